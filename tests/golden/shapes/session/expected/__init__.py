# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Typed bindings of the Agent Client Protocol, schema unpinned (unstable)."""

from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from ._runtime.encoding import encode, to_builtins
from ._runtime.errors import ApplyError, DecodeError, EncodeError, Issue
from .codec import (
    convert,
    decode,
    validate,
)
from .dispatch import (
    SESSION_UPDATES,
    SessionUpdateHandler,
    dispatch,
    dispatch_all,
)
from .enums import (
    Because,
    Kind,
)
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
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
    OpenResponse,
    Output,
    Piece,
    Ping,
    PlanRemoved,
    PlanUpdate,
    ProsePlanContent,
    StepsPlanContent,
    ThemeUpdate,
)
from .open import (
    MoodUpdate,
    OtherMoodUpdate,
    OtherPlanContent,
    OtherSessionUpdate,
)
from .unions import (
    Mood,
    PlanContent,
    SessionUpdate,
)

if TYPE_CHECKING:
    from . import patch
    from ._runtime.presence import Presence
    from .entities import BoardState, Change, DocState, Entity, GaugeState, LogState, PlanState
    from .presence import PRESENCE
    from .session import Cancellation, Session

# Loaded when first asked for: who only decodes need not wait for it.
_LAZY = {
    "Presence": "._runtime.presence",
    "BoardState": ".entities",
    "Change": ".entities",
    "DocState": ".entities",
    "Entity": ".entities",
    "GaugeState": ".entities",
    "LogState": ".entities",
    "PlanState": ".entities",
    "PRESENCE": ".presence",
    "Cancellation": ".session",
    "Session": ".session",
}

__all__ = [
    "UNSET",
    "UnsetType",
    "ApplyError",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Because",
    "BoardChunk",
    "BoardState",
    "BoardUpdate",
    "BusyMoodUpdate",
    "CalmMoodUpdate",
    "Cancellation",
    "Change",
    "DocChunk",
    "DocState",
    "DocUpdate",
    "Entity",
    "GaugeState",
    "GaugeUpdate",
    "Kind",
    "LogChunk",
    "LogState",
    "LogUpdate",
    "LostMoodUpdate",
    "METHODS",
    "Mood",
    "MoodUpdate",
    "NamesUpdate",
    "OpenResponse",
    "OtherMoodUpdate",
    "OtherPlanContent",
    "OtherSessionUpdate",
    "Output",
    "PRESENCE",
    "Piece",
    "Ping",
    "PlanContent",
    "PlanRemoved",
    "PlanState",
    "PlanUpdate",
    "Presence",
    "ProsePlanContent",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "SESSION_UPDATES",
    "Session",
    "SessionUpdate",
    "SessionUpdateHandler",
    "StepsPlanContent",
    "ThemeUpdate",
    "convert",
    "decode",
    "dispatch",
    "dispatch_all",
    "validate",
    "patch",
]


if not TYPE_CHECKING:
    # A checker that saw this would take any name for one of the package.

    def __getattr__(name: str) -> object:
        if name == "patch":
            return import_module(".patch", __name__)
        if name not in _LAZY:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value: object = getattr(import_module(_LAZY[name], __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
