# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""Typed bindings of the Agent Client Protocol, schema unpinned (unstable)."""

from msgspec import UNSET, UnsetType

from ._runtime.encoding import encode, to_builtins
from ._runtime.errors import DecodeError, EncodeError, Issue
from .codec import (
    convert,
    decode,
    validate,
)
from .enums import (
    StopReason,
)
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
from .models import (
    IdleActivity,
    RunningActivity,
)
from .open import (
    OtherActivity,
    OtherIdleActivity,
)
from .unions import (
    Activity,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Activity",
    "IdleActivity",
    "METHODS",
    "OtherActivity",
    "OtherIdleActivity",
    "RunningActivity",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "StopReason",
    "convert",
    "decode",
    "validate",
]
