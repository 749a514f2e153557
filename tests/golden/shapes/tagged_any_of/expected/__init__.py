# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7d2fc6166c76fa720b917e4e428f62a3cae670d0949db0afe3e7d7f2d1671500
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Content
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
    LineBreakContent,
    LinkContent,
    TextContent,
)
from .open import (
    OtherContent,
)
from .unions import (
    Content,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Content",
    "LineBreakContent",
    "LinkContent",
    "METHODS",
    "OtherContent",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "TextContent",
    "convert",
    "decode",
    "validate",
]
