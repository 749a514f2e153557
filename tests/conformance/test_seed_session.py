"""The examples of the page on the prompt lifecycle, in its order, as one session.

After each of them the whole session is compared with what is written here: what a step does not
name has not changed. The page is of 1.6.0; its examples are valid in 2.4.0, too, and where the two
revisions make something else of them, the step says so.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from .rules_support import Client
from .support import COMMITTED, read_lines

REVISIONS = ["1.6.0", COMMITTED]
PAGE = read_lines("seed_examples.jsonl")

EMPTY: dict[str, Any] = {
    "user_message": {},
    "agent_message": {},
    "agent_thought": {},
    "session_message": {},
    "tool_call": {},
    "terminal": {},
    "plan": {},
    "compaction": {},
    "subagent": {},
    "timeline": [],
    "state": {"state": "idle"},
    "confirmed_state": {"state": "idle"},
    "info": {"title": None, "updated_at": None, "meta": {}},
    "usage": None,
    "available_commands": [],
    "config_options": [],
    "others": [],
}
"""A session to which nothing has happened."""


@dataclass(frozen=True)
class Step:
    """An example of the page: the change that it is, and what of the session is another now."""

    name: str
    kind: str
    id: str | None = None
    created: bool = False
    fields: tuple[str, ...] = ()
    appended: Any = None
    after: dict[str, Any] = field(default_factory=dict)


def text(words: str) -> dict[str, Any]:
    return {"type": "text", "text": words}


def output(words: str) -> dict[str, Any]:
    return {"type": "content", "content": text(words)}


def message(key: str, *words: str) -> dict[str, Any]:
    return {key: {"message_id": key, "content": [text(each) for each in words], "meta": {}}}


def entry(content: str, priority: str) -> dict[str, Any]:
    return {"content": content, "priority": priority, "status": "pending"}


def received(revision: str) -> dict[str, Any]:
    """Return the message of the first example."""
    names = ("sender_session_id", "recipient_session_id")
    # From 2.1.0 on the chunk does not say who takes part; the message does, and none came.
    who = ("parent_session", "child_session") if revision == "1.6.0" else (None, None)
    later = {"sender_message_id": None, "recipient_message_id": None}
    return {
        "received_message_1": {
            **message("received_message_1", "Please investigate ")["received_message_1"],
            **dict(zip(names, who, strict=True)),
            **(later if revision != "1.6.0" else {}),
        }
    }


def analysis(revision: str, status: str, *words: str) -> dict[str, Any]:
    """Return the only tool call."""
    return {
        "call_001": {
            "tool_call_id": "call_001",
            "name": None,
            "title": "Analyzing Python code",
            "kind": "other",
            "status": status,
            "content": [output(each) for each in words],
            "locations": [],
            "raw_input": None,
            "raw_output": None,
            "meta": {},
            **({"capabilities": None} if revision != "1.6.0" else {}),
        }
    }


def compaction(status: str, *words: str) -> dict[str, Any]:
    """Return the only compaction."""
    return {
        "cmp_001": {
            "compaction_id": "cmp_001",
            "status": status,
            "summary": [text(each) for each in words],
            "error": None,
            "meta": {},
        }
    }


def state(**given: str) -> dict[str, Any]:
    """Return a state that was reported, and so is confirmed."""
    return {"state": given, "confirmed_state": given}


QUESTION = "Can you analyze this code for potential issues?"
ANSWER = "I'll analyze your code for potential issues. Let me examine it..."
THOUGHT = "Need to inspect the loop body before suggesting a fix."
RESULT = (
    "Analysis complete:\n- No syntax errors found\n- Consider adding type hints for better clarity"
    "\n- The function could benefit from error handling for empty lists"
)
SUMMARY = "## Retained context\n\nThe user is updating the ACP schema."
PLAN = {
    "type": "items",
    "planId": "plan-1",
    "entries": [
        entry("Check for syntax errors", "high"),
        entry("Identify potential type issues", "medium"),
        entry("Review error handling patterns", "medium"),
        entry("Suggest improvements", "low"),
    ],
}
TIMELINE = [
    ("session_message", "received_message_1"),
    ("user_message", "msg_user_8f7a1"),
    ("plan", "plan-1"),
    ("agent_message", "msg_agent_c42b9"),
    ("agent_thought", "msg_thought_a12"),
    ("tool_call", "call_001"),
    ("compaction", "cmp_001"),
]


def steps(revision: str) -> list[Step]:
    """Return what becomes of the updates of the page."""
    return [
        Step(
            "01 session/update session_message_chunk",
            "session_message",
            "received_message_1",
            created=True,
            fields=("content", "sender_session_id", "recipient_session_id")
            if revision == "1.6.0"
            else ("content",),
            appended=text("Please investigate "),
            after={"session_message": received(revision), "timeline": TIMELINE[:1]},
        ),
        # A request and its response create nothing; the message is what the update says.
        Step("02 session/prompt", "request"),
        Step("03 response", "response"),
        Step(
            "04 session/update user_message",
            "user_message",
            "msg_user_8f7a1",
            created=True,
            fields=("content",),
            after={"user_message": message("msg_user_8f7a1", QUESTION), "timeline": TIMELINE[:2]},
        ),
        Step(
            "05 session/update state_update running",
            "state",
            fields=("state",),
            after=state(state="running"),
        ),
        Step(
            "06 session/update plan_update",
            "plan",
            "plan-1",
            created=True,
            fields=("plan",),
            after={
                "plan": {"plan-1": {"plan_id": "plan-1", "plan": PLAN}},
                "timeline": TIMELINE[:3],
            },
        ),
        Step(
            "07 session/update agent_message",
            "agent_message",
            "msg_agent_c42b9",
            created=True,
            fields=("content",),
            after={"agent_message": message("msg_agent_c42b9", ANSWER), "timeline": TIMELINE[:4]},
        ),
        Step(
            "08 session/update agent_message_chunk",
            "agent_message",
            "msg_agent_c42b9",
            fields=("content",),
            appended=text(" Let me examine it..."),
            # Two blocks: nothing says that texts are joined.
            after={"agent_message": message("msg_agent_c42b9", ANSWER, " Let me examine it...")},
        ),
        Step(
            "09 session/update agent_thought",
            "agent_thought",
            "msg_thought_a12",
            created=True,
            fields=("content",),
            after={"agent_thought": message("msg_thought_a12", THOUGHT), "timeline": TIMELINE[:5]},
        ),
        Step(
            "10 session/update tool_call_update pending",
            "tool_call",
            "call_001",
            created=True,
            # It is other and pending from the start, so that only the title changes.
            fields=("title",),
            after={"tool_call": analysis(revision, "pending"), "timeline": TIMELINE[:6]},
        ),
        # It is passed on, and stored nowhere.
        Step("11 session/update notice", "notice"),
        Step(
            "12 session/update compaction_update in_progress",
            "compaction",
            "cmp_001",
            created=True,
            after={"compaction": compaction("in_progress"), "timeline": TIMELINE},
        ),
        Step(
            "13 session/update compaction_summary_chunk",
            "compaction",
            "cmp_001",
            fields=("summary",),
            appended=text("## Retained context\n\n"),
            after={"compaction": compaction("in_progress", "## Retained context\n\n")},
        ),
        Step(
            "14 session/update compaction_update completed",
            "compaction",
            "cmp_001",
            fields=("status", "summary"),
            # The summary replaces what was streamed.
            after={"compaction": compaction("completed", SUMMARY)},
        ),
        Step(
            "15 session/update usage_update",
            "usage",
            created=True,
            fields=("used", "size", "cost"),
            after={
                "usage": {
                    "used": 53000,
                    "size": 200000,
                    "cost": {"amount": 0.045, "currency": "USD"},
                }
            },
        ),
        Step(
            "16 session/update state_update idle",
            "state",
            fields=("state",),
            after=state(state="idle", stopReason="end_turn"),
        ),
        # Idle does not stop it: updates may come at any time, and do not change the state.
        Step(
            "17 session/update tool_call_update in_progress",
            "tool_call",
            "call_001",
            fields=("status",),
            after={"tool_call": analysis(revision, "in_progress")},
        ),
        Step(
            "18 session/update tool_call_content_chunk",
            "tool_call",
            "call_001",
            fields=("content",),
            appended=output("Checked syntax..."),
            after={"tool_call": analysis(revision, "in_progress", "Checked syntax...")},
        ),
        Step(
            "19 session/update tool_call_update completed",
            "tool_call",
            "call_001",
            fields=("status", "content"),
            after={"tool_call": analysis(revision, "completed", RESULT)},
        ),
        # Nothing is unfinished any more, so nothing is marked.
        Step("20 session/cancel", "cancel"),
    ]


@pytest.fixture(params=REVISIONS)
def client(request, acp, seed_package):
    """A client of a revision, to which nothing has happened."""
    package = {"1.6.0": seed_package, COMMITTED: acp}[request.param]
    assert request.param == package.SCHEMA_REVISION
    return Client(package)


class Page:
    """Feeds the messages of the page to a client."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.sent: Any = None

    def feed(self, message: dict[str, Any]) -> Any:
        """Apply a message; return the change of an update, else what the session returned."""
        client, session = self.client, self.client.session
        if "result" in message:
            return session.accept_prompt(
                client.read("PromptResponse", message["result"]), self.sent
            )
        if message["method"] == "session/prompt":
            self.sent = client.read("PromptRequest", message["params"])
            return None
        if message["method"] == "session/cancel":
            client.read("CancelSessionNotification", message["params"])
            return session.cancel()
        notification = client.read("UpdateSessionNotification", message["params"])
        return session.apply(notification.update)


def test_the_page_is_one_session(client):
    page, expected = Page(client), dict(EMPTY)
    assert client.seen() == expected
    told = steps(client.package.SCHEMA_REVISION)
    assert [step.name for step in told] == [line["name"] for line in PAGE]
    for line, step in zip(PAGE, told, strict=True):
        change = page.feed(line["message"])
        expected |= step.after
        assert client.seen() == expected, step.name
        if step.kind in ("request", "response"):
            assert change is None, step.name
        elif step.kind == "cancel":
            assert (change.marked, change.answer, change.may_answer) == ((), (), ())
        else:
            found = (change.kind, change.id, change.created, change.fields, change.removed)
            assert found == (step.kind, step.id, step.created, step.fields, False), step.name
            assert client.json(change.appended) == step.appended, step.name
            given = dict(line["message"]["params"]["update"])
            if client.package.SCHEMA_REVISION != "1.6.0":
                for key in ("senderSessionId", "recipientSessionId"):
                    given.pop(key, None)
            assert client.json(change.update) == given, step.name
            stored = client.collections.get(step.kind, {}).get(step.id)
            if step.id is not None:
                assert change.entity is stored, step.name


def test_what_the_page_leaves_behind(client):
    page = Page(client)
    for line in PAGE:
        page.feed(line["message"])
    session = client.session
    assert client.timeline == TIMELINE
    assert session.submissions == {"msg_user_8f7a1": page.sent}
    assert session.permissions == {}
    assert session.is_idle
    assert session.state.stop_reason == "end_turn"
    assert not session.was_cancelled, "the agent has not confirmed it"
    assert session.cancelling
    end = {"sessionUpdate": "state_update", "state": "idle", "stopReason": "cancelled"}
    client.gets(**end)
    assert session.was_cancelled
    assert not session.cancelling


def test_a_replay_of_the_page_is_the_same_session(client):
    page, fresh = Page(client), client.fresh()
    for line in PAGE:
        page.feed(line["message"])
    for update in client.replays():
        fresh.gets(**update)
    assert fresh.seen() == client.seen()
    assert fresh.session == client.session
    assert "notice" not in {update["sessionUpdate"] for update in client.replays()}


def test_the_page_speaks_of_two_sessions(client):
    """Routed by the outer id, the message to the child is in its own transcript."""
    sessions = client.package.Sessions()
    for line in PAGE:
        message = line["message"]
        if message.get("method") == "session/update":
            sessions.apply(client.read("UpdateSessionNotification", message["params"]))
    assert list(sessions) == ["child_session", "sess_abc123def456"]
    assert list(sessions["child_session"].session_messages) == ["received_message_1"]
    assert len(sessions["child_session"].timeline) == 1
    assert not sessions["sess_abc123def456"].session_messages
    assert len(sessions["sess_abc123def456"].timeline) == len(TIMELINE) - 1
