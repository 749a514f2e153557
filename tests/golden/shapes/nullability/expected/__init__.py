# Generated from the ACP schema, revision unpinned (unstable).
# sha256 439d8556980d336518cfc2a15464457be8bbdfd433b410048ea025eecc8f73b4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Slot --semantics FILE
"""Typed bindings of the Agent Client Protocol, schema unpinned (unstable)."""

from importlib import import_module
from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from ._runtime.encoding import encode, to_builtins
from ._runtime.errors import ApplyError, DecodeError, EncodeError, Issue
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
    EmptySlot,
    FilledSlot,
    MaybeSize,
    Name,
    Size,
)
from .unions import (
    Slot,
)

if TYPE_CHECKING:
    from ._runtime.presence import Presence
    from .presence import PRESENCE

# Loaded when first asked for: who only decodes need not wait for it.
_LAZY = {
    "Presence": "._runtime.presence",
    "PRESENCE": ".presence",
}

__all__ = [
    "UNSET",
    "UnsetType",
    "ApplyError",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "EmptySlot",
    "FilledSlot",
    "METHODS",
    "MaybeSize",
    "Name",
    "PRESENCE",
    "Presence",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Size",
    "Slot",
    "convert",
    "decode",
    "validate",
]


if not TYPE_CHECKING:
    # A checker that saw this would take any name for one of the package.

    def __getattr__(name: str) -> object:
        if name not in _LAZY:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value: object = getattr(import_module(_LAZY[name], __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
