# Generated from the ACP schema, revision unpinned (unstable).
# sha256 1007f9543e91ee8f01f06b243868bf1b941371d3ef98ad5d62641111f24f80fc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Shape
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
    CircleShape,
    SquareShape,
)
from .unions import (
    Shape,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "CircleShape",
    "METHODS",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Shape",
    "SquareShape",
    "convert",
    "decode",
    "validate",
]
