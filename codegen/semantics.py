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

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

FILE = "semantics.toml"
_KEYS = {"fields", "becomes", "reason", "since", "until", "profiles"}
_BECOMES: dict[str, ir.Malformed] = {"null": "nulled"}


@dataclass(frozen=True)
class MalformedRule:
    """What a malformed value of some fields becomes, where it is not what the keywords say.

    Attributes:
        fields: `Definition.property` names.
        becomes: What a lenient reader makes of the value.
        reason: Why, with the sentence that says so.
        since: First revision that the rule holds for, or nothing.
        until: Last revision that the rule holds for, or nothing.
        profiles: Profiles that the rule holds for; all where empty.
    """

    fields: tuple[str, ...]
    becomes: ir.Malformed
    reason: str
    since: str = ""
    until: str = ""
    profiles: tuple[str, ...] = ()

    def applies(self, version: str, profile: str) -> bool:
        """Tell whether the rule was reviewed for a revision."""
        if self.profiles and profile not in self.profiles:
            return False
        number = _number(version)
        return not (
            (self.since and number < _number(self.since))
            or (self.until and number > _number(self.until))
        )


@dataclass(frozen=True)
class Semantics:
    """The overlay of one project."""

    malformed: tuple[MalformedRule, ...] = ()

    def apply(self, revision: ir.Revision, *, pinned: bool) -> ir.Revision:
        """Return the revision with the overlay's decisions in it.

        Args:
            revision: What the schema says.
            pinned: Whether the rules were reviewed for this revision. For a schema that is not
                pinned, rules apply where what they name exists.

        Raises:
            GenerationError: A rule names a field that the revision does not have, and all
                definitions that it could be in are reached; exit code 3.
        """
        rules = [
            rule
            for rule in self.malformed
            if not pinned or rule.applies(revision.version, revision.profile)
        ]
        becomes = {name: rule.becomes for rule in rules for name in rule.fields}
        found: set[str] = set()

        def decide(definition: str, field: ir.Field) -> ir.Field:
            name = f"{definition}.{field.wire}"
            if name not in becomes:
                return field
            found.add(name)
            return replace(field, malformed=becomes[name])

        definitions = tuple(_map_fields(item, decide) for item in revision.definitions)
        reached = {item.name for item in definitions}
        stale = [name for name in becomes.keys() - found if name.split(".")[0] in reached]
        if stale and pinned:
            raise GenerationError(map(_stale, stale), NEEDS_DECISION)
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
        Diagnostic(f"{pointer}#{key}", "not a table that is understood", "Known: [[malformed]].")
        for key in document.keys() - {"malformed"}
    ]
    rules: list[MalformedRule] = []
    given: object = document.get("malformed", [])
    entries = cast("list[object]", given if isinstance(given, list) else [given])
    for index, entry in enumerate(entries):
        place = f"{pointer}#malformed/{index}"
        found = list(_problems(entry, place))
        problems += found
        if not found:
            rules.append(_rule(cast("dict[str, object]", entry)))
    if problems:
        raise GenerationError(problems)
    return Semantics(tuple(rules))


def _problems(entry: object, place: str) -> Iterator[Diagnostic]:
    if not isinstance(entry, dict):
        yield Diagnostic(place, "not a table", "Write [[malformed]].")
        return
    given = cast("dict[str, object]", entry)
    for key in sorted(given.keys() - _KEYS):
        yield Diagnostic(f"{place}/{key}", "not a key that is understood", f"Known: {_KEYS}.")
    for key in ("fields", "profiles"):
        if not _is_names(given.get(key, [])):
            yield Diagnostic(f"{place}/{key}", "not a list of strings", 'Write ["...", "..."].')
    for key in ("since", "until", "reason"):
        if not isinstance(given.get(key, ""), str):
            yield Diagnostic(f"{place}/{key}", "not a string", 'Write "...".')
    if given.get("becomes") not in _BECOMES:
        yield Diagnostic(f"{place}/becomes", "not an outcome", f"Known: {', '.join(_BECOMES)}.")
    for key in ("fields", "reason"):
        if not given.get(key):
            yield Diagnostic(f"{place}/{key}", "missing", "Name the fields and give the reason.")


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(
        isinstance(item, str) for item in cast("list[object]", value)
    )


def _rule(entry: dict[str, object]) -> MalformedRule:
    return MalformedRule(
        fields=tuple(cast("list[str]", entry["fields"])),
        becomes=_BECOMES[cast("str", entry["becomes"])],
        reason=cast("str", entry["reason"]),
        since=cast("str", entry.get("since", "")),
        until=cast("str", entry.get("until", "")),
        profiles=tuple(cast("list[str]", entry.get("profiles", []))),
    )


def _map_fields(
    definition: ir.Definition, change: Callable[[str, ir.Field], ir.Field]
) -> ir.Definition:
    if not isinstance(definition, ir.Model | ir.Union):
        return definition
    fields = tuple(change(definition.name, field) for field in definition.fields)
    return replace(definition, fields=fields)


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("-", maxsplit=1)[0].split("."))


def _stale(name: str) -> Diagnostic:
    return Diagnostic(
        f"{FILE}#{name}",
        "the overlay speaks of a field that this revision does not have",
        "Limit the entry with `since`, `until` or `profiles`, or take it out.",
    )
