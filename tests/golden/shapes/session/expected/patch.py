# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Updates as data: fewer of them with the same effect, and those between two stored entities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import UNSET

from ._runtime.coalescing import coalesce_role
from ._runtime.differing import diff_role
from ._runtime.patching import Role as _Role
from ._runtime.patching import Roles as _Roles
from ._runtime.patching import Slot as _Slot
from ._runtime.presence import Presence
from .entities import BoardState, DocState, Entity, GaugeState, LogState, PlanState
from .enums import Kind
from .models import (
    BoardChunk,
    BoardUpdate,
    CalmMoodUpdate,
    DocChunk,
    DocUpdate,
    GaugeUpdate,
    LogChunk,
    LogUpdate,
    LostMoodUpdate,
    NamesUpdate,
    Output,
    PlanRemoved,
    PlanUpdate,
    ThemeUpdate,
)
from .open import MoodUpdate, OtherMoodUpdate
from .unions import SessionUpdate

_E = TypeVar("_E", bound=Entity)

_ROLES = _Roles(
    (
        _Role(
            "doc",
            DocState,
            "doc_id",
            DocUpdate,
            DocUpdate,
            (
                _Slot("rank", empty=0, nullable=False),
                _Slot("title", Presence.PATCH),
                _Slot("kind", Presence.PATCH, empty=Kind.PLAIN),
                _Slot("anything", Presence.PATCH),
                _Slot("tags", Presence.PATCH, empty=[]),
                _Slot("roots", Presence.PATCH),
                _Slot("words", Presence.PATCH, empty=[], nullable=False),
                _Slot("motto", Presence.PATCH, nullable=False),
                _Slot("owner", Presence.RETAIN),
                _Slot("hint", Presence.OPTIONAL),
                _Slot("hints", Presence.OPTIONAL, empty=[]),
                _Slot("settings", Presence.PATCH),
                _Slot("pieces", Presence.PATCH, empty=[]),
                _Slot("meta", Presence.MERGE, empty={}),
            ),
            chunk=DocChunk,
            chunk_key="doc_id",
            item="piece",
            target="pieces",
            retained=("owner",),
        ),
        _Role(
            "log",
            LogState,
            "log_id",
            LogUpdate,
            LogUpdate,
            (
                _Slot(
                    "output",
                    Presence.PATCH,
                    empty=b"",
                    data=Output,
                    text="data",
                    parts=(
                        ("charset", "output_charset"),
                        ("meta", "output_meta"),
                    ),
                ),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=LogChunk,
            chunk_key="log_id",
            item="data",
            target="output",
        ),
        _Role(
            "plan",
            PlanState,
            "plan.plan_id",
            PlanUpdate,
            PlanUpdate,
            (_Slot("plan", empty=UNSET, nullable=False),),
            remove=PlanRemoved,
            remove_key="plan_id",
        ),
        _Role(
            "board",
            BoardState,
            "",
            BoardUpdate,
            BoardUpdate,
            (
                _Slot("notes", Presence.PATCH, empty=[]),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=BoardChunk,
            chunk_key="",
            item="note",
            target="notes",
        ),
        _Role(
            "gauge",
            GaugeState,
            "",
            GaugeUpdate,
            GaugeUpdate,
            (
                _Slot("level", empty=UNSET, nullable=False),
                _Slot("units", empty=UNSET, nullable=False),
                _Slot("limit", Presence.OPTIONAL),
            ),
        ),
        _Role(
            "mood",
            None,
            "",
            MoodUpdate,
            MoodUpdate,
            (_Slot("mood", empty=UNSET),),
            unconfirmed=(
                LostMoodUpdate,
                OtherMoodUpdate,
            ),
            ends=(CalmMoodUpdate,),
        ),
        _Role(
            "names",
            None,
            "",
            NamesUpdate,
            NamesUpdate,
            (_Slot("names", empty=UNSET),),
        ),
        _Role(
            "theme",
            None,
            "",
            ThemeUpdate,
            ThemeUpdate,
            (_Slot("theme", empty=UNSET),),
        ),
    )
)


def coalesce(updates: Iterable[SessionUpdate]) -> tuple[SessionUpdate, ...]:
    """Return the shortest updates that do what these do, one after the other.

    They do so to a session that does not have the entity yet and to any that does, wherever both
    can be applied. Metadata of chunks, which nothing stores, may be lost.

    Args:
        updates: Updates of one entity, or of one value of the session, in order.

    Raises:
        ValueError: Updates of several entities, or of what is not stored.
        ApplyError: Bytes to be joined are not base64.
    """
    given = tuple(updates)
    return coalesce_role(_ROLES.of_updates(given), given) if given else ()


def diff(before: _E, after: _E) -> tuple[SessionUpdate, ...]:
    """Return the updates that turn one stored entity into another, smallest on the wire.

    Args:
        before: The entity as it is.
        after: The same entity as it is to be.

    Raises:
        ValueError: Not two states of one entity, or updates cannot get there: a field would have to
            be cleared that can only be set.
    """
    return diff_role(_ROLES.of_states(before, after), before, after)
