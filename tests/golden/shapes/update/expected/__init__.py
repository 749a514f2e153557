# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse
"""Typed bindings of the Agent Client Protocol, schema unpinned (unstable)."""

from msgspec import UNSET, UnsetType

from ._runtime.encoding import encode, to_builtins
from ._runtime.errors import DecodeError, EncodeError, Issue
from .codec import (
    convert,
    decode,
    validate,
)
from .dispatch import (
    SESSION_UPDATES,
    SessionUpdateHandler,
    dispatch,
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

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "AgentChunk",
    "Chunk",
    "End",
    "METHODS",
    "OtherSessionUpdate",
    "OtherStateUpdate",
    "PermissionRequest",
    "PermissionResponse",
    "RunningStateUpdate",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "SESSION_UPDATES",
    "SessionId",
    "SessionUpdate",
    "SessionUpdateHandler",
    "State",
    "StateUpdate",
    "ToolUpdate",
    "ToolUpdateFields",
    "UpdateNotification",
    "UserChunk",
    "convert",
    "decode",
    "dispatch",
    "validate",
]
