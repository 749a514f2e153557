# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8b4a2f25d3fd91f3e9643aeb59363465394b1c5344054c2371b5a13b1299cabc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Level
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums
from ._runtime.readers import (
    EnumReader,
    IntegerReader,
    Reader,
)
from ._runtime.tables import Tables
from ._runtime.unions import (
    OtherReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Level"] = EnumReader(
    enums.Level, IntegerReader(), {item.value: item for item in enums.Level}
)

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}

_BY_TYPE: dict[Any, Reader] = {
    enums.Level: _BY_NAME["Level"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
