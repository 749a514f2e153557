"""Compare the properties of two objects, wherever their definitions put them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from acp_codegen.diff.rules import Change, Kind
from acp_codegen.diff.types import compare_null, compare_values
from acp_codegen.diff.words import evidence_text, field_text, presence_text
from acp_codegen.meaning.presence import Presence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from acp_codegen.diff.pair import Finding, Pair
    from acp_codegen.diff.side import Side
    from acp_codegen.meaning.table import Meaning
    from acp_codegen.schema import ir


@dataclass(frozen=True)
class Slot:
    """A property of an object and what to call it.

    Attributes:
        subject: The definition that holds it, with the tag of the branch, and its JSON key.
        field: The property.
    """

    subject: str
    field: ir.Field


Slots: TypeAlias = "Mapping[str, Slot]"
"""The properties of an object by JSON key."""


def slots(owner: str, fields: Iterable[ir.Field]) -> dict[str, Slot]:
    """Return properties that one definition or branch holds."""
    return {field.wire: Slot(f"{owner}.{field.wire}", field) for field in fields}


def compare_fields(old: Slots, new: Slots, pair: Pair) -> Iterator[Change]:
    """Yield how the properties of two objects differ."""
    for wire in old.keys() - new.keys():
        slot = old[wire]
        kind = Kind.REQUIRED_FIELD_REMOVED if slot.field.required else Kind.OPTIONAL_FIELD_REMOVED
        yield Change(kind, slot.subject, f"gone; it was {field_text(slot.field, pair.old)}")
    for wire in new.keys() - old.keys():
        slot = new[wire]
        kind = Kind.REQUIRED_FIELD_ADDED if slot.field.required else Kind.OPTIONAL_FIELD_ADDED
        yield Change(kind, slot.subject, f"new: {field_text(slot.field, pair.new)}")
    for wire in old.keys() & new.keys():
        here, there = old[wire], new[wire]
        moved = f" (was {here.subject})" if here.subject != there.subject else ""
        for kind, message in _compare(here.field, there.field, pair):
            yield Change(kind, there.subject, f"{message}{moved}")


def _compare(old: ir.Field, new: ir.Field, pair: Pair) -> Iterator[Finding]:
    before, after = pair.old.meanings.of(old), pair.new.meanings.of(new)
    if old.required != new.required:
        kind = Kind.FIELD_REQUIRED if new.required else Kind.FIELD_OPTIONAL
        said = presence_text(old, pair.old), presence_text(new, pair.new)
        yield kind, " -> ".join(said)
    for kind, message in compare_null(old.type, new.type, pair):
        allowed = kind is Kind.NULL_ALLOWED
        receiver, side, meaning = (old, pair.old, after) if allowed else (new, pair.new, before)
        if _is_forgiven(receiver, side, meaning):
            leniently = Kind.NULL_ALLOWED_LENIENTLY if allowed else Kind.NULL_FORBIDDEN_LENIENTLY
            yield leniently, f"{message}; where it is not, it counts as omitted or empty"
        else:
            yield kind, message
    yield from compare_values(old.type, new.type, pair)
    yield from _compare_leniency(old, new, pair)
    if old.default != new.default:
        yield Kind.DEFAULT_CHANGED, f"default {old.default or 'none'} -> {new.default or 'none'}"
    if before is not None and after is not None:
        yield from _compare_meanings(before, after)


def _is_forgiven(receiver: ir.Field, side: Side, null: Meaning | None) -> bool:
    """Tell whether null reaches its meaning at a receiver whose schema has no null there.

    Args:
        receiver: The property as the receiver has it.
        side: The receiver's revision.
        null: What the sender means; None where the sender has to send something.
    """
    if receiver.default_on_null:
        return True
    # Forgiven nulls count as omitted, and a null that clears is not the same as that.
    same = null is None or null.presence in (Presence.OPTIONAL, Presence.RETAIN)
    return side.meanings.malformed(receiver) != "rejected" and same


def _compare_leniency(old: ir.Field, new: ir.Field, pair: Pair) -> Iterator[Finding]:
    before, after = pair.old.meanings.malformed(old), pair.new.meanings.malformed(new)
    if before != after:
        kind = (
            Kind.LENIENCY_ADDED
            if before == "rejected"
            else Kind.LENIENCY_DROPPED
            if after == "rejected"
            else Kind.LENIENCY_CHANGED
        )
        yield kind, f"a malformed value: {before} -> {after}"
    if old.default_on_null != new.default_on_null:
        if new.default_on_null:
            yield Kind.LENIENCY_ADDED, "null stands for the empty list now"
        else:
            yield Kind.LENIENCY_DROPPED, "null does not stand for the empty list now"


def _compare_meanings(old: Meaning, new: Meaning) -> Iterator[Finding]:
    evidence = f"was: {evidence_text(old)}; is: {evidence_text(new)}"
    if old.presence != new.presence:
        message = f"presence class {old.presence} -> {new.presence}; {evidence}"
        yield Kind.PRESENCE_CHANGED, message
    if old.reset != new.reset:
        reset = f"{old.reset or 'nothing named'} -> {new.reset or 'nothing named'}"
        yield Kind.NULL_VALUE_CHANGED, f"null resets to: {reset}; {evidence}"
    if (old.presence, old.reset) == (new.presence, new.reset) and evidence_text(
        old
    ) != evidence_text(new):
        yield Kind.EVIDENCE_CHANGED, f"still {new.presence}; {evidence}"
