"""Compare what updates, and the client itself, do to a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.diff.rules import Change, Kind
from acp_codegen.diff.words import quoted
from acp_codegen.session.stored import Constant

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.session.model import SessionModel
    from acp_codegen.session.stored import Entity, Snapshot


def compare_sessions(old: SessionModel | None, new: SessionModel | None) -> Iterator[Change]:
    """Yield how what both sessions know is handled otherwise.

    What only one of them knows is a variant that came or went, and is told as that.
    """
    before, after = (dict(_facts(session)) if session else {} for session in (old, new))
    for subject in before.keys() & after.keys():
        if before[subject] != after[subject]:
            yield Change(Kind.SESSION_CHANGED, subject, f"{before[subject]} -> {after[subject]}")


def _facts(session: SessionModel) -> Iterator[tuple[str, str]]:
    for entity in session.entities:
        yield entity.kind, ", ".join(_roles(entity))
    for snapshot in session.snapshots:
        yield snapshot.name, f"at first {_first(snapshot)}"
    if session.permission:
        applied = "is applied like an update" if session.permission.applies else "changes nothing"
        yield "permission request", f"what it carries {applied}"
    if session.cancel:
        answers = "must" if session.cancel.answers else "may"
        rest = "background work goes on" if session.cancel.background else "all work is cancelled"
        yield "cancellation", f"waiting requests {answers} be answered, {rest}"


def _roles(entity: Entity) -> Iterator[str]:
    yield f"by {entity.key}" if entity.key else "one"
    for slot in entity.slots:
        if isinstance(slot.initial, Constant):
            yield f"{slot.name} at first {_named(slot.initial)}"
    if entity.chunk:
        yield f"{entity.chunk.target.name} is appended to"
        yield from (f"chunks carry {slot.name}" for slot in entity.chunk.retained)


def _named(constant: Constant) -> str:
    return f"{constant.enum}.{constant.member}" if constant.enum else quoted(constant.value)


def _first(snapshot: Snapshot) -> str:
    return snapshot.initial or snapshot.empty
