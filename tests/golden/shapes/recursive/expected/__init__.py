# Generated from the ACP schema, revision unpinned (unstable).
# sha256 aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Tree
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
    BranchTree,
    LeafTree,
)
from .open import (
    OtherTree,
)
from .unions import (
    Tree,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "BranchTree",
    "LeafTree",
    "METHODS",
    "OtherTree",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "Tree",
    "convert",
    "decode",
    "validate",
]
