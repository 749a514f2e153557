"""Read an overlay file: entries about presence and leniency, and the roles."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, cast

from acp_codegen.diagnostics import Diagnostic, GenerationError
from acp_codegen.meaning import entries as overlay
from acp_codegen.meaning.entries import Shape
from acp_codegen.meaning.overlay import MalformedRule, PresenceRule, Semantics
from acp_codegen.meaning.parse_roles import parse_roles, role_problems
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.roles import TABLES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.meaning.entries import Entry
    from acp_codegen.schema import ir

_MALFORMED = Shape(required={"fields": "texts", "becomes": "text", "reason": "text"})
_PRESENCE = Shape(
    required={"class": "text", "reason": "text"},
    optional={"fields": "texts", "wire": "text", "prose": "texts", "reset": "text"},
)
_BECOMES: dict[str, ir.Malformed] = {"null": "nulled"}
_CLASSES = {item.value: item for item in Presence if item is not Presence.UNKNOWN}


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
    except (ValueError, RecursionError) as error:
        # Not only TOMLDecodeError: numbers of many digits, and tables in tables in tables.
        raise GenerationError([Diagnostic(pointer, f"not TOML: {error}", "Mend it.")]) from error
    known = ("malformed", "presence", *TABLES)
    problems = [
        Diagnostic(f"{pointer}#{key}", "not understood", f"Known: {', '.join(known)}.")
        for key in document.keys() - {*known}
    ]
    for key, check in (("malformed", _malformed_problems), ("presence", _presence_problems)):
        for place, entry in _entries(document, key, pointer):
            problems += check(entry, place)
    problems += role_problems(document, pointer)
    if problems:
        raise GenerationError(problems)
    return Semantics(
        tuple(_malformed_rule(entry, pointer) for entry in _tables(document, "malformed")),
        tuple(_presence_rule(entry, pointer) for entry in _tables(document, "presence")),
        parse_roles(document, pointer),
    )


def _entries(document: dict[str, object], key: str, pointer: str) -> Iterator[tuple[str, object]]:
    given = document.get(key, [])
    entries = cast("list[object]", given if isinstance(given, list) else [given])
    for index, entry in enumerate(entries):
        yield f"{pointer}#{key}/{index}", entry


def _tables(document: Entry, key: str) -> list[Entry]:
    return cast("list[Entry]", document.get(key, []))


def _malformed_problems(entry: object, place: str) -> Iterator[Diagnostic]:
    yield from overlay.problems(entry, _MALFORMED, place)
    if isinstance(entry, dict):
        given = cast("Entry", entry)
        if given.get("becomes") not in _BECOMES:
            yield Diagnostic(f"{place}/becomes", "not an outcome", f"Known: {', '.join(_BECOMES)}.")


def _presence_problems(entry: object, place: str) -> Iterator[Diagnostic]:
    yield from overlay.problems(entry, _PRESENCE, place)
    if not isinstance(entry, dict):
        return
    given = cast("Entry", entry)
    if given.get("class") not in _CLASSES:
        yield Diagnostic(f"{place}/class", "not a class", f"Known: {', '.join(_CLASSES)}.")
    if bool(given.get("fields")) == bool(given.get("wire") and given.get("prose")):
        yield Diagnostic(
            place, "says of no field, or in two ways", "Give `fields`, or `wire` and `prose`."
        )


def _malformed_rule(entry: Entry, file: str) -> MalformedRule:
    return MalformedRule(
        fields=overlay.texts(entry, "fields"),
        becomes=_BECOMES[overlay.text(entry, "becomes")],
        limits=overlay.limits(entry),
        file=file,
    )


def _presence_rule(entry: Entry, file: str) -> PresenceRule:
    return PresenceRule(
        fields=overlay.texts(entry, "fields"),
        wire=overlay.text(entry, "wire"),
        prose=tuple(" ".join(text.split()) for text in overlay.texts(entry, "prose")),
        presence=_CLASSES[overlay.text(entry, "class")],
        reset=overlay.text(entry, "reset") or None,
        limits=overlay.limits(entry),
        file=file,
    )
