"""A session with an agent that is written with the TypeScript SDK, over the pipes of a process."""

import asyncio
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest
from acp_v2 import PromptRequest, TextContentBlock, convert, to_builtins
from acp_v2.session import Session

from tests.interop.peer import connected

HERE = Path(__file__).resolve().parent
FILES = ("agent.mts", "package.json", "package-lock.json", "tsconfig.json", ".npmrc")
SECONDS = 60

ORDER = """
response to initialize
response to session/new
available_commands_update
user_message
state_update
response to session/prompt
agent_thought_chunk
agent_thought_chunk
agent_message_chunk
plan_update
session/request_permission
state_update
state_update
tool_call_update
tool_call_content_chunk
terminal_update
terminal_output_chunk
terminal_output_chunk
terminal_update
tool_call_update
plan_update
agent_message_chunk
usage_update
_mood
notice
state_update
response to session/prompt
user_message_chunk
user_message_chunk
state_update
tool_call_update
session/request_permission
state_update
$/cancel_request
tool_call_update
state_update
response to _received
""".split("\n")[1:-1]

# kind, id, created, attributes that changed
CHANGES = [
    ("available_commands", None, False, ("available_commands",)),
    ("user_message", "user_1", True, ("content",)),
    ("state", None, False, ("state",)),
    ("agent_thought", "thought_1", True, ("content",)),
    ("agent_thought", "thought_1", False, ("content",)),
    ("agent_message", "msg_1", True, ("content",)),
    ("plan", "plan_1", True, ("plan",)),
    ("tool_call", "call_1", True, ("title", "kind", "raw_input", "meta")),
    ("state", None, False, ("state",)),
    ("state", None, False, ("state",)),
    ("tool_call", "call_1", False, ("status", "meta")),
    ("tool_call", "call_1", False, ("content",)),
    ("terminal", "term_1", True, ("command", "cwd")),
    ("terminal", "term_1", False, ("output",)),
    ("terminal", "term_1", False, ("output",)),
    ("terminal", "term_1", False, ("exit_status",)),
    ("tool_call", "call_1", False, ("title", "status", "raw_output")),
    ("plan", "plan_1", False, ("plan",)),
    ("agent_message", "msg_1", False, ("content",)),
    ("usage", None, True, ("used", "size", "cost")),
    ("other", None, False, ("others",)),
    ("notice", None, False, ()),
    ("state", None, False, ("state",)),
    ("user_message", "user_2", True, ("content",)),
    ("user_message", "user_2", False, ("content",)),
    ("state", None, False, ("state",)),
    ("tool_call", "call_2", True, ("title", "kind", "status")),
    # The subject of the second request says that the call is pending again.
    ("tool_call", "call_2", False, ("status",)),
    ("state", None, False, ("state",)),
    # The client has marked the call already, so the agent's word changes its content alone.
    ("tool_call", "call_2", False, ("content",)),
    ("state", None, False, ("state",)),
]

SESSION = [
    {
        "sessionUpdate": "usage_update",
        "used": 1200,
        "size": 200000,
        "cost": {"amount": 0.25, "currency": "EUR"},
    },
    {
        "sessionUpdate": "user_message",
        "messageId": "user_1",
        "content": [{"type": "text", "text": "Run the tests."}],
        "_meta": None,
    },
    {
        "sessionUpdate": "agent_thought",
        "messageId": "thought_1",
        "content": [{"type": "text", "text": "The tests "}, {"type": "text", "text": "tell."}],
        "_meta": None,
    },
    {
        "sessionUpdate": "agent_message",
        "messageId": "msg_1",
        "content": [{"type": "text", "text": "Running "}, {"type": "text", "text": "passed."}],
        "_meta": None,
    },
    {
        "sessionUpdate": "plan_update",
        "plan": {
            "type": "items",
            "planId": "plan_1",
            "entries": [{"content": "Run the tests", "priority": "high", "status": "completed"}],
        },
    },
    {
        "sessionUpdate": "tool_call_update",
        "toolCallId": "call_1",
        "name": None,
        "title": None,
        "kind": "execute",
        "status": "completed",
        "content": [{"type": "terminal", "terminalId": "term_1"}],
        "locations": None,
        "rawInput": {"command": ["pytest", "-q"]},
        "rawOutput": {"failed": 0},
        "capabilities": None,
        "_meta": {"attempt": 1},
    },
    {
        "sessionUpdate": "terminal_update",
        "terminalId": "term_1",
        "command": "pytest -q",
        "cwd": "/project",
        "output": {"data": "Z3LDvG4K"},
        "exitStatus": {"exitCode": 0},
        "size": None,
        "capabilities": None,
        "_meta": None,
    },
    {
        "sessionUpdate": "user_message",
        "messageId": "user_2",
        "content": [
            {"type": "text", "text": "Run them all."},
            {"type": "text", "text": "Even the slow ones."},
        ],
        "_meta": None,
    },
    {
        "sessionUpdate": "tool_call_update",
        "toolCallId": "call_2",
        "name": None,
        "title": "Running all tests",
        "kind": "execute",
        "status": "cancelled",
        "content": [{"type": "content", "content": {"type": "text", "text": "Nothing ran."}}],
        "locations": None,
        "rawInput": None,
        "rawOutput": None,
        "capabilities": None,
        "_meta": None,
    },
    {
        "sessionUpdate": "available_commands_update",
        "availableCommands": [
            {"type": "command", "name": "test", "description": "Run the tests."},
        ],
    },
    {"sessionUpdate": "_mood", "mood": {"score": 7, "words": ["calm"]}},
    {"sessionUpdate": "state_update", "state": "idle", "stopReason": "cancelled"},
]

FIRST = [TextContentBlock(text="Run the tests.")]
SECOND = [TextContentBlock(text="Run them all."), TextContentBlock(text="Even the slow ones.")]
INITIALIZE = {
    "protocolVersion": 2,
    "info": {"name": "acp-codegen", "version": "1.0.0"},
    "capabilities": {},
}

RECEIVED = [
    {"method": "initialize", "params": INITIALIZE},
    {"method": "session/new", "params": {"cwd": "/project", "mcpServers": []}},
    {
        "method": "session/prompt",
        "params": {
            "sessionId": "sess_1",
            "prompt": [{"type": "text", "text": "Run the tests."}],
        },
    },
    {
        "method": "session/request_permission",
        "params": {"outcome": {"outcome": "selected", "optionId": "yes"}},
    },
    {
        "method": "session/prompt",
        "params": {
            "sessionId": "sess_1",
            "prompt": [
                {"type": "text", "text": "Run them all."},
                {"type": "text", "text": "Even the slow ones."},
            ],
        },
    },
    {"method": "session/cancel", "params": {"sessionId": "sess_1"}},
    {"method": "session/request_permission", "params": {"outcome": {"outcome": "cancelled"}}},
]


def run(command, folder):
    """Run a command of the set-up, or fail with what it printed."""
    done = subprocess.run(
        command, cwd=folder, capture_output=True, text=True, timeout=600, check=False
    )
    if done.returncode:
        said = f"{done.stdout}\n{done.stderr}"
        pytest.fail(f"{' '.join(map(str, command))}: exit code {done.returncode}\n{said}")


@pytest.fixture(scope="session")
def installed(tmp_path_factory):
    """A copy of the agent beside the SDK that package-lock.json names."""
    for tool in ("node", "npm"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is missing, which the TypeScript SDK needs")
    folder = tmp_path_factory.mktemp("interop")
    for name in FILES:
        shutil.copy(HERE / name, folder)
    quiet = ("--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    run([shutil.which("npm"), "ci", *quiet], folder)
    return folder


def compile_agent(folder):
    """Check the agent's types against the SDK's, and write the JavaScript that Node runs."""
    return [shutil.which("node"), folder / "node_modules/typescript/bin/tsc", "-p", folder]


@pytest.fixture(scope="session")
def played(installed, tmp_path_factory):
    """What there is to see of one session, from `initialize` to the end of the agent."""
    run(compile_agent(installed), installed)
    stderr = tmp_path_factory.mktemp("stderr") / "stderr.txt"

    async def play():
        with stderr.open("wb") as file:
            async with (
                asyncio.timeout(SECONDS),
                connected([shutil.which("node"), installed / "agent.mjs"], file) as (peer, client),
            ):
                initialized = await peer.request("initialize", INITIALIZE)
                assert initialized["protocolVersion"] == 2
                created = await peer.request("session/new", {"cwd": "/project", "mcpServers": []})
                bound = []
                stops = []
                for blocks in (FIRST, SECOND):
                    request = PromptRequest(session_id=created["sessionId"], prompt=blocks)
                    response = await peer.request("session/prompt", request)
                    session = peer.sessions[created["sessionId"]]
                    bound.append(session.accept_prompt(response, request))
                    stops.append(str((await client.until_idle()).stop_reason))
                received = await peer.request("_received", {})
        return SimpleNamespace(
            peer=peer,
            client=client,
            session=session,
            bound=bound,
            stops=stops,
            received=received,
        )

    try:
        found = asyncio.run(play())
    except BaseException as error:
        error.add_note(f"the agent said: {stderr.read_text()}")
        raise
    found.stderr = stderr.read_text()
    return found


def test_the_session_is_what_the_agent_reported(played):
    session = played.session
    assert [to_builtins(update) for update in session.replay()] == SESSION
    folded = Session()
    for update in SESSION:
        folded.apply(convert(update))
    assert session == folded
    assert list(played.peer.sessions) == ["sess_1"]
    assert list(session.user_messages) == ["user_1", "user_2"]
    assert list(session.tool_calls) == ["call_1", "call_2"]
    assert session.terminals["term_1"].output == "grün\n".encode()
    assert played.stops == ["end_turn", "cancelled"]
    assert session.was_cancelled and not session.cancelling
    assert not session.permissions


def test_everything_came_in_order_and_one_after_the_other(played):
    peer = played.peer
    assert peer.order == ORDER
    changes = [(change.kind, change.id, change.created, change.fields) for change in peer.changes]
    assert changes == CHANGES
    replies = ("response", "session/", "$/")
    assert played.client.handled == [name for name in ORDER if not name.startswith(replies)]


def test_a_prompt_is_bound_to_its_message_whichever_comes_first(played):
    before, after = played.bound
    assert before is played.session.user_messages["user_1"]
    assert after is None
    requests = {key: value.prompt for key, value in played.session.submissions.items()}
    assert requests == {"user_1": FIRST, "user_2": SECOND}


def test_cancelling_marks_at_once_and_answers_when_the_agent_asks(played):
    done, request_id, cancelling, status = played.client.cancelled
    marked = [(change.kind, change.id, change.fields) for change in done.marked]
    assert marked == [("tool_call", "call_2", ("status",))]
    assert (done.answer, done.may_answer) == ((), (request_id,))
    assert cancelling and status == "cancelled"


def test_the_sdk_accepts_what_was_sent(played):
    # The SDK drops what its schema refuses with a line on stderr, and nothing else.
    assert played.stderr == ""
    assert played.received == RECEIVED
    assert sorted(map(str, played.peer.sent)) == sorted(
        map(str, [*RECEIVED, {"method": "_received", "params": {}}])
    )


def test_the_compiler_refuses_what_the_sdk_has_no_type_for(installed, tmp_path):
    source = (HERE / "agent.mts").read_text()
    broken = source.replace('kind: "execute",', 'kinds: "execute",', 1)
    assert broken != source
    (tmp_path / "agent.mts").write_text(broken)
    shutil.copy(HERE / "tsconfig.json", tmp_path)
    shutil.copy(HERE / "package.json", tmp_path)
    (tmp_path / "node_modules").symlink_to(installed / "node_modules")
    done = subprocess.run(compile_agent(tmp_path), capture_output=True, text=True, check=False)
    assert done.returncode and "'kinds' does not exist in type" in done.stdout
