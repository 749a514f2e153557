# Generated from the ACP schema, revision unpinned (unstable).
# sha256 5ccf4cd63d1cc6a0e553186bc6b33e358c717d542f0226082f72b189641ac1ae
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Tags,Grid,Extra,Anything
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
    Anything,
    Extra,
    Grid,
    Id,
    Order,
    Tags,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Anything",
    "Extra",
    "Grid",
    "Id",
    "METHODS",
    "Order",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Tags",
    "convert",
    "decode",
    "validate",
]
