"""What the templates of stored entities, of the session and of patches are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from acp_codegen.layout.annotations import plain
from acp_codegen.schema import ir

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Layout, Union
    from acp_codegen.session.model import SessionModel


def session_modules(
    layout: Layout, union: Union, session: SessionModel, common: dict[str, Any]
) -> dict[str, dict[str, Any]]:
    """Return the context of each module, by its name.

    Args:
        layout: The classes.
        union: The updates.
        session: What they do.
        common: What all of the modules are given.
    """
    return {
        "entities": common
        | {"appended": _appended(layout, session), "update_types": _update_types(union, session)},
        "session": common | {"handlers": _handlers(union, session)},
        "patch": common,
    }


def session_names(session: SessionModel) -> dict[str, list[str]]:
    """Return the public names of each module."""
    return {
        "entities": ["Change", "Entity", *(entity.state for entity in session.entities)],
        "session": [
            "Session",
            *(["Sessions"] if session.route else []),
            *(["Cancellation"] if session.cancel else []),
        ],
    }


def _appended(layout: Layout, session: SessionModel) -> list[str]:
    """Return the types of what chunks append."""
    items: set[str] = set()
    for entity in session.entities:
        target = ir.non_null(entity.chunk.target.type) if entity.chunk else None
        if isinstance(target, ir.Array):
            items.add(plain(target.item, layout.python))
        elif target is not None:
            items.add("bytes")
    return [*sorted(items), "None"]


def _update_types(union: Union, session: SessionModel) -> list[str]:
    accepted = {entity.accepts for entity in session.entities} - set(union.members)
    return [union.name, *sorted(accepted)]


def _handlers(union: Union, session: SessionModel) -> list[dict[str, str]]:
    """Return the method of the session for the class of every update."""
    rows: list[tuple[str, str]] = []
    for entity in session.entities:
        rows.append((entity.upsert, entity.kind))
        if entity.chunk:
            rows.append((entity.chunk.cls, f"{entity.kind}_chunk"))
        if entity.removal:
            rows.append((entity.removal.cls, f"{entity.kind}_removed"))
    rows += [(item.cls, f"snapshot_{item.name}") for item in session.snapshots]
    rows += [(item.cls, f"event_{item.kind}") for item in session.events if item.cls]
    if union.other:
        rows.append((union.other.name, "other"))
    methods = dict(rows)
    rows += [
        (cls, methods[variant.name]) for variant in union.variants for cls in variant.classes[1:]
    ]
    return [{"cls": cls, "method": method} for cls, method in rows]
