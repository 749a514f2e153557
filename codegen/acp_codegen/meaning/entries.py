"""Entries of an overlay file: which keys each kind of entry takes, and where an entry holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias, TypeVar, cast

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.meaning.validity import VERSION, Validity, number
from acp_codegen.versions import SCHEMA_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

FILE = "semantics.toml"
"""The overlay that a project keeps beside its schemas."""

Entry: TypeAlias = "dict[str, object]"
"""A table of the file."""

_T = TypeVar("_T")


Want: TypeAlias = "Literal['text', 'texts', 'names'] | Shape"
"""A string, a list of strings, a table of strings, or a table with keys of its own."""

_WORDS = {
    "text": ("a string", 'Write "...".'),
    "texts": ("a list of strings", 'Write ["...", "..."].'),
    "names": ("a table of strings", 'Write { name = "..." }.'),
}


@dataclass(frozen=True)
class Shape:
    """The keys of a table.

    Attributes:
        required: Keys that must be there.
        optional: Keys that may.
        limited: Whether the table may also say which revisions it holds for.
    """

    required: Mapping[str, Want] = field(default_factory=dict[str, "Want"])
    optional: Mapping[str, Want] = field(default_factory=dict[str, "Want"])
    limited: bool = True

    @property
    def keys(self) -> dict[str, Want]:
        """Return every key that is understood."""
        limits: dict[str, Want] = {"since": "text", "until": "text", "profiles": "texts"}
        return {**self.required, **self.optional, **(limits if self.limited else {})}


def problems(entry: object, shape: Shape, place: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with an entry.

    Args:
        entry: What stands in the file.
        shape: What should.
        place: Pointer of the entry.
    """
    if not isinstance(entry, dict):
        yield Diagnostic(place, "not a table", "Write its keys below [...], or { key = value }.")
        return
    given = cast("Entry", entry)
    known = shape.keys
    for key in sorted(given.keys() - known.keys()):
        names = ", ".join(sorted(known))
        yield Diagnostic(f"{place}/{key}", "not a key that is understood", f"Known: {names}.")
    for key, want in known.items():
        if key in given:
            yield from _value_problems(given[key], want, f"{place}/{key}")
        elif key in shape.required:
            yield Diagnostic(f"{place}/{key}", "missing", _missing(key))
    for key in ("since", "until") if shape.limited else ():
        value = given.get(key)
        if isinstance(value, str) and not VERSION.fullmatch(value):
            yield Diagnostic(f"{place}/{key}", "not a version", 'Write it as "2.4.0".')
            return
    yield from _limit_problems(given, place) if shape.limited else ()


def _limit_problems(given: Entry, place: str) -> Iterator[Diagnostic]:
    since, until = given.get("since"), given.get("until")
    if isinstance(since, str) and isinstance(until, str) and number(since) > number(until):
        yield Diagnostic(f"{place}/until", "before `since`", "The entry would never hold.")
    profiles = given.get("profiles")
    known = ", ".join(SCHEMA_NAMES)
    for item in cast("list[object]", profiles) if isinstance(profiles, list) else ():
        if item not in SCHEMA_NAMES:
            yield Diagnostic(f"{place}/profiles", f"{item!r} is no profile", f"Known: {known}.")


def limits(entry: Entry) -> Validity:
    """Return where an entry holds."""
    return Validity(
        reason=text(entry, "reason"),
        since=text(entry, "since"),
        until=text(entry, "until"),
        profiles=texts(entry, "profiles"),
    )


def text(entry: Entry, key: str) -> str:
    """Return a string of a checked entry; empty where there is none."""
    return cast("str", entry.get(key, ""))


def texts(entry: Entry, key: str) -> tuple[str, ...]:
    """Return a list of strings of a checked entry."""
    return tuple(cast("list[str]", entry.get(key, [])))


def names(entry: Entry, key: str) -> tuple[tuple[str, str], ...]:
    """Return a table of strings of a checked entry, as pairs."""
    return tuple(cast("dict[str, str]", entry.get(key, {})).items())


def part(entry: Entry, key: str, build: Callable[[Entry], _T]) -> _T | None:
    """Return what `build` makes of a table inside a checked entry, where there is one."""
    return build(cast("Entry", entry[key])) if key in entry else None


def _value_problems(value: object, want: Want, place: str) -> Iterator[Diagnostic]:
    if isinstance(want, Shape):
        yield from problems(value, want, place)
        return
    if want == "text":
        right = isinstance(value, str) and bool(value)
    elif want == "texts":
        right = isinstance(value, list) and _all_strings(cast("list[object]", value))
    else:
        right = isinstance(value, dict) and _all_strings(
            list(cast("dict[str, object]", value).values())
        )
    if not right:
        what, advice = _WORDS[want]
        yield Diagnostic(place, f"not {what}", advice)


def _all_strings(values: list[object]) -> bool:
    return bool(values) and all(isinstance(item, str) for item in values)


def _missing(key: str) -> str:
    if key == "reason":
        return "Say why, for whoever reviews the next one."
    return f"Give `{key}`."
