# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
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
    "PRESENCE",
    "Presence",
    "Root",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "U",
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
