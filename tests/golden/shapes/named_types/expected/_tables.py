# Generated from the ACP schema, revision unpinned (unstable).
# sha256 5ccf4cd63d1cc6a0e553186bc6b33e358c717d542f0226082f72b189641ac1ae
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Tags,Grid,Extra,Anything
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    AnyReader,
    ArrayReader,
    NullableReader,
    NumberReader,
    ObjectReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Id"] = StringReader()
_BY_NAME["Tags"] = ArrayReader(ref("Id"), min_items=1)
_BY_NAME["Grid"] = ArrayReader(ArrayReader(NumberReader()))
_BY_NAME["Extra"] = NullableReader(ObjectReader())
_BY_NAME["Anything"] = AnyReader()

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["Order"] = ModelReader(
    models.Order,
    (
        Field("id", "id", ref("Id"), required=True),
        Field("tags", "tags", NullableReader(ref("Tags"))),
        Field("grid", "grid", ref("Grid")),
        Field("extra", "extra", ref("Extra")),
        Field("any", "any", ref("Anything")),
        Field("ids", "ids", ArrayReader(ref("Id"))),
    ),
)

_BY_TYPE: dict[Any, Reader] = {
    models.Anything: _BY_NAME["Anything"],
    models.Extra: _BY_NAME["Extra"],
    models.Grid: _BY_NAME["Grid"],
    models.Id: _BY_NAME["Id"],
    models.Order: _BY_NAME["Order"],
    models.Tags: _BY_NAME["Tags"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
