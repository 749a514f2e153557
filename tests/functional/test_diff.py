"""What `diff` says of two schemas: every row of its truth table, what is no change, the command."""

import copy
import json
import random
import re

import pytest

from acp_codegen.diff.compare import diff
from acp_codegen.diff.render import render_json, render_markdown, render_rules, render_text
from acp_codegen.diff.rules import Change, Kind, Party
from acp_codegen.diff.side import side_of
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.resolve import resolve
from acp_codegen.schema.document import UNPINNED, load
from tests.conftest import ROOT, overlay_text, pinned_document, pinned_schema, resolved, semantics
from tests.functional.test_generate import command, with_variant

LENIENT = {"x-deserialize-default-on-error": True}
TEXT = {"type": "string"}
INTEGER = {"type": "integer"}
RESETS = "Omission leaves the title unchanged, `null` resets it to `{}`, and a value replaces it."
CLEARS = "Omitted leaves the title unchanged; `null` clears it."


def ref(name):
    return {"$ref": f"#/$defs/{name}"}


def maybe(schema):
    return {"anyOf": [schema, {"type": "null"}]}


def listed(item, **more):
    return {"type": "array", "items": item, **more}


def model(properties=None, required=(), **more):
    return {
        "type": "object",
        "properties": properties or {},
        "required": list(required),
        **more,
    }


def branch(tag, payload=None, key="type"):
    found = model({key: {"type": "string", "const": tag}}, [key])
    return {**found, "allOf": [ref(payload)]} if payload else found


def union(tags, *, key="type", open_=True, **more):
    """Return a tagged union; `tags` gives the payload of each tag."""
    branches = [branch(tag, payload, key) for tag, payload in tags.items()]
    if open_:
        guard = [branch(tag, None, key) for tag in tags]
        branches.append({**model({key: TEXT}, [key]), "title": "other", "not": {"anyOf": guard}})
    return {"anyOf": branches, **more}


def enum(*values, base="string"):
    return {"anyOf": [*({"type": base, "const": value} for value in values), {"type": base}]}


def message(method, properties=None):
    return {**model(properties), "x-method": method, "x-side": "agent"}


def root(field, required=()):
    """Return the definitions of an object with one property, `x`."""
    return {"Root": model({"x": field}, required)}


def document(definitions):
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
    data = json.dumps(schema).encode()
    return load(data, version=UNPINNED, profile="unstable", source="test")


def side(definitions, roots=("Root",)):
    return side_of(resolve(document(definitions), roots).checked("schema"))


def compare(old, new):
    """Compare definitions; those that have a root of their own name start from that."""
    return diff(
        *(side(item, [name for name in item if name.startswith("Root")]) for item in (old, new))
    )


def rows(changes):
    """Return changes as `kind subject: parties`."""
    return [f"{item.kind} {item.subject}: {' '.join(item.breaks)}".strip() for item in changes]


def selector(case=None, *, tagged=True):
    """Return an object with a string that is an optional tag."""
    plain = model({"stop": {"type": ["string", "null"]}})
    if not tagged:
        return plain
    none = {"type": "object", "properties": {"stop": {"type": "null"}}}
    known = branch("failed", case, "stop")
    other = union({"failed": None}, key="stop")["anyOf"][-1]
    return {**plain, "anyOf": [none, known, other]}


def stopped(case=None, *, tagged=True):
    return {
        "Root": union({"idle": "Idle", "busy": None}, key="state"),
        "Idle": selector(case, tagged=tagged),
        "Failure": model({"why": {"type": ["string", "null"]}}),
    }


A, B = model({"a": TEXT}, ["a"]), model({"b": TEXT}, ["b"])
EITHER = {"anyOf": [ref("A"), ref("B")]}
C = model({"c": TEXT}, ["c"])

# kind: old definitions, new definitions, and everything that is to be said of the two, with
# whom it breaks. Written by hand: a change of the truth table shows here.
CASES = {
    "method-added": (
        {"Root": model()},
        {"Root": model(), "RootRequest": message("a/b")},
        [
            "definition-added RootRequest:",
            "entry-added METHODS[a/b, agent, request]:",
            "method-added a/b (agent, request):",
            "name-added RootRequest:",
        ],
    ),
    "method-removed": (
        {"Root": model(), "RootRequest": message("a/b")},
        {"Root": model()},
        [
            "definition-removed RootRequest:",
            "entry-removed METHODS[a/b, agent, request]: python",
            "method-removed a/b (agent, request): writers",
            "name-removed RootRequest: python",
        ],
    ),
    "entry-retyped": (
        {"RootARequest": message("a/b")},
        {"RootBRequest": message("a/b", {"n": INTEGER})},
        [
            "definition-added RootBRequest:",
            "definition-removed RootARequest:",
            "entry-retyped METHODS[a/b, agent, request]: python",
            "name-added RootBRequest:",
            "name-removed RootARequest: python",
            "type-compatible a/b (agent, request):",
        ],
    ),
    "variant-added": (
        {"Root": union({"a": None})},
        {"Root": union({"a": None, "b": "A"}), "A": A},
        [
            "definition-added A:",
            "name-added BRoot:",
            "variant-added Root[b]:",
        ],
    ),
    "closed-variant-added": (
        {"Root": union({"a": None, "c": None}, open_=False)},
        {"Root": union({"a": None, "b": None, "c": None}, open_=False)},
        ["name-added BRoot:", "closed-variant-added Root[b]: readers"],
    ),
    "variant-removed": (
        {"Root": union({"a": None, "b": None})},
        {"Root": union({"a": None})},
        ["name-removed BRoot: python", "variant-removed Root[b]: writers"],
    ),
    "union-opened": (
        {"Root": union({"a": None, "b": None}, open_=False)},
        {"Root": union({"a": None, "b": None})},
        ["name-added OtherRoot:", "union-opened Root: readers"],
    ),
    "union-closed": (
        {"Root": union({"a": None, "b": None})},
        {"Root": union({"a": None, "b": None}, open_=False)},
        ["name-removed OtherRoot: python", "union-closed Root: writers"],
    ),
    "tag-renamed": (
        {"Root": union({"a": None})},
        {"Root": union({"a": None}, key="sort")},
        [
            "attribute-added ARoot.sort:",
            "attribute-removed ARoot.type: python",
            "attribute-added OtherRoot.sort:",
            "attribute-removed OtherRoot.type: python",
            "tag-renamed Root: readers writers",
        ],
    ),
    "tag-added": (
        {"Root": A},
        {"Root": union({"plain": "A"}), "A": A},
        [
            "definition-added A:",
            "name-added OtherRoot:",
            "name-added PlainRoot:",
            "name-turned Root: python",
            "tag-added Root: readers writers",
        ],
    ),
    "tag-removed": (
        {"Root": union({"plain": "A"}), "A": A},
        {"Root": model({"a": TEXT, "z": TEXT}, ["a"])},
        [
            "definition-removed A:",
            "name-removed OtherRoot: python",
            "name-removed PlainRoot: python",
            "name-turned Root: python",
            "optional-field-added Root.z:",
            "tag-removed Root: readers writers",
        ],
    ),
    "optional-tag-added": (
        stopped(tagged=False),
        stopped("Failure"),
        [
            "optional-field-added Idle[failed].why:",
            "enum-value-added Idle.stop:",
            "optional-tag-added Idle.stop:",
            "attribute-added IdleRoot.why:",
            "attribute-retyped IdleRoot.stop: python",
            "name-added OtherIdleRoot:",
            "name-added Stop:",
        ],
    ),
    "optional-tag-removed": (
        stopped("Failure"),
        stopped(tagged=False),
        [
            "optional-field-removed Idle[failed].why: writers",
            "enum-value-removed Idle.stop: writers",
            "optional-tag-removed Idle.stop:",
            "attribute-removed IdleRoot.why: python",
            "attribute-retyped IdleRoot.stop: python",
            "name-removed OtherIdleRoot: python",
            "name-removed Stop: python",
        ],
    ),
    "alternative-added": (
        {"Root": EITHER, "A": A, "B": B},
        {"Root": {"anyOf": [*EITHER["anyOf"], ref("C")]}, "A": A, "B": B, "C": C},
        [
            "alternative-added Root: readers",
            "definition-added C:",
            "name-added C:",
            "name-retyped Root: python",
        ],
    ),
    "alternative-removed": (
        {"Root": {"anyOf": [*EITHER["anyOf"], ref("C")]}, "A": A, "B": B, "C": C},
        {"Root": EITHER, "A": A, "B": B},
        [
            "alternative-removed Root: writers",
            "definition-removed C:",
            "name-removed C: python",
            "name-retyped Root: python",
        ],
    ),
    "enum-value-added": (
        {**root(ref("E")), "E": enum("a")},
        {**root(ref("E")), "E": enum("b", "a")},
        ["enum-value-added E:", "member-added E.B:"],
    ),
    "enum-value-removed": (
        {**root(ref("E")), "E": enum("a", "b")},
        {**root(ref("E")), "E": enum("a")},
        ["enum-value-removed E: writers", "member-removed E.B: python"],
    ),
    "member-renamed": (
        {**root(ref("E")), "E": {"anyOf": [{**INTEGER, "const": 1, "title": "One"}, INTEGER]}},
        {**root(ref("E")), "E": {"anyOf": [{**INTEGER, "const": 1, "title": "First"}, INTEGER]}},
        ["member-renamed E.ONE: python"],
    ),
    "optional-field-added": (
        {"Root": model()},
        root(TEXT),
        ["attribute-added Root.x:", "optional-field-added Root.x:"],
    ),
    "optional-field-removed": (
        root(TEXT),
        {"Root": model()},
        ["attribute-removed Root.x: python", "optional-field-removed Root.x: writers"],
    ),
    "required-field-added": (
        {"Root": model()},
        root(TEXT, ["x"]),
        ["attribute-demanded Root.x: python", "required-field-added Root.x: writers"],
    ),
    "required-field-removed": (
        root(TEXT, ["x"]),
        {"Root": model()},
        ["attribute-removed Root.x: python", "required-field-removed Root.x: readers writers"],
    ),
    "field-required": (
        root(TEXT),
        root(TEXT, ["x"]),
        ["attribute-retyped Root.x: python", "field-required Root.x: writers"],
    ),
    "field-optional": (
        root(TEXT, ["x"]),
        root(TEXT),
        ["attribute-retyped Root.x: python", "field-optional Root.x: readers"],
    ),
    "null-allowed": (
        root(TEXT),
        root(maybe(TEXT)),
        ["attribute-retyped Root.x: python", "null-allowed Root.x: readers"],
    ),
    "null-forbidden": (
        root(maybe(TEXT)),
        root(TEXT),
        ["attribute-retyped Root.x: python", "null-forbidden Root.x: writers"],
    ),
    "null-allowed-leniently": (
        root({**TEXT, **LENIENT}),
        root({**maybe(TEXT), **LENIENT}),
        ["attribute-retyped Root.x: python", "null-allowed-leniently Root.x:"],
    ),
    "null-forbidden-leniently": (
        root({**maybe(TEXT), **LENIENT}),
        root({**TEXT, **LENIENT}),
        ["attribute-retyped Root.x: python", "null-forbidden-leniently Root.x:"],
    ),
    "type-changed": (
        root(TEXT),
        root(INTEGER),
        ["attribute-retyped Root.x: python", "type-changed Root.x: readers writers"],
    ),
    "type-widened": (
        root(INTEGER),
        root({"type": "number"}),
        ["attribute-retyped Root.x: python", "type-widened Root.x: readers"],
    ),
    "type-narrowed": (
        root({}),
        root(TEXT),
        ["attribute-retyped Root.x: python", "type-narrowed Root.x: writers"],
    ),
    "type-compatible": (
        {
            "Root": model({"x": ref("A"), "y": ref("B")}),
            "A": A,
            "B": model({**A["properties"], "z": TEXT}, ["a"]),
        },
        {
            "Root": model({"x": ref("B"), "y": ref("A")}),
            "A": A,
            "B": model({**A["properties"], "z": TEXT}, ["a"]),
        },
        [
            "attribute-retyped Root.x: python",
            "attribute-retyped Root.y: python",
            "type-compatible Root.x:",
            # What is optional in the one is not in the other.
            "type-narrowed Root.y: writers",
        ],
    ),
    "constraint-changed": (
        root({**TEXT, "pattern": "^a$"}),
        root({**TEXT, "pattern": "^b$"}),
        ["constraint-changed Root.x: readers writers"],
    ),
    "constraint-widened": (
        root({**INTEGER, "minimum": 1, "maximum": 9}),
        root({**INTEGER, "minimum": 0, "maximum": 9}),
        ["constraint-widened Root.x: readers"],
    ),
    "constraint-narrowed": (
        root(listed(TEXT)),
        root(listed(TEXT, minItems=1)),
        ["constraint-narrowed Root.x: writers"],
    ),
    "format-changed": (
        root({**INTEGER, "minimum": 0, "maximum": 9, "format": "uint8"}),
        root({**INTEGER, "minimum": 0, "maximum": 9, "format": "int64"}),
        ["format-changed Root.x:"],
    ),
    "leniency-added": (
        root(maybe(TEXT)),
        root({**maybe(TEXT), **LENIENT}),
        ["leniency-added Root.x:"],
    ),
    "leniency-dropped": (
        root(listed(TEXT, **{"x-deserialize-skip-invalid-items": True})),
        root(listed(TEXT)),
        ["leniency-dropped Root.x: writers"],
    ),
    "leniency-changed": (
        root(listed(TEXT, **LENIENT), ["x"]),
        root(listed(TEXT, **LENIENT)),
        [
            "attribute-retyped Root.x: python",
            "field-optional Root.x: readers",
            "leniency-changed Root.x: writers",
        ],
    ),
    "default-changed": (
        root({**TEXT, "default": "a"}),
        root({**TEXT, "default": "b"}),
        ["default-changed Root.x: readers writers"],
    ),
    "definition-added": (
        {"Root": model()},
        {**root(ref("A")), "A": A},
        [
            "attribute-added Root.x:",
            "definition-added A:",
            "name-added A:",
            "optional-field-added Root.x:",
        ],
    ),
    "definition-removed": (
        {**root(ref("A")), "A": A},
        {"Root": model()},
        [
            "attribute-removed Root.x: python",
            "definition-removed A:",
            "name-removed A: python",
            "optional-field-removed Root.x: writers",
        ],
    ),
    "definition-renamed": (
        {**root(ref("A")), "A": A},
        {**root(ref("New")), "New": A},
        ["definition-renamed A:", "name-renamed A: python"],
    ),
    "name-retyped": (
        {**root(ref("Id")), "Id": TEXT},
        {**root(ref("Id")), "Id": INTEGER},
        ["name-retyped Id: python", "type-changed Id: readers writers"],
    ),
    "base-changed": (
        {"Root": union({"a": "A"}), "A": A, "RootA": model({"x": ref("A")})},
        {"Root": union({"a": "A"}), "A": A, "RootA": model()},
        [
            "attribute-removed RootA.x: python",
            "base-changed ARoot: python",
            "name-removed A: python",
            "optional-field-removed RootA.x: writers",
        ],
    ),
    "prose-changed": (
        {"Root": model(description="One.")},
        {"Root": model(description="Two. Three.")},
        ["prose-changed Root:"] * 3,
    ),
}


@pytest.mark.parametrize("kind", CASES)
def test_a_row_of_the_table(kind):
    old, new, expected = CASES[kind]
    assert sorted(rows(compare(old, new))) == sorted(expected)


def updates(title, extra=None, *, payload="Note"):
    """Return the definitions of one update, whose title has the given prose."""
    properties = {"title": {"type": ["string", "null"], "description": title, **LENIENT}}
    return {
        "SessionUpdate": union({"note": payload, **(extra or {})}, key="sessionUpdate"),
        payload: model(properties),
    }


def of_updates(old, new):
    return diff(*(side(item, ["SessionUpdate"]) for item in (old, new)))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            "Omitted and `null` are equivalent.",
            CLEARS,
            ["presence-changed Note.title: readers writers"],
        ),
        # Nobody has said yet what the sentence means, and that stops no comparison.
        (CLEARS, "Null is lovely.", ["presence-changed Note.title: readers writers"]),
        (CLEARS, "", ["presence-changed Note.title: readers writers"]),
        ("", "Null is lovely.", ["evidence-changed Note.title:"]),
        (CLEARS, CLEARS.replace("it.", "the title."), ["evidence-changed Note.title:"]),
        (
            RESETS.format("none"),
            RESETS.format("no"),
            ["null-value-changed Note.title: readers writers"],
        ),
        (CLEARS, CLEARS, []),
        (CLEARS, f"{CLEARS} And more words.", []),
    ],
)
def test_a_meaning(old, new, expected):
    assert rows(of_updates(updates(old), updates(new))) == expected


def test_what_nobody_has_decided_is_shown_as_unknown():
    (change,) = of_updates(updates(CLEARS), updates(""))
    assert change.message == f'presence class patch -> unknown; was: "{CLEARS}"; is: silence'


def test_a_null_that_clears_is_not_forgiven():
    plain = updates(CLEARS)
    plain["Note"]["properties"]["title"]["type"] = "string"
    assert "null-allowed Note.title: readers" in rows(of_updates(plain, updates(CLEARS)))
    assert "null-forbidden Note.title: writers" in rows(of_updates(updates(CLEARS), plain))


def test_a_handler():
    old, new = updates(CLEARS), updates(CLEARS, {"other_note": None})
    assert rows(of_updates(old, new)) == [
        "name-added OtherNote:",
        "handler-added SessionUpdateHandler.other_note:",
        "variant-added SessionUpdate[other_note]:",
    ]
    assert rows(of_updates(new, old)) == [
        "name-removed OtherNote: python",
        "handler-removed SessionUpdateHandler.other_note: python",
        "variant-removed SessionUpdate[other_note]: writers",
    ]


@pytest.mark.parametrize("tags", [("a", "b"), ("b", "a")])
def test_an_object_is_compared_with_the_variant_that_is_most_like_it(tags):
    plain = {"Root": model({"n": TEXT, "m": TEXT, "l": TEXT})}
    payloads = {"A": model({"z": TEXT}), "B": model({"n": INTEGER, "m": TEXT})}
    tagged = {"Root": union({tag: tag.upper() for tag in tags}), **payloads}
    said = [row for row in rows(compare(plain, tagged)) if "name" not in row]
    assert said == [
        "definition-added A:",
        "definition-added B:",
        "type-changed B.n: readers writers",
        "tag-added Root: readers writers",
        "optional-field-removed Root.l: writers",
    ]


def test_a_payload_that_is_renamed_renames_no_class():
    found = of_updates(updates(CLEARS), updates(CLEARS, payload="Remark"))
    assert rows(found) == ["definition-renamed Note:"]


def test_a_method_with_another_definition():
    old = {"RootARequest": message("a/b", {"n": INTEGER}), "RootBRequest": message("c/d")}
    new = {"RootARequest": message("c/d", {"n": INTEGER}), "RootBRequest": message("a/b")}
    assert rows(compare(old, new)) == [
        "entry-retyped METHODS[a/b, agent, request]: python",
        "entry-retyped METHODS[c/d, agent, request]: python",
        "type-narrowed a/b (agent, request): writers",
        "type-compatible c/d (agent, request):",
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('status = "pending"', 'status = "failed"', "status at first ToolCallStatus.PENDING"),
        ('since = "2.1.0" }', 'since = "2.9.0" }', "what it carries is applied like an update"),
        ('until = "2.2.0" }\nreason', 'until = "2.9.0" }\nreason', "requests may be answered"),
    ],
)
def test_roles_that_move_are_told_though_the_schema_does_not(old, new, message):
    text = overlay_text()
    assert text.count(old) == 1
    sides = [
        side_of(resolve(pinned_document("2.4.0"), semantics=parse_semantics(item, "x")))
        for item in (text, text.replace(old, new))
    ]
    (found,) = diff(*sides)
    assert (found.kind, found.breaks) == (Kind.SESSION_CHANGED, (Party.READERS, Party.WRITERS))
    assert message in found.message


def test_stored_entities_are_part_of_the_package():
    sides = [side_of(resolved(version)) for version in ("2.2.0", "2.4.0")]
    found = rows(diff(*sides))
    assert "attribute-added ToolCallState.capabilities:" in found
    back = rows(diff(*reversed(sides)))
    assert "attribute-removed ToolCallState.capabilities: python" in back


def test_every_row_of_the_table_has_a_case():
    shown = {row.split()[0] for _, _, rows in CASES.values() for row in rows}
    # These need updates, and are below.
    elsewhere = {"presence-changed", "null-value-changed", "evidence-changed"}
    elsewhere |= {"handler-added", "handler-removed", "session-changed"}
    assert shown | elsewhere == {str(kind) for kind in Kind}


def test_what_breaks_a_reader_breaks_the_writer_of_the_opposite_change():
    # Both are the same message between the same two peers.
    for kind in Kind:
        breaks = kind.value.breaks
        assert Party.READERS not in breaks or Party.WRITERS in kind.mirror.value.breaks, kind
        assert (Party.PYTHON in breaks) <= (breaks == (Party.PYTHON,)), kind


def test_what_undoes_a_change_is_undone_by_it():
    # Backwards, what a variant or an attribute was like before is not told.
    one_way = {Kind.CLOSED_VARIANT_ADDED, Kind.ATTRIBUTE_DEMANDED}
    assert {kind for kind in Kind if kind.mirror.mirror is not kind} == one_way
    assert all(kind.mirror.value.area is kind.value.area for kind in Kind)


@pytest.mark.parametrize("kind", CASES)
def test_a_row_of_the_table_read_backwards(kind):
    old, new, _ = CASES[kind]
    assert Kind[kind.replace("-", "_").upper()].mirror in {item.kind for item in compare(new, old)}


def test_the_table_is_printed():
    done = command("diff", "--explain")
    assert (done.returncode, done.stderr, done.stdout) == (0, "", render_rules())
    lines = [line for line in done.stdout.splitlines() if line.startswith("| `")]
    assert len(lines) == len(Kind)
    assert "| `null-forbidden` | null is not allowed any more | - | breaks | - |" in lines


# Two ways to write the same: nothing is to be said of the wire.
SAME = {
    "alias": (root(TEXT), {**root(ref("Name")), "Name": TEXT}),
    "alias of an alias": (
        {**root(ref("Name")), "Name": TEXT},
        {**root(ref("Name")), "Name": ref("Words"), "Words": TEXT},
    ),
    "nullable alias": (root({"type": ["string", "null"]}), {**root(ref("N")), "N": maybe(TEXT)}),
    "payload written in the branch": (
        {"Root": union({"a": "A"}), "A": A},
        {
            "Root": {
                "anyOf": [
                    {
                        **branch("a"),
                        "properties": {**branch("a")["properties"], **A["properties"]},
                        "required": ["type", "a"],
                    },
                    union({"a": "A"})["anyOf"][-1],
                ]
            }
        },
    ),
    "property of every variant": (
        {
            "Root": union({"a": "A", "b": "B"}, open_=False),
            "A": model({"n": TEXT}),
            "B": model({"n": TEXT}),
        },
        {
            "Root": union({"a": "A", "b": "B"}, open_=False, properties={"n": TEXT}),
            "A": model(),
            "B": model(),
        },
    ),
    "two definitions instead of one": (
        {"Root": model({"x": ref("A"), "y": ref("A")}), "A": A},
        {"Root": model({"x": ref("A"), "y": ref("Twin")}), "A": A, "Twin": A},
    ),
    "recursive twins": (
        {
            "Root": model({"x": ref("N"), "y": ref("M")}),
            **{n: model({"next": ref(n)}) for n in "NM"},
        },
        {
            "Root": model({"x": ref("M"), "y": ref("N")}),
            **{n: model({"next": ref(n)}) for n in "NM"},
        },
    ),
    "oneOf and anyOf": (
        {"Root": union({"a": None})},
        {"Root": {"oneOf": union({"a": None})["anyOf"]}},
    ),
    "a list of the same": (
        root(listed(maybe(ref("A")))) | {"A": A},
        {**root(ref("All")), "All": listed(maybe(ref("A"))), "A": A},
    ),
}


@pytest.mark.parametrize("case", SAME)
def test_a_refactoring_breaks_nobody_on_the_wire(case):
    for old, new in (SAME[case], SAME[case][::-1]):
        found = compare(old, new)
        wire = [item for item in found if {Party.READERS, Party.WRITERS} & {*item.breaks}]
        assert wire == []
        fields = [item for item in found if re.search("field|type", str(item.kind))]
        assert [item for item in fields if item.kind is not Kind.ATTRIBUTE_RETYPED] == []


def test_an_alias_retypes_no_attribute():
    assert rows(compare(*SAME["alias"])) == ["definition-added Name:", "name-added Name:"]


def shuffled(node, seed):
    """Return a schema with its definitions and properties in another order."""
    if isinstance(node, list):
        return [shuffled(item, seed) for item in node]
    if not isinstance(node, dict):
        return node
    keys = list(node)
    seed.shuffle(keys)
    return {key: shuffled(node[key], seed) for key in keys}


def test_order_is_no_change():
    schema = pinned_schema("2.4.0")
    old = loaded(schema)
    new = loaded(shuffled(schema, random.Random(7)))
    assert list(old.revision.by_name) != list(new.revision.by_name)
    assert diff(side_of(old), side_of(new)) == ()


def loaded(schema, version="2.4.0"):
    data = json.dumps(schema).encode()
    return resolve(
        load(data, version=version, profile="unstable", source="test"), semantics=semantics()
    ).checked("schema")


def test_a_new_variant_of_the_real_schema_breaks_nobody():
    old, new = pinned_schema("2.4.0"), with_variant(pinned_schema("2.4.0"))
    found = diff(*(side_of(loaded(item)) for item in (old, new)))
    assert sorted(rows(found)) == [
        "definition-added ZzTest:",
        "handler-added SessionUpdateHandler.zz_test:",
        "name-added ZzTest:",
        "variant-added SessionUpdate[zz_test]:",
    ]


def test_lists_are_compared_inside():
    found = compare(root(listed(TEXT)), root(listed(maybe(TEXT))))
    assert rows(found) == ["attribute-retyped Root.x: python", "null-allowed Root.x: readers"]
    assert found[1].message == "items: null is allowed now"


HOSTILE = "`` </b> [a](http://b) \x1b[31m\u202e @user\n# x | y"


def test_what_a_schema_says_cannot_act_on_who_reads_it():
    old = {"Root": union({"a": None}, description=f"{HOSTILE}."), "RootE": model({"e": ref("E")})}
    new = copy.deepcopy(old)
    old |= {"E": enum("a")}
    new |= {"E": enum("a", HOSTILE)}
    new["Root"]["description"] = "Nothing."
    sides = [side(item, ["Root", "RootE"]) for item in (old, new)]
    found = diff(*sides)
    assert len(found) >= 3
    revisions = [item.revision for item in sides]
    for text in (render_text(*revisions, found), render_markdown(*revisions, found)):
        assert all(char.isprintable() for char in text.replace("\n", ""))
        assert not [line for line in text.splitlines() if line.startswith("# x")]
    lines = [line for line in render_markdown(*revisions, found).splitlines() if "@user" in line]
    assert len(lines) == 2
    for line in lines:
        # Everything of the schema stands between two fences that it does not have itself.
        assert line.count("```") == 2
        assert "@user" in line.split("```")[1]
        assert "</b>" in line.split("```")[1]


def test_the_json_form():
    sides = [side(item) for item in (root(TEXT), root(maybe(TEXT)))]
    text = render_json(*(item.revision for item in sides), diff(*sides))
    document = json.loads(text)
    assert document.keys() == {"format", "old", "new", "changes"}
    assert document["format"] == 1
    assert document["old"] == {
        "version": "unpinned",
        "profile": "unstable",
        "sha256": sides[0].revision.sha256,
    }
    assert document["changes"] == [
        {
            "area": "Fields and types",
            "kind": "null-allowed",
            "subject": "Root.x",
            "message": "null is allowed now",
            "breaks": ["readers"],
        },
        {
            "area": "Python",
            "kind": "attribute-retyped",
            "subject": "Root.x",
            "message": "str | UnsetType -> str | None | UnsetType",
            "breaks": ["python"],
        },
    ]


def test_changes_are_values():
    first, second = compare(root(TEXT), root(maybe(TEXT)))
    assert hash(first) != hash(second)
    assert second == Change(Kind.NULL_ALLOWED, "Root.x", "null is allowed now")
    assert second.breaks == (Party.READERS,)


def write(path, schema):
    path.write_text(json.dumps(schema), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["2.1.0", "2.2.0"], 0),
        (["2.1.0", "2.2.0", "--fail-on", "breaking"], 1),
        (["2.4.0:stable", "2.4.0", "--fail-on", "breaking"], 0),
        (["2.2.0", "2.4.0", "--fail-on", "compatible"], 1),
        (["2.4.0", "2.4.0:unstable", "--fail-on", "compatible"], 0),
        (["2.4.0:unstable", "2.4.0", "--profile", "stable", "--fail-on", "breaking"], 1),
    ],
    ids=str,
)
def test_exit_codes(arguments, code):
    done = command("diff", *arguments)
    assert (done.returncode, done.stderr) == (code, "")
    assert done.stdout.startswith("ACP schema ")


def test_forms_of_the_command():
    forms = {form: command("diff", "2.2.0", "2.4.0", "--format", form) for form in ("md", "json")}
    folder = ROOT / "tests" / "golden" / "diffs"
    for form, done in forms.items():
        assert done.returncode == 0
        assert done.stdout == (folder / f"2.2.0-2.4.0.{form}").read_text(encoding="utf-8")


def test_files(tmp_path):
    schema = pinned_schema("2.4.0")
    old = write(tmp_path / "old.json", schema)
    done = command("diff", "2.4.0", old, "--fail-on", "compatible")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "ACP schema 2.4.0 (unstable) -> unpinned (unstable)\n\nno difference\n"
    # As upstream would: a field that says nothing yet of omission and null.
    note = schema["$defs"]["Notice"]["properties"]
    note["mood"] = {"type": ["string", "null"], "description": "More words."}
    new = write(tmp_path / "2.5.0", schema)
    done = command("diff", "2.4.0", "./2.5.0", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    said = (
        "Notice.mood: new: optional (unknown), string or null [optional-field-added: breaks nobody]"
    )
    assert said in done.stdout.splitlines()
    overlay = tmp_path / "more.toml"
    overlay.write_text(
        '[[presence]]\nfields = ["Notice.mood"]\nclass = "patch"\nreason = "test"\n',
        encoding="utf-8",
    )
    done = command("diff", "2.4.0", new.absolute().as_uri()[7:], "--semantics", overlay)
    assert "Notice.mood: new: optional (patch), string or null" in done.stdout


def test_every_problem_of_both_sides_is_told(tmp_path):
    schema = pinned_schema("2.4.0")
    schema["$defs"]["Notice"]["properties"]["title"]["novelty"] = 1
    schema["$defs"]["Cost"]["properties"]["amount"]["novelty"] = 1
    novel = write(tmp_path / "novel.json", schema)
    write(tmp_path / "broken.json", {"no": "schema"})
    done = command("diff", "novel.json", "broken.json", "--format", "json", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    for pointer in (
        "novel.json#/$defs/Notice/properties/title/novelty",
        "novel.json#/$defs/Cost/properties/amount/novelty",
        "broken.json#/$defs",
        "broken.json#/$schema",
    ):
        assert f"{pointer}: " in done.stderr
    assert novel.exists()


@pytest.mark.parametrize(
    ("operands", "message"),
    [
        (["2.4.0", "missing.json"], "there is no such file"),
        (["9.9.9", "2.4.0"], "9.9.9 (unstable) is not pinned"),
        (["2.2.0:stable", "2.4.0"], "2.2.0 (stable) is not pinned"),
        (["2.2.0:wild", "2.4.0"], "there is no profile 'wild'"),
        (["2.4.0"], "Missing argument"),
    ],
)
def test_operands_that_name_nothing(operands, message):
    done = command("diff", *operands)
    assert (done.returncode, done.stdout) == (2, "")
    assert message in done.stderr
