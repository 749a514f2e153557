"""Read the roles of an overlay file."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from acp_codegen.meaning import entries as overlay
from acp_codegen.meaning.entries import Shape, limits, names, part, text, texts
from acp_codegen.meaning.roles import (
    TABLES,
    Apart,
    CancelRole,
    Carried,
    Chunk,
    EntityRole,
    EventRole,
    PermissionRole,
    PromptRole,
    Removal,
    Roles,
    RouteRole,
    SnapshotRole,
    Spared,
    Unconfirmed,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.meaning.entries import Entry

_WHY: dict[str, overlay.Want] = {"reason": "text"}
_ENTITY = Shape(
    required={"state": "text", "attribute": "text", "upsert": "text", **_WHY},
    optional={
        "key": "text",
        "chunk": Shape(required={"variant": "text", "item": "text", "appends_to": "text"}),
        "removal": Shape(required={"variant": "text", "key": "text"}),
        "initial": "names",
        "data": "names",
        "unset_is_not_empty": Shape(required={"fields": "texts"}),
    },
)
_SNAPSHOT = Shape(
    required={"variant": "text", **_WHY},
    optional={
        "field": "text",
        "initial": "text",
        "unconfirmed": Shape(required={"tags": "texts"}),
    },
)
_EVENT = Shape(required={"variant": "text", **_WHY})
_LIFECYCLE = {
    "route": Shape(required={"notification": "text", "key": "text", "update": "text", **_WHY}),
    "prompt": Shape(required={"response": "text", "key": "text", "entity": "text", **_WHY}),
    "permission": Shape(
        required={"request": "text", "subject": "text", **_WHY},
        optional={"applies": Shape(required={"tag": "text", "field": "text", "entity": "text"})},
    ),
    "cancel": Shape(
        required={
            "entity": "text",
            "field": "text",
            "value": "text",
            "final": "texts",
            "snapshot": "text",
            "stop_reason": "text",
            **_WHY,
        },
        optional={
            "spares": Shape(required={"snapshot": "text", "embedded": "text"}),
            "answers": Shape(),
        },
    ),
}


def role_problems(document: Entry, pointer: str) -> Iterator[Diagnostic]:
    """Yield what is wrong with the roles of an overlay."""
    for key, shape in (("entity", _ENTITY), ("snapshot", _SNAPSHOT), ("event", _EVENT)):
        for name, entry in _named(document, key):
            yield from overlay.problems(entry, shape, f"{pointer}#{key}/{name}")
    known = Shape(optional=cast("dict[str, overlay.Want]", _LIFECYCLE), limited=False)
    yield from overlay.problems(document.get("lifecycle", {}), known, f"{pointer}#lifecycle")
    for key in ("entity", "snapshot", "event"):
        if not isinstance(document.get(key, {}), dict):
            yield from overlay.problems(document[key], Shape(), f"{pointer}#{key}")


def parse_roles(document: Entry, file: str) -> Roles:
    """Return the roles of an overlay in which `role_problems` found none."""
    files = {f"{key}/{name}": file for key in TABLES for name, _ in _tables(document, key)}
    cycle = cast("Entry", document.get("lifecycle", {}))
    return Roles(
        tuple(_entity(name, entry) for name, entry in _tables(document, "entity")),
        tuple(_snapshot(name, entry) for name, entry in _tables(document, "snapshot")),
        tuple(
            EventRole(name, text(entry, "variant"), limits(entry))
            for name, entry in _tables(document, "event")
        ),
        part(cycle, "route", _route),
        part(cycle, "prompt", _prompt),
        part(cycle, "permission", _permission),
        part(cycle, "cancel", _cancel),
        files,
    )


def _entity(name: str, entry: Entry) -> EntityRole:
    return EntityRole(
        name=name,
        state=text(entry, "state"),
        attribute=text(entry, "attribute"),
        key=text(entry, "key"),
        upsert=text(entry, "upsert"),
        chunk=part(entry, "chunk", _chunk),
        removal=part(entry, "removal", _removal),
        initial=names(entry, "initial"),
        data=names(entry, "data"),
        apart=part(entry, "unset_is_not_empty", _apart),
        limits=limits(entry),
    )


def _chunk(entry: Entry) -> Chunk:
    return Chunk(
        text(entry, "variant"), text(entry, "item"), text(entry, "appends_to"), limits(entry)
    )


def _removal(entry: Entry) -> Removal:
    return Removal(text(entry, "variant"), text(entry, "key"), limits(entry))


def _apart(entry: Entry) -> Apart:
    return Apart(texts(entry, "fields"), limits(entry))


def _snapshot(name: str, entry: Entry) -> SnapshotRole:
    return SnapshotRole(
        name=name,
        variant=text(entry, "variant"),
        field=text(entry, "field"),
        initial=text(entry, "initial"),
        unconfirmed=part(entry, "unconfirmed", _unconfirmed),
        limits=limits(entry),
    )


def _unconfirmed(entry: Entry) -> Unconfirmed:
    return Unconfirmed(texts(entry, "tags"), limits(entry))


def _route(entry: Entry) -> RouteRole:
    return RouteRole(
        text(entry, "notification"), text(entry, "key"), text(entry, "update"), limits(entry)
    )


def _prompt(entry: Entry) -> PromptRole:
    return PromptRole(
        text(entry, "response"), text(entry, "key"), text(entry, "entity"), limits(entry)
    )


def _permission(entry: Entry) -> PermissionRole:
    return PermissionRole(
        text(entry, "request"),
        text(entry, "subject"),
        part(entry, "applies", _carried),
        limits(entry),
    )


def _carried(entry: Entry) -> Carried:
    return Carried(text(entry, "tag"), text(entry, "field"), text(entry, "entity"), limits(entry))


def _cancel(entry: Entry) -> CancelRole:
    return CancelRole(
        entity=text(entry, "entity"),
        field=text(entry, "field"),
        value=text(entry, "value"),
        final=texts(entry, "final"),
        snapshot=text(entry, "snapshot"),
        reason=text(entry, "stop_reason"),
        spares=part(entry, "spares", _spared),
        answers=part(entry, "answers", limits),
        limits=limits(entry),
    )


def _spared(entry: Entry) -> Spared:
    return Spared(text(entry, "snapshot"), text(entry, "embedded"), limits(entry))


def _named(document: Entry, key: str) -> Iterator[tuple[str, object]]:
    value = document.get(key, {})
    if isinstance(value, dict):
        yield from cast("Entry", value).items()


def _tables(document: Entry, key: str) -> Iterator[tuple[str, Entry]]:
    yield from cast("dict[str, Entry]", document.get(key, {})).items()
