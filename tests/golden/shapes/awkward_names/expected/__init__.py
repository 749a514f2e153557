# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
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
    AU,
    BU,
    AChoice,
    Root,
)
from .open import (
    InnerOuter,
    OtherChoice,
    OtherOuter,
    OtherU,
)
from .unions import (
    Choice,
    Outer,
    U,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "AChoice",
    "AU",
    "BU",
    "Choice",
    "InnerOuter",
    "METHODS",
    "OtherChoice",
    "OtherOuter",
    "OtherU",
    "Outer",
    "Root",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "U",
    "convert",
    "decode",
    "validate",
]
