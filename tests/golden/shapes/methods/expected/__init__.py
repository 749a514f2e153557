# Generated from the ACP schema, revision unpinned (unstable).
# sha256 647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots PromptRequest,PromptResponse,CancelNotification,ClientCancelNotification,Block
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
    CancelNotification,
    ClientCancelNotification,
    PromptRequest,
    PromptResponse,
    TextBlock,
)
from .unions import (
    Block,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Block",
    "CancelNotification",
    "ClientCancelNotification",
    "METHODS",
    "PromptRequest",
    "PromptResponse",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "TextBlock",
    "convert",
    "decode",
    "validate",
]
