"""What a person must decide about a revision, and what follows from decisions already made."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.meaning.lock import accept, compare_lock
from acp_codegen.meaning.presence import Presence

if TYPE_CHECKING:
    from collections.abc import Mapping

    from acp_codegen.meaning.lock import Entry, Moved
    from acp_codegen.resolve import Resolved


@dataclass(frozen=True)
class Review:
    """The state of a revision's review.

    Attributes:
        lock: What is accepted: by a person, or because it is new and the prose is clear, or as it
            was in the revision before.
        moved: The fields that a person must accept.
    """

    lock: Mapping[str, Entry]
    moved: tuple[Moved, ...]


def review(
    resolved: Resolved, *, before: Mapping[str, Entry], accepted: Mapping[str, Entry]
) -> Review:
    """Review a revision against the one before it.

    Args:
        resolved: The new revision.
        before: The lock of the revision before it.
        accepted: The lock of the new revision, as far as there is one.
    """
    known = {
        name: meaning
        for name, meaning in resolved.meanings.table.items()
        if meaning.presence is not Presence.UNKNOWN
    }
    moved = {item.field for item in compare_lock(before, known)}
    clear = [name for name in known if name not in before or name not in moved]
    # What somebody has accepted stays as it was accepted, so that a later change is seen.
    lock = {**accept({}, known, clear, ""), **{k: v for k, v in accepted.items() if k in known}}
    return Review(
        lock,
        tuple(
            item
            for item in compare_lock({**before, **lock}, known)
            if item.field in known and (item.field in lock or item.field in before)
        ),
    )
