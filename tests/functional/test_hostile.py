"""Hostile schemas: what text of a schema can do to the package, to the tool and to a terminal.

`hostile.py` has the strings and the places. The list of what stops is `STOPS` there and
`OVERLAY_STOPS` here; everything else takes any text and generates.
"""

import contextlib
import copy
import functools
import json
import re
import shlex
import time
import tomllib

import pytest
import tomlkit

from acp_codegen.diagnostics import GenerationError, as_json
from acp_codegen.diff.compare import diff
from acp_codegen.diff.render import render_json, render_markdown, render_text
from acp_codegen.diff.side import side_of
from acp_codegen.emit.package import build_package
from acp_codegen.meaning.lock import accept, compare_lock, parse_lock, render_lock
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.prose import classify
from acp_codegen.meaning.table import Meaning
from acp_codegen.project.locks import describe_moved
from acp_codegen.resolve import resolve
from acp_codegen.schema.document import MAX_BYTES, MAX_DEPTH, UNPINNED, load
from acp_codegen.schema.lower.definitions import lower
from acp_codegen.upgrade import changelog
from tests.conftest import ROOT, build, import_package, pinned_schema
from tests.functional.hostile import (
    NAMES,
    STOPS,
    STRINGS,
    Canary,
    exercise,
    harmless,
    into_prose,
    known,
    place_names,
    place_strings,
    roots_of,
    skeleton,
    tagged,
)
from tests.functional.test_generate import command
from tests.golden.update import OVERLAY, SHAPES

SESSION = SHAPES / "session"
SESSION_ROOTS = ("SessionUpdate", "OpenResponse")
SCHEMA = '"$schema": "https://json-schema.org/draft/2020-12/schema"'


def session_schema():
    return json.loads((SESSION / "schema.json").read_bytes())


def session_overlay():
    return (SESSION / OVERLAY).read_text(encoding="utf-8")


def document(schema, version=UNPINNED, *, trusted=False):
    data = schema if isinstance(schema, bytes) else json.dumps(schema).encode()
    return load(data, version=version, profile="unstable", source="test", trusted=trusted)


@functools.cache
def session_document():
    return document(session_schema(), "9.9.9")


def understood(schema, roots=("Root",), *, trusted=False, **options):
    """Return what is wrong with a schema, by the stages before anything is rendered.

    Args:
        schema: The schema.
        roots: The definitions to start from.
        trusted: Do not wait for the metaschema, which takes long for many definitions.
        options: More arguments of `resolve`.
    """
    try:
        resolve(document(schema, trusted=trusted), roots, **options).checked()
    except GenerationError as error:
        assert error.exit_code in {2, 3}
        return list(error.diagnostics)
    return []


def imported(files, folder):
    """Import a package and all it has; nothing of the schema may run."""
    with Canary() as canary:
        package = import_package(files, folder)
        exercise(package)
        assert not canary.tripped
    return package


# Text is inert.


def test_the_canary_trips(tmp_path):
    # The same strings in a package that is written carelessly.
    tripped = 0
    for number, text in enumerate(STRINGS):
        for form, code in enumerate(('"""{}"""', "'''{}'''", 'x = "{}"', "x = '{}'")):
            with Canary() as canary:
                # What runs may fail afterwards.
                with contextlib.suppress(SyntaxError, TypeError, ValueError):
                    folder = tmp_path / f"{number}-{form}"
                    import_package({"__init__.py": code.format(text)}, folder)
                tripped += canary.tripped
    assert tripped > 5


def test_text_in_every_place_is_inert(tmp_path):
    hostile, twin = place_strings(STRINGS), place_strings(harmless(STRINGS))
    roots = roots_of(hostile)
    files = build(hostile, roots, overlay="")
    assert skeleton(files) == skeleton(build(twin, roots, overlay=""))
    package = imported(files, tmp_path)
    # And it is all there.
    assert [item.value for item in package.Before] == [f"{n} {s}" for n, s in enumerate(STRINGS)]
    assert [item.value for item in package.After] == [f"{s} {n}" for n, s in enumerate(STRINGS)]
    assert set(package.METHODS) == {(f"{n:03}{s}", s, "request") for n, s in enumerate(STRINGS)}
    for number, text in enumerate(STRINGS):
        words = re.sub("[\ud800-\udfff]", "\ufffd", text).split() or [
            "Not",
            "described",
            "upstream.",
        ]
        assert getattr(package, f"M{number:03}Request").__doc__.split() == words


@pytest.mark.parametrize("start", [0, 18, 36])
def test_prose_of_a_session_is_inert(start, tmp_path):
    strings = [*STRINGS[start:], *STRINGS[:start]]
    overlay, roots = session_overlay(), SESSION_ROOTS
    files = build(into_prose(session_schema(), strings), roots, overlay=overlay)
    twin = build(into_prose(session_schema(), harmless(strings)), roots, overlay=overlay)
    assert skeleton(files) == skeleton(twin)
    imported(files, tmp_path)


def test_prose_of_the_real_schema_is_inert(tmp_path):
    files, twin = (
        build(into_prose(pinned_schema("2.4.0"), strings), version="2.4.0")
        for strings in (STRINGS, harmless(STRINGS))
    )
    assert skeleton(files) == skeleton(twin)
    imported(files, tmp_path)


# Names stop.


@pytest.mark.parametrize("place", STOPS)
def test_what_is_no_name_stops_with_a_pointer(place):
    schema, pointers = place_names(STOPS[place], NAMES)
    found = {item.pointer for item in understood(schema)}
    assert set(pointers) - found == set()


@pytest.mark.parametrize("text", NAMES)
def test_a_dialect_or_a_root_that_is_none_stops(text):
    with pytest.raises(GenerationError) as caught:
        document({"$schema": text, "$defs": {}})
    assert [item.pointer for item in caught.value.diagnostics] == ["#/$schema"]
    (problem,) = understood(place_names(STOPS["type"], [])[0], (text,))
    assert problem.pointer.startswith("#/$defs/")


PYTHON = (
    "class",
    "None",
    "self",
    "import",
    "match",
    "type",
    "print",
    "int",
    "field",
    "mro",
    "name",
)
LOCALS = ("update", "fields", "chunk", "item", "patched", "merged", "optional", "retained", "tuple")


def test_words_of_python_are_names_like_others(tmp_path):
    # Properties and tags; keywords get an underscore, the rest is as it is.
    schema = {
        "Root": {
            "type": "object",
            "properties": {word: {"type": "string", "description": word} for word in PYTHON},
            "required": list(PYTHON),
        },
        "Choice": tagged({word: {} for word in PYTHON}),
    }
    files = build({"$schema": document_dialect(), "$defs": schema}, ("Root", "Choice"), overlay="")
    package = imported(files, tmp_path)
    value = {word: word for word in PYTHON}
    assert package.to_builtins(package.convert(value, package.Root)) == value
    for word in PYTHON:
        assert package.to_builtins(package.convert({"kind": word}, package.Choice)) == {
            "kind": word
        }


def document_dialect():
    return session_schema()["$schema"]


@pytest.mark.parametrize("old", ["hint", "tags", "owner"])
def test_properties_called_like_what_an_entity_uses(old, tmp_path):
    # Every name that the functions of an entity use, one property more for each.
    schema, overlay = session_schema(), tomllib.loads(session_overlay())
    doc = schema["$defs"]["Doc"]["properties"]
    for name in LOCALS:
        doc[name] = copy.deepcopy(doc[old])
    classes = {"hint": 3, "tags": 0, "owner": 2}
    overlay["presence"][classes[old]]["fields"] += [f"Doc.{name}" for name in LOCALS]
    files = build(schema, SESSION_ROOTS, overlay=tomlkit.dumps(overlay))
    package = imported(files, tmp_path)
    given = {name: [name] if old == "tags" else name for name in LOCALS}
    update = {"sessionUpdate": "doc_update", "docId": "d", "rank": 1, **given}
    session = package.Session()
    session.apply(package.convert(update))
    assert {name: getattr(session.docs["d"], name) for name in LOCALS} == given
    chunk = {"sessionUpdate": "doc_chunk", "docId": "d", "piece": {"text": "p"}}
    assert session.apply(package.convert(chunk)).fields == ("pieces",)


# The overlay.

OVERLAY_STOPS = {
    "entity": "entity",
    "snapshot": "snapshot",
    "event": "event",
    "entity.doc.state": "entity/doc/state",
    "entity.doc.attribute": "entity/doc/attribute",
    "entity.doc.key": "entity/doc/key",
    "entity.doc.upsert": "entity/doc",
    "entity.doc.chunk.variant": "entity/doc/chunk",
    "entity.doc.chunk.item": "entity/doc/chunk/item",
    "entity.doc.chunk.appends_to": "entity/doc/chunk/appends_to",
    "entity.doc.initial.kind": "entity/doc/kind",
    "entity.doc.initial.rank": "entity/doc/rank",
    "entity.doc.unset_is_not_empty.fields": "entity/doc/",
    "entity.log.data.output": "entity/log/output",
    "entity.plan.key": "entity/plan/key",
    "entity.plan.removal.variant": "entity/plan/removal",
    "entity.plan.removal.key": "entity/plan/removal",
    "snapshot.mood.variant": "snapshot/mood",
    "snapshot.mood.initial": "snapshot/mood/initial",
    "snapshot.mood.unconfirmed.tags": "snapshot/mood/unconfirmed",
    "snapshot.names.field": "snapshot/names/field",
    "event.ping.variant": "event/ping",
    "lifecycle.prompt.entity": "lifecycle/prompt/entity",
    "lifecycle.prompt.key": "lifecycle/prompt/key",
    "lifecycle.cancel.entity": "lifecycle/cancel/entity",
    "lifecycle.cancel.field": "lifecycle/cancel/field",
    "lifecycle.cancel.value": "lifecycle/cancel/value",
    "lifecycle.cancel.final": "lifecycle/cancel/final",
    "lifecycle.cancel.snapshot": "lifecycle/cancel/snapshot",
    "lifecycle.cancel.stop_reason": "lifecycle/cancel/stop_reason",
}
"""Every place of an overlay where text that names nothing stops, and the pointer."""

# TOML cannot hold half a surrogate pair, and an empty string is no value.
OVERLAY_STRINGS = [text for text in NAMES if text and not re.search("[\ud800-\udfff]", text)]
OVERLAY_NAMES = [*OVERLAY_STRINGS, "\uff24\uff4f\uff43", "_init__", "_x", "lambda", "1x"]


def overlay_with(place, text):
    """Return the overlay of the session case with a text in one place; a table is renamed."""
    overlay = tomllib.loads(session_overlay())
    *path, last = place.split(".")
    table = overlay
    for key in path:
        table = table[key]
    if isinstance(table[last], dict):
        first = next(iter(table[last]))
        table[last][text] = table[last].pop(first)
    else:
        table[last] = [text] if isinstance(table[last], list) else text
    return overlay


@pytest.mark.parametrize("place", OVERLAY_STOPS)
def test_what_is_no_name_in_an_overlay_stops(place):
    wanted = f"semantics.toml#{OVERLAY_STOPS[place]}"
    # Each of the strings somewhere, and names that are almost some everywhere.
    start = list(OVERLAY_STOPS).index(place) % 5
    for text in (*OVERLAY_STRINGS[start::5], *OVERLAY_NAMES[len(OVERLAY_STRINGS) :]):
        overlay = overlay_with(place, text)
        with pytest.raises(GenerationError) as caught:
            entries = parse_semantics(tomlkit.dumps(overlay), "semantics.toml")
            resolve(session_document(), SESSION_ROOTS, semantics=entries).checked()
        assert any(item.pointer.startswith(wanted) for item in caught.value.diagnostics), text
        assert caught.value.exit_code in {2, 3}


@pytest.mark.parametrize(
    "first, second",
    [
        ("doc_chunk", "entity.log"),
        ("plan_removed", "entity.log"),
        ("snapshot_mood", "entity.log"),
        ("event_ping", "entity.log"),
        ("other", "entity.log"),
        ("add", "entity.log"),
        ("timeline", "entity.log"),
    ],
)
def test_roles_do_not_take_each_others_methods(first, second):
    overlay = tomllib.loads(session_overlay())
    table, old = second.split(".")
    overlay[table][first] = overlay[table].pop(old)
    entries = parse_semantics(tomlkit.dumps(overlay), "semantics.toml")
    with pytest.raises(GenerationError) as caught:
        resolve(session_document(), SESSION_ROOTS, semantics=entries).checked()
    assert f"semantics.toml#entity/{first}" in {item.pointer for item in caught.value.diagnostics}


def test_values_of_an_overlay_are_inert(tmp_path):
    trees = []
    for strings in (OVERLAY_STRINGS, harmless(OVERLAY_STRINGS)):
        schema, overlay = session_schema(), tomllib.loads(session_overlay())
        doc = schema["$defs"]["Doc"]["properties"]
        for number, text in enumerate(strings):
            doc[f"text{number}"] = {"type": ["string", "null"]}
            overlay["presence"].append(
                {
                    "fields": [f"Doc.text{number}"],
                    "class": "patch",
                    "reset": text,
                    "reason": text,
                }
            )
            overlay["entity"]["doc"]["initial"][f"text{number}"] = text
            event = {"variant": text, "until": "1.0.0", "reason": text}
            overlay["event"][f"gone{number}"] = event
        files = build(schema, SESSION_ROOTS, overlay=tomlkit.dumps(overlay))
        trees.append(skeleton(files))
        if strings is OVERLAY_STRINGS:
            package = imported(files, tmp_path)
            state = package.DocState("d")
            for number, text in enumerate(strings):
                assert getattr(state, f"text_{number}") == text
    assert trees[0] == trees[1]


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 5000,
        "x = " + "9" * 5000,
        "x = \x00",
        "a" * 10 + '"',
        "[" * 5000,
        "x = 1e999\n",
    ],
    ids=["nested", "digits", "control", "cut", "brackets", "infinite"],
)
def test_an_overlay_that_is_none(text):
    with pytest.raises(GenerationError):
        parse_semantics(text, "semantics.toml")


# Size and depth.


def nested(number, before, after, inner):
    return f"{before * number}{inner}{after * number}"


def in_property(text):
    return f'{{{SCHEMA}, "$defs": {{"Root": {{"type": "object", "properties": {{"x": {text}}}}}}}}}'


LEAF = '{"type": "string"}'
NESTS = {
    "lists": ('{"type": "array", "items": ', "}", LEAF),
    "objects": ('{"type": "object", "properties": {"x": ', "}}", LEAF),
    "allOf": ('{"allOf": [', "]}", LEAF),
    "anyOf": ('{"anyOf": [{"type": "null"}, ', "]}", LEAF),
    "not": ('{"not": ', "}", "{}"),
    "default": ("[", "]", "1"),
    "keyword": ('{"x-deep": ', "}", "1"),
}


@pytest.mark.parametrize("kind", NESTS)
@pytest.mark.parametrize("levels", [MAX_DEPTH + 1, 200, 1000, 20_000])
def test_deep_nesting_is_refused(kind, levels):
    text = nested(levels, *NESTS[kind])
    text = in_property(f'{{"type": "string", "default": {text}}}' if kind == "default" else text)
    found = understood(text.encode())
    assert {item.message for item in found} == {"nested too deeply: more than 64 levels"}
    assert all(item.pointer == "#" or item.pointer.startswith("#/$defs/Root/") for item in found)


def test_what_is_nested_as_deep_as_allowed_generates(tmp_path):
    text = in_property(nested(MAX_DEPTH - 5, *NESTS["lists"])).encode()
    package = imported(build_package(document(text), ("Root",)), tmp_path)
    value = {"x": json.loads(nested(MAX_DEPTH - 5, "[", "]", '"a"'))}
    assert package.to_builtins(package.convert(value, package.Root)) == value


def reference(name):
    return {"$ref": f"#/$defs/{name}"}


def listing(name):
    return {"type": "array", "items": reference(name)}


def nullable(name):
    return {"anyOf": [reference(name), {"type": "null"}]}


def holding(name):
    return {"type": "object", "properties": {"x": reference(name)}, "required": ["x"]}


def wrapping(name, wire="kind"):
    return tagged({"a": {"allOf": [reference(name)]}}, wire)


CYCLES = {
    "alias": ({"Root": reference("Root")}, False),
    "two aliases": ({"Root": reference("A"), "A": reference("Root")}, False),
    "allOf": ({"Root": {"allOf": [reference("Root")]}}, False),
    "list": ({"Root": listing("Root")}, False),
    "two lists": ({"Root": listing("A"), "A": listing("Root")}, False),
    "null": ({"Root": nullable("Root")}, False),
    "list and null": ({"Root": nullable("A"), "A": listing("Root")}, False),
    "object": ({"Root": holding("Root")}, True),
    "object and alias": ({"Root": holding("A"), "A": reference("Root")}, True),
    "object and list": ({"Root": holding("A"), "A": listing("Root")}, True),
    "union": ({"Root": wrapping("Root")}, False),
    "union and alias": ({"Root": wrapping("A"), "A": reference("Root")}, False),
    "union and object": ({"Root": wrapping("A"), "A": holding("Root")}, True),
    "unions": ({"Root": wrapping("A"), "A": wrapping("Root", "sort")}, False),
    "no tag": ({"Root": {"anyOf": [reference("Root")]}}, False),
    "no tag and object": ({"Root": {"anyOf": [reference("A")]}, "A": holding("Root")}, True),
}


@pytest.mark.parametrize("kind", CYCLES)
def test_cycles_of_references(kind):
    definitions, generates = CYCLES[kind]
    schema = {"$schema": document_dialect(), "$defs": definitions}
    assert (understood(schema) == []) is generates
    if generates:
        build(schema, ("Root",), overlay="")


@pytest.mark.parametrize("number", [1000, 5000])
@pytest.mark.parametrize("ends", [True, False])
def test_chains_of_names_are_refused(number, ends):
    chain = {f"A{n}": reference(f"A{n + 1}") for n in range(number)}
    chain[f"A{number}"] = {"type": "string"} if ends else reference("A0")
    schema = {"$schema": document_dialect(), "$defs": {"Root": holding("A0"), **chain}}
    found = understood(schema, trusted=True)
    assert len(found) >= number - 20
    assert "#/$defs/A0" in {item.pointer for item in found}


def test_a_chain_of_objects_generates():
    chain = {f"A{n}": holding(f"A{n + 1}") for n in range(1000)}
    definitions = {"Root": holding("A0"), **chain, "A1000": {"type": "string"}}
    schema = {"$schema": document_dialect(), "$defs": definitions}
    assert understood(schema, trusted=True) == []


def seconds(function, *arguments):
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        function(*arguments)
        best = min(best, time.process_time() - start)
    return best


def repeated_keys(number):
    pairs = ", ".join(f'"k{n}": 1, "k{n}": 2' for n in range(number))
    with pytest.raises(GenerationError) as caught:
        document(f"{{{pairs}}}".encode())
    (problem,) = caught.value.diagnostics
    assert problem.message.startswith("keys given more than once: k0, k1, ")
    assert problem.message.endswith(f" and {number - 10} more")


def one_method(number):
    message = {"type": "object", "properties": {}, "x-method": "m", "x-side": "s"}
    names = [f"A{n}Request" for n in range(number)]
    loaded = document({"$schema": document_dialect(), "$defs": dict.fromkeys(names[:50], message)})
    loaded.root["$defs"] = dict.fromkeys(names, message)
    with pytest.raises(GenerationError) as caught:
        lower(loaded, names)
    assert len(caught.value.diagnostics) == number - 1


def long_prose(number):
    prose = "All is well. " * number + "x" * 13 * number + "\n \t" * number
    assert classify("x", prose, prose).evidence == ""


def spoken_prose(number):
    for prose in ("omit " * number, "null; " * number, "Omitted or `null` means " + "y" * number):
        assert classify("x", prose, prose).presence == "unknown"


def opened_brackets(number):
    assert understood(
        in_property(json.dumps({"type": "string", "pattern": "[a-" * number})).encode()
    )


@pytest.mark.parametrize(
    "work, number",
    [
        (repeated_keys, 10_000),
        (one_method, 500),
        (long_prose, 4_000),
        (spoken_prose, 4_000),
        (opened_brackets, 5_000),
    ],
)
def test_work_grows_with_the_input(work, number):
    # Four times the input takes sixteen times as long where something is squared.
    few, many = seconds(work, number), seconds(work, 4 * number)
    assert many < 9 * few + 0.05


def test_a_megabyte_of_text_in_one_place(tmp_path):
    text = ('"""\\ {{ x }} ' * 90_000)[: 1024 * 1024]
    schema = session_schema()
    schema["$defs"]["Doc"]["description"] = text
    schema["$defs"]["Kind"]["anyOf"][0]["description"] = text
    schema["$defs"]["Doc"]["properties"]["title"]["description"] = text
    schema["$defs"]["Doc"]["properties"]["title"]["default"] = text
    files = build(schema, SESSION_ROOTS, overlay=session_overlay())
    package = imported(files, tmp_path)
    # That of the variant comes first.
    assert package.DocState.__doc__.split() == ["About", "Doc.", *text.split()]


def test_the_size_limit_is_the_documented_one():
    with pytest.raises(GenerationError) as caught:
        document(b" " * (MAX_BYTES + 1))
    assert [item.message for item in caught.value.diagnostics] == [
        f"the document has more than {MAX_BYTES} bytes"
    ]
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"at most {MAX_BYTES // 2**20} MiB" in readme
    assert f"at most {MAX_DEPTH} levels" in readme
    shown = " ".join(command("generate", "--help").stdout.split())
    assert f"at most {MAX_BYTES // 2**20} MiB" in shown


BROKEN = {
    "empty": b"",
    "cut": b'{"$defs": ',
    "more": b"{} {}",
    "bytes": b'{"a": "\xff"}',
    "mark": b"\xef\xbb\xbf{}",
    "utf-16": '{"$defs": {}}'.encode("utf-16"),
    "nul": b"\x00",
    "control": b'{"a": "\x01"}',
    "list": b"[]",
    "string": b'"x"',
    "null": b"null",
    "NaN": b'{"a": NaN}',
    "infinity": b'{"a": -Infinity}',
    "digits": b'{"a": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("kind", BROKEN)
def test_what_is_no_document(kind):
    with pytest.raises(GenerationError) as caught:
        document(BROKEN[kind])
    assert [item.pointer for item in caught.value.diagnostics] == ["#"]


@pytest.mark.parametrize("number", ["1e999", "-1e999", "9" * 4000, "1e-999", "-0.0", "0.1e1"])
@pytest.mark.parametrize("keyword", ["minimum", "maximum", "minLength", "minItems", "default"])
def test_huge_numbers(number, keyword):
    kind = {"minLength": "string", "minItems": "array"}.get(keyword, "integer")
    text = in_property(f'{{"type": "{kind}", "{keyword}": {number}}}')
    # No crash; what is refused is refused there.
    pointers = {item.pointer for item in understood(text.encode())}
    assert pointers <= {f"#/$defs/Root/properties/x/{keyword}"}
    assert pointers or number in {"1e-999", "-0.0", "0.1e1"} or keyword == "default"


@pytest.mark.parametrize(
    "pattern", ["[" * 2000, "(" * 999, "(?:" * 300, "a{99999999999}", "(a", "\\"]
)
def test_patterns_that_are_none(pattern):
    found = understood(in_property(json.dumps({"type": "string", "pattern": pattern})).encode())
    assert [item.pointer for item in found] == ["#/$defs/Root/properties/x/pattern"]


# What is printed.


def safe(text):
    """Make sure that a terminal shows a text as it is."""
    assert all(char == "\n" or char.isprintable() for char in text)
    return text


def outside_of_code(markdown):
    """Return what a Markdown reader takes for markup: all but code spans and fences."""
    return re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", markdown)


@pytest.fixture
def file(tmp_path):
    def write(schema, name="schema.json"):
        path = tmp_path / name
        path.write_bytes(schema if isinstance(schema, bytes) else json.dumps(schema).encode())
        return path

    return write


def spoken(strings):
    """Return the real schema with text that the tool repeats: sentences, values and methods."""
    schema = into_prose(pinned_schema("2.4.0"), strings)
    branches = schema["$defs"]["ToolKind"]["anyOf"]
    for number, text in enumerate(strings):
        branches.insert(0, {"type": "string", "const": f"{text} v{number}"})
    for number, text in enumerate(strings):
        name = f"{text.strip()}"[:80]
        field = {
            "type": ["string", "null"],
            "default": text,
            "description": f"Omitted or `null` means {name} is not given {text!r}.",
        }
        schema["$defs"]["PromptRequest"]["properties"][f"odd{number}"] = field
    return schema


def test_what_commands_print_of_a_schema(file):
    path = file(spoken(STRINGS))
    for arguments, code in (
        (("semantics", "--schema", path), None),
        (("ir", "--schema", path), 0),
        (("diff", "2.4.0", path), 0),
        (("diff", "2.4.0", path, "--format", "md"), 0),
    ):
        done = command(*arguments)
        assert code in {None, done.returncode}, done.stderr
        assert "Traceback" not in done.stderr
        safe(done.stdout + done.stderr)
        if arguments[-1] == "md":
            assert not re.search(r"[<>@\[!|]|://|javascript", outside_of_code(done.stdout))
            assert "&lt;" not in done.stdout
        elif "json" in arguments or arguments[0] == "ir":
            json.loads(done.stdout)


def test_prose_cannot_forge_a_line(file):
    schema = pinned_schema("2.4.0")
    forged = "\nToolCallUpdate.kind: optional"
    schema["$defs"]["PromptRequest"]["properties"]["odd"] = {
        "type": ["string", "null"],
        "description": "Omitted or `null` means one\\nToolCallUpdate.kind: optional.",
    }
    done = command("semantics", "--schema", file(schema))
    assert "means one\\nToolCallUpdate.kind" in done.stdout
    assert forged not in done.stdout


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_a_refusal_prints(form, file):
    schema, _ = place_names(STOPS["property"], NAMES)
    done = command("--errors", form, "generate", "--schema", file(schema), "--roots", "Root")
    assert done.returncode == 2
    assert "Traceback" not in safe(done.stderr)
    assert len(done.stderr) < 100_000
    if form == "json":
        assert len(json.loads(done.stderr)) == len(NAMES)


def test_ten_thousand_problems_are_counted(file):
    path = file({"$schema": document_dialect(), "$defs": {f"A{n}": n for n in range(10_000)}})
    done = command("generate", "--schema", path)
    assert done.returncode == 2
    *lines, last = done.stderr.splitlines()
    assert len(lines) == 200
    assert last == (
        "10000 problems, of which 100 are shown; --errors json has all; nothing was written"
    )


def test_a_long_name_does_not_fill_the_screen(file):
    root = {"type": "object", "properties": {"-" * 2**20: {"type": "string"}}}
    path = file({"$schema": document_dialect(), "$defs": {"Root": root}})
    done = command("generate", "--schema", path, "--roots", "Root")
    assert done.returncode == 2
    assert len(done.stderr) < 5000
    assert "characters]" in done.stderr


@pytest.mark.parametrize("kind", ["deep", "bytes", "digits", "empty", "overlay"])
def test_the_command_line_does_not_crash(kind, file):
    data = {
        "deep": in_property(nested(100_000, *NESTS["lists"])).encode(),
        "overlay": json.dumps(session_schema()).encode(),
    }.get(kind, BROKEN.get(kind))
    more = ()
    if kind == "overlay":
        more = ("--semantics", file(b"x = " + b"[" * 5000, "overlay.toml"))
    done = command("generate", "--schema", file(data), *more)
    assert done.returncode == 2
    assert "Traceback" not in safe(done.stderr)
    assert done.stderr.endswith("1 problem; nothing was written\n")


def test_comparisons_and_the_changelog_are_escaped():
    schema, twin = place_strings(STRINGS), place_strings(harmless(STRINGS))
    sides = [side_of(resolve(document(item), roots_of(item))) for item in (twin, schema)]
    changes = diff(*sides)
    assert len(changes) > 3 * len(STRINGS)
    found = (sides[0].revision, sides[1].revision, changes)
    safe(render_text(*found))
    assert json.loads(safe(render_json(*found)))["changes"]
    for text in (render_markdown(*found), changelog.entry("1.0", "2.0", changes)):
        assert not re.search(
            r"[<>@\[!|#]|://|javascript", outside_of_code(strip_headings(safe(text)))
        )
        assert all(
            line.startswith(("- ", "#", "Was", "AC")) or not line or line[0].isdigit()
            for line in text.splitlines()
        )


def strip_headings(text):
    return re.sub(r"^#+ .*$", "", text, flags=re.MULTILINE)


def test_sentences_with_anything_in_them_can_be_locked():
    properties = {}
    for number, text in enumerate(STRINGS):
        prose = f"Omitted or `null` means {text[:100].replace('.', ' ')}."
        properties[f"odd{number}"] = {"type": ["string", "null"], "description": prose}
    root = {"type": "object", "properties": properties}
    schema = document({"$schema": document_dialect(), "$defs": {"Root": root}})
    found = resolve(schema, ("Root",)).checked("schema").meanings.table
    assert sum(bool(item.evidence) for item in found.values()) > len(STRINGS) / 2
    lock = accept({}, found, found, "")
    text = safe(render_lock(lock))
    assert parse_lock(text.encode().decode(), "lock") == lock


def test_lines_to_paste_are_toml():
    # Presence and roles of everything that an overlay does not speak of.
    schema = session_schema()
    doc = schema["$defs"]["Doc"]["properties"]
    for name in ("_x", "a.b-c/d", "class", "x" * 300):
        doc[name] = {"type": ["string", "null"]}
    union = schema["$defs"]["SessionUpdate"]
    for tag in ("a.b-c/d", "class", "x-y_update"):
        union["anyOf"].insert(0, known(tag, "sessionUpdate", allOf=[reference("Ping")]))
        union["anyOf"][-1]["not"]["anyOf"].append(known(tag, "sessionUpdate"))
    found = understood(schema, SESSION_ROOTS)
    pasted = [item for item in found if "add to schema/semantics.toml" in item.suggestion]
    assert len(pasted) > 20
    for item in pasted:
        shown = str(item).split("semantics.toml:\n")[1]
        assert tomllib.loads(shown)
    assert json.loads(safe(as_json(found)))


def test_commands_to_paste_quote_names():
    # `semantics` speaks of definitions that no package could have.
    name = "X.y'; touch z"
    moved = compare_lock({}, {name: Meaning(Presence.PATCH, "e")})
    (problem,) = describe_moved(moved, "2.4.0", "unstable")
    words = shlex.split(problem.suggestion.partition("then: ")[2])
    assert words[words.index("--accept") + 1] == name
