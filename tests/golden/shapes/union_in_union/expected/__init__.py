# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""Typed bindings of the Agent Client Protocol, schema unpinned (unstable)."""

from msgspec import UNSET, UnsetType

from ._runtime.encoding import encode, to_builtins
from ._runtime.errors import DecodeError, EncodeError, Issue
from .codec import (
    convert,
    decode,
    validate,
)
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
from .models import (
    ClosedEvent,
    IdleState,
    Mirror,
    RunningState,
)
from .open import (
    OtherEvent,
    OtherState,
    StateEvent,
)
from .unions import (
    Event,
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
    "ClosedEvent",
    "Event",
    "IdleState",
    "METHODS",
    "Mirror",
    "OtherEvent",
    "OtherState",
    "RunningState",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "State",
    "StateEvent",
    "convert",
    "decode",
    "validate",
]
