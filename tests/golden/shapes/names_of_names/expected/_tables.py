# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    IntegerReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    Option,
    OtherReader,
    UnionReader,
    UntaggedReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Id"] = StringReader()
_BY_NAME["Path"] = ref("Id")
_BY_NAME["SameItem"] = ref("Item")

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Payload": {
        "order_item": ref("OrderItemPayload"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherPayload: OtherReader(
        open.OtherPayload,
        "type",
        _TAGS["Payload"],
        (),
    ),
}
_BY_NAME["Order"] = ModelReader(
    models.Order,
    (
        Field("path", "path", ref("Path")),
        Field("same", "same", ref("SameItem")),
        Field("items", "items", ArrayReader(ref("SameItem"))),
        Field("grid", "grid", ArrayReader(ArrayReader(ref("Item")))),
        Field("choice", "choice", ref("Choice")),
        Field("payload", "payload", ref("Payload")),
    ),
)
_BY_NAME["Item"] = ModelReader(
    models.Item,
    (Field("n", "n", IntegerReader(), required=True),),
)
_BY_NAME["Other"] = ModelReader(
    models.Other,
    (Field("o", "o", IntegerReader(), required=True),),
)
_BY_NAME["OrderItemPayload"] = ModelReader(
    models.OrderItemPayload,
    (Field("n", "n", IntegerReader(), required=True),),
    tag=("type", "order_item"),
)
_BY_NAME["Payload"] = UnionReader("type", _TAGS["Payload"], OTHERS[open.OtherPayload])
_BY_NAME["Choice"] = UntaggedReader(
    (
        Option(ref("Item"), frozenset(["n"]), is_list=False),
        Option(ref("Other"), frozenset(["o"]), is_list=False),
    )
)

_BY_TYPE: dict[Any, Reader] = {
    models.Id: _BY_NAME["Id"],
    models.Item: _BY_NAME["Item"],
    models.Order: _BY_NAME["Order"],
    models.OrderItemPayload: _BY_NAME["OrderItemPayload"],
    models.Other: _BY_NAME["Other"],
    models.Path: _BY_NAME["Path"],
    models.SameItem: _BY_NAME["SameItem"],
    unions.Choice: _BY_NAME["Choice"],
    unions.Payload: _BY_NAME["Payload"],
    open.OtherPayload: OTHERS[open.OtherPayload],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
