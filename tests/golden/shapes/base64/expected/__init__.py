# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
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
    ImageMedia,
    SoundMedia,
)
from .open import (
    OtherMedia,
)
from .unions import (
    Media,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "ImageMedia",
    "METHODS",
    "Media",
    "OtherMedia",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "SoundMedia",
    "convert",
    "decode",
    "validate",
]
