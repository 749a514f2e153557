# Generated from the ACP schema, revision unpinned (unstable).
# sha256 439d8556980d336518cfc2a15464457be8bbdfd433b410048ea025eecc8f73b4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Slot
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
    EmptySlot,
    FilledSlot,
    MaybeSize,
    Name,
    Size,
)
from .unions import (
    Slot,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "EmptySlot",
    "FilledSlot",
    "METHODS",
    "MaybeSize",
    "Name",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Size",
    "Slot",
    "convert",
    "decode",
    "validate",
]
