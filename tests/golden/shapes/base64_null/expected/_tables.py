# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6b42b519e575ae3578524abe3007df735bf6e967ece65ef0473c42304e48855b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Blob
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    NullableReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables
from ._runtime.unions import (
    OtherReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["Blob"] = ModelReader(
    models.Blob,
    (
        Field("data", "data", NullableReader(StringReader(pattern="^str")), required=True),
        Field("property", "property_", StringReader()),
    ),
)

_BY_TYPE: dict[Any, Reader] = {
    models.Blob: _BY_NAME["Blob"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
