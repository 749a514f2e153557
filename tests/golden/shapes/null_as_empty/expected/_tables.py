# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6a555cb6e83fd4f1fc2d8948df76f6606dc004f5b8bb0efd5fe4325a889a0f43
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Opening
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.models import OMIT, Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    NullAsEmptyReader,
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
_BY_NAME["Opening"] = ModelReader(
    models.Opening,
    (
        Field("servers", "servers", NullAsEmptyReader(ArrayReader(StringReader())), required=True),
        Field(
            "folders",
            "folders",
            NullAsEmptyReader(ArrayReader(StringReader(), skip=True)),
            fallback=OMIT,
        ),
    ),
)

_BY_TYPE: dict[Any, Reader] = {
    models.Opening: _BY_NAME["Opening"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
