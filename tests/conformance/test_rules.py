"""The protocol's rules for a client that folds updates, one after the other: JSON in, state out.

Each test is written from its rule and runs in every pinned revision in which the rule holds.
`rules.toml` lists all 80 rules, with the fault under which each test was seen failing.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import tomllib
from typing import Any

import pytest

from acp_codegen.schema.document import UNPINNED
from tests.conftest import (
    ROOT,
    build,
    build_pinned,
    import_package,
    overlay_text,
    pinned_schema,
)

from .rules_support import (
    A_,
    B_,
    C_,
    CHUNKS,
    COST,
    D_,
    META,
    UPDATES,
    UPSERTS,
    WORK,
    A,
    B,
    C,
    Client,
    D,
    command,
    encoded,
    holds,
    option,
    revisions,
)

_packages: dict[tuple[str, str], Any] = {}


@pytest.fixture
def client(request, tmp_path_factory):
    """A client of one revision, to which nothing has happened."""
    key = request.param
    if key not in _packages:
        _packages[key] = import_package(build_pinned(*key), tmp_path_factory.mktemp("rules"))
    assert key[0] == _packages[key].SCHEMA_REVISION
    return Client(_packages[key])


def known(client: Client, updates: dict[str, Any]) -> dict[str, Any]:
    """Return the updates that the revision has."""
    return {tag: item for tag, item in updates.items() if client.knows(tag)}


# --- A. Envelope, identity, order -----------------------------------------------------------------


@holds()
def test_rule_01_state_is_that_of_the_outer_session(client):
    sessions = client.package.Sessions()

    def notify(session, text, **more):
        update = {"sessionUpdate": "user_message_chunk", "messageId": "m", "content": text}
        payload = {"sessionId": session, "update": update, **more}
        return sessions.apply(client.read("UpdateSessionNotification", payload))

    notify("s", A, _meta={"event": 1})
    notify("t", B)
    notify("s", C)
    assert list(sessions) == ["s", "t"]
    assert client.json(sessions["s"].user_messages["m"].content) == [A, C]
    assert client.json(sessions["t"].user_messages["m"].content) == [B]
    assert sessions["s"].user_messages["m"].meta == {}


@holds()
def test_rule_02_the_tag_says_what_an_update_does(client):
    assert client.package.SESSION_UPDATES.keys() == known(client, UPDATES).keys()
    for tag, (kind, payload) in known(client, UPDATES).items():
        assert client.gets(tag, **payload).kind == kind, tag
    assert client.gets("novel").kind == "other"


@holds()
def test_rule_02_so_does_a_handler(client):
    package, tags = client.package, list(client.package.SESSION_UPDATES)

    def method(name):
        return lambda self, update: (name, type(update))

    names = {tag: method(tag) for tag in [*tags, "other", "unhandled"]}
    handler = type("Handler", (package.SessionUpdateHandler,), names)()
    for tag, (_, payload) in known(client, UPDATES).items():
        update = package.convert({"sessionUpdate": tag, **payload})
        assert package.dispatch(update, handler) == (tag, package.SESSION_UPDATES[tag])
    novel = package.convert({"sessionUpdate": "novel"})
    assert package.dispatch(novel, handler) == ("other", package.OtherSessionUpdate)


@holds(profile="unstable")
def test_rule_02_there_are_23_tags(client):
    assert len(client.package.SESSION_UPDATES) == len(UPDATES) == 23


@holds()
def test_rule_03_an_unknown_update_is_kept_raw_and_does_nothing_else(client):
    before = client.seen()
    raw = {"sessionUpdate": "novel", "messageId": "m", "content": [A, None], "_meta": {"a": None}}
    change = client.gets(**raw)
    assert (change.kind, change.entity, change.created) == ("other", None, False)
    assert client.seen() == before | {"others": [raw]}
    assert client.replays() == [raw]


@holds()
def test_rule_04_a_known_update_with_a_bad_payload_is_an_error(client):
    client.gets("agent_message", messageId="m", content=[A])
    before = client.seen()
    client.refuses("agent_message", content=[A])
    client.refuses("agent_message_chunk", messageId="m")
    client.refuses("agent_message_chunk", messageId="m", content={"type": "text"})
    client.refuses("tool_call_update", toolCallId=None)
    client.refuses("tool_call_content_chunk", toolCallId="c", content={"type": "content"})
    client.refuses("terminal_output_chunk", terminalId="t", data=[1])
    client.refuses("state_update")
    client.refuses("usage_update", used=-1, size=2)
    client.refuses("notice", severity="info", title="")
    client.refuses("compaction_update", compactionId="c")
    client.refuses("plan_update", plan={"type": "items", "planId": "p"})
    assert client.seen() == before


@holds()
def test_rule_05_the_same_inside_content_is_kept(client):
    novel = {"type": "novel", "deep": {"type": "text", "n": [1, None]}}
    client.gets("user_message", messageId="m", content=[novel])
    client.gets("user_message_chunk", messageId="m", content=novel)
    assert client.json(client.session.user_messages["m"].content) == [novel, novel]
    client.gets("tool_call_content_chunk", toolCallId="c", content=novel)
    deep = {"type": "content", "content": novel}
    change = {"operation": "novel", "path": "/a", "n": 1}
    diff = {"type": "diff", "changes": [change]}
    client.gets("tool_call_update", toolCallId="d", content=[novel, deep, diff])
    assert client.json(client.session.tool_calls["c"].content) == [novel]
    assert client.json(client.session.tool_calls["d"].content) == [novel, deep, diff]


@holds()
def test_rule_05_the_same_inside_other_values_is_kept(client):
    plan = {"type": "novel", "planId": "p", "n": 1}
    client.gets("plan_update", plan=plan)
    assert client.json(client.session.plans["p"].plan) == plan
    state = {"state": "novel", "n": 1}
    client.gets("state_update", **state)
    assert client.state == state
    choice = {"configId": "o", "name": "o", "type": "novel", "n": 1}
    client.gets("config_option_update", configOptions=[choice])
    assert client.json(client.session.config_options) == [choice]
    entry = command(client.package.SCHEMA_REVISION, "c", input={"type": "novel", "n": 1})
    client.gets("available_commands_update", availableCommands=[entry])
    assert client.json(client.session.available_commands) == [entry]


@holds(since="2.1.0")
def test_rule_05_an_unknown_command_is_kept(client):
    entry = {"type": "novel", "name": "n", "description": "d", "n": 1}
    client.gets("available_commands_update", availableCommands=[entry])
    assert client.json(client.session.available_commands) == [entry]


@holds(since="2.3.0")
def test_rule_05_unknown_background_work_is_kept(client):
    state = {"state": "idle", "background": [{"type": "novel", "n": 1}]}
    client.gets("state_update", **state)
    assert client.state == state


@holds()
def test_rule_05_a_known_tag_inside_with_a_bad_payload_is_an_error(client):
    client.refuses("user_message_chunk", messageId="m", content={"type": "image"})
    client.refuses("tool_call_content_chunk", toolCallId="c", content={"type": "content"})
    client.refuses("plan_update", plan={"type": "items", "entries": []})
    client.refuses("plan_update", plan={"type": "novel"})
    assert client.seen() == client.fresh().seen()


@holds()
def test_rule_05_unknown_enum_values_are_kept(client):
    client.gets("tool_call_update", toolCallId="c", kind="novel", status="_own")
    call = client.session.tool_calls["c"]
    assert (call.kind, call.status) == ("novel", "_own")
    client.gets("compaction_update", compactionId="k", status="novel")
    assert client.session.compactions["k"].status == "novel"
    client.gets("state_update", state="idle", stopReason="_own")
    assert client.session.state.stop_reason == "_own"


@holds()
def test_rule_06_updates_and_chunks_apply_in_the_order_of_their_entity(client):
    client.gets("agent_message_chunk", messageId="m", content=A)
    client.gets("agent_message", messageId="n", content=[D])
    client.gets("agent_message_chunk", messageId="m", content=B)
    client.gets("agent_message_chunk", messageId="n", content=A)
    assert client.json(client.session.agent_messages["m"].content) == [A, B]
    client.gets("agent_message", messageId="m", content=[C])
    client.gets("agent_message_chunk", messageId="m", content=D)
    assert client.json(client.session.agent_messages["m"].content) == [C, D]
    assert client.json(client.session.agent_messages["n"].content) == [D, A]


@holds()
def test_rule_07_no_other_update_changes_the_state(client):
    for state in ({"state": "idle", "stopReason": "end_turn"}, {"state": "running"}):
        client.gets("state_update", **state)
        for tag, (_, payload) in known(client, UPDATES).items():
            if tag != "state_update":
                change = client.gets(tag, **payload)
                assert "state" not in change.fields
                assert client.state == state, tag
        client.gets("novel", state="idle")
        assert client.state == state


@holds()
def test_rule_08_each_kind_has_ids_of_its_own(client):
    kinds = []
    for tag, (kind, payload) in known(client, UPSERTS).items():
        assert client.gets(tag, **payload, _meta={"tag": tag}).created, tag
        kinds.append(kind)
    assert client.timeline == [(kind, "x") for kind in kinds]
    for tag, (kind, payload) in known(client, CHUNKS).items():
        assert not client.gets(tag, **payload).created, tag
        assert client.collections[kind].keys() == {"x"}
    assert client.timeline == [(kind, "x") for kind in kinds]
    assert client.session.terminals["x"].output == b"A"
    assert client.json(client.session.tool_calls["x"].content) == [A_]


@holds()
def test_rule_09_an_entity_stays_where_its_first_update_put_it(client):
    upserts = known(client, UPSERTS)
    order = [(kind, "x") for kind, _ in upserts.values()]
    for tag, (_, payload) in upserts.items():
        client.gets(tag, **payload)
    for tag, (_, payload) in reversed((upserts | known(client, CHUNKS)).items()):
        client.gets(tag, **payload)
    assert client.timeline == order
    assert len({id(entity) for entity in client.session.timeline}) == len(order)


@holds(since="1.8.0")
def test_rule_09_a_chunk_counts_as_the_first_notification(client):
    chunks = known(client, CHUNKS)
    order = [(kind, "x") for kind, _ in chunks.values()]
    for tag, (kind, payload) in chunks.items():
        change = client.gets(tag, **payload)
        assert (change.kind, change.id, change.created) == (kind, "x", True)
    for tag, (_, payload) in reversed(known(client, UPSERTS).items()):
        client.gets(tag, **payload)
    assert client.timeline[: len(order)] == order


@holds()
def test_rule_10_another_id_does_not_close_a_message(client):
    for key, block in [("m", A), ("n", B), ("m", C), ("n", D), ("m", A)]:
        client.gets("agent_message_chunk", messageId=key, content=block)
    contents = {
        key: client.json(item.content) for key, item in client.session.agent_messages.items()
    }
    assert contents == {"m": [A, C, A], "n": [B, D]}
    assert client.timeline == [("agent_message", "m"), ("agent_message", "n")]


# --- B. Field semantics ---------------------------------------------------------------------------

PATCHES: list[tuple[str, dict[str, Any], str, str, Any, Any, Any]] = [
    ("user_message", {"messageId": "x"}, "content", "content", [A, B], [C], []),
    ("agent_message", {"messageId": "x"}, "content", "content", [A, B], [C], []),
    ("agent_thought", {"messageId": "x"}, "content", "content", [A, B], [C], []),
    ("session_message", {"messageId": "x"}, "content", "content", [A, B], [C], []),
    ("tool_call_update", {"toolCallId": "x"}, "name", "name", "a", "", None),
    ("tool_call_update", {"toolCallId": "x"}, "title", "title", "a", "b", None),
    ("tool_call_update", {"toolCallId": "x"}, "content", "content", [A_, B_], [C_], []),
    ("tool_call_update", {"toolCallId": "x"}, "locations", "locations", [{"path": "/"}], [], []),
    ("tool_call_update", {"toolCallId": "x"}, "rawInput", "raw_input", {"a": 1}, {"b": 0}, None),
    ("tool_call_update", {"toolCallId": "x"}, "rawOutput", "raw_output", [1], False, None),
    ("terminal_update", {"terminalId": "x"}, "command", "command", "a", "b", None),
    ("terminal_update", {"terminalId": "x"}, "cwd", "cwd", "/a", "/b", None),
    (
        "terminal_update",
        {"terminalId": "x"},
        "exitStatus",
        "exit_status",
        {"exitCode": 1},
        {},
        None,
    ),
    (
        "compaction_update",
        {"compactionId": "x", "status": "completed"},
        "summary",
        "summary",
        [A, B],
        [C],
        [],
    ),
    (
        "compaction_update",
        {"compactionId": "x", "status": "failed"},
        "error",
        "error",
        "a",
        "b",
        None,
    ),
    ("subagent_update", {"sessionId": "x"}, "title", "title", "a", "b", None),
    ("subagent_update", {"sessionId": "x"}, "description", "description", "a", "b", None),
    (
        "subagent_update",
        {"sessionId": "x"},
        "capabilities",
        "capabilities",
        {"cancel": {}},
        {"_meta": {"a": 1}},
        None,
    ),
    ("session_info_update", {}, "title", "title", "a", "b", None),
    ("session_info_update", {}, "updatedAt", "updated_at", "2026-01-01T00:00:00Z", "b", None),
]
"""Update, its payload, key, attribute, two values, and what there is without one."""


def entity_of(client: Client, tag: str) -> Any:
    """Return the entity `x` of an update, or the only one."""
    kind = UPDATES[tag][0]
    return client.collections[kind]["x"] if kind in client.collections else client.session.info


@holds()
def test_rule_11_omitted_keeps_and_null_clears_and_a_value_replaces(client):
    for tag, payload, key, attribute, first, second, empty in PATCHES:
        if not client.knows(tag):
            continue

        def stored(given, tag=tag, payload=payload, attribute=attribute):
            change = client.gets(tag, **payload, **given)
            seen = client.json(getattr(entity_of(client, tag), attribute))
            return seen, attribute in change.fields

        assert stored({key: first}) == (first, True), (tag, key)
        assert stored({}) == (first, False), (tag, key)
        assert stored({key: second}) == (second, True), (tag, key)
        assert stored({key: first}) == (first, True), (tag, key)
        assert stored({key: None}) == (empty, True), (tag, key)
        if empty == []:
            assert stored({key: first}) == (first, True), (tag, key)
            assert stored({key: []}) == ([], True), (tag, key)


@holds()
def test_rule_12_a_new_entity_starts_empty(client):
    for tag, payload, key, attribute, first, _, empty in PATCHES:
        if not client.knows(tag) or UPDATES[tag][0] == "info":
            continue
        for given in ({}, {key: None}):
            fresh = client.fresh()
            assert fresh.gets(tag, **payload, **given).created
            assert fresh.json(getattr(entity_of(fresh, tag), attribute)) == empty, (tag, key)
        fresh = client.fresh()
        fresh.gets(tag, **payload, **{key: first})
        assert fresh.json(getattr(entity_of(fresh, tag), attribute)) == first, (tag, key)


@holds(until="1.8.0")
def test_rule_13_metadata_is_replaced_whole(client):
    for tag, (_, payload) in known(client, META).items():

        def meta(given, tag=tag, payload=payload):
            client.gets(tag, **payload, **given)
            return entity_of(client, tag).meta

        assert meta({}) == {}
        assert meta({"_meta": {"a": 1, "b": {"c": 1}}}) == {"a": 1, "b": {"c": 1}}, tag
        assert meta({}) == {"a": 1, "b": {"c": 1}}, tag
        assert meta({"_meta": {"b": {"d": 2}, "e": None}}) == {"b": {"d": 2}, "e": None}, tag
        assert meta({"_meta": None}) == {}, tag
        meta({"_meta": {"a": 1}})
        assert meta({"_meta": {}}) == {}, tag


@holds(since="1.9.0")
def test_rule_13_metadata_is_merged_by_key(client):
    for tag, (_, payload) in known(client, META).items():

        def meta(given, tag=tag, payload=payload):
            client.gets(tag, **payload, **given)
            return entity_of(client, tag).meta

        assert meta({"_meta": {"a": 1, "b": {"c": 1}, "n": None}}) == {"a": 1, "b": {"c": 1}}, tag
        assert meta({}) == {"a": 1, "b": {"c": 1}}, tag
        assert meta({"_meta": {}}) == {"a": 1, "b": {"c": 1}}, tag
        # Nested objects are values, and so is a null in them.
        assert meta({"_meta": {"b": {"d": None}}}) == {"a": 1, "b": {"d": None}}, tag
        assert meta({"_meta": {"a": None, "e": 0}}) == {"b": {"d": None}, "e": 0}, tag
        assert meta({"_meta": {"b": None, "e": None}}) == {}, tag
        meta({"_meta": {"a": 1}})
        assert meta({"_meta": None}) == {}, tag


@holds()
def test_rule_13_only_nine_updates_have_metadata_that_is_stored(client):
    for tag, (_, payload) in known(client, UPDATES).items():
        if tag != "plan_removed":
            client.gets(tag, **payload)
    stored = [*client.session.timeline, client.session.info, client.session.usage]
    with_meta = [type(item) for item in stored if hasattr(item, "meta")]
    assert len(with_meta) == len(known(client, META))
    client.gets("usage_update", used=1, size=2, _meta={"a": 1})
    assert "meta" not in client.shown(client.session.usage)


@holds()
def test_rule_14_metadata_of_a_chunk_stays_with_the_chunk(client):
    for tag, (kind, payload) in known(client, CHUNKS).items():
        upsert, start = next((tag, item[1]) for tag, item in UPSERTS.items() if item[0] == kind)
        client.gets(upsert, **start, _meta={"own": 1})
        assert client.gets(tag, **payload, _meta={"own": None, "chunk": 1}).update.meta
        client.gets(tag, **payload, _meta=None)
        client.gets(tag, **payload)
        assert client.collections[kind]["x"].meta == {"own": 1}, tag
    fresh = client.fresh()
    for tag, (kind, payload) in known(client, CHUNKS).items():
        fresh.gets(tag, **payload, _meta={"chunk": 1})
        assert fresh.collections[kind]["x"].meta == {}, tag


@holds()
def test_rule_15_metadata_of_a_nested_value_is_replaced_with_it(client):
    def terminal(**given):
        client.gets("terminal_update", terminalId="t", **given)
        return client.session.terminals["t"]

    terminal(exitStatus={"exitCode": 1, "_meta": {"a": 1}})
    ended = terminal(exitStatus={"_meta": {"b": None}})
    assert client.json(ended.exit_status) == {"_meta": {"b": None}}
    terminal(output={"data": encoded(b"a"), "_meta": {"a": 1}})
    assert terminal(output={"data": encoded(b"b"), "_meta": {"b": 2}}).output_meta == {"b": 2}
    assert terminal().output_meta == {"b": 2}
    assert terminal(output={"data": encoded(b"b")}).output_meta == {}
    for meta in ({"a": 1}, {"b": None}):
        block = {**A, "_meta": meta}
        client.gets("user_message", messageId="m", content=[block])
        assert client.json(client.session.user_messages["m"].content) == [block]
        client.gets("state_update", state="running", _meta=meta)
        assert client.state == {"state": "running", "_meta": meta}
        entry = {"content": "E", "priority": "low", "status": "pending", "_meta": meta}
        plan = {"type": "items", "planId": "p", "entries": [entry], "_meta": meta}
        client.gets("plan_update", plan=plan)
        assert client.json(client.session.plans["p"].plan) == plan
    client.gets("state_update", state="running")
    assert client.state == {"state": "running"}


@holds()
def test_rule_16_an_optional_field_that_is_null_is_not_given(client):
    # Nothing of a snapshot before it sticks, whether a field is omitted or null.
    for given in ({}, {"_meta": None}):
        client.gets("terminal_update", terminalId="t", output={"data": "", "_meta": {"a": 1}})
        assert client.session.terminals["t"].output_meta == {"a": 1}
        client.gets("terminal_update", terminalId="t", output={"data": "", **given})
        assert client.session.terminals["t"].output_meta == {}
    for given in ({}, {"stopReason": None}):
        client.gets("state_update", state="idle", stopReason="end_turn")
        client.gets("state_update", state="idle", **given)
        assert client.session.state.stop_reason in (None, client.package.UNSET)
        assert not client.session.was_cancelled


def participants(client: Client) -> tuple[Any, Any]:
    message = client.session.session_messages["m"]
    return message.sender_session_id, message.recipient_session_id


@holds(until="1.9.0", profile="unstable")
def test_rule_17_participants_are_retained(client):
    def told(tag, **given):
        content = {"content": A} if tag.endswith("chunk") else {}
        client.gets(tag, messageId="m", **content, **given)
        return participants(client)

    assert told("session_message_chunk", senderSessionId="a") == ("a", None)
    assert told("session_message_chunk", recipientSessionId="b") == ("a", "b")
    nothing = {"senderSessionId": None, "recipientSessionId": None}
    for tag in ("session_message", "session_message_chunk"):
        assert told(tag) == ("a", "b")
        assert told(tag, **nothing) == ("a", "b")
    assert told("session_message", senderSessionId="c") == ("c", "b")
    change = client.gets("session_message_chunk", messageId="m", content=A, senderSessionId="d")
    assert participants(client) == ("d", "b")
    assert set(change.fields) == {"content", "sender_session_id"}


@holds(since="2.1.0", profile="unstable")
def test_rule_17_participants_are_patched(client):
    keys = ["senderSessionId", "recipientSessionId", "senderMessageId", "recipientMessageId"]
    names = ["sender_session_id", "recipient_session_id"]
    names += ["sender_message_id", "recipient_message_id"]
    for key, name in zip(keys, names, strict=True):

        def told(given, name=name):
            client.gets("session_message", messageId="m", **given)
            return getattr(client.session.session_messages["m"], name)

        assert told({}) is None
        assert told({key: "a"}) == "a"
        assert told({}) == "a"
        # They are gone from the chunk, where they are keys that nobody knows.
        client.gets("session_message_chunk", messageId="m", content=A, **{key: "z"})
        assert told({}) == "a"
        assert told({key: "b"}) == "b"
        assert told({key: None}) is None


@holds()
def test_rule_18_a_malformed_patch_counts_as_omitted(client):
    for tag, payload, key, attribute, first, _, _ in PATCHES:
        if not client.knows(tag) or key in ("rawInput", "rawOutput"):
            continue
        client.gets(tag, **payload, **{key: first})
        change = client.gets(tag, **payload, **{key: 5})
        assert client.json(getattr(entity_of(client, tag), attribute)) == first, (tag, key)
        assert attribute not in change.fields
    for tag, (_, payload) in known(client, META).items():
        client.gets(tag, **payload, _meta={"a": 1})
        client.gets(tag, **payload, _meta="bad")
        assert entity_of(client, tag).meta == {"a": 1}, tag


@holds()
def test_rule_18_a_malformed_part_counts_as_omitted(client):
    client.gets("tool_call_update", toolCallId="c", locations=[{"path": "/a", "line": "b"}])
    assert client.json(client.session.tool_calls["c"].locations) == [{"path": "/a"}]
    client.gets("terminal_update", terminalId="t", exitStatus={"exitCode": "1", "signal": "KILL"})
    assert client.json(client.session.terminals["t"].exit_status) == {"signal": "KILL"}
    client.gets("user_message_chunk", messageId="m", content={**A, "annotations": 5})
    assert client.json(client.session.user_messages["m"].content) == [A]


@holds()
def test_rule_18_bad_items_are_dropped(client):
    client.gets("user_message", messageId="m", content=[A, {"type": "text"}, 5, B])
    assert client.json(client.session.user_messages["m"].content) == [A, B]
    client.gets("config_option_update", configOptions=[{}, option("o", value=True)])
    assert client.json(client.session.config_options) == [option("o", value=True)]
    client.gets("user_message", messageId="m", content=[5])
    assert client.json(client.session.user_messages["m"].content) == []


LISTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("available_commands_update", {"availableCommands": 5}, {}),
    ("config_option_update", {"configOptions": 5}, {}),
    (
        "plan_update",
        {"plan": {"type": "items", "planId": "p", "entries": 5}},
        {"plan": {"type": "items", "planId": "p"}},
    ),
]
"""Updates with a list that they must have: malformed, and missing."""


def lists(client: Client) -> list[Any]:
    plan = client.session.plans.get("p")
    stored = [client.session.available_commands, client.session.config_options]
    return [*map(len, stored), len(plan.plan.entries) if plan else None]


def with_lists(client: Client) -> None:
    entry = command(client.package.SCHEMA_REVISION, "c")
    client.gets("available_commands_update", availableCommands=[entry])
    client.gets("config_option_update", configOptions=[option("o", value=True)])
    entry = {"content": "E", "priority": "low", "status": "pending"}
    client.gets("plan_update", plan={"type": "items", "planId": "p", "entries": [entry]})
    assert lists(client) == [1, 1, 1]


@holds(until="1.9.0")
def test_rule_18_a_malformed_list_that_is_required_is_empty(client):
    with_lists(client)
    for tag, malformed, _ in LISTS:
        client.gets(tag, **malformed)
    assert lists(client) == [0, 0, 0]


@holds(since="2.1.0")
def test_rule_18_a_malformed_list_that_is_required_is_an_error(client):
    with_lists(client)
    for tag, malformed, _ in LISTS:
        client.refuses(tag, **malformed)
    assert lists(client) == [1, 1, 1]


@holds()
def test_rule_18_a_missing_list_that_is_required_is_an_error(client):
    with_lists(client)
    for tag, _, missing in LISTS:
        client.refuses(tag, **missing)
    assert lists(client) == [1, 1, 1]


@holds(since="2.2.0", profile="unstable")
def test_rule_18_a_malformed_place_of_a_subagent_rejects_the_update(client):
    client.gets("subagent_update", sessionId="x", title="T", cwd="/a")
    before = client.seen()
    client.refuses("subagent_update", sessionId="x", title="U", cwd=5)
    client.refuses("subagent_update", sessionId="x", title="U", additionalDirectories=[5])
    client.refuses("subagent_update", sessionId="x", title="U", additionalDirectories="/a")
    assert client.seen() == before


# --- C. Messages and thoughts ---------------------------------------------------------------------

MESSAGES = ["user_message", "agent_message", "agent_thought"]


@holds()
def test_rule_19_an_update_patches_the_content_of_its_message(client):
    for tag in MESSAGES:

        def content(tag=tag, **given):
            client.gets(tag, messageId="m", **given)
            return client.json(client.collections[tag]["m"].content)

        client.gets(f"{tag}_chunk", messageId="m", content=A)
        assert content() == [A]
        assert content(content=[B, C]) == [B, C], "what chunks brought is replaced, too"
        assert content() == [B, C]
        assert content(content=[]) == []
        assert content(content=[D]) == [D]
        assert content(content=None) == []


@holds()
def test_rule_20_a_chunk_appends_to_whatever_is_there(client):
    for tag in MESSAGES:

        def content(tag=tag):
            return client.json(client.collections[tag]["m"].content)

        client.gets(tag, messageId="m", content=[A])
        change = client.gets(f"{tag}_chunk", messageId="m", content=B)
        assert client.json(change.appended) == B
        assert change.fields == ("content",)
        assert content() == [A, B]
        client.gets(tag, messageId="m", content=[C])
        assert content() == [C]
        client.gets(f"{tag}_chunk", messageId="m", content=D)
        assert content() == [C, D]


@holds()
def test_rule_21_a_chunk_or_an_update_creates_the_message(client):
    for tag in MESSAGES:
        change = client.gets(f"{tag}_chunk", messageId="m", content=A)
        assert (change.kind, change.id, change.created) == (tag, "m", True)
        assert client.json(client.collections[tag]["m"].content) == [A]
        change = client.gets(tag, messageId="n")
        assert (change.kind, change.id, change.created) == (tag, "n", True)
        assert client.json(client.collections[tag]["n"].content) == []


@holds()
def test_rule_22_a_thought_is_told_apart_from_a_message_of_its_id(client):
    client.gets("agent_message", messageId="m", content=[A])
    client.gets("agent_thought_chunk", messageId="m", content=B)
    client.gets("agent_thought", messageId="m", _meta={"a": 1})
    client.gets("agent_thought_chunk", messageId="m", content=C)
    assert client.json(client.session.agent_thoughts["m"].content) == [B, C]
    assert client.json(client.session.agent_messages["m"].content) == [A]
    assert client.session.agent_messages["m"].meta == {}


@holds()
def test_rule_23_text_is_not_joined(client):
    for text in ("a", "b", ""):
        client.gets("agent_message_chunk", messageId="m", content={"type": "text", "text": text})
    content = client.session.agent_messages["m"].content
    assert [block.text for block in content] == ["a", "b", ""]


# --- D. Prompt reconcile --------------------------------------------------------------------------


@holds()
def test_rule_24_the_response_to_a_prompt_is_an_insertion_and_no_end(client):
    client.gets("state_update", state="running")
    client.session.accept_prompt(client.read("PromptResponse", {"messageId": "m"}), "sent")
    assert client.session.submissions == {"m": "sent"}
    assert client.state == {"state": "running"}
    assert not client.session.is_idle


@holds()
def test_rule_25_the_message_may_come_before_or_after_the_response(client):
    response = client.read("PromptResponse", {"messageId": "m"})
    late = client.fresh()
    late.gets("user_message_chunk", messageId="m", content=A)
    assert late.session.accept_prompt(response, "sent") is late.session.user_messages["m"]
    early = client.fresh()
    assert early.session.accept_prompt(response, "sent") is None
    assert early.gets("user_message_chunk", messageId="m", content=A).created
    for other in (late, early):
        assert other.session.submissions == {"m": "sent"}
        assert other.timeline == [("user_message", "m")]
        assert other.json(other.session.user_messages["m"].content) == [A]
    assert late.seen() == early.seen()


@holds()
def test_rule_26_what_was_sent_belongs_to_the_id_of_its_response(client):
    # Equal content, and the responses come in the other order than the messages.
    client.gets("user_message", messageId="m", content=[A])
    client.gets("user_message", messageId="n", content=[A])
    second, first = ["A"], ["A"]
    for key, sent in (("n", second), ("m", first)):
        client.session.accept_prompt(client.read("PromptResponse", {"messageId": key}), sent)
    assert client.session.submissions["m"] is first
    assert client.session.submissions["n"] is second
    assert client.timeline == [("user_message", "m"), ("user_message", "n")]


@holds()
def test_rule_27_nothing_but_a_response_with_an_id_is_an_insertion(client):
    for payload in ({}, {"messageId": None}, {"code": -32000, "message": "Rejected"}):
        with pytest.raises(client.package.DecodeError):
            client.read("PromptResponse", payload)
    client.gets("user_message", messageId="m", content=[A])
    assert client.session.submissions == {}, "without a response nothing is assumed"


@holds()
def test_rule_28_the_response_alone_creates_no_message(client):
    client.session.accept_prompt(client.read("PromptResponse", {"messageId": "m"}), "sent")
    assert client.seen() == client.fresh().seen()
    assert client.session == client.fresh().session
    assert client.replays() == []


# --- E. Tool calls --------------------------------------------------------------------------------

CALL = {
    "name": "run",
    "title": "Run",
    "kind": "execute",
    "status": "in_progress",
    "content": [A_],
    "locations": [{"path": "/a", "line": 1}],
    "rawInput": {"a": [1]},
    "rawOutput": "out",
}
CALL_ATTRIBUTES = {"rawInput": "raw_input", "rawOutput": "raw_output"}


def call_of(client: Client, **given: Any) -> dict[str, Any]:
    client.gets("tool_call_update", toolCallId="c", **given)
    return client.shown(client.session.tool_calls["c"])


@holds()
def test_rule_29_a_tool_call_is_patched_field_by_field(client):
    for key, value in CALL.items():
        before = call_of(client)
        after = call_of(client, **{key: value})
        assert after == before | {CALL_ATTRIBUTES.get(key, key): value}, key
    assert client.timeline == [("tool_call", "c")]


@holds(since="2.3.0")
def test_rule_29_so_are_its_capabilities(client):
    assert call_of(client)["capabilities"] is None
    assert call_of(client, capabilities={"cancel": {}})["capabilities"] == {"cancel": {}}
    assert call_of(client)["capabilities"] == {"cancel": {}}
    assert call_of(client, capabilities={})["capabilities"] == {}
    assert call_of(client, capabilities=None)["capabilities"] is None


@holds()
def test_rule_30_a_new_tool_call_is_other_and_pending(client):
    call = call_of(client)
    assert (call["kind"], call["status"]) == ("other", "pending")
    assert (call["content"], call["locations"], call["meta"]) == ([], [], {})
    empty = ("name", "title", "raw_input", "raw_output")
    assert [call[name] for name in empty] == [None] * 4


@holds()
def test_rule_31_null_resets_kind_and_status(client):
    # Worded from 2.1.0 on; before that it follows from rules 11 and 30.
    call_of(client, **CALL)
    change = client.gets("tool_call_update", toolCallId="c", kind=None, status=None)
    assert set(change.fields) == {"kind", "status"}
    call = call_of(client)
    assert (call["kind"], call["status"], call["title"]) == ("other", "pending", "Run")
    call = call_of(client, **dict.fromkeys(CALL))
    assert call == call_of(client.fresh())


@holds()
def test_rule_32_a_chunk_appends_one_item_to_a_tool_call(client):
    def content(tag, given):
        client.gets(tag, toolCallId="c", **given)
        return client.json(client.session.tool_calls["c"].content)

    chunk, update = "tool_call_content_chunk", "tool_call_update"
    assert content(chunk, {"content": A_}) == [A_]
    assert client.session.tool_calls["c"].status == "pending"
    assert content(chunk, {"content": B_}) == [A_, B_]
    assert content(update, {"status": "in_progress"}) == [A_, B_]
    assert content(update, {"content": [C_]}) == [C_]
    assert content(chunk, {"content": D_}) == [C_, D_]
    assert content(update, {"content": []}) == []
    assert content(chunk, {"content": D_}) == [D_]
    assert content(update, {"content": None}) == []


@holds()
def test_rule_33_an_unknown_kind_or_status_is_kept(client):
    call_of(client, kind="novel", status="novel")
    call = client.session.tool_calls["c"]
    assert (call.kind, call.status) == ("novel", "novel")
    assert (call.kind.is_known, call.status.is_known) == (False, False)


@holds(since="2.1.0")
def test_rule_33_an_unknown_status_counts_as_in_progress(client):
    client.gets("state_update", state="running")
    statuses = ["novel", "completed", "failed", "cancelled", "in_progress", "pending"]
    for status in statuses:
        client.gets("tool_call_update", toolCallId=status, status=status)
    marked = [change.id for change in client.session.cancel().marked]
    assert marked == ["novel", "in_progress", "pending"]


@holds(since="2.3.0")
def test_rule_33_paused_is_not_final(client):
    client.gets("state_update", state="running")
    call_of(client, status="paused")
    assert client.session.tool_calls["c"].status.is_known
    assert [change.id for change in client.session.cancel().marked] == ["c"]


SUBJECT = {
    "type": "tool_call",
    "toolCall": {"toolCallId": "c", "title": "Run", "status": "pending", "rawInput": None},
}


@holds(since="2.1.0")
def test_rule_34_the_tool_call_of_a_permission_request_is_applied(client):
    change = client.asked(1, SUBJECT)
    assert (change.kind, change.id, change.created) == ("tool_call", "c", True)
    assert client.session.tool_calls["c"].title == "Run"
    call_of(client, title="Own", rawInput={"a": 1}, kind="execute", status="in_progress")
    change = client.asked(2, SUBJECT)
    assert change.created is False
    assert set(change.fields) == {"title", "status", "raw_input"}
    call = client.shown(client.session.tool_calls["c"])
    # Title and description of the prompt itself are for the dialog alone.
    assert (call["title"], call["kind"], call["status"]) == ("Run", "execute", "pending")
    assert call["raw_input"] is None
    call_of(client, title="Later")
    assert client.session.tool_calls["c"].title == "Later"
    assert client.timeline == [("tool_call", "c")]


@holds(until="1.9.0")
def test_rule_34_before_that_it_is_only_shown(client):
    assert client.asked(1, SUBJECT) is None
    assert client.session == client.fresh().session
    before = call_of(client, title="Own")
    client.asked(2, SUBJECT)
    assert call_of(client) == before
    assert set(client.session.permissions) == {1, 2}


# --- F. Terminals ---------------------------------------------------------------------------------


def terminal_of(client: Client, **given: Any) -> dict[str, Any]:
    client.gets("terminal_update", terminalId="t", **given)
    return client.shown(client.session.terminals["t"])


@holds()
def test_rule_35_a_terminal_is_patched_field_by_field(client):
    shown = terminal_of(client)
    assert [shown[name] for name in ("command", "cwd", "exit_status")] == [None] * 3
    assert (shown["output"], shown["meta"]) == (b"", {})
    given = {"command": "ls", "cwd": "/a", "exitStatus": {"exitCode": 0}}
    for key, value in given.items():
        before = terminal_of(client)
        name = "exit_status" if key == "exitStatus" else key
        assert terminal_of(client, **{key: value}) == before | {name: value}
    assert terminal_of(client, output={"data": encoded(b"x")})["output"] == b"x"
    assert terminal_of(client)["output"] == b"x"
    assert terminal_of(client, command=None)["command"] is None


@holds(since="2.1.0")
def test_rule_35_so_is_its_size(client):
    assert terminal_of(client)["size"] is None
    assert terminal_of(client, size={"cols": 80, "rows": 24})["size"] == {"cols": 80, "rows": 24}
    assert terminal_of(client)["size"] == {"cols": 80, "rows": 24}
    assert terminal_of(client, size=None)["size"] is None


@holds(since="2.3.0")
def test_rule_35_so_are_its_capabilities(client):
    assert terminal_of(client, capabilities={"cancel": {}})["capabilities"] == {"cancel": {}}
    assert terminal_of(client)["capabilities"] == {"cancel": {}}
    assert terminal_of(client, capabilities=None)["capabilities"] is None


@holds()
def test_rule_36_an_output_snapshot_replaces_all_bytes(client):
    terminal_of(client, output={"data": encoded(b"one two")})
    client.gets("terminal_output_chunk", terminalId="t", data=encoded(b" three"))
    assert terminal_of(client)["output"] == b"one two three"
    assert terminal_of(client, output={"data": encoded(b"one")})["output"] == b"one"
    assert terminal_of(client, output={"data": ""})["output"] == b""
    terminal_of(client, output={"data": encoded(b"\x00\xff"), "_meta": {"a": 1}})
    cleared = terminal_of(client, output=None)
    assert (cleared["output"], cleared["output_meta"]) == (b"", {})


@holds()
def test_rule_36_a_snapshot_that_is_not_base64_changes_nothing(client):
    before = client.fresh().seen()
    for _ in range(2):
        with pytest.raises(client.package.ApplyError):
            client.gets("terminal_update", terminalId="t", command="rm", output={"data": "bad!"})
        assert client.seen() == before
        terminal_of(client, command="ls", output={"data": encoded(b"x")})
        before = client.seen()


@holds()
def test_rule_37_chunks_of_output_are_bytes_each_decoded_on_its_own(client):
    # Each has its padding, and a character and an escape are cut in the middle.
    parts = ["é".encode()[:1], "é".encode()[1:] + b"\x1b", b"[1m\x00\xff"]
    for part in parts:
        change = client.gets("terminal_output_chunk", terminalId="t", data=encoded(part))
        assert (change.appended, change.fields) == (part, ("output",))
    assert client.session.terminals["t"].output == b"".join(parts)
    terminal_of(client, output={"data": encoded(b"new")})
    client.gets("terminal_output_chunk", terminalId="t", data=encoded(b"er"))
    assert client.session.terminals["t"].output == b"newer"
    with pytest.raises(client.package.ApplyError):
        client.gets("terminal_output_chunk", terminalId="t", data="bad!")
    assert client.session.terminals["t"].output == b"newer"


@holds()
def test_rule_38_a_terminal_and_the_item_that_shows_it_come_in_either_order(client):
    item = {"type": "terminal", "terminalId": "t"}

    def shows(own):
        own.gets("tool_call_content_chunk", toolCallId="t", content=item)

    def writes(own):
        own.gets("terminal_output_chunk", terminalId="t", data=encoded(b"x"))
        own.gets("terminal_update", terminalId="t", command="ls")

    one, other = client.fresh(), client.fresh()
    shows(one)
    assert one.session.terminals == {}
    writes(one)
    writes(other)
    shows(other)
    for own in (one, other):
        terminal = own.session.terminals["t"]
        assert (terminal.output, terminal.command) == (b"x", "ls")
        assert own.json(own.session.tool_calls["t"].content) == [item]
    assert one.timeline == other.timeline[::-1] == [("tool_call", "t"), ("terminal", "t")]


@holds()
def test_rule_39_an_exit_is_any_object_and_null_takes_it_back(client):
    item = {"type": "terminal", "terminalId": "t"}
    call_of(client, status="in_progress", content=[item])
    assert terminal_of(client, exitStatus={})["exit_status"] == {}
    assert client.session.terminals["t"].exit_status is not None
    assert client.session.tool_calls["c"].status == "in_progress"
    call_of(client, status="completed")
    assert terminal_of(client, exitStatus=None)["exit_status"] is None
    assert client.session.tool_calls["c"].status == "completed"


@holds()
def test_rule_40_exit_and_output_are_replaced_whole(client):
    terminal_of(client, exitStatus={"exitCode": 1, "signal": "TERM"})
    assert terminal_of(client, exitStatus={"signal": "KILL"})["exit_status"] == {"signal": "KILL"}
    terminal_of(client, output={"data": encoded(b"x"), "_meta": {"a": 1}})
    shown = terminal_of(client, output={"data": encoded(b"y")})
    assert (shown["output"], shown["output_meta"]) == (b"y", {})


# --- G. Plans -------------------------------------------------------------------------------------


def entry(content: str) -> dict[str, Any]:
    return {"content": content, "priority": "low", "status": "pending"}


def plan_of(client: Client, key: str = "p", kind: str = "items", **given: Any) -> Any:
    change = client.gets("plan_update", plan={"type": kind, "planId": key, **given})
    assert (change.kind, change.id) == ("plan", key)
    return client.json(client.session.plans[key].plan)


@holds()
def test_rule_41_a_plan_is_replaced_whole(client):
    plan_of(client, entries=[entry("A"), entry("B")], _meta={"a": 1})
    plan = plan_of(client, entries=[entry("C")])
    assert plan == {"type": "items", "planId": "p", "entries": [entry("C")]}
    assert plan_of(client, entries=[])["entries"] == []
    assert client.timeline == [("plan", "p")]


@holds(profile="unstable")
def test_rule_41_its_type_may_change(client):
    plan_of(client, entries=[entry("A")])
    markdown = plan_of(client, kind="markdown", content="# P")
    assert markdown == {"type": "markdown", "planId": "p", "content": "# P"}
    file = plan_of(client, kind="file", uri="file:///p")
    assert file == {"type": "file", "planId": "p", "uri": "file:///p"}
    assert plan_of(client, entries=[])["type"] == "items"
    assert client.timeline == [("plan", "p")]


@holds()
def test_rule_42_several_plans_live_side_by_side(client):
    plan_of(client, entries=[entry("A")])
    plan_of(client, key="q", entries=[entry("B")])
    novel = plan_of(client, key="r", kind="novel", steps=[None, {"a": 1}])
    assert novel == {"type": "novel", "planId": "r", "steps": [None, {"a": 1}]}
    client.refuses("plan_update", plan={"type": "novel", "steps": []})
    assert plan_of(client, entries=[])["entries"] == []
    assert client.json(client.session.plans["q"].plan)["entries"] == [entry("B")]
    assert client.timeline == [("plan", "p"), ("plan", "q"), ("plan", "r")]


@holds(since="2.2.0")
def test_rule_42_an_unknown_plan_replaces_a_known_one(client):
    plan_of(client, entries=[entry("A")])
    assert plan_of(client, kind="novel", n=1) == {"type": "novel", "planId": "p", "n": 1}
    assert client.timeline == [("plan", "p")]
    assert plan_of(client, entries=[])["type"] == "items"


@holds(profile="unstable")
def test_rule_43_a_plan_is_removed(client):
    plan_of(client, entries=[entry("A")])
    plan_of(client, key="q", entries=[])
    change = client.gets("plan_removed", planId="p")
    assert (change.kind, change.id, change.removed) == ("plan", "p", True)
    assert client.session.plans.keys() == {"q"}
    assert client.timeline == [("plan", "q")]
    assert [update["plan"]["planId"] for update in client.replays()] == ["q"]
    assert not client.gets("plan_removed", planId="p").removed


# --- H. Compaction --------------------------------------------------------------------------------


def compaction_of(client: Client, status: str = "in_progress", **given: Any) -> dict[str, Any]:
    client.gets("compaction_update", compactionId="k", status=status, **given)
    return client.shown(client.session.compactions["k"])


def summarised(client: Client, block: Any) -> Any:
    client.gets("compaction_summary_chunk", compactionId="k", content=block)
    return client.json(client.session.compactions["k"].summary)


@holds()
def test_rule_44_a_compaction_is_patched_and_its_status_taken_as_it_is(client):
    shown = compaction_of(client)
    assert (shown["status"], shown["summary"], shown["error"]) == ("in_progress", [], None)
    shown = compaction_of(client, "failed", error="E", _meta={"a": 1})
    assert (shown["status"], shown["error"]) == ("failed", "E")
    shown = compaction_of(client, "in_progress")
    assert (shown["status"], shown["error"], shown["meta"]) == ("in_progress", "E", {"a": 1})
    assert compaction_of(client, "completed", error=None)["error"] is None
    client.refuses("compaction_update", compactionId="k", summary=[A])
    client.refuses("compaction_update", compactionId="k", status=None)


@holds()
def test_rule_45_chunks_append_to_the_summary_and_a_summary_replaces_it(client):
    compaction_of(client)
    assert summarised(client, A) == [A]
    assert summarised(client, B) == [A, B]
    assert compaction_of(client, summary=[C])["summary"] == [C]
    assert summarised(client, D) == [C, D]
    assert compaction_of(client, "failed", summary=None)["summary"] == []
    assert summarised(client, A) == [A]
    assert compaction_of(client, "cancelled", summary=[])["summary"] == []


@holds()
def test_rule_46_the_end_keeps_what_was_streamed(client):
    compaction_of(client)
    summarised(client, A)
    shown = compaction_of(client, "completed")
    assert (shown["status"], shown["summary"]) == ("completed", [A])


@holds(since="1.8.0")
def test_rule_47_a_chunk_creates_a_compaction_in_progress(client):
    assert summarised(client, A) == [A]
    assert client.session.compactions["k"].status == "in_progress"
    assert client.timeline == [("compaction", "k")]


@holds(until="1.6.0")
def test_rule_47_before_that_it_is_a_mistake_that_loses_nothing(client):
    assert summarised(client, A) == [A]
    shown = compaction_of(client, "completed")
    assert (shown["status"], shown["summary"]) == ("completed", [A])


@holds()
def test_rule_48_the_first_update_may_be_the_last(client):
    for number, status in enumerate(["completed", "failed", "cancelled", "novel"]):
        change = client.gets("compaction_update", compactionId=f"k{number}", status=status)
        assert change.created
        assert client.session.compactions[f"k{number}"].status == status
    assert not client.session.compactions["k3"].status.is_known
    assert client.session.is_idle


@holds()
def test_rule_49_nothing_is_dropped_for_its_status(client):
    shown = compaction_of(client, "in_progress", summary=[A], error="E")
    assert (shown["summary"], shown["error"]) == ([A], "E")
    shown = compaction_of(client, "failed", summary=[B])
    assert (shown["summary"], shown["error"]) == ([B], "E")


@holds()
def test_rule_50_a_compaction_deletes_no_history(client):
    client.gets("agent_message", messageId="m", content=[A])
    call_of(client, status="completed")
    client.gets("usage_update", used=9, size=10)
    before = client.seen()
    compaction_of(client)
    compaction_of(client, "completed", summary=[B])
    after = client.seen()
    assert after.pop("compaction").keys() == {"k"}
    assert after.pop("timeline") == [*before.pop("timeline"), ("compaction", "k")]
    del before["compaction"]
    assert after == before


# --- I. Session-directed messages -----------------------------------------------------------------


@holds(profile="unstable")
def test_rule_51_a_message_to_a_session_is_patched_and_appended_to(client):
    def content(tag, **given):
        client.gets(tag, messageId="m", **given)
        return client.json(client.session.session_messages["m"].content)

    assert content("session_message_chunk", content=A) == [A]
    assert content("session_message", _meta={"a": 1}) == [A]
    assert content("session_message", content=[B]) == [B]
    assert content("session_message_chunk", content=C, _meta={"b": 1}) == [B, C]
    assert client.session.session_messages["m"].meta == {"a": 1}
    assert content("session_message", content=[]) == []
    assert content("session_message_chunk", content=C) == [C]
    assert content("session_message", content=None, _meta=None) == []
    assert client.session.session_messages["m"].meta == {}


@holds(profile="unstable")
def test_rule_52_the_two_views_of_a_message_are_independent(client):
    sessions = client.package.Sessions()

    def notify(session, key, block):
        update = {"sessionUpdate": "session_message", "messageId": key, "content": [block]}
        update |= {"senderSessionId": "parent", "recipientSessionId": "child"}
        payload = {"sessionId": session, "update": update}
        sessions.apply(client.read("UpdateSessionNotification", payload))

    notify("parent", "m", A)
    assert list(sessions) == ["parent"], "nothing is made up for the other side"
    notify("child", "m", B)
    notify("child", "n", C)
    assert client.json(sessions["parent"].session_messages["m"].content) == [A]
    assert sessions["parent"].session_messages.keys() == {"m"}
    assert sessions["child"].session_messages.keys() == {"m", "n"}


@holds(profile="unstable")
def test_rule_53_participants_may_come_later_or_never(client):
    client.gets("session_message_chunk", messageId="m", content=A)
    assert participants(client) == (None, None)
    client.gets("session_message", messageId="m", recipientSessionId="b")
    assert participants(client) == (None, "b")
    client.gets("session_message", messageId="m", senderSessionId="a")
    assert participants(client) == ("a", "b")
    assert client.json(client.session.session_messages["m"].content) == [A]


# --- J. Subagents ---------------------------------------------------------------------------------


def subagent_of(client: Client, **given: Any) -> dict[str, Any]:
    client.gets("subagent_update", sessionId="child", **given)
    return client.shown(client.session.subagents["child"])


@holds(profile="unstable")
def test_rule_54_a_subagent_is_announced_and_patched(client):
    change = client.gets("subagent_update", sessionId="child")
    assert (change.kind, change.id, change.created) == ("subagent", "child", True)
    given = {"title": "T", "description": "D", "capabilities": {"cancel": {}}}
    for key, value in (given | {"state": {"state": "running"}}).items():
        before = subagent_of(client)
        assert before[key] is None
        assert subagent_of(client, **{key: value}) == before | {key: value}
        assert subagent_of(client, **{key: None}) == before
    assert client.timeline == [("subagent", "child")]


@holds(since="2.2.0", profile="unstable")
def test_rule_54_no_directories_are_not_the_same_as_none_reported(client):
    shown = subagent_of(client)
    assert (shown["cwd"], shown["additional_directories"]) == (None, None)
    assert subagent_of(client, cwd="/a")["cwd"] == "/a"
    change = client.gets("subagent_update", sessionId="child", additionalDirectories=[])
    assert change.fields == ("additional_directories",)
    assert subagent_of(client)["additional_directories"] == []
    assert client.replays()[0]["additionalDirectories"] == []
    assert subagent_of(client, additionalDirectories=["/b"])["additional_directories"] == ["/b"]
    shown = subagent_of(client, additionalDirectories=None)
    assert (shown["cwd"], shown["additional_directories"]) == ("/a", None)
    assert client.replays()[0]["additionalDirectories"] is None


@holds(profile="unstable")
def test_rule_55_the_state_of_a_subagent_is_a_snapshot_of_it(client):
    idle = {"state": "idle", "stopReason": "end_turn", "usage": WORK}
    client.gets("usage_update", used=1, size=2)
    client.gets("state_update", state="running")
    assert subagent_of(client, state=idle)["state"] == idle
    again = client.gets("subagent_update", sessionId="child", state=idle)
    assert again.fields == ()
    assert subagent_of(client, state={"state": "idle"})["state"] == {"state": "idle"}
    assert subagent_of(client, state={"state": "running"})["state"] == {"state": "running"}
    assert subagent_of(client, state=None)["state"] is None
    assert client.state == {"state": "running"}, "that of the parent is its own"
    assert client.shown(client.session.usage) == {"used": 1, "size": 2, "cost": None}


@holds(profile="unstable")
def test_rule_56_only_capabilities_that_are_set_permit_anything(client):
    assert subagent_of(client)["capabilities"] is None
    subagent_of(client, capabilities={"cancel": {}})
    shown = subagent_of(client, state={"state": "unknown"})
    assert shown["capabilities"] == {"cancel": {}}, "`unknown` does not revoke them"
    assert subagent_of(client, capabilities={})["capabilities"] == {}
    assert subagent_of(client, capabilities=None)["capabilities"] is None


@holds(profile="unstable")
def test_rule_57_a_subagent_stays_when_its_work_ends(client):
    subagent_of(client, title="T", capabilities={"cancel": {}})
    for reason in ("end_turn", "cancelled"):
        shown = subagent_of(client, state={"state": "idle", "stopReason": reason})
        assert (shown["title"], shown["capabilities"]) == ("T", {"cancel": {}})
        client.session.cancel()
        assert client.session.subagents.keys() == {"child"}
    assert client.timeline == [("subagent", "child")]


# --- K. State -------------------------------------------------------------------------------------


@holds()
def test_rule_58_a_state_replaces_the_whole_one_before_it(client):
    client.gets("state_update", state="idle", stopReason="cancelled", _meta={"a": 1})
    assert client.session.was_cancelled
    client.gets("state_update", state="idle")
    assert client.state == {"state": "idle"}
    assert not client.session.was_cancelled
    client.gets("state_update", state="running", _meta={"a": 1})
    client.gets("state_update", state="running")
    assert client.state == {"state": "running"}


@holds()
def test_rule_59_each_state_is_what_it_says(client):
    for state in ("running", "idle", "requires_action", "novel"):
        change = client.gets("state_update", state=state)
        assert (change.kind, change.fields) == ("state", ("state",))
        assert client.state == {"state": state}
        assert client.session.is_idle is (state == "idle")


@holds(profile="unstable")
def test_rule_59_unknown_confirms_nothing_and_resolves_nothing(client):
    client.asked(1)
    client.gets("tool_call_update", toolCallId="c", status="in_progress")
    client.gets("state_update", state="requires_action")
    client.gets("state_update", state="unknown")
    assert client.state == {"state": "unknown"}
    assert not client.session.is_idle
    assert not client.session.was_cancelled
    assert client.json(client.session.confirmed_state) == {"state": "requires_action"}
    assert set(client.session.permissions) == {1}
    assert client.session.tool_calls["c"].status == "in_progress"
    for state in ("running", "requires_action", "idle"):
        client.gets("state_update", state="unknown")
        client.gets("state_update", state=state)
        assert client.state == client.json(client.session.confirmed_state) == {"state": state}


@holds(since="1.9.0")
def test_rule_60_a_session_is_idle_until_reported_otherwise(client):
    assert client.session.is_idle
    assert client.state == {"state": "idle"}
    # A report may come before the response to session/new, which then finds it.
    sessions = client.package.Sessions()
    update = {"sessionUpdate": "state_update", "state": "running"}
    payload = {"sessionId": "s", "update": update}
    sessions.apply(client.read("UpdateSessionNotification", payload))
    assert client.json(sessions["s"].state) == {"state": "running"}


@holds(since="1.9.0")
def test_rule_61_the_same_state_again_is_no_second_end(client):
    client.gets("tool_call_update", toolCallId="c", status="in_progress")
    given = {"state": "idle", "stopReason": "cancelled"}
    assert client.gets("state_update", **given).fields == ("state",)
    before = client.seen()
    change = client.gets("state_update", **given)
    assert (change.fields, change.created) == ((), False)
    assert client.seen() == before
    assert client.session.was_cancelled


@holds()
def test_rule_62_a_stop_reason_is_known_or_custom_or_not_reported(client):
    reasons = ["end_turn", "max_tokens", "max_turn_requests", "refusal", "cancelled", "_own"]
    for reason in reasons:
        client.gets("state_update", state="idle", stopReason=reason)
        assert client.session.state.stop_reason == reason
        assert client.session.is_idle
        assert client.session.was_cancelled is (reason == "cancelled")
    for given in ({}, {"stopReason": None}, {"stopReason": 5}):
        client.gets("state_update", state="idle", stopReason="end_turn")
        client.gets("state_update", state="idle", **given)
        assert client.session.state.stop_reason in (None, client.package.UNSET)
        assert client.session.is_idle


@holds(since="1.8.0")
def test_rule_62_an_error_is_a_stop_reason_with_an_error(client):
    state = {"state": "idle", "stopReason": "error", "error": {"code": -32603, "message": "E"}}
    client.gets("state_update", **state)
    assert client.state == state
    assert client.session.is_idle
    client.gets("state_update", state="idle", stopReason="error", error=5)
    assert client.state == {"state": "idle", "stopReason": "error"}
    custom = {"state": "idle", "stopReason": "_own", "own": [1]}
    client.gets("state_update", **custom)
    assert client.state == custom
    assert client.session.is_idle


@holds(since="2.1.0")
def test_rule_63_an_unrecognised_state_is_busy(client):
    client.gets("state_update", state="idle", stopReason="cancelled")
    client.gets("state_update", state="novel", stopReason="cancelled", n=1)
    assert not client.session.is_idle
    assert not client.session.was_cancelled
    assert client.state == {"state": "novel", "stopReason": "cancelled", "n": 1}
    confirmed = {"state": "idle", "stopReason": "cancelled"}
    assert client.json(client.session.confirmed_state) == confirmed
    # Busy means that there is work to cancel.
    client.gets("tool_call_update", toolCallId="c", status="in_progress")
    assert [change.id for change in client.session.cancel().marked] == ["c"]


@holds(since="2.3.0")
def test_rule_64_background_is_a_snapshot_and_silence_is_not_an_empty_one(client):
    work = [{"type": "tool_call", "toolCallId": "c"}, {"type": "terminal", "terminalId": "t"}]
    for state in ("running", "idle", "requires_action"):

        def background(given, state=state):
            client.gets("state_update", state=state, **given)
            return client.json(client.session.state.background)

        assert background({"background": work}) == work
        assert background({}) == "unset"
        background({"background": work})
        assert background({"background": None}) is None
        assert background({"background": []}) == []
        background({"background": work})
        for malformed in (5, [5], [*work, {"type": "tool_call"}]):
            assert background({"background": malformed}) == "unset", malformed


# --- L. Session info, usage, commands, config -----------------------------------------------------


@holds()
def test_rule_65_the_description_of_the_session_is_patched(client):
    def info(**given):
        client.gets("session_info_update", **given)
        return client.shown(client.session.info)

    assert info() == {"title": None, "updated_at": None, "meta": {}}
    assert info(title="T", _meta={"a": 1}) == {"title": "T", "updated_at": None, "meta": {"a": 1}}
    shown = info(updatedAt="2026-01-01T00:00:00Z")
    assert (shown["title"], shown["updated_at"]) == ("T", "2026-01-01T00:00:00Z")
    assert info(title=None)["title"] is None
    assert info(updatedAt=None, _meta=None) == {"title": None, "updated_at": None, "meta": {}}
    assert client.timeline == []


def usage_of(client: Client, used: int, size: int, **given: Any) -> tuple[int, int, Any]:
    client.gets("usage_update", used=used, size=size, **given)
    usage = client.session.usage
    return usage.used, usage.size, client.json(usage.cost)


@holds(until="2.1.0")
def test_rule_66_no_cost_is_reported_unless_it_is_given(client):
    assert client.session.usage is None
    assert usage_of(client, 1, 2, cost=COST) == (1, 2, COST)
    assert usage_of(client, 3, 4) == (3, 4, None)
    usage_of(client, 3, 4, cost=COST)
    assert usage_of(client, 5, 6, cost=None) == (5, 6, None)


@holds(since="2.2.0")
def test_rule_66_the_last_cost_stays(client):
    assert client.session.usage is None
    assert usage_of(client, 1, 2) == (1, 2, None)
    assert usage_of(client, 1, 2, cost=COST) == (1, 2, COST)
    assert usage_of(client, 3, 4, _meta={"a": 1}) == (3, 4, COST)
    assert usage_of(client, 3, 4, cost={"amount": 1, "currency": "EUR"})[2]["currency"] == "EUR"
    assert usage_of(client, 5, 6, cost=None) == (5, 6, None)


@holds(profile="unstable")
def test_rule_67_usage_of_work_is_not_that_of_the_session(client):
    assert usage_of(client, 100, 200, cost=COST) == (100, 200, COST)
    for _ in range(2):
        client.gets("state_update", state="idle", stopReason="end_turn", usage=WORK)
        assert client.state["usage"] == WORK
        assert client.shown(client.session.usage) == {"used": 100, "size": 200, "cost": COST}
    other = client.fresh()
    other.gets("state_update", state="idle", usage=WORK)
    assert other.session.usage is None


@holds()
def test_rule_68_the_list_of_commands_is_replaced(client):
    def listed(*names):
        entries = [command(client.package.SCHEMA_REVISION, name) for name in names]
        client.gets("available_commands_update", availableCommands=entries)
        return [item.name for item in client.session.available_commands]

    assert listed("b", "a") == ["b", "a"]
    assert listed("c") == ["c"]
    assert listed() == []


@holds()
def test_rule_69_the_options_are_replaced_in_the_agents_order(client):
    def told(*options):
        client.gets("config_option_update", configOptions=list(options))
        return client.json(client.session.config_options)

    z, a = option("z", value=True), option("a", value=False)
    novel = {"configId": "n", "name": "N", "type": "novel", "n": [1]}
    assert told(z, novel, a) == [z, novel, a]
    assert told(a, z) == [a, z]
    assert told() == []


# --- M. Notices -----------------------------------------------------------------------------------

NOTICE = {"severity": "error", "title": "N", "description": "D", "_meta": {"a": 1}}


def check_notice_is_live_only(client: Client) -> None:
    client.gets("state_update", state="running")
    before, replayed = client.seen(), client.replays()
    for _ in range(2):
        change = client.gets("notice", **NOTICE)
        assert (change.kind, change.id, change.entity) == ("notice", None, None)
        assert (change.created, change.fields, change.appended) == (False, (), None)
        # The change alone carries it, to be shown.
        assert client.json(change.update) == {"sessionUpdate": "notice", **NOTICE}
        assert client.seen() == before
        assert client.replays() == replayed
    assert list(client.session.others) == []


@holds()
def test_rule_71_a_notice_is_a_live_event(client):
    check_notice_is_live_only(client)


@pytest.fixture(scope="module")
def without_notices(tmp_path_factory):
    """Packages of schemas from before there were notices, by their revision."""
    found = {}
    for version in ("1.6.0", "2.4.0"):
        schema = pinned_schema(version)
        union = schema["$defs"]["SessionUpdate"]

        def is_notice(branch):
            tag = branch.get("properties", {}).get("sessionUpdate", {})
            return tag.get("const") == "notice"

        union["anyOf"] = [branch for branch in union["anyOf"] if not is_notice(branch)]
        guard = union["anyOf"][-1]["not"]["anyOf"]
        guard[:] = [branch for branch in guard if not is_notice(branch)]
        union.get("discriminator", {}).get("mapping", {}).pop("notice", None)
        del schema["$defs"]["Notice"], schema["$defs"]["NoticeSeverity"]
        if version == "1.6.0":
            # So a maintainer of a revision before 1.5.0 would tell the overlay.
            limited = '[event.notice]\nsince = "1.8.0"\n'
            overlay = overlay_text().replace("[event.notice]\n", limited)
            files = build(schema, version=version, overlay=overlay)
        else:
            files = build(schema, version=UNPINNED)
        found[version] = import_package(files, tmp_path_factory.mktemp("notices"))
    return found


@pytest.mark.parametrize("version", ["1.6.0", "2.4.0"])
def test_rule_71_it_is_none_the_less_where_the_tag_is_unknown(version, without_notices):
    client = Client(without_notices[version])
    assert not client.knows("notice")
    check_notice_is_live_only(client)
    client.gets("novel")
    assert client.replays()[0] == {"sessionUpdate": "novel"}, "other unknown updates are kept"


@holds()
def test_rule_72_a_notice_without_description_has_none(client):
    client.gets("notice", **NOTICE)
    for given in ({}, {"description": None, "_meta": None}):
        update = client.gets("notice", severity="info", title="N", **given).update
        assert update.description in (None, client.package.UNSET)
        assert update.meta in (None, client.package.UNSET)
    update = client.gets("notice", severity="novel", title="N").update
    assert (update.severity, update.severity.is_known) == ("novel", False)


# --- N. Cancellation ------------------------------------------------------------------------------


@holds()
def test_rule_73_a_cancellation_marks_what_is_unfinished(client):
    client.gets("state_update", state="running")
    statuses = ["pending", "in_progress", "completed", "failed", "cancelled"]
    for status in statuses:
        client.gets("tool_call_update", toolCallId=status, status=status, content=[A_])
    marked = client.session.cancel().marked
    assert [change.id for change in marked] == ["pending", "in_progress"]
    assert {(change.kind, change.fields, change.created) for change in marked} == {
        ("tool_call", ("status",), False)
    }
    after = {key: str(call.status) for key, call in client.session.tool_calls.items()}
    assert after == dict.fromkeys(statuses, "cancelled") | {
        "completed": "completed",
        "failed": "failed",
    }
    assert client.json(client.session.tool_calls["pending"].content) == [A_]
    assert client.state == {"state": "running"}, "only the agent ends its work"


@holds(since="2.3.0")
def test_rule_73_background_work_goes_on(client):
    terminal = {"type": "terminal", "terminalId": "t"}
    other = {"type": "terminal", "terminalId": "u"}
    calls = {"listed": [], "shows": [A_, terminal], "shows_other": [other], "active": [A_]}
    for key, content in calls.items():
        client.gets("tool_call_update", toolCallId=key, status="in_progress", content=content)
    work = [{"type": "tool_call", "toolCallId": "listed"}, terminal, {"type": "novel"}]
    client.gets("state_update", state="running", background=[{"type": "novel"}])
    client.gets("state_update", state="running", background=work)
    marked = [change.id for change in client.session.cancel().marked]
    assert marked == ["shows_other", "active"]
    assert client.session.tool_calls["listed"].status == "in_progress"
    assert client.session.tool_calls["shows"].status == "in_progress"


@holds(since="2.3.0")
def test_rule_73_only_the_latest_list_of_background_work_counts(client):
    client.gets("tool_call_update", toolCallId="c", status="in_progress")
    work = [{"type": "tool_call", "toolCallId": "c"}]
    client.gets("state_update", state="running", background=work)
    client.gets("state_update", state="running", background=[])
    assert [change.id for change in client.session.cancel().marked] == ["c"]


ABOUT = {"type": "tool_call", "toolCall": {"toolCallId": "c", "status": "pending"}}


@holds(until="2.2.0")
def test_rule_74_every_request_that_waits_is_answered_once(client):
    client.gets("state_update", state="requires_action")
    client.gets("tool_call_update", toolCallId="c", status="pending")
    client.asked(1, ABOUT)
    client.asked("two", None)
    client.asked(3, {"type": "novel"})
    assert client.session.permission_answered(3)
    cancelled = client.session.cancel()
    assert (cancelled.answer, cancelled.may_answer) == ((1, "two"), ())
    assert client.session.permissions == {}
    assert not client.session.permission_answered(1), "none twice"
    again = client.session.cancel()
    assert (again.answer, again.may_answer) == ((), ())
    # Pending is pending, whatever goes on.
    client.gets("state_update", state="idle")
    client.asked(4, None)
    assert client.session.cancel().answer == (4,)


@holds(since="2.3.0")
def test_rule_74_only_requests_of_the_cancelled_work_may_be_answered_at_once(client):
    work = [{"type": "tool_call", "toolCallId": "b"}]
    client.gets("state_update", state="requires_action", background=work)
    client.asked(1, ABOUT)
    client.asked(2, {"type": "tool_call", "toolCall": {"toolCallId": "b"}})
    client.asked(3, None)
    client.asked(4, {"type": "novel"})
    client.asked(5, ABOUT)
    assert client.session.permission_answered(5)
    for number, key in [(6, "c"), (7, "b")]:
        client.asked(number, {"type": "command", "command": "ls", "cwd": "/", "toolCallId": key})
    cancelled = client.session.cancel()
    assert cancelled.answer == ()
    assert cancelled.may_answer == (1, 6)
    assert set(client.session.permissions) == {1, 2, 3, 4, 6, 7}, "the agent asks for the rest"
    assert client.session.permission_answered(6)
    assert client.session.permission_answered(1)
    assert not client.session.permission_answered(1), "none twice"
    assert client.session.cancel().may_answer == ()


@holds()
def test_rule_75_what_comes_after_a_cancellation_counts(client):
    client.gets("state_update", state="running")
    for key in ("c", "d"):
        client.gets("tool_call_update", toolCallId=key, status="in_progress")
    client.session.cancel()
    assert not client.session.was_cancelled
    client.gets("tool_call_content_chunk", toolCallId="c", content=A_)
    assert client.session.tool_calls["c"].status == "cancelled"
    client.gets("tool_call_update", toolCallId="c", status="completed")
    assert client.session.tool_calls["c"].status == "completed"
    assert client.session.tool_calls["d"].status == "cancelled"
    client.gets("state_update", state="idle", stopReason="cancelled")
    assert client.session.was_cancelled
    assert client.session.tool_calls["c"].status == "completed"


# --- O. Replay and resume -------------------------------------------------------------------------


def with_history(client: Client) -> None:
    for tag, (_, payload) in known(client, UPSERTS | CHUNKS).items():
        client.gets(tag, **payload, _meta={"a": 1}) if tag in META else client.gets(tag, **payload)
    call_of(client, **CALL)
    compaction_of(client, "completed", summary=[A, B])
    client.gets("session_info_update", title="T")
    client.gets("usage_update", used=1, size=2, cost=COST)
    with_lists(client)
    client.gets("novel", n=1)
    client.gets("state_update", state="idle", stopReason="end_turn")


@holds()
def test_rule_76_a_replay_does_not_duplicate(client):
    with_history(client)
    before, updates = client.seen(), client.replays()
    held, new = client, client.fresh()
    for update in updates:
        new.gets(**update)
        if update["sessionUpdate"] in client.package.SESSION_UPDATES:
            held.gets(**update)
    assert new.seen() == before
    assert new.session == held.session
    assert held.seen() == before


@holds()
def test_rule_77_a_replay_resets_nothing_that_it_omits(client):
    with_history(client)
    before = client.seen()
    for tag, (_, payload) in known(client, UPSERTS).items():
        if tag not in ("plan_update", "compaction_update"):
            client.gets(tag, **payload)
    client.gets("compaction_update", compactionId="k", status="completed")
    assert client.seen() == before
    client.gets("agent_message", messageId="x", content=None)
    client.gets("compaction_update", compactionId="k", status="completed", summary=[])
    assert client.session.agent_messages["x"].content == []
    assert client.session.compactions["k"].summary == []


@holds()
def test_rule_78_a_compaction_is_replayed_as_it_became_and_where_it_was(client):
    client.gets("agent_message", messageId="m", content=[A])
    compaction_of(client)
    client.gets("agent_message", messageId="n", content=[B])
    summarised(client, C)
    compaction_of(client, "completed")
    replayed = client.replays()
    keys = [update.get("messageId", update.get("compactionId")) for update in replayed]
    assert keys == ["m", "k", "n"]
    assert (replayed[1]["status"], replayed[1]["summary"]) == ("completed", [C])
    client.gets(**replayed[1])
    assert client.json(client.session.compactions["k"].summary) == [C]
    assert client.timeline[1] == ("compaction", "k")


@holds()
def test_rule_79_without_a_replay_what_is_held_stays(client):
    with_history(client)
    before = client.seen()
    # All that comes is the current state.
    client.gets("state_update", state="running")
    after = client.seen()
    assert after.pop("state") == after.pop("confirmed_state") == {"state": "running"}
    del before["state"], before["confirmed_state"]
    assert after == before


@holds(since="1.9.0")
def test_rule_80_only_a_state_ends_the_work_after_a_replay(client):
    client.gets("state_update", state="running")
    client.gets("agent_message", messageId="m", content=[A])
    for update in [update for update in client.replays() if "state" not in update]:
        client.gets(**update)
    assert client.state == {"state": "running"}
    assert not client.session.is_idle
    client.gets("state_update", state="idle")
    assert client.session.is_idle


@holds(since="1.9.0")
def test_rule_80_a_replay_ends_with_the_state_that_was_reported(client):
    call_of(client, status="in_progress")
    client.gets("state_update", state="idle")
    assert client.replays()[-1] == {"sessionUpdate": "state_update", "state": "idle"}
    # Who gets it must know that what is unfinished goes on in the background.
    new = client.fresh()
    for update in client.replays():
        new.gets(**update)
    assert new.session.cancel().marked == client.session.cancel().marked == ()


# --- P. What the protocol leaves open -------------------------------------------------------------


@holds()
def test_open_1_a_chunk_creates_a_tool_call(client):
    change = client.gets("tool_call_content_chunk", toolCallId="c", content=A_)
    assert (change.kind, change.id, change.created) == ("tool_call", "c", True)
    call = client.shown(client.session.tool_calls["c"])
    assert (call["kind"], call["status"], call["content"]) == ("other", "pending", [A_])


@holds(profile="unstable")
def test_open_2_a_plan_that_comes_back_is_a_new_one(client):
    plan_of(client, entries=[])
    plan_of(client, key="q", entries=[])
    old = client.session.plans["p"]
    client.gets("plan_removed", planId="p")
    change = client.gets("plan_update", plan={"type": "items", "planId": "p", "entries": []})
    assert change.created
    assert client.session.plans["p"] is not old
    assert client.timeline == [("plan", "q"), ("plan", "p")]


@holds()
def test_open_3_terminals_and_plans_are_on_the_timeline(client):
    client.gets("agent_message", messageId="m")
    terminal_of(client)
    plan_of(client, entries=[])
    client.gets("agent_message", messageId="n")
    kinds = [kind for kind, _ in client.timeline]
    assert kinds == ["agent_message", "terminal", "plan", "agent_message"]


@holds(until="1.9.0")
def test_open_4_a_permission_request_patches_nothing(client):
    call_of(client, title="Own", status="in_progress")
    before = client.seen()
    assert client.asked(1, SUBJECT) is None
    assert client.seen() == before


@holds()
def test_open_5_a_tool_call_may_go_on_after_its_end(client):
    for status in ("completed", "failed", "cancelled"):
        call_of(client, status=status)
        assert call_of(client, status="in_progress", title=status)["status"] == "in_progress"
        client.gets("tool_call_content_chunk", toolCallId="c", content=A_)
    assert client.json(client.session.tool_calls["c"].content) == [A_, A_, A_]


@holds(until="1.8.0")
def test_open_6_metadata_of_a_message_is_replaced_whole(client):
    for tag in MESSAGES:
        client.gets(tag, messageId="m", _meta={"a": 1, "b": 2})
        client.gets(tag, messageId="m", _meta={"b": 3})
        assert client.collections[tag]["m"].meta == {"b": 3}


@holds(until="1.9.0")
def test_open_7_a_cost_that_is_omitted_is_not_kept(client):
    usage_of(client, 1, 2, cost=COST)
    assert usage_of(client, 1, 2) == (1, 2, None)


# --- The table ------------------------------------------------------------------------------------

TABLE = tomllib.loads((ROOT / "tests/conformance/rules.toml").read_text(encoding="utf-8"))
HERE = sys.modules[__name__]
PROOFS = [
    (f"test_{kind}_{item['number']:0{width}}", test)
    for kind, width in (("rule", 2), ("open", 1))
    for item in TABLE[kind]
    for test in item.get("test", [])
]


def runs_in(function: Any) -> list[tuple[str, str]] | None:
    """Return the revisions that a test is run with."""
    for mark in getattr(function, "pytestmark", []):
        if mark.name == "parametrize" and mark.args[0] == "client":
            return list(mark.args[1])
    return None


def test_the_table_has_every_rule_once_and_says_what_became_of_it():
    assert [item["number"] for item in TABLE["rule"]] == list(range(1, 81))
    assert [item["number"] for item in TABLE["open"]] == list(range(1, 8))
    for item in TABLE["rule"] + TABLE["open"]:
        assert item.keys() <= {"number", "text", "test", "not_the_reducer", "choice", "documented"}
        assert item["text"]
        assert bool(item.get("test")) != bool(item.get("not_the_reducer")), item["number"]
        for test in item.get("test", []):
            assert test.keys() <= {"name", "since", "until", "profile", "versions", "fault"}
            assert test["fault"], test["name"]


@pytest.mark.parametrize(("prefix", "proof"), PROOFS, ids=[proof["name"] for _, proof in PROOFS])
def test_a_proof_runs_in_the_revisions_in_which_the_rule_holds(prefix, proof):
    assert proof["name"].startswith(f"{prefix}_")
    function = getattr(HERE, proof["name"])
    limits = {key: proof[key] for key in ("since", "until", "profile") if key in proof}
    if "versions" in proof:
        assert not limits
        versions = [mark.args[1] for mark in function.pytestmark if mark.name == "parametrize"]
        assert versions == [proof["versions"]]
        return
    assert runs_in(function) == revisions(**limits)
    assert runs_in(function), "no pinned revision has it"


def test_every_test_of_a_rule_is_in_the_table():
    tree = ast.parse(inspect.getsource(HERE))
    names = [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]
    here = [name for name in names if re.match(r"test_(rule|open)_", name)]
    listed = [proof["name"] for _, proof in PROOFS]
    assert sorted(here) == sorted(listed)
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("item", TABLE["open"], ids=lambda item: f"U{item['number']}")
def test_a_choice_is_documented_where_the_table_says(item):
    path, _, words = item["documented"].partition(": ")
    text = (ROOT / path).read_text(encoding="utf-8")
    assert words
    assert " ".join(words.split()) in " ".join(text.split())
