"""Every property of every class: omitted, null, valid and malformed, strict and lenient.

jsonschema decides what is valid; the schema's own keywords decide what leniency makes of the rest.
The properties come from the IR, so a new one is tested as soon as it is there.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from acp_codegen.meaning.entries import FILE
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.resolve import resolve
from acp_codegen.schema import ir

from .support import COMMITTED, PROJECT, document, same_json, validator
from .values import Values

OVERLAY = parse_semantics((PROJECT.schema_dir / FILE).read_text(encoding="utf-8"), FILE)
RESOLVED = resolve(document(COMMITTED), semantics=OVERLAY).checked()
REVISION, LAYOUT = RESOLVED.revision, RESOLVED.layout
VALUES = Values(REVISION)


@dataclass(frozen=True)
class Slot:
    """A property in an object that is otherwise as small as can be."""

    type: str
    definition: str
    field: ir.Field
    attribute: str
    base: Any

    def __str__(self):
        return f"{self.type}.{self.field.wire}"


def _slots():
    for name, python in LAYOUT.python.items():
        definition = (
            REVISION[name] if name in {item.name for item in REVISION.definitions} else None
        )
        if isinstance(definition, ir.Model):
            struct = next(item for item in LAYOUT.structs if item.name == python)
            base = VALUES.sample_of(definition)
            for item in struct.attributes:
                yield Slot(python, name, item.field, item.name, base)
        elif isinstance(definition, ir.Union):
            yield from _union_slots(definition, python)


def _union_slots(union, python):
    laid_out = next(item for item in LAYOUT.unions if item.name == python)
    for variant, (_, plan) in zip(union.variants, laid_out.tags, strict=True):
        base = VALUES.variant(union, variant)
        for item in getattr(plan, "attributes", ()):
            case = _case_of(plan, item.name)
            yield Slot(python, union.name, item.field, item.name, base | case)


def _case_of(plan, attribute):
    """Return the optional tag that an attribute comes with."""
    for value, names in plan.cases.values if plan.cases else ():
        if attribute in names:
            return {plan.cases.wire: value}
    return {}


SLOTS = list(_slots())
CASES = [
    (slot, kind, value)
    for slot in SLOTS
    for kind, value in {
        "valid": VALUES.sample(slot.field.type),
        "null": None,
        "omitted": ...,
        **{f"malformed {name}": value for name, value in VALUES.malformed(slot.field.type).items()},
    }.items()
    if kind != "malformed null"
]


def given(slot, value):
    rest = {key: item for key, item in slot.base.items() if key != slot.field.wire}
    return rest if value is ... else rest | {slot.field.wire: value}


def accepts(acp, slot, value, **options):
    try:
        return True, acp.convert(value, getattr(acp, slot.type), **options)
    except acp.DecodeError as error:
        return False, error


def test_every_property_is_here():
    models = {item.name for item in REVISION.definitions if isinstance(item, ir.Model)}
    fields = {
        field.pointer for item in REVISION.definitions for field in getattr(item, "fields", ())
    }
    assert {slot.field.pointer for slot in SLOTS} >= fields
    assert len(models) > 50
    assert len(CASES) == sum(
        3 + len(VALUES.malformed(slot.field.type).keys() - {"null"}) for slot in SLOTS
    )
    print(f"{len(SLOTS)} properties, {len(CASES)} combinations")


@pytest.mark.parametrize(("slot", "kind", "value"), CASES, ids=lambda item: str(item)[:60])
def test_strict_is_what_jsonschema_says(slot, kind, value, acp):
    payload = given(slot, value)
    valid = validator(COMMITTED, slot.definition).is_valid(payload)
    if kind.startswith("malformed"):
        assert not valid
    accepted, result = accepts(acp, slot, payload, strict=True)
    assert accepted == valid, result
    if accepted:
        assert same_json(acp.to_builtins(result), payload)


@pytest.mark.parametrize(("slot", "kind", "value"), CASES, ids=lambda item: str(item)[:60])
def test_leniency_is_what_the_keywords_say(slot, kind, value, acp):
    payload = given(slot, value)
    field = slot.field
    nullable = isinstance(field.type, ir.Nullable | ir.Anything)
    malformed = kind.startswith("malformed") or (value is None and not nullable)
    issues = []
    accepted, result = accepts(acp, slot, payload, issues=issues)
    if kind == "omitted" or not malformed:
        assert accepted == (kind != "omitted" or not field.required), result
        assert not issues
        if accepted:
            assert same_json(acp.to_builtins(result), payload)
        return
    outcome = RESOLVED.meanings.malformed(field)
    assert accepted == (outcome != "rejected"), result
    if not accepted:
        assert result.path.startswith(f"$.{field.wire}")
        return
    assert [issue.action for issue in issues] == [outcome]
    assert issues[0].path.startswith(f"$.{field.wire}")
    becomes = {"omitted": acp.UNSET, "emptied": [], "nulled": None}[outcome]
    inner = getattr(result, "state", result) if hasattr(result, "_inner") else result
    assert getattr(inner, slot.attribute) == becomes
    kept = given(slot, ... if becomes is acp.UNSET else becomes)
    assert same_json(acp.to_builtins(result), kept)


def _items(type_):
    inner = type_.of if isinstance(type_, ir.Nullable) else type_
    return inner if isinstance(inner, ir.Array) and inner.skip_invalid else None


SKIPPING = [slot for slot in SLOTS if _items(slot.field.type)]


@pytest.mark.parametrize("slot", SKIPPING, ids=str)
def test_malformed_items_are_skipped_where_the_keyword_says_so(slot, acp):
    item = _items(slot.field.type).item
    good = VALUES.sample(item)
    for name, bad in VALUES.malformed(item).items():
        payload = given(slot, [good, bad, good])
        assert not validator(COMMITTED, slot.definition).is_valid(payload), name
        accepted, error = accepts(acp, slot, payload, strict=True)
        assert not accepted
        assert error.path.startswith(f"$.{slot.field.wire}[1]")
        issues = []
        accepted, result = accepts(acp, slot, payload, issues=issues)
        assert accepted, result
        assert same_json(acp.to_builtins(result), given(slot, [good, good]))
        expected = [(f"$.{slot.field.wire}[1]", "skipped")]
        assert [(issue.path, issue.action) for issue in issues] == expected


def test_every_list_that_skips_is_here():
    lists = {slot.field.pointer for slot in SKIPPING}
    assert len(lists) == 15
