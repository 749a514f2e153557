# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
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
    Kind,
)
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
from .models import (
    AMessage,
    BMessage,
    Number,
    PlainRequest,
)
from .open import (
    OtherMessage,
)
from .unions import (
    Message,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "AMessage",
    "BMessage",
    "Kind",
    "METHODS",
    "Message",
    "Number",
    "OtherMessage",
    "PlainRequest",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "convert",
    "decode",
    "validate",
]
