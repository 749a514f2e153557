"""Find the definitions that are the same in two revisions, also where they have a new name."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from acp_codegen.schema import ir
from acp_codegen.schema.walk import references, types_of

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator, Mapping

    from acp_codegen.diff.side import Side

_ALIKE = 0.5
"""Definitions that have less than this share of their parts in common are not the same."""


def match(old: Side, new: Side) -> dict[str, str]:
    """Return the new name of every old definition that still exists.

    A definition has been renamed where its name is gone, another one is new in a place where it
    was used, and the two have most of their parts in common.
    """
    names = {name: name for name in old.definitions if name in new.definitions}
    votes: Counter[tuple[str, str]] = Counter()
    votes.update(_methods(old.revision, new.revision))
    fresh = list(names.items())
    while fresh:
        for before, after in fresh:
            votes.update(_uses(old.definitions[before], new.definitions[after]))
        fresh = _elect(votes, names, old.definitions, new.definitions)
        names.update(fresh)
    return names


def likeness(one: ir.Definition, other: ir.Definition) -> float:
    """Return which share of their parts two definitions have in common."""
    if isinstance(one, ir.Alias) and isinstance(other, ir.Alias):
        return float(one.type == other.type)
    if type(one) is not type(other):
        return 0.0
    return overlap(_parts(one), _parts(other))


def overlap(one: Iterable[Hashable], other: Iterable[Hashable]) -> float:
    """Return which share of what is in either of two collections is in both."""
    here, there = set(one), set(other)
    return len(here & there) / len(here | there) if here | there else 1.0


def _elect(
    votes: Mapping[tuple[str, str], int],
    names: Mapping[str, str],
    old: Mapping[str, ir.Definition],
    new: Mapping[str, ir.Definition],
) -> list[tuple[str, str]]:
    """Return the renamed definitions that can be told by now, each once."""
    taken = {*names.values()}
    ranked = sorted(
        (-likeness(old[before], new[after]), -count, before, after)
        for (before, after), count in votes.items()
        if before not in new and after not in old and before not in names and after not in taken
    )
    elected: dict[str, str] = {}
    for unlike, _, before, after in ranked:
        if -unlike >= _ALIKE and before not in elected and after not in elected.values():
            elected[before] = after
    return list(elected.items())


def _methods(old: ir.Revision, new: ir.Revision) -> Iterator[tuple[str, str]]:
    after = {(item.method, item.side, item.kind): item.definition for item in new.methods}
    for item in old.methods:
        if (key := (item.method, item.side, item.kind)) in after:
            yield item.definition, after[key]


def _uses(old: ir.Definition, new: ir.Definition) -> Iterator[tuple[str, str]]:
    """Yield what two definitions refer to in the same places."""
    places: dict[Hashable, list[str]] = {}
    for place, target in _places(new):
        places.setdefault(place, []).append(target)
    for place, before in _places(old):
        for after in places.get(place, ()):
            yield before, after


def _places(definition: ir.Definition) -> Iterator[tuple[Hashable, str]]:
    match definition:
        case ir.Model():
            yield from _targets("", definition.fields)
            for case in definition.selector.cases if definition.selector else ():
                yield from _targets(case.value, case.fields)
        case ir.Union():
            yield from _targets("", definition.fields)
            for variant in definition.variants:
                yield from _targets(variant.tag, variant.fields)
                if variant.payload is not None:
                    yield variant.tag, variant.payload
        case ir.Untagged() | ir.Alias():
            # Alternatives have no names and no order: each could be each.
            for type_ in types_of(definition):
                for target in references(type_):
                    yield type(type_).__name__, target
        case ir.OpenEnum():
            return


def _targets(scope: str, fields: Iterable[ir.Field]) -> Iterator[tuple[Hashable, str]]:
    for field in fields:
        for target in references(field.type):
            yield (scope, field.wire), target


def _parts(definition: ir.Definition) -> Iterator[Hashable]:
    match definition:
        case ir.Model():
            yield from (field.wire for field in definition.fields)
        case ir.Union():
            yield from (variant.tag for variant in definition.variants)
        case ir.Untagged():
            yield from (type(option.type).__name__ for option in definition.options)
        case ir.OpenEnum():
            yield from (value.value for value in definition.values)
        case ir.Alias():
            yield definition.type
