"""Resolve the roles of the overlay in a layout: what the session of a revision stores."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.meaning.entries import FILE
from acp_codegen.session.entities import resolve_entity
from acp_codegen.session.lifecycle import (
    resolve_cancel,
    resolve_permission,
    resolve_prompt,
    resolve_route,
)
from acp_codegen.session.lookup import Lookup
from acp_codegen.session.model import SessionModel
from acp_codegen.session.proposals import propose
from acp_codegen.session.reserved import name_problems
from acp_codegen.session.snapshots import resolve_snapshot
from acp_codegen.session.stored import Event

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from acp_codegen.layout.classes import Layout
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.meaning.roles import EntityRole, EventRole, Roles, SnapshotRole
    from acp_codegen.meaning.table import Meanings

_Role = TypeVar("_Role", bound="EntityRole | SnapshotRole | EventRole")


def build_session(
    layout: Layout, meanings: Meanings, overlay: Semantics
) -> tuple[SessionModel | None, list[Diagnostic]]:
    """Return what the session of a revision stores; nothing where there are no updates.

    Args:
        layout: The classes.
        meanings: What updates do with fields.
        overlay: The overlay, narrowed to the revision. Where it was not reviewed for it, what
            roles name may be missing.

    Returns:
        The session, which is of no use where there are problems, and the problems: a variant has no
        role or two, or a role speaks of something that the revision does not have or that is not
        understood.
    """
    if layout.dispatched is None:
        return None, []
    roles, lookup = overlay.roles, Lookup(layout, meanings, overlay)
    entities = [resolve_entity(role, lookup) for role in _active(roles.entities, lookup, "entity")]
    snapshots = [
        resolve_snapshot(role, lookup) for role in _active(roles.snapshots, lookup, "snapshot")
    ]
    events = [
        Event(role.name, lookup.variants[role.variant].name, role.variant)
        for role in _active(roles.events, lookup, "event")
    ]
    # An event that a revision does not know is none the more history for it.
    events += [
        Event(role.name, "", role.variant)
        for role in roles.all_events
        if role.variant not in lookup.variants
    ]
    found = [entity for entity in entities if entity]
    taken = [snapshot for snapshot in snapshots if snapshot]
    named = {entity.kind: entity for entity in found}
    session = SessionModel(
        tuple(found),
        tuple(taken),
        tuple(events),
        resolve_route(roles.route, lookup),
        resolve_prompt(roles.prompt, named, lookup),
        resolve_permission(roles.permission, named, lookup),
        resolve_cancel(roles.cancel, named, {item.name: item for item in taken}, lookup),
    )
    lookup.problems += _coverage(_tags(roles), lookup)
    lookup.problems += name_problems(session, layout, roles)
    return session, lookup.problems


def _active(roles: Iterable[_Role], lookup: Lookup, table: str) -> Iterator[_Role]:
    """Yield the roles whose variant the revision has; say which are stale."""
    for role in roles:
        if role.tag in lookup.variants:
            yield role
        elif lookup.is_reviewed:
            lookup.stale(f"{table}/{role.name}")


def _tags(roles: Roles) -> Iterator[str]:
    for role in roles.entities:
        yield from role.tags
    others: list[SnapshotRole | EventRole] = [*roles.snapshots, *roles.events]
    yield from (role.tag for role in others)


def _coverage(tags: Iterator[str], lookup: Lookup) -> Iterator[Diagnostic]:
    counts = Counter(tags)
    version = lookup.layout.revision.version
    for tag, variant in lookup.variants.items():
        if counts[tag] == 1:
            continue
        if counts[tag]:
            yield Diagnostic(
                variant.pointer, f"the update {tag!r} has two roles", f"Take one out of {FILE}."
            )
        else:
            yield Diagnostic(
                variant.pointer,
                f"nobody has said what the update {tag!r} does to a session",
                "Decide (the section Roles of CONTRIBUTING.md has all kinds of role), and add to"
                f" schema/{FILE}:\n{propose(tag, variant, version)}",
            )
