# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
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
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
from .models import (
    AgentChunk,
    Chunk,
    End,
    PermissionRequest,
    PermissionResponse,
    RunningStateUpdate,
    SessionId,
    ToolUpdate,
    ToolUpdateFields,
    UpdateNotification,
    UserChunk,
)
from .open import (
    OtherSessionUpdate,
    OtherStateUpdate,
    StateUpdate,
)
from .unions import (
    SessionUpdate,
    State,
)

if TYPE_CHECKING:
    from . import patch
    from ._runtime.presence import Presence
    from .entities import AgentChunkState, Change, Entity, ToolState, UserChunkState
    from .presence import PRESENCE
    from .session import Session

# Loaded when first asked for: who only decodes need not wait for it.
_LAZY = {
    "Presence": "._runtime.presence",
    "AgentChunkState": ".entities",
    "Change": ".entities",
    "Entity": ".entities",
    "ToolState": ".entities",
    "UserChunkState": ".entities",
    "PRESENCE": ".presence",
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
    "AgentChunk",
    "AgentChunkState",
    "Change",
    "Chunk",
    "End",
    "Entity",
    "METHODS",
    "OtherSessionUpdate",
    "OtherStateUpdate",
    "PRESENCE",
    "PermissionRequest",
    "PermissionResponse",
    "Presence",
    "RunningStateUpdate",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "SESSION_UPDATES",
    "Session",
    "SessionId",
    "SessionUpdate",
    "SessionUpdateHandler",
    "State",
    "StateUpdate",
    "ToolState",
    "ToolUpdate",
    "ToolUpdateFields",
    "UpdateNotification",
    "UserChunk",
    "UserChunkState",
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
