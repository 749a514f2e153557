# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7d2fc6166c76fa720b917e4e428f62a3cae670d0949db0afe3e7d7f2d1671500
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Content
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import OMIT, Field, ModelReader
from ._runtime.readers import (
    NullableReader,
    ObjectReader,
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

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Content": {
        "text": ref("TextContent"),
        "link": ref("LinkContent"),
        "line_break": ref("LineBreakContent"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherContent: OtherReader(
        open.OtherContent,
        "type",
        _TAGS["Content"],
        (),
    ),
}
_BY_NAME["TextContent"] = ModelReader(
    models.TextContent,
    (
        Field("text", "text", StringReader(), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "text"),
)
_BY_NAME["LinkContent"] = ModelReader(
    models.LinkContent,
    (
        Field("uri", "uri", StringReader(), required=True),
        Field("title", "title", NullableReader(StringReader())),
    ),
    tag=("type", "link"),
)
_BY_NAME["LineBreakContent"] = ModelReader(
    models.LineBreakContent,
    (),
    tag=("type", "line_break"),
)
_BY_NAME["Content"] = UnionReader("type", _TAGS["Content"], OTHERS[open.OtherContent])

_BY_TYPE: dict[Any, Reader] = {
    models.LineBreakContent: _BY_NAME["LineBreakContent"],
    models.LinkContent: _BY_NAME["LinkContent"],
    models.TextContent: _BY_NAME["TextContent"],
    unions.Content: _BY_NAME["Content"],
    open.OtherContent: OTHERS[open.OtherContent],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
