# Generated from the ACP schema, revision unpinned (unstable).
# sha256 68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Option
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
    FlagOption,
    SelectOption,
)
from .open import (
    OtherOption,
)
from .unions import (
    Option,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "FlagOption",
    "METHODS",
    "Option",
    "OtherOption",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "SelectOption",
    "convert",
    "decode",
    "validate",
]
