"""Names that roles may not take, since the generated session has them for itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.layout import names
from acp_codegen.meaning.entries import FILE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.layout.classes import Layout
    from acp_codegen.meaning.roles import Roles
    from acp_codegen.session.model import SessionModel

SESSION = frozenset(
    {
        *("accept_prompt", "apply", "cancel", "cancelling", "others", "permission_answered"),
        *("permission_requested", "permissions", "replay", "submissions", "timeline"),
        *("was_cancelled", "_add", "_concerns", "_goes_on", "_listed", "_methods", "_other"),
        *("_reported", "_said", "_timeline"),
    }
)
"""Members of a generated session that no role names; a test reads them from the packages."""

ENTITY = frozenset({"append", "apply", "to_update", "_check", "_fields", "_kind"})
"""The same of a stored entity."""

_KINDS = ("other", "permission")
"""What changes and errors are about besides what roles name."""


def name_problems(session: SessionModel, layout: Layout, roles: Roles) -> Iterator[Diagnostic]:
    """Yield names of the overlay that cannot be those of the package."""
    taken = {*layout.model_names, *layout.open_names, *layout.union_names}
    taken |= {enum.name for enum in layout.enums}
    classes = Counter([*taken, *(entity.state for entity in session.entities)])
    members = Counter(SESSION)
    members.update(member for _, _, found in _members(session) for member in found)
    for path, name, found in _members(session):
        place = roles.place(path)
        if not names.is_attribute(name):
            yield _unusable(place, name)
        yield from (_unusable(place, member) for member in found if members[member] > 1)
    kinds = Counter([*_KINDS, *(snapshot.name for snapshot in session.snapshots)])
    kinds.update(entity.kind for entity in session.entities)
    kinds.update(event.kind for event in session.events)
    yield from (_unusable(FILE, kind) for kind, count in kinds.items() if count > 1)
    for entity in session.entities:
        place = roles.place(f"entity/{entity.kind}")
        if classes[entity.state] > 1 or not names.is_state(entity.state):
            yield _unusable(f"{place}/state", entity.state)
        own = Counter([*ENTITY, *entity.names, *({*entity.shown} - {*entity.names})])
        yield from (_unusable(place, name) for name, count in own.items() if count > 1)


def _members(session: SessionModel) -> Iterator[tuple[str, str, list[str]]]:
    """Yield each name of the overlay with the members that a session has because of it."""
    for entity in session.entities:
        path, kind = f"entity/{entity.kind}", entity.kind
        yield f"{path}/attribute", entity.attribute, [entity.attribute]
        chunk = [f"_{kind}_chunk"] if entity.chunk else []
        removed = [f"_{kind}_removed"] if entity.removal else []
        yield path, kind, [f"_{kind}", *chunk, *removed]
    for snapshot in session.snapshots:
        name = snapshot.name
        initial = [f"is_{snapshot.initial}"] if snapshot.initial else []
        members = [name, f"confirmed_{name}", f"_snapshot_{name}", *initial]
        yield f"snapshot/{name}", name, members
    for event in session.events:
        yield f"event/{event.kind}", event.kind, [f"_event_{event.kind}"]


def _unusable(place: str, name: str) -> Diagnostic:
    return Diagnostic(place, f"{name!r} is taken or no Python name", "Choose another one.")
