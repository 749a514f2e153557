# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
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
    Id,
    Item,
    Order,
    OrderItemPayload,
    Other,
    Path,
    SameItem,
)
from .open import (
    OtherPayload,
)
from .unions import (
    Choice,
    Payload,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Choice",
    "Id",
    "Item",
    "METHODS",
    "Order",
    "OrderItemPayload",
    "Other",
    "OtherPayload",
    "Path",
    "Payload",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "SameItem",
    "convert",
    "decode",
    "validate",
]
