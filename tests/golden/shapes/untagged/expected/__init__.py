# Generated from the ACP schema, revision unpinned (unstable).
# sha256 59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Holder
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
    BlobResource,
    Choice,
    ErrorData,
    Group,
    Holder,
    TextResource,
)
from .unions import (
    Choices,
    Resource,
)

__all__ = [
    "UNSET",
    "UnsetType",
    "DecodeError",
    "EncodeError",
    "Issue",
    "encode",
    "to_builtins",
    "BlobResource",
    "Choice",
    "Choices",
    "ErrorData",
    "Group",
    "Holder",
    "METHODS",
    "Resource",
    "SCHEMA_PROFILE",
    "SCHEMA_REVISION",
    "SCHEMA_SHA256",
    "TextResource",
    "convert",
    "decode",
    "validate",
]
