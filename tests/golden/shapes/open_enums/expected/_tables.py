# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    EnumReader,
    IntegerReader,
    NullableReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Severity"] = EnumReader(
    enums.Severity, StringReader(), {item.value: item for item in enums.Severity}
)
_BY_NAME["ErrorCode"] = EnumReader(
    enums.ErrorCode, IntegerReader(), {item.value: item for item in enums.ErrorCode}
)
_BY_NAME["Level"] = EnumReader(
    enums.Level, IntegerReader(), {item.value: item for item in enums.Level}
)

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Source": {
        "agent": ref("AgentSource"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherSource: OtherReader(
        open.OtherSource,
        "from",
        _TAGS["Source"],
        (),
    ),
}
_BY_NAME["Notice"] = ModelReader(
    models.Notice,
    (
        Field("severity", "severity", ref("Severity"), required=True),
        Field("codes", "codes", ArrayReader(ref("ErrorCode"))),
        Field("level", "level", NullableReader(ref("Level"))),
    ),
)
_BY_NAME["AgentSource"] = ModelReader(
    models.AgentSource,
    (
        Field("severity", "severity", ref("Severity"), required=True),
        Field("codes", "codes", ArrayReader(ref("ErrorCode"))),
        Field("level", "level", NullableReader(ref("Level"))),
    ),
    tag=("from", "agent"),
)
_BY_NAME["Source"] = UnionReader("from", _TAGS["Source"], OTHERS[open.OtherSource])

_BY_TYPE: dict[Any, Reader] = {
    enums.ErrorCode: _BY_NAME["ErrorCode"],
    enums.Level: _BY_NAME["Level"],
    enums.Severity: _BY_NAME["Severity"],
    models.AgentSource: _BY_NAME["AgentSource"],
    models.Notice: _BY_NAME["Notice"],
    unions.Source: _BY_NAME["Source"],
    open.OtherSource: OTHERS[open.OtherSource],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
