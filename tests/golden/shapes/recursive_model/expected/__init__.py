# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8bf986715880baf3b6a0589244db70815951c29616ece906d21bd324cc84b50c
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Node,Leaf,Nodes
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
    Leaf,
    Node,
    Nodes,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "Leaf",
    "METHODS",
    "Node",
    "Nodes",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "convert",
    "decode",
    "validate",
]
