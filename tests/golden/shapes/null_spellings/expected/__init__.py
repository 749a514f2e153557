# Generated from the ACP schema, revision unpinned (unstable).
# sha256 999027a0b129d874c60bf9652ae3dcb1ce91e5db04448a37aeb7d394a338e0ef
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots A
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
    A,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "A",
    "METHODS",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "convert",
    "decode",
    "validate",
]
