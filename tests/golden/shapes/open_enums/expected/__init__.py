# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
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
    ErrorCode,
    Level,
    Severity,
)
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
from .models import (
    AgentSource,
    Notice,
)
from .open import (
    OtherSource,
)
from .unions import (
    Source,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "AgentSource",
    "ErrorCode",
    "Level",
    "METHODS",
    "Notice",
    "OtherSource",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Severity",
    "Source",
    "convert",
    "decode",
    "validate",
]
