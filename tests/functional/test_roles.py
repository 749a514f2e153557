"""Roles of the overlay: what is missing, stale or not understood stops, all of it at once."""

import json
import re
import tomllib

import pytest

from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError
from acp_codegen.emit.package import build_package
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.meaning.validity import Validity
from acp_codegen.resolve import resolve
from acp_codegen.schema.document import UNPINNED, load
from tests.conftest import build, import_package, overlay_text, pinned_revisions, pinned_schema
from tests.golden.update import SHAPES

CASE = SHAPES / "session"
OVERLAY = (CASE / "semantics.toml").read_text(encoding="utf-8")
ROOTS = ("SessionUpdate", "OpenResponse")


def schema():
    return json.loads((CASE / "schema.json").read_bytes())


def refusal(overlay=OVERLAY, changed=None, *, version="9.9.9"):
    """Return the problems, as pointer and message, of an overlay and a schema."""
    with pytest.raises(GenerationError) as caught:
        build(changed or schema(), ROOTS, overlay=overlay, version=version)
    assert caught.value.exit_code == NEEDS_DECISION
    return {item.pointer: item.message for item in caught.value.diagnostics}


def without(table, text=OVERLAY):
    """Return an overlay without one table."""
    before, _, rest = text.partition(f"[{table}]\n")
    assert rest
    _, bracket, after = rest.partition("\n[")
    return before + (bracket + after).lstrip("\n")


def edited(old, new):
    assert OVERLAY.count(old) == 1, old
    return OVERLAY.replace(old, new)


def test_the_overlay_of_the_case_is_complete():
    assert build(schema(), ROOTS, overlay=OVERLAY)


@pytest.mark.parametrize(
    ("table", "tags"),
    [
        ("entity.doc", ["doc_update", "doc_chunk"]),
        ("entity.plan", ["plan_update", "plan_removed"]),
        ("snapshot.mood", ["mood_update"]),
        ("event.ping", ["ping"]),
    ],
)
def test_every_update_needs_a_role(table, tags):
    overlay = without(table)
    for name in ("lifecycle.prompt", "lifecycle.cancel"):
        overlay = without(name, overlay)
    found = refusal(overlay)
    assert len(found) == len(tags)
    for tag, (pointer, message) in zip(tags, found.items(), strict=True):
        assert pointer.startswith("#/$defs/SessionUpdate/anyOf/")
        assert message == f"nobody has said what the update {tag!r} does to a session"


def test_what_is_proposed_can_be_pasted():
    overlay = OVERLAY
    tables = [
        line[1:-1] for line in OVERLAY.splitlines() if line.startswith("[") and "[[" not in line
    ]
    for table in tables:
        overlay = without(table, overlay)
    with pytest.raises(GenerationError) as caught:
        build(schema(), ROOTS, overlay=overlay)
    proposals = [item.suggestion.partition(":\n")[2] for item in caught.value.diagnostics]
    assert len(proposals) == 13
    entries = tomllib.loads("\n".join(proposals))
    assert entries["entity"]["doc"]["key"] == "docId"
    assert entries["snapshot"]["names"] == {
        "variant": "names_update",
        "field": "names",
        "since": "9.9.9",
        "reason": "...",
    }


def test_no_update_has_two_roles():
    found = refusal(OVERLAY + '[event.again]\nvariant = "ping"\nreason = "a test"\n')
    assert list(found.values()) == ["the update 'ping' has two roles"]


@pytest.mark.parametrize(
    ("old", "new", "pointer"),
    [
        ('variant = "ping"', 'variant = "pang"', "event/ping"),
        ('upsert = "gauge_update"', 'upsert = "gage"', "entity/gauge"),
        ('variant = "log_chunk"', 'variant = "log_part"', "entity/log/chunk"),
        ('variant = "plan_removed"', 'variant = "plan_gone"', "entity/plan/removal"),
        ('rank = "0"', 'rank = "0", size = "1"', "entity/doc/size"),
        ('data = { output = "data" }', 'data = { outputs = "data" }', "entity/log/outputs"),
        ('fields = ["roots"]', 'fields = ["roofs"]', "entity/doc/roofs"),
        ('tags = ["lost"]', 'tags = ["found"]', "snapshot/mood/unconfirmed/found"),
        ('entity = "doc"\nfield', 'entity = "dog"\nfield', "lifecycle/cancel/entity"),
    ],
)
def test_an_entry_for_what_is_not_there_is_stale(old, new, pointer):
    found = refusal(edited(old, new))
    assert (
        "the overlay speaks of something that this revision does not have"
        in found[f"overlay.toml#{pointer}"]
    )


def test_a_schema_that_is_not_pinned_may_lack_what_the_overlay_knows():
    """Only what it has and nobody has explained stops it."""
    text = edited('variant = "plan_removed"', 'variant = "plan_gone"')
    data = json.dumps(schema()).encode()
    document = load(data, version=UNPINNED, profile="unstable", source="test")
    with pytest.raises(GenerationError) as caught:
        resolve(document, ROOTS, semantics=parse_semantics(text, "x")).checked()
    (problem,) = caught.value.diagnostics
    assert "'plan_removed'" in problem.message
    more = text + '[event.plan_removed]\nvariant = "plan_removed"\nreason = "a test"\n'
    store = resolve(document, ROOTS, semantics=parse_semantics(more, "x")).checked().session
    assert [event.kind for event in store.events if event.cls] == ["ping", "plan_removed"]


@pytest.mark.parametrize(
    ("old", "new", "pointer", "message"),
    [
        ('key = "docId"\nupsert', 'key = "id"\nupsert', "entity/doc/key", "DocUpdate has no 'id'"),
        (
            'key = "plan.planId"',
            'key = "plan.steps"',
            "entity/plan/key",
            "'steps' is not in every value",
        ),
        ('item = "piece"', 'item = "owner"', "entity/doc/chunk/item", "not an item of the list"),
        (
            'appends_to = "pieces"',
            'appends_to = "title"',
            "entity/doc/chunk/appends_to",
            "not a list and not bytes",
        ),
        ('item = "data"', 'item = "logId"', "entity/log/chunk/item", "not base64 text"),
        (
            ', rank = "0"',
            "",
            "entity/doc/initial",
            "a chunk may come first, and then nothing says what 'rank' is",
        ),
        ('kind = "plain", ', 'kind = "loud", ', "entity/doc/kind", "'loud' is not a known value"),
        ('rank = "0"', 'rank = "first"', "entity/doc/rank", "'first' is not a known value"),
        (
            'data = { output = "data" }',
            'data = { output = "charset" }',
            "entity/log/output",
            "no base64 text 'charset' that is patched",
        ),
        (
            'initial = "calm"',
            'initial = "still"',
            "snapshot/mood/initial",
            "not a value without properties",
        ),
        (
            'field = "names"',
            'field = "nouns"',
            "snapshot/names/field",
            "NamesUpdate has no 'nouns'",
        ),
        (
            'variant = "mood_update"',
            'variant = "mood_update"\nfield = "mood"',
            "snapshot/mood/field",
            "the variant is its own value",
        ),
        (
            'state = "LogState"',
            'state = "LogUpdate"',
            "entity/log/state",
            "'LogUpdate' is taken or no Python name",
        ),
        (
            'attribute = "board"',
            'attribute = "timeline"',
            "entity/board/attribute",
            "'timeline' is taken or no Python name",
        ),
        (
            'attribute = "board"',
            'attribute = "a-board"',
            "entity/board/attribute",
            "'a-board' is taken or no Python name",
        ),
        (
            "[snapshot.names]",
            "[snapshot.docs]",
            "snapshot/docs",
            "'docs' is taken or no Python name",
        ),
        (
            'value = "plain"',
            'value = "wild"',
            "lifecycle/cancel/value",
            "'wild' is not a known value",
        ),
        (
            'stop_reason = "because"',
            'stop_reason = "why"',
            "lifecycle/cancel/stop_reason",
            "CalmMoodUpdate has no 'why'",
        ),
    ],
)
def test_what_is_not_understood_stops(old, new, pointer, message):
    assert refusal(edited(old, new))[f"overlay.toml#{pointer}"] == message


def test_fields_that_no_role_would_keep_stop():
    changed = schema()
    defs = changed["$defs"]
    defs["DocChunk"]["properties"]["offset"] = {"type": "integer"}
    defs["DocChunk"]["required"].append("offset")
    defs["Names"]["properties"]["total"] = {"type": "integer"}
    defs["Names"]["required"].append("total")
    defs["Log"]["properties"]["outputMeta"] = {"type": "string"}
    defs["Log"]["required"].append("outputMeta")
    defs["Output"]["properties"]["size"] = {"type": "integer"}
    defs["Output"]["required"].append("size")
    overlay = edited(
        'data = { output = "data" }', 'data = { output = "data" }\ninitial = { outputMeta = "x" }'
    )
    assert refusal(overlay, changed) == {
        "overlay.toml#entity/doc/chunk": "'offset' of a chunk is not understood",
        "overlay.toml#entity/log": "'output_meta' is taken or no Python name",
        "overlay.toml#entity/log/output": "the text does not stand for the value",
        "overlay.toml#snapshot/names": "'total' would be lost",
    }


def test_presence_that_a_field_cannot_have_stops():
    overlay = OVERLAY.replace('"Doc.title", ', "").replace(
        'fields = ["Doc._meta"]', 'fields = ["Doc._meta", "Doc.title"]'
    )
    assert refusal(overlay) == {
        "overlay.toml#entity/doc/title": "only objects without named properties merge"
    }
    overlay = OVERLAY.replace('"Doc.tags", ', "").replace(
        'fields = ["Doc.owner"', 'fields = ["Doc.tags", "Doc.owner"'
    )
    assert refusal(overlay) == {"overlay.toml#entity/doc/tags": "a list that is not patched"}


def test_prose_and_overlay_agree_about_null():
    changed = schema()
    prose = (
        "Omission leaves the kind unchanged, `null` resets it to `rich`, and a value replaces it."
    )
    changed["$defs"]["Doc"]["properties"]["kind"]["description"] = prose
    overlay = OVERLAY.replace('"Doc.kind", ', "")
    found = refusal(overlay, changed)
    assert found == {"overlay.toml#entity/doc/kind": "null resets to 'rich', as the prose has it"}
    assert build(changed, ROOTS, overlay=overlay.replace('kind = "plain", ', 'kind = "rich", '))


@pytest.mark.parametrize(
    ("text", "pointer", "message"),
    [
        ('[entity.a]\nreason = "x"', "entity/a/state", "missing"),
        ('[event.a]\nvariant = "x"', "event/a/reason", "missing"),
        ('[event.a]\nvariant = ""\nreason = "x"', "event/a/variant", "not a string"),
        (
            '[event.a]\nvariant = "x"\nreason = "x"\nsinse = "1"',
            "event/a/sinse",
            "not a key that is understood",
        ),
        ('[event.a]\nvariant = "x"\nreason = "x"\nsince = "new"', "event/a/since", "not a version"),
        (
            '[event.a]\nvariant = "x"\nreason = "x"\nprofiles = ["stabel"]',
            "event/a/profiles",
            "'stabel' is no profile",
        ),
        (
            '[event.a]\nvariant = "x"\nreason = "x"\nsince = "2.0"\nuntil = "1.9.9"',
            "event/a/until",
            "before `since`",
        ),
        (
            '[event.a]\nvariant = "x"\nreason = "x"\nprofiles = "stable"',
            "event/a/profiles",
            "not a list of strings",
        ),
        ('[lifecycle.nap]\nreason = "x"', "lifecycle/nap", "not a key that is understood"),
        ('[lifecycle.prompt]\nreason = "x"', "lifecycle/prompt/response", "missing"),
        ("event = 1", "event", "not a table"),
        ("[event]\na = 1", "event/a", "not a table"),
        ('[entity.a]\nchunk = { item = 1 }\nreason = "x"', "entity/a/chunk/item", "not a string"),
        (
            '[entity.a]\ninitial = { kind = 1 }\nreason = "x"',
            "entity/a/initial",
            "not a table of strings",
        ),
        ("roles = 1", "roles", "not understood"),
    ],
)
def test_an_entry_is_checked(text, pointer, message):
    with pytest.raises(GenerationError) as caught:
        parse_semantics(text, "overlay.toml")
    assert caught.value.exit_code == 2
    found = {item.pointer: item.message for item in caught.value.diagnostics}
    assert found[f"overlay.toml#{pointer}"] == message


def test_a_later_overlay_takes_the_place_of_an_entry():
    more = OVERLAY.replace('[event.ping]\nvariant = "ping"', '[event.ping]\nvariant = "pong"')
    both = parse_semantics(OVERLAY, "x") + parse_semantics(more, "y")
    assert [role.variant for role in both.roles.events] == ["pong", "pong"]
    assert both.roles.entities == parse_semantics(OVERLAY, "x").roles.entities


@pytest.mark.parametrize(("version", "profile"), pinned_revisions())
def test_an_entry_holds_for_its_revisions(version, profile):
    """Retained participants, sparing and answers come and go with the revisions they stand in."""
    data = json.dumps(pinned_schema(version, profile)).encode()
    document = load(data, version=version, profile=profile, source="test")
    store = (
        resolve(document, semantics=parse_semantics(overlay_text(), "semantics.toml"))
        .checked()
        .checked()
        .session
    )
    old = version in {"1.6.0", "1.9.0"}
    assert store.permission.applies is not old
    assert store.cancel.answers is (version != "2.4.0")
    assert (store.cancel.background is not None) is (version == "2.4.0")
    kinds = {entity.kind for entity in store.entities}
    assert ("subagent" in kinds) is (profile == "unstable")


def test_a_lifecycle_may_say_less(tmp_path):
    """Requests that carry nothing wait and are answered all the same."""
    text, found = re.subn(r"^(applies|answers|spares) = .*\n", "", overlay_text(), flags=re.M)
    assert found == 3
    package = import_package(build(pinned_schema("2.4.0"), overlay=text), tmp_path)
    session = package.Session()
    call = package.ToolCallUpdateFields(tool_call_id="c", status="in_progress")
    subject = package.ToolCallRequestPermissionSubject(tool_call=call)
    request = package.RequestPermissionRequest(
        session_id="s", title="May I?", options=[], subject=subject
    )
    assert session.permission_requested(1, request) is None
    assert session.tool_calls == {}
    assert session.cancel() == package.session.Cancellation((), (), ())
    assert session.permission_answered(1) is True


def test_an_older_schema_may_lack_what_is_spared():
    data = json.dumps(pinned_schema("1.6.0")).encode()
    document = load(data, version=UNPINNED, profile="unstable", source="test")
    store = resolve(document, semantics=parse_semantics(overlay_text(), "x")).checked().session
    assert store.cancel.background is None


def test_a_package_of_events_alone_works(tmp_path):
    union = schema()["$defs"]["SessionUpdate"]["anyOf"][12]
    small = {
        "$schema": schema()["$schema"],
        "$defs": {"SessionUpdate": {"anyOf": [union]}, "Ping": schema()["$defs"]["Ping"]},
    }
    overlay = '[event.ping]\nvariant = "ping"\nreason = "a test"'
    package = import_package(build(small, ["SessionUpdate"], overlay=overlay), tmp_path)
    session = package.Session()
    ping = package.Ping(text="x")
    assert session.apply(ping).update is ping
    assert list(session.replay()) == []
    with pytest.raises(ValueError, match="only updates of what a session stores"):
        package.patch.coalesce([ping])


def test_a_package_without_updates_has_no_session():
    data = json.dumps(schema()).encode()
    document = load(data, version=UNPINNED, profile="unstable", source="test")
    files = build_package(document, ["OpenResponse"])
    assert {"session.py", "entities.py", "patch.py"}.isdisjoint(files)
    assert '"Session"' not in files["__init__.py"]


@pytest.mark.parametrize(
    ("version", "holds"), [("2.3.9", True), ("2.4.0", True), ("2.4.7", True), ("2.5.0", False)]
)
def test_both_ends_of_the_limits_are_included(version, holds):
    limits = Validity(since="2.3", until="2.4")
    assert limits.covers(version, "unstable") is holds
    assert Validity(until="2.4").covers(UNPINNED, "unstable") is False
    assert Validity(since="2.4").covers(UNPINNED, "unstable") is True


@pytest.mark.parametrize("table", ["malformed", "presence"])
def test_a_rule_about_a_definition_that_is_not_there_is_stale(table):
    rule = {
        "malformed": 'fields = ["ToolCalUpdate.capabilities"]\nbecomes = "null"',
        "presence": 'fields = ["ToolCalUpdate.title"]\nclass = "patch"',
    }
    text = f'{overlay_text()}\n[[{table}]]\n{rule[table]}\nreason = "a test"\n'
    with pytest.raises(GenerationError, match="something that this revision does not have"):
        build(pinned_schema("2.4.0"), overlay=text)


@pytest.mark.parametrize(
    ("old", "new", "pointer", "message"),
    [
        (
            'key = "sessionId"\nupdate = "update"',
            'key = "update"\nupdate = "update"',
            "lifecycle/route/key",
            "not an id",
        ),
        ('update = "update"', 'update = "sessionId"', "lifecycle/route/update", "not an update"),
        (
            'key = "messageId"\nentity = "user',
            'key = "_meta"\nentity = "user',
            "lifecycle/prompt/key",
            "no id of user_message",
        ),
        (
            'entity = "user_message"\nreason',
            'entity = "usage"\nreason',
            "lifecycle/prompt/key",
            "no id of usage",
        ),
        (
            'subject = "subject"',
            'subject = "options"',
            "lifecycle/permission/subject",
            "not told apart by a tag",
        ),
        (
            'field = "toolCall", entity = "tool_call"',
            'field = "toolCall", entity = "terminal"',
            "lifecycle/permission/applies",
            "no update of terminal",
        ),
        (
            'field = "status"\nvalue',
            'field = "title"\nvalue',
            "lifecycle/cancel/field",
            "not one of several known values",
        ),
        (
            'initial = { kind = "other"',
            'initial = { toolCallId = "x", kind = "other"',
            "entity/tool_call/toolCallId",
            "the entry has no effect",
        ),
        (
            'fields = ["additionalDirectories"]',
            'fields = ["title"]',
            "entity/subagent/title",
            "the entry has no effect",
        ),
        ("[event.notice]", "[event.state]", "", "'state' is taken or no Python name"),
        ("[entity.compaction]", "[entity.other]", "", "'other' is taken or no Python name"),
        (
            "[entity.compaction]",
            "[entity.listed]",
            "entity/listed",
            "'_listed' is taken or no Python name",
        ),
        (
            'attribute = "info"',
            'attribute = "is_idle"',
            "entity/info/attribute",
            "'is_idle' is taken or no Python name",
        ),
        (
            'state = "PlanState"',
            'state = "Session"',
            "entity/plan/state",
            "'Session' is taken or no Python name",
        ),
    ],
)
def test_roles_that_would_make_wrong_code_stop(old, new, pointer, message):
    text = overlay_text()
    assert text.count(old) == 1, old
    with pytest.raises(GenerationError) as caught:
        build(pinned_schema("2.4.0"), overlay=text.replace(old, new))
    assert caught.value.exit_code == NEEDS_DECISION
    found = {(item.pointer, item.message) for item in caught.value.diagnostics}
    assert (f"overlay.toml#{pointer}" if pointer else "semantics.toml", message) in found
