"""Compare the definitions of two revisions: what is on the wire, whatever it is written like."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.diff.fields import Slot, compare_fields, slots
from acp_codegen.diff.match import overlap
from acp_codegen.diff.pair import Pair
from acp_codegen.diff.rules import Change, Kind, Party
from acp_codegen.diff.types import compare_enums, compare_types
from acp_codegen.diff.words import definition_text, quoted
from acp_codegen.schema import ir
from acp_codegen.schema.walk import references

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from acp_codegen.diff.pair import Finding
    from acp_codegen.diff.side import Side

_VERDICTS = {
    frozenset[Party](): Kind.TYPE_COMPATIBLE,
    frozenset({Party.READERS}): Kind.TYPE_WIDENED,
    frozenset({Party.WRITERS}): Kind.TYPE_NARROWED,
}
_ANY_OTHER = Kind.TYPE_CHANGED


class Comparison:
    """Two sides and which of their definitions are the same.

    A use of one definition that becomes a use of another is judged by how the two differ, found by
    comparing them and all that they use in turn. Pairs that are being compared count as equal,
    which is what makes recursive definitions end.
    """

    def __init__(self, old: Side, new: Side, names: Mapping[str, str]) -> None:
        self.old, self.new, self.names = old, new, names
        self._pair = Pair(old, new, names, self.relate)
        self._verdicts: dict[tuple[str, str], list[Finding]] = {}
        self._queue: list[tuple[str, str]] | None = None

    def relate(self, old: str, new: str) -> list[Finding]:
        """Return what it means that a definition is used where another one was."""
        if self.names.get(old) == new:
            return []
        if self._queue is not None:
            if self._verdicts.get((old, new)) != []:
                self._queue.append((old, new))
            return []
        if (old, new) not in self._verdicts:
            changes = self._try(old, new)
            breaks = frozenset(party for item in changes for party in item.breaks)
            why = ", ".join(sorted({str(item.kind) for item in changes if item.breaks}))
            message = f"{old} -> {new}" + (f" ({why})" if why else "")
            found = [(_VERDICTS.get(breaks, _ANY_OTHER), message)] if changes else []
            self._verdicts[old, new] = found
        return self._verdicts[old, new]

    def compare(self, old: str, new: str) -> Iterator[Change]:
        """Yield how two definitions differ."""
        before, after = self.old.definitions[old], self.new.definitions[new]
        match before, after:
            case ir.Model(), ir.Model():
                yield from self._models(before, after)
            case ir.Union(), ir.Union():
                yield from self._unions(before, after)
            case ir.Untagged(), ir.Untagged():
                yield from self._untagged(before, after)
            case ir.OpenEnum(), ir.OpenEnum():
                yield from _changes(after.name, compare_enums(before, after))
            case ir.Model(), ir.Union():
                message = f"{definition_text(before)} -> {definition_text(after)}"
                yield Change(Kind.TAG_ADDED, new, message)
                yield from self._tagged(before, after, reverse=False)
            case ir.Union(), ir.Model():
                message = f"{definition_text(before)} -> {definition_text(after)}"
                yield Change(Kind.TAG_REMOVED, new, message)
                yield from self._tagged(after, before, reverse=True)
            case _ if isinstance(before, ir.Alias) or isinstance(after, ir.Alias):
                one = before.type if isinstance(before, ir.Alias) else ir.Ref(old)
                other = after.type if isinstance(after, ir.Alias) else ir.Ref(new)
                yield from _changes(new, compare_types(one, other, self._pair))
            case _:
                message = f"{definition_text(before)} -> {definition_text(after)}"
                yield Change(Kind.TYPE_CHANGED, new, message)

    def _try(self, old: str, new: str) -> list[Change]:
        """Return every difference between two definitions and what they use."""
        self._queue = [(old, new)]
        seen: set[tuple[str, str]] = set()
        found: list[Change] = []
        while self._queue:
            pair = self._queue.pop()
            if pair not in seen:
                seen.add(pair)
                found.extend(self.compare(*pair))
        self._queue = None
        if not found:
            # Then every pair on the way is equal as well, and none is walked again.
            self._verdicts.update((pair, []) for pair in seen)
        return found

    def _models(self, old: ir.Model, new: ir.Model) -> Iterator[Change]:
        yield from compare_fields(
            slots(old.name, old.fields), slots(new.name, new.fields), self._pair
        )
        yield from self._selectors(old, new)

    def _selectors(self, old: ir.Model, new: ir.Model) -> Iterator[Change]:
        before, after = old.selector, new.selector
        if after is not None and (before is None or before.tag != after.tag):
            message = "its values are a tag now and can bring fields along"
            yield Change(Kind.OPTIONAL_TAG_ADDED, f"{new.name}.{after.tag}", message)
        if before is not None and (after is None or before.tag != after.tag):
            message = "its values are no tag any more and bring no fields along"
            yield Change(Kind.OPTIONAL_TAG_REMOVED, f"{old.name}.{before.tag}", message)
        here, there = _cases(old), _cases(new)
        for value in here.keys() | there.keys():
            yield from compare_fields(here.get(value, {}), there.get(value, {}), self._pair)

    def _unions(self, old: ir.Union, new: ir.Union) -> Iterator[Change]:
        if old.tag != new.tag:
            yield Change(Kind.TAG_RENAMED, new.name, f"tag {quoted(old.tag)} -> {quoted(new.tag)}")
        if old.other is None and new.other is not None:
            yield Change(Kind.UNION_OPENED, new.name, "unknown tags are allowed now")
        if old.other is not None and new.other is None:
            yield Change(Kind.UNION_CLOSED, new.name, "unknown tags are not allowed any more")
        here = {variant.tag: variant for variant in old.variants}
        there = {variant.tag: variant for variant in new.variants}
        for tag in here.keys() - there.keys():
            text = self._variant_text(old, here[tag], self.old)
            yield Change(Kind.VARIANT_REMOVED, f"{old.name}[{tag}]", f"gone; it was {text}")
        for tag in there.keys() - here.keys():
            kind = Kind.VARIANT_ADDED if old.other else Kind.CLOSED_VARIANT_ADDED
            text = self._variant_text(new, there[tag], self.new)
            yield Change(kind, f"{new.name}[{tag}]", f"new: {text}")
        for tag in here.keys() & there.keys():
            yield from self._variants(old, here[tag], new, there[tag])
        if old.other is not None and new.other is not None:
            yield from compare_fields(_other_slots(old), _other_slots(new), self._pair)

    def _variants(
        self, old: ir.Union, before: ir.Variant, new: ir.Union, after: ir.Variant
    ) -> Iterator[Change]:
        here = self.old.definitions.get(before.payload or "")
        there = self.new.definitions.get(after.payload or "")
        nested = isinstance(here, ir.Union), isinstance(there, ir.Union)
        subject = f"{new.name}[{after.tag}]"
        if all(nested) and before.payload and after.payload:
            yield from _changes(subject, self.relate(before.payload, after.payload))
        elif any(nested):
            message = f"{before.payload or 'an object'} -> {after.payload or 'an object'}"
            yield Change(Kind.TYPE_CHANGED, subject, message)
        else:
            yield from compare_fields(
                _slots_of(old, before, self.old), _slots_of(new, after, self.new), self._pair
            )
            if isinstance(here, ir.Model) and isinstance(there, ir.Model):
                yield from self._selectors(here, there)

    def _tagged(self, model: ir.Model, union: ir.Union, *, reverse: bool) -> Iterator[Change]:
        """Compare an object with the variant that is most like it; the tag aside."""
        plain = {
            wire: slot
            for wire, slot in slots(model.name, model.fields).items()
            if wire != union.tag
        }
        side = self.old if reverse else self.new
        variants = sorted(union.variants, key=lambda variant: variant.tag)
        found = [_slots_of(union, variant, side) for variant in variants]
        nearest = max(found, key=lambda item: overlap(plain, item))
        yield from (
            compare_fields(nearest, plain, self._pair)
            if reverse
            else compare_fields(plain, nearest, self._pair)
        )

    def _untagged(self, old: ir.Untagged, new: ir.Untagged) -> Iterator[Change]:
        """Pair the alternatives that are the same definition, then those that are as good."""
        here, there = list(old.options), list(new.options)
        for same in (self._are_one, self._are_equal):
            for before in list(here):
                after = next((item for item in there if same(before.type, item.type)), None)
                if after is not None:
                    here.remove(before)
                    there.remove(after)
                    yield from _changes(
                        new.name, compare_types(before.type, after.type, self._pair)
                    )
        for option in here:
            text = definition_text(ir.Untagged("", "", (option,)))
            yield Change(
                Kind.ALTERNATIVE_REMOVED, old.name, f"gone: {text.removeprefix('one of: ')}"
            )
        for option in there:
            text = definition_text(ir.Untagged("", "", (option,)))
            yield Change(Kind.ALTERNATIVE_ADDED, new.name, f"new: {text.removeprefix('one of: ')}")

    def _are_one(self, old: ir.Type, new: ir.Type) -> bool:
        names = [self.names.get(name) for name in references(old)]
        return type(old) is type(new) and names == list(references(new))

    def _are_equal(self, old: ir.Type, new: ir.Type) -> bool:
        if type(old) is not type(new) or self._queue is not None:
            return False
        return not list(compare_types(old, new, self._pair))

    def _variant_text(self, union: ir.Union, variant: ir.Variant, side: Side) -> str:
        payload = side.definitions.get(variant.payload or "")
        if isinstance(payload, ir.Union):
            return definition_text(payload)
        fields = tuple(slot.field for slot in _slots_of(union, variant, side).values())
        return definition_text(ir.Model("", "", fields))


def _slots_of(union: ir.Union, variant: ir.Variant, side: Side) -> dict[str, Slot]:
    """Return every property of a variant but the tag, whoever declares it."""
    payload = side.definitions.get(variant.payload or "")
    found = slots(payload.name, payload.fields) if isinstance(payload, ir.Model) else {}
    own = slots(f"{union.name}[{variant.tag}]", variant.fields)
    return found | slots(union.name, union.fields) | own


def _other_slots(union: ir.Union) -> dict[str, Slot]:
    own = union.other.fields if union.other else ()
    return slots(union.name, union.fields) | slots(f"{union.name}[other]", own)


def _cases(model: ir.Model) -> dict[str, dict[str, Slot]]:
    """Return the properties that come with the values of an optional tag."""
    cases = model.selector.cases if model.selector else ()
    return {case.value: slots(f"{model.name}[{case.value}]", case.fields) for case in cases}


def _changes(subject: str, findings: Iterable[Finding]) -> Iterator[Change]:
    for kind, message in findings:
        yield Change(kind, subject, message)
