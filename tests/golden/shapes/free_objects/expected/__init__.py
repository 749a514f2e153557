# Generated from the ACP schema, revision unpinned (unstable).
# sha256 d5a98781c79d626921320a31703163734ab5cf146a833f0256ff587b261a3cb0
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Extra,MaybeExtra,Holder
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
    Extra,
    Holder,
    MaybeExtra,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Extra",
    "Holder",
    "METHODS",
    "MaybeExtra",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "convert",
    "decode",
    "validate",
]
