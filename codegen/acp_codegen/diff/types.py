"""Compare two types: which values one has that the other has not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.diff.rules import Kind
from acp_codegen.diff.words import quoted, type_text
from acp_codegen.schema import ir
from acp_codegen.schema.walk import unaliased

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.diff.pair import Finding, Pair
    from acp_codegen.diff.side import Side

_WIDTHS = {
    f"{sign}int{bits}": (0, 2**bits - 1) if sign else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    for sign in ("", "u")
    for bits in (8, 16, 32, 64)
}
"""The ranges of the integers that a format can name."""


@dataclass(frozen=True)
class _Values:
    """A scalar and the values of it that are known by name."""

    scalar: ir.Scalar
    known: tuple[str | int, ...] = ()


def compare_types(old: ir.Type, new: ir.Type, pair: Pair) -> Iterator[Finding]:
    """Yield how two types differ, null included."""
    yield from compare_null(old, new, pair)
    yield from compare_values(old, new, pair)


def compare_null(old: ir.Type, new: ir.Type, pair: Pair) -> Iterator[Finding]:
    """Yield whether null came or went; a type that takes anything has no null of its own."""
    before, after = unaliased(old, pair.old.definitions), unaliased(new, pair.new.definitions)
    if any(isinstance(_inner(type_), ir.Anything) for type_ in (before, after)):
        return
    if isinstance(after, ir.Nullable) and not isinstance(before, ir.Nullable):
        yield Kind.NULL_ALLOWED, "null is allowed now"
    if isinstance(before, ir.Nullable) and not isinstance(after, ir.Nullable):
        yield Kind.NULL_FORBIDDEN, "null is not allowed any more"


def compare_values(old: ir.Type, new: ir.Type, pair: Pair) -> Iterator[Finding]:
    """Yield how two types differ in the values besides null."""
    before, after = _inner(old), _inner(new)
    if _are_one(before, after, pair):
        return
    message = f"{type_text(before)} -> {type_text(after)}"
    before = _inner(unaliased(before, pair.old.definitions))
    after = _inner(unaliased(after, pair.new.definitions))
    if _are_one(before, after, pair):
        return
    match before, after:
        case ir.Array(), ir.Array():
            yield from _compare_arrays(before, after, pair)
        case ir.Ref(target=one), ir.Ref(target=other) if not _both_scalar(one, other, pair):
            yield from pair.relate(one, other)
        case _:
            yield from _compare_plain(before, after, message, pair)


def compare_enums(old: ir.OpenEnum, new: ir.OpenEnum) -> Iterator[Finding]:
    """Yield how two open enums differ."""
    if old.base != new.base:
        yield Kind.TYPE_CHANGED, f"{old.base} -> {new.base}"
        return
    yield from _compare_known(
        tuple(value.value for value in old.values), tuple(value.value for value in new.values)
    )


def _compare_plain(old: ir.Type, new: ir.Type, message: str, pair: Pair) -> Iterator[Finding]:
    before, after = _values(old, pair.old), _values(new, pair.new)
    if before is not None and after is not None:
        yield from _compare_scalars(before, after, message)
    elif old == new:
        return
    elif isinstance(new, ir.Anything) or (
        isinstance(new, ir.FreeObject) and _is_object(old, pair.old)
    ):
        yield Kind.TYPE_WIDENED, message
    elif isinstance(old, ir.Anything) or (
        isinstance(old, ir.FreeObject) and _is_object(new, pair.new)
    ):
        yield Kind.TYPE_NARROWED, message
    else:
        yield Kind.TYPE_CHANGED, message


def _compare_scalars(old: _Values, new: _Values, message: str) -> Iterator[Finding]:
    bases = old.scalar.base, new.scalar.base
    if bases[0] != bases[1]:
        wider = {
            ("integer", "number"): Kind.TYPE_WIDENED,
            ("number", "integer"): Kind.TYPE_NARROWED,
        }
        yield wider.get(bases, Kind.TYPE_CHANGED), message
        return
    yield from _compare_known(old.known, new.known)
    yield from _compare_ranges(old.scalar, new.scalar)
    yield from _compare_sizes(
        "characters",
        (old.scalar.min_length, old.scalar.max_length),
        (new.scalar.min_length, new.scalar.max_length),
    )
    texts = [("pattern", old.scalar.pattern, new.scalar.pattern)]
    if bases[0] == "string":
        texts.append(("format", old.scalar.format, new.scalar.format))
    for keyword, before, after in texts:
        if before != after:
            # A format rejects nothing, but readers parse by it and writers can rely on that.
            kind = (
                Kind.CONSTRAINT_NARROWED
                if before is None
                else Kind.CONSTRAINT_WIDENED
                if after is None
                else Kind.CONSTRAINT_CHANGED
            )
            yield kind, f"{keyword} {_said(before)} -> {_said(after)}"
    if old.scalar.encoding != new.scalar.encoding:
        coded = f"{_said(old.scalar.encoding)} -> {_said(new.scalar.encoding)}"
        yield Kind.CONSTRAINT_CHANGED, f"contentEncoding {coded}"


def _compare_known(old: tuple[str | int, ...], new: tuple[str | int, ...]) -> Iterator[Finding]:
    for value in old:
        if value not in new:
            yield Kind.ENUM_VALUE_REMOVED, f"the value {quoted(value)} is gone"
    for value in new:
        if value not in old:
            yield Kind.ENUM_VALUE_ADDED, f"new value {quoted(value)}"


def _compare_ranges(old: ir.Scalar, new: ir.Scalar) -> Iterator[Finding]:
    if old.base not in ("integer", "number"):
        return
    message = f"{type_text(old)} -> {type_text(new)}"
    kind = _compare_intervals(_range(old), _range(new))
    if kind is not None:
        yield kind, message
    elif old.format != new.format:
        yield Kind.FORMAT_CHANGED, message


def _compare_sizes(
    what: str, old: tuple[int | None, int | None], new: tuple[int | None, int | None]
) -> Iterator[Finding]:
    kind = _compare_intervals((old[0] or 0, old[1]), (new[0] or 0, new[1]))
    if kind is not None:
        yield kind, f"number of {what} {_interval(old)} -> {_interval(new)}"


def _compare_intervals(
    old: tuple[ir.Number | None, ir.Number | None], new: tuple[ir.Number | None, ir.Number | None]
) -> Kind | None:
    """Return the kind of change between two ranges, in which None is no limit."""
    if old == new:
        return None
    if _contains(new, old):
        return Kind.CONSTRAINT_WIDENED
    return Kind.CONSTRAINT_NARROWED if _contains(old, new) else Kind.CONSTRAINT_CHANGED


def _contains(
    outer: tuple[ir.Number | None, ir.Number | None],
    inner: tuple[ir.Number | None, ir.Number | None],
) -> bool:
    low = outer[0] is None or (inner[0] is not None and inner[0] >= outer[0])
    high = outer[1] is None or (inner[1] is not None and inner[1] <= outer[1])
    return low and high


def _range(scalar: ir.Scalar) -> tuple[ir.Number | None, ir.Number | None]:
    low, high = _WIDTHS.get(scalar.format or "", (None, None))
    if scalar.base != "integer":
        low = high = None
    lows = [value for value in (low, scalar.minimum) if value is not None]
    highs = [value for value in (high, scalar.maximum) if value is not None]
    return max(lows, default=None), min(highs, default=None)


def _compare_arrays(old: ir.Array, new: ir.Array, pair: Pair) -> Iterator[Finding]:
    yield from _compare_sizes(
        "items", (old.min_items, old.max_items), (new.min_items, new.max_items)
    )
    if old.skip_invalid != new.skip_invalid:
        if new.skip_invalid:
            yield Kind.LENIENCY_ADDED, "malformed items are skipped now"
        else:
            yield Kind.LENIENCY_DROPPED, "malformed items are not skipped now"
    for kind, message in compare_types(old.item, new.item, pair):
        yield kind, f"items: {message}"


def _are_one(old: ir.Type, new: ir.Type, pair: Pair) -> bool:
    """Tell whether two types are the same definition, whose changes are told of itself."""
    return (
        isinstance(old, ir.Ref)
        and isinstance(new, ir.Ref)
        and pair.names.get(old.target) == new.target
    )


def _both_scalar(old: str, new: str, pair: Pair) -> bool:
    here, there = pair.old.definitions[old], pair.new.definitions[new]
    return isinstance(here, ir.OpenEnum) and isinstance(there, ir.OpenEnum)


def _values(type_: ir.Type, side: Side) -> _Values | None:
    if isinstance(type_, ir.Scalar):
        return _Values(type_)
    if isinstance(type_, ir.Ref):
        target = side.definitions[type_.target]
        if isinstance(target, ir.OpenEnum):
            return _Values(ir.Scalar(target.base), tuple(item.value for item in target.values))
    return None


def _is_object(type_: ir.Type, side: Side) -> bool:
    return isinstance(type_, ir.Ref) and isinstance(
        side.definitions[type_.target], ir.Model | ir.Union
    )


def _inner(type_: ir.Type) -> ir.Type:
    while isinstance(type_, ir.Nullable):
        type_ = type_.of
    return type_


def _said(text: str | None) -> str:
    return "none" if text is None else quoted(text)


def _interval(limits: tuple[int | None, int | None]) -> str:
    low, high = limits
    return f"{low or 0}..{'' if high is None else high}"
