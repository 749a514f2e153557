"""What the templates of stored entities, of the session and of patches are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from acp_codegen.layout.classes import Struct

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Union
    from acp_codegen.session.model import Store


def session_modules(
    union: Union, store: Store, common: dict[str, Any]
) -> dict[str, dict[str, Any]]:
    """Return the context of each module, by its name.

    Args:
        union: The updates.
        store: What they do.
        common: What all of the modules are given.
    """
    return {
        "entities": common
        | {"appended": _appended(store), "update_types": _update_types(union, store)},
        "session": common | {"handlers": _handlers(union, store)},
        "patch": common,
    }


def session_names(store: Store) -> dict[str, list[str]]:
    """Return the public names of each module."""
    return {
        "entities": ["Change", "Entity", *(entity.state for entity in store.entities)],
        "session": [
            "Session",
            *(["Sessions"] if store.route else []),
            *(["Cancellation"] if store.cancel else []),
        ],
    }


def _appended(store: Store) -> list[str]:
    """Return the types of what chunks append."""
    chunks = [entity.append for entity in store.entities if entity.append]
    slots = [chunk.target for chunk in chunks]
    items = {
        slot.annotation.removesuffix(" | None").removeprefix("list[").removesuffix("]")
        for slot in slots
    }
    return [*sorted(items), "None"]


def _update_types(union: Union, store: Store) -> list[str]:
    accepted = {entity.accepts for entity in store.entities} - set(union.members)
    return [union.name, *sorted(accepted)]


def _handlers(union: Union, store: Store) -> list[dict[str, str]]:
    """Return the method of the session for the class of every update."""
    rows: list[tuple[str, str]] = []
    for entity in store.entities:
        rows.append((entity.upsert, entity.kind))
        if entity.append:
            rows.append((entity.append.cls, f"{entity.kind}_chunk"))
        if entity.remove:
            rows.append((entity.remove.cls, f"{entity.kind}_removed"))
    rows += [(item.cls, f"snapshot_{item.name}") for item in store.snapshots]
    rows += [(item.cls, f"event_{item.kind}") for item in store.events if item.cls]
    if union.other:
        rows.append((union.other.name, "other"))
    optional = {
        variant.name: variant.cases.other
        for variant in union.variants
        if isinstance(variant, Struct) and variant.cases and variant.cases.other
    }
    rows += [(optional[cls], method) for cls, method in rows if cls in optional]
    return [{"cls": cls, "method": method} for cls, method in rows]
