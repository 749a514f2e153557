"""The reviewed overlay: what the schema says only in prose, in schema/semantics.toml.

Every entry names what it speaks of and gives a reason. An entry that names something the revision
does not have is stale and stops generation: a person must look again.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from codegen import ir
from codegen.diagnostics import NEEDS_DECISION, Diagnostic, GenerationError
from codegen.presence import Presence

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FILE = "semantics.toml"
_LIMITS = {"since", "until", "profiles", "reason"}
_MALFORMED = {"fields", "becomes"}
_PRESENCE = {"fields", "wire", "prose", "class", "reset"}
_BECOMES: dict[str, ir.Malformed] = {"null": "nulled"}
_CLASSES = {item.value: item for item in Presence if item is not Presence.UNKNOWN}


@dataclass(frozen=True)
class Limits:
    """Which revisions an entry was reviewed for, and why it says what it says.

    Attributes:
        reason: Why, with the sentence that says so where there is one.
        since: First revision that the entry holds for, or nothing.
        until: Last revision that the entry holds for, or nothing.
        profiles: Profiles that the entry holds for; all where empty.
    """

    reason: str
    since: str = ""
    until: str = ""
    profiles: tuple[str, ...] = ()

    def apply(self, version: str, profile: str) -> bool:
        """Tell whether the entry was reviewed for a revision."""
        if self.profiles and profile not in self.profiles:
            return False
        number = _number(version)
        return not (
            (self.since and number < _number(self.since))
            or (self.until and number > _number(self.until))
        )


@dataclass(frozen=True)
class MalformedRule:
    """What a malformed value of some fields becomes, where it is not what the keywords say.

    Attributes:
        fields: `Definition.property` names.
        becomes: What a lenient reader makes of the value.
        limits: Where it holds.
    """

    fields: tuple[str, ...]
    becomes: ir.Malformed
    limits: Limits


@dataclass(frozen=True)
class PresenceRule:
    """What an update does with fields whose prose does not say it.

    Attributes:
        fields: `Definition.property` names; or none, and then
        wire: the JSON key of the fields, whose whole description is
        prose: one of these texts, blanks aside.
        presence: The class.
        reset: What null resets the value to.
        limits: Where it holds.
    """

    fields: tuple[str, ...]
    wire: str
    prose: tuple[str, ...]
    presence: Presence
    reset: str | None
    limits: Limits

    def speaks_of(self, name: str, wire: str, prose: str) -> bool:
        """Tell whether the rule is about a field."""
        if self.fields:
            return name in self.fields
        return wire == self.wire and " ".join(prose.split()) in self.prose


@dataclass(frozen=True)
class Semantics:
    """The overlay of one project."""

    malformed: tuple[MalformedRule, ...] = ()
    presence: tuple[PresenceRule, ...] = ()

    def __add__(self, other: Semantics) -> Semantics:
        """Return both overlays as one."""
        return Semantics(self.malformed + other.malformed, self.presence + other.presence)

    def apply(self, revision: ir.Revision, *, pinned: bool) -> ir.Revision:
        """Return the revision with the overlay's leniency in it.

        Args:
            revision: What the schema says.
            pinned: Whether the rules were reviewed for this revision. For a schema that is not
                pinned, rules apply where what they name exists.

        Raises:
            GenerationError: A rule names a field that the revision does not have, though it has
                the definition; exit code 3.
        """
        becomes = {
            name: rule.becomes
            for rule in self.malformed
            if not pinned or rule.limits.apply(revision.version, revision.profile)
            for name in rule.fields
        }
        found: set[str] = set()

        def decide(definition: str, field: ir.Field) -> ir.Field:
            name = f"{definition}.{field.wire}"
            if name not in becomes or not isinstance(field.type, ir.Nullable):
                return field
            found.add(name)
            return replace(field, malformed=becomes[name])

        definitions = tuple(_map_fields(item, decide) for item in revision.definitions)
        reached = {item.name for item in definitions}
        missing = [name for name in becomes.keys() - found if name.split(".", 1)[0] in reached]
        if missing and pinned:
            raise GenerationError(map(stale, missing), NEEDS_DECISION)
        return replace(revision, definitions=definitions)


def parse_semantics(text: str, pointer: str) -> Semantics:
    """Read an overlay.

    Args:
        text: TOML.
        pointer: Name of the file, for problems.

    Raises:
        GenerationError: Not TOML, or something in it is not understood; names every problem.
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise GenerationError([Diagnostic(pointer, f"not TOML: {error}", "Mend it.")]) from error
    problems = [
        Diagnostic(f"{pointer}#{key}", "not understood", "Known: [[malformed]], [[presence]].")
        for key in document.keys() - {"malformed", "presence"}
    ]
    malformed: list[MalformedRule] = []
    presence: list[PresenceRule] = []
    for place, entry in _entries(document, "malformed", pointer):
        found = list(_malformed_problems(entry, place))
        problems += found
        malformed += [] if found else [_malformed_rule(cast("dict[str, object]", entry))]
    for place, entry in _entries(document, "presence", pointer):
        found = list(_presence_problems(entry, place))
        problems += found
        presence += [] if found else [_presence_rule(cast("dict[str, object]", entry))]
    if problems:
        raise GenerationError(problems)
    return Semantics(tuple(malformed), tuple(presence))


def stale(name: str) -> Diagnostic:
    """Return the problem of an entry that speaks of something the revision does not have."""
    return Diagnostic(
        f"{FILE}#{name}",
        "the overlay speaks of something that this revision does not have",
        "Limit the entry with `since`, `until` or `profiles`, or take it out.",
    )


def _entries(document: dict[str, object], key: str, pointer: str) -> Iterator[tuple[str, object]]:
    given = document.get(key, [])
    entries = cast("list[object]", given if isinstance(given, list) else [given])
    for index, entry in enumerate(entries):
        yield f"{pointer}#{key}/{index}", entry


def _malformed_problems(entry: object, place: str) -> Iterator[Diagnostic]:
    yield from _common_problems(entry, place, _MALFORMED)
    if isinstance(entry, dict):
        given = cast("dict[str, object]", entry)
        if given.get("becomes") not in _BECOMES:
            yield Diagnostic(f"{place}/becomes", "not an outcome", f"Known: {', '.join(_BECOMES)}.")
        if not given.get("fields"):
            yield Diagnostic(f"{place}/fields", "missing", "Name the fields.")


def _presence_problems(entry: object, place: str) -> Iterator[Diagnostic]:
    yield from _common_problems(entry, place, _PRESENCE)
    if not isinstance(entry, dict):
        return
    given = cast("dict[str, object]", entry)
    if given.get("class") not in _CLASSES:
        yield Diagnostic(f"{place}/class", "not a class", f"Known: {', '.join(_CLASSES)}.")
    if bool(given.get("fields")) == bool(given.get("wire") and given.get("prose")):
        yield Diagnostic(
            place, "says of no field, or in two ways", "Give `fields`, or `wire` and `prose`."
        )


def _common_problems(entry: object, place: str, known: set[str]) -> Iterator[Diagnostic]:
    if not isinstance(entry, dict):
        yield Diagnostic(place, "not a table", "Write [[...]] above it.")
        return
    given = cast("dict[str, object]", entry)
    for key in sorted(given.keys() - known - _LIMITS):
        names = ", ".join(sorted(known | _LIMITS))
        yield Diagnostic(f"{place}/{key}", "not a key that is understood", f"Known: {names}.")
    for key in ("fields", "profiles", "prose"):
        value = given.get(key, [])
        if not isinstance(value, list) or not all(
            isinstance(item, str) for item in cast("list[object]", value)
        ):
            yield Diagnostic(f"{place}/{key}", "not a list of strings", 'Write ["...", "..."].')
    for key in ("since", "until", "reason", "wire", "reset"):
        if not isinstance(given.get(key, ""), str):
            yield Diagnostic(f"{place}/{key}", "not a string", 'Write "...".')
    if not given.get("reason"):
        yield Diagnostic(f"{place}/reason", "missing", "Say why, for whoever reviews the next one.")


def _limits(entry: dict[str, object]) -> Limits:
    return Limits(
        reason=cast("str", entry["reason"]),
        since=cast("str", entry.get("since", "")),
        until=cast("str", entry.get("until", "")),
        profiles=tuple(cast("list[str]", entry.get("profiles", []))),
    )


def _malformed_rule(entry: dict[str, object]) -> MalformedRule:
    return MalformedRule(
        fields=tuple(cast("list[str]", entry["fields"])),
        becomes=_BECOMES[cast("str", entry["becomes"])],
        limits=_limits(entry),
    )


def _presence_rule(entry: dict[str, object]) -> PresenceRule:
    return PresenceRule(
        fields=tuple(cast("list[str]", entry.get("fields", []))),
        wire=cast("str", entry.get("wire", "")),
        prose=tuple(" ".join(text.split()) for text in cast("list[str]", entry.get("prose", []))),
        presence=_CLASSES[cast("str", entry["class"])],
        reset=cast("str | None", entry.get("reset")),
        limits=_limits(entry),
    )


def _map_fields(
    definition: ir.Definition, change: Callable[[str, ir.Field], ir.Field]
) -> ir.Definition:
    if not isinstance(definition, ir.Model | ir.Union):
        return definition
    fields = tuple(change(definition.name, field) for field in definition.fields)
    return replace(definition, fields=fields)


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("-", 1)[0].split("."))
