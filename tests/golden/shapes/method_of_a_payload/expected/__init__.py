# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
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
    PingNotification,
    PingU,
)
from .open import (
    OtherU,
)
from .unions import (
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
    "METHODS",
    "OtherU",
    "PingNotification",
    "PingU",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "U",
    "convert",
    "decode",
    "validate",
]
