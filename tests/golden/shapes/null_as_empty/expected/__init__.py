# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6a555cb6e83fd4f1fc2d8948df76f6606dc004f5b8bb0efd5fe4325a889a0f43
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Opening
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
    Opening,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "METHODS",
    "Opening",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "convert",
    "decode",
    "validate",
]
