# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import (
    BoardChunk,
    BoardUpdate,
    BusyMoodUpdate,
    CalmMoodUpdate,
    DocChunk,
    DocUpdate,
    GaugeUpdate,
    LogChunk,
    LogUpdate,
    LostMoodUpdate,
    NamesUpdate,
    Ping,
    PlanRemoved,
    PlanUpdate,
    ProsePlanContent,
    StepsPlanContent,
    ThemeUpdate,
)

if TYPE_CHECKING:
    from .open import MoodUpdate, OtherMoodUpdate, OtherPlanContent, OtherSessionUpdate

    Mood: TypeAlias = "CalmMoodUpdate | BusyMoodUpdate | LostMoodUpdate | OtherMoodUpdate"
    """The mood."""
    PlanContent: TypeAlias = "StepsPlanContent | ProsePlanContent | OtherPlanContent"
    """What a plan says."""
    SessionUpdate: TypeAlias = "DocUpdate | DocChunk | LogUpdate | LogChunk | PlanUpdate | PlanRemoved | BoardUpdate | BoardChunk | GaugeUpdate | MoodUpdate | NamesUpdate | ThemeUpdate | Ping | OtherSessionUpdate"
    """What a session reports."""
else:
    Mood = CalmMoodUpdate | BusyMoodUpdate | LostMoodUpdate
    PlanContent = StepsPlanContent | ProsePlanContent
    SessionUpdate = (
        DocUpdate
        | DocChunk
        | LogUpdate
        | LogChunk
        | PlanUpdate
        | PlanRemoved
        | BoardUpdate
        | BoardChunk
        | GaugeUpdate
        | NamesUpdate
        | ThemeUpdate
        | Ping
    )
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Mood=Mood,
        PlanContent=PlanContent,
        SessionUpdate=SessionUpdate,
    )
