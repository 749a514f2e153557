"""What the tests of the protocol's rules share: revisions, a client that speaks JSON, payloads."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest

from tests.conftest import pinned_revisions

PINNED = pinned_revisions()

A, B, C, D = ({"type": "text", "text": name} for name in "ABCD")
A_, B_, C_, D_ = ({"type": "content", "content": block} for block in (A, B, C, D))
"""The same as content of a tool call."""

COST = {"amount": 0.5, "currency": "USD"}
WORK = {"totalTokens": 30, "inputTokens": 20, "outputTokens": 10}


def release(version: str) -> tuple[int, ...]:
    """Return a version as something that compares."""
    return tuple(map(int, version.split(".")))


def revisions(
    since: str | None = None, until: str | None = None, profile: str | None = None
) -> list[tuple[str, str]]:
    """Return the pinned revisions within limits, both included."""
    return [
        (version, own)
        for version, own in PINNED
        if (since is None or release(since) <= release(version))
        and (until is None or release(version) <= release(until))
        and profile in (None, own)
    ]


def holds(
    *, since: str | None = None, until: str | None = None, profile: str | None = None
) -> pytest.MarkDecorator:
    """Run a test with a client of each revision in which its rule holds."""
    found = revisions(since, until, profile)
    assert found, (since, until, profile)
    return pytest.mark.parametrize("client", found, indirect=True, ids="-".join)


def encoded(data: bytes) -> str:
    """Return base64 text."""
    return b64encode(data).decode()


class Client:
    """One session of a package, given JSON and seen as JSON."""

    def __init__(self, package: Any) -> None:
        self.package = package
        self.session = package.Session()

    def fresh(self) -> Client:
        """Return another client of the package, to which nothing has happened."""
        return Client(self.package)

    def knows(self, tag: str) -> bool:
        """Tell whether the revision has an update."""
        return tag in self.package.SESSION_UPDATES

    def read(self, name: str, payload: Any) -> Any:
        """Return what a payload becomes as an object of the package's class of that name."""
        return self.package.decode(json.dumps(payload), getattr(self.package, name))

    def gets(self, sessionUpdate: str, **payload: Any) -> Any:  # noqa: N803
        """Apply an update, given by its keys on the wire; return the change."""
        return self.session.apply(
            self.package.decode(json.dumps({"sessionUpdate": sessionUpdate, **payload}))
        )

    def refuses(self, sessionUpdate: str, **payload: Any) -> None:  # noqa: N803
        """Demand that an update is an error; what is no update cannot be applied."""
        with pytest.raises(self.package.DecodeError):
            self.gets(sessionUpdate, **payload)

    def asked(self, request_id: str | int, subject: Any = None) -> Any:
        """Let the agent ask for permission."""
        request = {
            "sessionId": "s",
            "title": "May I?",
            "options": [{"optionId": "yes", "name": "Yes", "kind": "allow_once"}],
        }
        if subject is not None:
            request["subject"] = subject
        return self.session.permission_requested(
            request_id, self.read("RequestPermissionRequest", request)
        )

    def json(self, value: Any) -> Any:
        """Return a stored value as JSON; bytes stay bytes."""
        if value is self.package.UNSET:
            return "unset"
        if isinstance(value, list | tuple):
            return [self.json(item) for item in value]
        if value is None or isinstance(value, bytes | bool | int | float | dict):
            return value
        return self.package.to_builtins(value)

    def shown(self, entity: Any) -> dict[str, Any]:
        """Return the public attributes of an entity."""
        names = (name for name in dir(entity) if not name.startswith("_"))
        found = {name: getattr(entity, name) for name in names}
        return {name: self.json(value) for name, value in found.items() if not callable(value)}

    @property
    def timeline(self) -> list[tuple[str, str]]:
        """The kinds and ids of the timeline."""
        kinds = {
            type(entity): kind
            for kind, stored in self.collections.items()
            for entity in stored.values()
        }
        keys = {
            id(entity): key
            for stored in self.collections.values()
            for key, entity in stored.items()
        }
        return [(kinds[type(item)], keys[id(item)]) for item in self.session.timeline]

    @property
    def collections(self) -> dict[str, dict[str, Any]]:
        """The dictionaries of entities, by kind."""
        names = {
            "user_message": "user_messages",
            "agent_message": "agent_messages",
            "agent_thought": "agent_thoughts",
            "session_message": "session_messages",
            "tool_call": "tool_calls",
            "terminal": "terminals",
            "plan": "plans",
            "compaction": "compactions",
            "subagent": "subagents",
        }
        found = {kind: getattr(self.session, name, None) for kind, name in names.items()}
        return {kind: stored for kind, stored in found.items() if stored is not None}

    @property
    def state(self) -> Any:
        """The state of the session as JSON."""
        return self.json(self.session.state)

    def seen(self) -> dict[str, Any]:
        """Return all that the session holds."""
        session = self.session
        return {
            **{
                kind: {key: self.shown(entity) for key, entity in stored.items()}
                for kind, stored in self.collections.items()
            },
            "timeline": self.timeline,
            "state": self.state,
            "confirmed_state": self.json(session.confirmed_state),
            "info": self.shown(session.info),
            "usage": None if session.usage is None else self.shown(session.usage),
            "available_commands": self.json(session.available_commands),
            "config_options": self.json(session.config_options),
            "others": self.json(list(session.others)),
        }

    def replays(self) -> list[Any]:
        """Return what the session would send again, as JSON."""
        return [self.package.to_builtins(update) for update in self.session.replay()]


UPSERTS = {
    "user_message": ("user_message", {"messageId": "x"}),
    "agent_message": ("agent_message", {"messageId": "x"}),
    "agent_thought": ("agent_thought", {"messageId": "x"}),
    "session_message": ("session_message", {"messageId": "x"}),
    "tool_call_update": ("tool_call", {"toolCallId": "x"}),
    "terminal_update": ("terminal", {"terminalId": "x"}),
    "plan_update": ("plan", {"plan": {"type": "items", "planId": "x", "entries": []}}),
    "compaction_update": ("compaction", {"compactionId": "x", "status": "in_progress"}),
    "subagent_update": ("subagent", {"sessionId": "x"}),
}
"""The updates that create an entity: its kind, and a payload with the id `x`."""

CHUNKS = {
    "user_message_chunk": ("user_message", {"messageId": "x", "content": A}),
    "agent_message_chunk": ("agent_message", {"messageId": "x", "content": A}),
    "agent_thought_chunk": ("agent_thought", {"messageId": "x", "content": A}),
    "session_message_chunk": ("session_message", {"messageId": "x", "content": A}),
    "tool_call_content_chunk": ("tool_call", {"toolCallId": "x", "content": A_}),
    "terminal_output_chunk": ("terminal", {"terminalId": "x", "data": encoded(b"A")}),
    "compaction_summary_chunk": ("compaction", {"compactionId": "x", "content": A}),
}
"""The updates that append to an entity."""

REST = {
    "plan_removed": ("plan", {"planId": "x"}),
    "session_info_update": ("info", {"title": "T"}),
    "usage_update": ("usage", {"used": 1, "size": 2}),
    "state_update": ("state", {"state": "running"}),
    "available_commands_update": ("available_commands", {"availableCommands": []}),
    "config_option_update": ("config_options", {"configOptions": []}),
    "notice": ("notice", {"severity": "info", "title": "N"}),
}
"""The other updates."""

UPDATES = UPSERTS | CHUNKS | REST
"""All of them: what a change says it was about, and a payload."""

META = {
    "user_message": ("user_message", {"messageId": "x"}),
    "agent_message": ("agent_message", {"messageId": "x"}),
    "agent_thought": ("agent_thought", {"messageId": "x"}),
    "session_message": ("session_message", {"messageId": "x"}),
    "tool_call_update": ("tool_call", {"toolCallId": "x"}),
    "terminal_update": ("terminal", {"terminalId": "x"}),
    "compaction_update": ("compaction", {"compactionId": "x", "status": "in_progress"}),
    "subagent_update": ("subagent", {"sessionId": "x"}),
    "session_info_update": ("info", {}),
}
"""The nine updates whose metadata is stored."""


def command(revision: str, name: str, **more: Any) -> dict[str, Any]:
    """Return an available command; it has a type since 2.1.0."""
    tag = {"type": "command"} if release(revision) >= (2, 1) else {}
    return {**tag, "name": name, "description": "D", **more}


def option(key: str, *, value: bool) -> dict[str, Any]:
    """Return a configuration option."""
    return {"configId": key, "name": key, "type": "boolean", "currentValue": value}
