"""Compare what updates, and the client itself, do to a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.diff.rules import Change, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.session.model import Entity, Store


def compare_sessions(old: Store | None, new: Store | None) -> Iterator[Change]:
    """Yield how what both sessions know is handled otherwise.

    What only one of them knows is a variant that came or went, and is told as that.
    """
    before, after = (dict(_facts(store)) if store else {} for store in (old, new))
    for subject in before.keys() & after.keys():
        if before[subject] != after[subject]:
            yield Change(Kind.SESSION_CHANGED, subject, f"{before[subject]} -> {after[subject]}")


def _facts(store: Store) -> Iterator[tuple[str, str]]:
    for entity in store.entities:
        yield entity.kind, ", ".join(_roles(entity))
    for snapshot in store.snapshots:
        yield snapshot.name, f"at first {snapshot.empty}"
    if store.permission:
        applied = "is applied like an update" if store.permission.applies else "changes nothing"
        yield "permission request", f"what it carries {applied}"
    if store.cancel:
        answers = "must" if store.cancel.answers else "may"
        yield (
            "cancellation",
            (
                f"waiting requests {answers} be answered, "
                f"{'background work goes on' if store.cancel.spares else 'all work is cancelled'}"
            ),
        )


def _roles(entity: Entity) -> Iterator[str]:
    yield f"by {entity.key}" if entity.key else "one"
    for slot in entity.slots:
        if slot.empty not in {"", "None", "[]", "{}", 'b""'}:
            yield f"{slot.name} at first {slot.empty}"
    if entity.append:
        yield f"{entity.append.target.name} is appended to"
        yield from (f"chunks carry {slot.name}" for slot in entity.append.retained)
