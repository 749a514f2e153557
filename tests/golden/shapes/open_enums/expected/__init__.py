# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
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
    "AgentSource",
    "ErrorCode",
    "Level",
    "METHODS",
    "Notice",
    "OtherSource",
    "PRESENCE",
    "Presence",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Severity",
    "Source",
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
