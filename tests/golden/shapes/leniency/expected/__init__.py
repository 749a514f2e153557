# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7ed51aaff1527943b27da93d861af1fa0700be421a439157ce721e006b067b03
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command
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
    CommandCommand,
    Size,
)
from .open import (
    OtherCommand,
)
from .unions import (
    Command,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Command",
    "CommandCommand",
    "METHODS",
    "OtherCommand",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Size",
    "convert",
    "decode",
    "validate",
]
