"""The client's end of a connection: JSON-RPC in lines over the pipes of a child process.

The generated package knows payloads and not JSON-RPC, so this is what an application adds to it.
"""

import asyncio
import contextlib
import json
from typing import Any

import msgspec
from acp_v2 import (
    METHODS,
    CancelledRequestPermissionOutcome,
    CancelSessionNotification,
    IdleStateUpdate,
    RequestPermissionRequest,
    RequestPermissionResponse,
    RequiresActionStateUpdate,
    SelectedRequestPermissionOutcome,
    SessionUpdateHandler,
    UpdateSessionNotification,
    decode,
    dispatch_all,
    encode,
    validate,
)
from acp_v2.session import Sessions


class Message(msgspec.Struct):
    """A JSON-RPC message whose payload is decoded later, by the type that its method has."""

    id: int | str | None = None
    method: str | None = None
    params: msgspec.Raw = msgspec.Raw()
    result: msgspec.Raw = msgspec.Raw()
    error: Any = None


class Peer:
    """A connection to an agent, and the sessions that it reports.

    Attributes:
        order: What came in, in the order of the lines.
        changes: What each update and permission request changed.
        sent: Method and payload of what went out, as JSON.
    """

    def __init__(self, process):
        self.sessions = Sessions()
        self.order = []
        self.changes = []
        self.sent = []
        self._process = process
        self._answers = {}
        self._closing = False

    async def request(self, method, params):
        """Send a request and return its result, typed where the package has a type for it."""
        expected = METHODS.get((method, "agent", "request"), dict)
        assert type(params) is expected
        number = len(self._answers)
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        self._send(method, params, id=number, method=method, params=params)
        message = await answer
        self.order.append(f"response to {method}")
        if message.error is not None:
            raise RuntimeError(message.error)
        return decode(message.result, METHODS.get((method, "agent", "response"), dict))

    def notify(self, method, params):
        """Send a notification."""
        assert type(params) is METHODS[method, "agent", "notification"]
        self._send(method, params, method=method, params=params)

    def answer_permission(self, request_id, outcome):
        """Answer a permission request."""
        session = self._asking(request_id)
        assert session.permission_answered(request_id)
        result = RequestPermissionResponse(outcome=outcome)
        assert type(result) is METHODS["session/request_permission", "client", "response"]
        self._send("session/request_permission", result, id=request_id, result=result)

    def _asking(self, request_id):
        """Return the session in which a request waits."""
        return next(found for found in self.sessions.values() if request_id in found.permissions)

    def _send(self, method, payload, **members):
        if not isinstance(payload, dict):
            validate(payload)
        texts = [
            f"{json.dumps(key)}:{encode(value).decode()}"
            for key, value in {"jsonrpc": "2.0", **members}.items()
        ]
        self._process.stdin.write(b"{%s}\n" % ",".join(texts).encode())
        self.sent.append({"method": method, "params": json.loads(encode(payload))})

    async def updates(self):
        """Yield updates as they come in, each after it was applied to its session."""
        async for line in self._process.stdout:
            message = msgspec.json.decode(line, type=Message)
            if message.method is None:
                self._answers[message.id].set_result(message)
                # Whoever waits for it goes first, so that `order` is the order of the lines.
                await asyncio.sleep(0)
            elif message.method == "session/update":
                notification = decode(message.params, UpdateSessionNotification)
                self.order.append(notification.update.session_update)
                self.changes.append(self.sessions.apply(notification))
                yield notification.update
            elif message.method == "session/request_permission":
                request = decode(message.params, RequestPermissionRequest)
                self.order.append(message.method)
                session = self.sessions[request.session_id]
                self.changes.append(session.permission_requested(message.id, request))
            elif message.method == "$/cancel_request":
                self.order.append(message.method)
                request_id = json.loads(bytes(message.params))["requestId"]
                self.answer_permission(request_id, CancelledRequestPermissionOutcome())
            else:
                raise AssertionError(message.method)
        if not self._closing:
            raise EOFError("the agent ended")

    async def close(self):
        """End the agent by closing its input, and return its exit code."""
        self._closing = True
        self._process.stdin.close()
        return await self._process.wait()


class Client(SessionUpdateHandler):
    """What a user would do: allow the first tool call, and cancel the work at the second.

    Attributes:
        handled: Tags of the updates whose handling has ended.
        cancelled: What cancelling did, and to which state.
    """

    def __init__(self, peer):
        self.handled = []
        self.cancelled = None
        self._peer = peer
        self._busy = False
        self._idle = asyncio.Queue()

    async def until_idle(self):
        """Wait for the end of the foreground work."""
        return await self._idle.get()

    async def unhandled(self, update):
        async with self._alone():
            # Time in which the next update could overtake this one.
            await asyncio.sleep(0.001)
            self.handled.append(update.session_update)

    async def state_update(self, update):
        await self.unhandled(update)
        if isinstance(update.state, IdleStateUpdate):
            self._idle.put_nowait(update.state)
        elif isinstance(update.state, RequiresActionStateUpdate):
            self._decide()

    def _decide(self):
        [(session_id, session)] = self._peer.sessions.items()
        [(request_id, request)] = session.permissions.items()
        if request.subject.tool_call.tool_call_id == "call_1":
            chosen = SelectedRequestPermissionOutcome(option_id=request.options[0].option_id)
            self._peer.answer_permission(request_id, chosen)
        else:
            done = session.cancel()
            status = session.tool_calls["call_2"].status
            self.cancelled = (done, request_id, session.cancelling, status)
            self._peer.notify("session/cancel", CancelSessionNotification(session_id=session_id))

    @contextlib.asynccontextmanager
    async def _alone(self):
        assert not self._busy
        self._busy = True
        yield
        self._busy = False


@contextlib.asynccontextmanager
async def connected(command, stderr):
    """Start an agent, and handle what it reports while the block runs."""
    process = await asyncio.create_subprocess_exec(
        *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=stderr
    )
    peer = Peer(process)
    client = Client(peer)
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(dispatch_all(peer.updates(), client))
            yield peer, client
            assert await peer.close() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
