# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
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
    Reason,
)
from .methods import (
    METHODS,
    SCHEMA_PROFILE,
    SCHEMA_REVISION,
    SCHEMA_SHA256,
)
from .models import (
    BuildTask,
    Result,
    TestTask,
)
from .open import (
    OtherResult,
    OtherTask,
)
from .unions import (
    Task,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "BuildTask",
    "METHODS",
    "OtherResult",
    "OtherTask",
    "Reason",
    "Result",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Task",
    "TestTask",
    "convert",
    "decode",
    "validate",
]
