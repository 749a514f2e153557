# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""The session that a stream of updates describes, and what a client does to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, ClassVar, cast

from msgspec import Struct
from msgspec.structs import replace

from ._runtime.errors import ApplyError, DecodeError
from ._runtime.stored import differ
from .codec import convert
from .entities import (
    AgentMessageState,
    AgentThoughtState,
    Change,
    CompactionState,
    Entity,
    PlanState,
    SessionInfoState,
    SessionMessageState,
    SubagentState,
    TerminalState,
    ToolCallState,
    UsageState,
    UserMessageState,
)
from .enums import (
    StopReason,
    ToolCallStatus,
)
from .models import (
    AgentMessage,
    AgentMessageChunk,
    AgentThought,
    AgentThoughtChunk,
    AvailableCommandsUpdate,
    CompactionId,
    CompactionSummaryChunk,
    CompactionUpdate,
    ConfigOptionUpdate,
    IdleStateUpdate,
    MessageId,
    Notice,
    PlanId,
    PlanRemoved,
    PlanUpdate,
    PromptResponse,
    RequestPermissionRequest,
    SessionId,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SubagentUpdate,
    TerminalBackgroundWork,
    TerminalId,
    TerminalOutputChunk,
    TerminalToolCallContent,
    TerminalUpdate,
    ToolCallBackgroundWork,
    ToolCallContentChunk,
    ToolCallId,
    ToolCallRequestPermissionSubject,
    ToolCallUpdate,
    ToolCallUpdateFields,
    UnknownStateUpdate,
    UpdateSessionNotification,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)
from .open import (
    OtherIdleStateUpdate,
    OtherSessionUpdate,
    OtherStateUpdate,
    StateUpdate,
)
from .unions import (
    AvailableCommand,
    BackgroundWork,
    SessionConfigOption,
    SessionUpdate,
    State,
)


class Cancellation(Struct, frozen=True):
    """What cancelling did at once, and which requests to answer with `cancelled`.

    Attributes:
        marked: What was marked; later updates still win.
        answer: Ids of requests that must be answered now. They do not wait any more.
        may_answer: Ids of requests that belong to the cancelled work and may be answered now; the
            agent asks for the answer of each in time.
    """

    marked: tuple[Change, ...]
    answer: tuple[str | int, ...]
    may_answer: tuple[str | int, ...]


def _work(raw: object) -> Iterator[BackgroundWork]:
    """Yield what a raw list has of background work."""
    for item in cast("list[object]", raw) if isinstance(raw, list) else ():
        with suppress(DecodeError):
            yield convert(item, BackgroundWork)


class Session:
    """One session, folded from its updates in the order they are received.

    An update that cannot be applied raises and changes nothing. Two sessions are equal if updates
    cannot tell them apart; what only this client knows (submissions, requests that wait, whether a
    cancellation is on its way) does not count.

    Attributes:
        others: Updates that this revision does not know, raw and in order.
    """

    def __init__(self, *, max_others: int | None = None) -> None:
        """Start a session to which nothing has happened.

        Args:
            max_others: How many unknown updates to keep; the oldest go first.
        """
        self.user_messages: dict[MessageId, UserMessageState] = {}
        self.agent_messages: dict[MessageId, AgentMessageState] = {}
        self.agent_thoughts: dict[MessageId, AgentThoughtState] = {}
        self.session_messages: dict[MessageId, SessionMessageState] = {}
        self.tool_calls: dict[ToolCallId, ToolCallState] = {}
        self.terminals: dict[TerminalId, TerminalState] = {}
        self.plans: dict[PlanId, PlanState] = {}
        self.compactions: dict[CompactionId, CompactionState] = {}
        self.subagents: dict[SessionId, SubagentState] = {}
        self.info = SessionInfoState()
        self.usage: UsageState | None = None
        self.state: State = IdleStateUpdate()
        """A snapshot of the session's aggregate foreground activity."""
        self.confirmed_state: State = self.state
        """The last one that said what is going on."""
        self.available_commands: list[AvailableCommand] = []
        """Available commands are ready or have changed"""
        self.config_options: list[SessionConfigOption] = []
        """Session configuration options have been updated."""
        self.others: deque[OtherSessionUpdate] = deque(maxlen=max_others)
        self._timeline: dict[tuple[str, str], Entity] = {}
        self.submissions: dict[str, object] = {}
        """What was submitted, by the id of the message that it became."""
        self.permissions: dict[str | int, RequestPermissionRequest] = {}
        """Requests that wait for an answer, by their JSON-RPC id."""
        self.cancelling = False
        """Whether a cancellation was sent and nothing has confirmed or overtaken it."""
        self._reported = False

    @property
    def timeline(self) -> tuple[Entity, ...]:
        """The entities with an id in the order they were first seen, as a new tuple."""
        return tuple(self._timeline.values())

    @property
    def is_idle(self) -> bool:
        """Whether the state is known to be `idle`."""
        return isinstance(self.state, (IdleStateUpdate, OtherIdleStateUpdate))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Session):
            return NotImplemented
        entities = list(self._timeline.items()) == list(other._timeline.items())
        return entities and not any(map(differ, self._said(), other._said()))

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _said(self) -> tuple[object, ...]:
        """Return what updates can say besides the entities with an id."""
        return (
            self.info.to_update(),
            self.usage and self.usage.to_update(),
            self.state,
            self.confirmed_state,
            self.available_commands,
            self.config_options,
            list(self.others),
            self._reported,
        )

    def apply(self, update: SessionUpdate) -> Change:
        """Apply an update and return what it did.

        Raises:
            ApplyError: It cannot be applied; the session is as it was.
            TypeError: Not an update.
        """
        try:
            method = self._methods[type(update)]
        except KeyError:
            message = f"not an update: {type(update).__name__}"
            raise TypeError(message) from None
        return method(self, update)

    def _user_message(self, update: UserMessage) -> Change:
        entity = self.user_messages.get(update.message_id)
        if entity is not None:
            return entity.apply(update)
        entity = UserMessageState(update.message_id)
        change = entity.apply(update)
        self._add(self.user_messages, "user_message", update.message_id, entity)
        return replace(change, created=True)

    def _user_message_chunk(self, chunk: UserMessageChunk) -> Change:
        entity = self.user_messages.get(chunk.message_id)
        if entity is not None:
            return entity.append(chunk)
        entity = UserMessageState(chunk.message_id)
        change = entity.append(chunk)
        self._add(self.user_messages, "user_message", chunk.message_id, entity)
        return replace(change, created=True)

    def _agent_message(self, update: AgentMessage) -> Change:
        entity = self.agent_messages.get(update.message_id)
        if entity is not None:
            return entity.apply(update)
        entity = AgentMessageState(update.message_id)
        change = entity.apply(update)
        self._add(self.agent_messages, "agent_message", update.message_id, entity)
        return replace(change, created=True)

    def _agent_message_chunk(self, chunk: AgentMessageChunk) -> Change:
        entity = self.agent_messages.get(chunk.message_id)
        if entity is not None:
            return entity.append(chunk)
        entity = AgentMessageState(chunk.message_id)
        change = entity.append(chunk)
        self._add(self.agent_messages, "agent_message", chunk.message_id, entity)
        return replace(change, created=True)

    def _agent_thought(self, update: AgentThought) -> Change:
        entity = self.agent_thoughts.get(update.message_id)
        if entity is not None:
            return entity.apply(update)
        entity = AgentThoughtState(update.message_id)
        change = entity.apply(update)
        self._add(self.agent_thoughts, "agent_thought", update.message_id, entity)
        return replace(change, created=True)

    def _agent_thought_chunk(self, chunk: AgentThoughtChunk) -> Change:
        entity = self.agent_thoughts.get(chunk.message_id)
        if entity is not None:
            return entity.append(chunk)
        entity = AgentThoughtState(chunk.message_id)
        change = entity.append(chunk)
        self._add(self.agent_thoughts, "agent_thought", chunk.message_id, entity)
        return replace(change, created=True)

    def _session_message(self, update: SessionMessage) -> Change:
        entity = self.session_messages.get(update.message_id)
        if entity is not None:
            return entity.apply(update)
        entity = SessionMessageState(update.message_id)
        change = entity.apply(update)
        self._add(self.session_messages, "session_message", update.message_id, entity)
        return replace(change, created=True)

    def _session_message_chunk(self, chunk: SessionMessageChunk) -> Change:
        entity = self.session_messages.get(chunk.message_id)
        if entity is not None:
            return entity.append(chunk)
        entity = SessionMessageState(chunk.message_id)
        change = entity.append(chunk)
        self._add(self.session_messages, "session_message", chunk.message_id, entity)
        return replace(change, created=True)

    def _tool_call(self, update: ToolCallUpdateFields) -> Change:
        entity = self.tool_calls.get(update.tool_call_id)
        if entity is not None:
            return entity.apply(update)
        entity = ToolCallState(update.tool_call_id)
        change = entity.apply(update)
        self._add(self.tool_calls, "tool_call", update.tool_call_id, entity)
        return replace(change, created=True)

    def _tool_call_chunk(self, chunk: ToolCallContentChunk) -> Change:
        entity = self.tool_calls.get(chunk.tool_call_id)
        if entity is not None:
            return entity.append(chunk)
        entity = ToolCallState(chunk.tool_call_id)
        change = entity.append(chunk)
        self._add(self.tool_calls, "tool_call", chunk.tool_call_id, entity)
        return replace(change, created=True)

    def _terminal(self, update: TerminalUpdate) -> Change:
        entity = self.terminals.get(update.terminal_id)
        if entity is not None:
            return entity.apply(update)
        entity = TerminalState(update.terminal_id)
        change = entity.apply(update)
        self._add(self.terminals, "terminal", update.terminal_id, entity)
        return replace(change, created=True)

    def _terminal_chunk(self, chunk: TerminalOutputChunk) -> Change:
        entity = self.terminals.get(chunk.terminal_id)
        if entity is not None:
            return entity.append(chunk)
        entity = TerminalState(chunk.terminal_id)
        change = entity.append(chunk)
        self._add(self.terminals, "terminal", chunk.terminal_id, entity)
        return replace(change, created=True)

    def _plan(self, update: PlanUpdate) -> Change:
        entity = self.plans.get(update.plan.plan_id)
        if entity is not None:
            return entity.apply(update)
        entity = PlanState(update.plan.plan_id, update.plan)
        change = entity.apply(update)
        self._add(self.plans, "plan", update.plan.plan_id, entity)
        return replace(change, created=True, fields=("plan", *change.fields))

    def _plan_removed(self, update: PlanRemoved) -> Change:
        key = update.plan_id
        entity = self.plans.pop(key, None)
        # What is not there is removed already; if it comes back, it is a new one.
        self._timeline.pop(("plan", key), None)
        return Change("plan", key, entity, False, (), None, update, entity is not None)

    def _compaction(self, update: CompactionUpdate) -> Change:
        entity = self.compactions.get(update.compaction_id)
        if entity is not None:
            return entity.apply(update)
        entity = CompactionState(update.compaction_id)
        change = entity.apply(update)
        self._add(self.compactions, "compaction", update.compaction_id, entity)
        return replace(change, created=True)

    def _compaction_chunk(self, chunk: CompactionSummaryChunk) -> Change:
        entity = self.compactions.get(chunk.compaction_id)
        if entity is not None:
            return entity.append(chunk)
        entity = CompactionState(chunk.compaction_id)
        change = entity.append(chunk)
        self._add(self.compactions, "compaction", chunk.compaction_id, entity)
        return replace(change, created=True)

    def _subagent(self, update: SubagentUpdate) -> Change:
        entity = self.subagents.get(update.session_id)
        if entity is not None:
            return entity.apply(update)
        entity = SubagentState(update.session_id)
        change = entity.apply(update)
        self._add(self.subagents, "subagent", update.session_id, entity)
        return replace(change, created=True)

    def _info(self, update: SessionInfoUpdate) -> Change:
        return self.info.apply(update)

    def _usage(self, update: UsageUpdate) -> Change:
        entity = self.usage
        if entity is not None:
            return entity.apply(update)
        entity = UsageState(update.used, update.size)
        change = entity.apply(update)
        self.usage = entity
        return replace(change, created=True, fields=("used", "size", *change.fields))

    def _snapshot_state(self, update: StateUpdate) -> Change:
        value = update.state
        changed = differ(self.state, value)
        self.state = value
        if not isinstance(value, (UnknownStateUpdate, OtherStateUpdate)):
            self.confirmed_state = value
        self._reported = True
        if self.is_idle:
            self.cancelling = False
        return Change("state", None, None, False, ("state",) if changed else (), None, update)

    def _snapshot_available_commands(self, update: AvailableCommandsUpdate) -> Change:
        value = list(update.available_commands)
        changed = differ(self.available_commands, value)
        self.available_commands = value
        return Change(
            "available_commands",
            None,
            None,
            False,
            ("available_commands",) if changed else (),
            None,
            update,
        )

    def _snapshot_config_options(self, update: ConfigOptionUpdate) -> Change:
        value = list(update.config_options)
        changed = differ(self.config_options, value)
        self.config_options = value
        return Change(
            "config_options",
            None,
            None,
            False,
            ("config_options",) if changed else (),
            None,
            update,
        )

    def _event_notice(self, update: Notice) -> Change:
        return Change("notice", None, None, False, (), None, update)

    def _other(self, update: OtherSessionUpdate) -> Change:
        self.others.append(update)
        return Change("other", None, None, False, ("others",), None, update)

    def _add(self, stored: dict[str, Any], kind: str, key: str, entity: Entity) -> None:
        stored[key] = entity
        self._timeline[kind, key] = entity

    def replay(self) -> Iterator[SessionUpdate]:
        """Yield updates that make an equal session of a fresh one of this revision.

        Entities come whole and in the order of the timeline, unknown updates after them, and the
        state last. Events are gone.
        """
        if self.info != SessionInfoState():
            yield self.info.to_update()
        if self.usage is not None:
            yield self.usage.to_update()
        for entity in self.timeline:
            yield entity.to_update()
        if self.available_commands:
            yield AvailableCommandsUpdate(available_commands=list(self.available_commands))
        if self.config_options:
            yield ConfigOptionUpdate(config_options=list(self.config_options))
        yield from tuple(self.others)
        if self.confirmed_state not in (self.state, IdleStateUpdate()):
            yield StateUpdate(self.confirmed_state)
        if self._reported or self.state != IdleStateUpdate():
            yield StateUpdate(self.state)

    def accept_prompt(
        self, response: PromptResponse, submission: object = None
    ) -> UserMessageState | None:
        """Bind what was submitted to the message that it became, whichever comes first.

        The response alone creates nothing: content comes from updates.

        Args:
            response: The response to the prompt.
            submission: What was sent, kept in `submissions`.

        Returns:
            The message, where an update has brought it already.

        Raises:
            ApplyError: The message is that of another submission.
        """
        key = response.message_id
        bound = self.submissions.get(key)
        if bound is not None and submission is not None and bound is not submission:
            raise ApplyError(response, "user_message", "the message is that of another submission")
        self.submissions[key] = submission if bound is None else bound
        # What follows is other work than that which was cancelled.
        self.cancelling = False
        return self.user_messages.get(key)

    def permission_requested(
        self, request_id: str | int, request: RequestPermissionRequest
    ) -> Change | None:
        """Note a request that waits for the user.

        The tool_call that it carries is applied like an update.

        Args:
            request_id: The JSON-RPC id.
            request: The request.

        Returns:
            What the request changed.

        Raises:
            ApplyError: A request of that id waits already.
        """
        if request_id in self.permissions:
            raise ApplyError(request, "permission", "a request of that id waits already")
        subject = request.subject
        change = (
            self._tool_call(subject.tool_call)
            if isinstance(subject, ToolCallRequestPermissionSubject)
            else None
        )
        self.permissions[request_id] = request
        return change

    def permission_answered(self, request_id: str | int) -> bool:
        """Note that a request was answered; tell whether it was waiting for that."""
        return self.permissions.pop(request_id, None) is not None

    @property
    def was_cancelled(self) -> bool:
        """Whether the agent has confirmed that the work was cancelled."""
        state = self.state
        return (
            isinstance(state, (IdleStateUpdate, OtherIdleStateUpdate))
            and state.stop_reason == StopReason.CANCELLED
        )

    def cancel(self) -> Cancellation:
        """Mark the unfinished tool_calls of the active work, as its cancellation is sent.

        Once the agent has reported `idle`, what is unfinished goes on in the background.
        """
        goes_on = self._goes_on()
        # Not knowing does not start work that had ended; a state of another revision may.
        quiet = self.is_idle or (
            isinstance(self.state, UnknownStateUpdate)
            and isinstance(self.confirmed_state, (IdleStateUpdate, OtherIdleStateUpdate))
        )
        active = not (self._reported and quiet)
        marked: list[Change] = []
        for key, entity in self.tool_calls.items() if active else ():
            if (
                entity.status
                in (
                    ToolCallStatus.COMPLETED,
                    ToolCallStatus.FAILED,
                    ToolCallStatus.CANCELLED,
                )
                or key in goes_on
            ):
                continue
            entity.status = ToolCallStatus.CANCELLED
            marked.append(Change("tool_call", key, entity, False, ("status",), None, None))
        self.cancelling = True
        may_answer = tuple(
            request_id
            for request_id, request in self.permissions.items()
            if active
            and self._concerns(request) in self.tool_calls
            and self._concerns(request) not in goes_on
        )
        return Cancellation(tuple(marked), (), may_answer)

    @staticmethod
    def _concerns(request: RequestPermissionRequest) -> object:
        """Return the key of what a request is about."""
        subject = request.subject
        if isinstance(subject, ToolCallRequestPermissionSubject):
            return subject.tool_call.tool_call_id
        return getattr(subject, "tool_call_id", None)

    def _goes_on(self) -> set[object]:
        """Return the keys of what the latest state lists as background work."""
        listed = self._listed()
        keys: set[object] = {
            item.tool_call_id for item in listed if isinstance(item, ToolCallBackgroundWork)
        }
        # Work with a process of its own is listed as that, and not also as what shows it.
        shown = {item.terminal_id for item in listed if isinstance(item, TerminalBackgroundWork)}
        for key, entity in self.tool_calls.items() if shown else ():
            if any(
                isinstance(item, TerminalToolCallContent) and item.terminal_id in shown
                for item in entity.content
            ):
                keys.add(key)
        return keys

    def _listed(self) -> list[BackgroundWork]:
        state = self.state
        if isinstance(state, OtherStateUpdate):
            # Whatever the state is, what it lists goes on.
            return list(_work(state.raw.get("background")))
        # Older msgspec does not tell type checkers that UNSET is false.
        listed = state.background
        return list(listed) if isinstance(listed, list) else []

    _methods: ClassVar[dict[type[Any], Callable[[Session, Any], Change]]] = {
        UserMessage: _user_message,
        UserMessageChunk: _user_message_chunk,
        AgentMessage: _agent_message,
        AgentMessageChunk: _agent_message_chunk,
        AgentThought: _agent_thought,
        AgentThoughtChunk: _agent_thought_chunk,
        SessionMessage: _session_message,
        SessionMessageChunk: _session_message_chunk,
        ToolCallUpdate: _tool_call,
        ToolCallContentChunk: _tool_call_chunk,
        TerminalUpdate: _terminal,
        TerminalOutputChunk: _terminal_chunk,
        PlanUpdate: _plan,
        PlanRemoved: _plan_removed,
        CompactionUpdate: _compaction,
        CompactionSummaryChunk: _compaction_chunk,
        SubagentUpdate: _subagent,
        SessionInfoUpdate: _info,
        UsageUpdate: _usage,
        StateUpdate: _snapshot_state,
        AvailableCommandsUpdate: _snapshot_available_commands,
        ConfigOptionUpdate: _snapshot_config_options,
        Notice: _event_notice,
        OtherSessionUpdate: _other,
    }


class Sessions(Mapping[SessionId, Session]):
    """The sessions of a connection, by id; an update creates the one that it is about."""

    def __init__(self, *, max_others: int | None = None) -> None:
        """Start without any.

        Args:
            max_others: As for `Session`.
        """
        self._max_others = max_others
        self._sessions: dict[SessionId, Session] = {}

    def __getitem__(self, key: SessionId) -> Session:
        return self._sessions[key]

    def __iter__(self) -> Iterator[SessionId]:
        return iter(self._sessions)

    def __len__(self) -> int:
        return len(self._sessions)

    def apply(self, notification: UpdateSessionNotification) -> Change:
        """Apply an update to its session and return what it did.

        Raises:
            ApplyError: It cannot be applied; every session is as it was.
        """
        key = notification.session_id
        session = self._sessions.get(key)
        if session is None:
            session = Session(max_others=self._max_others)
        change = session.apply(notification.update)
        self._sessions[key] = session
        return change
