# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91
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
    Command,
    OnlyOnly,
    TextCommandInput,
)
from .open import (
    OtherCommandInput,
)
from .unions import (
    CommandInput,
    Only,
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
    "CommandInput",
    "METHODS",
    "Only",
    "OnlyOnly",
    "OtherCommandInput",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "TextCommandInput",
    "convert",
    "decode",
    "validate",
]
