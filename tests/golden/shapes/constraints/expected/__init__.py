# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6d674e80823118ebf1bf4cfd9dadb1e87dbe3833755f03977e221cfbe8b8ff22
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Limit
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
    Name,
    Numbers,
    Port,
    Texts,
)
from .unions import (
    Limit,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Limit",
    "METHODS",
    "Name",
    "Numbers",
    "Port",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Texts",
    "convert",
    "decode",
    "validate",
]
