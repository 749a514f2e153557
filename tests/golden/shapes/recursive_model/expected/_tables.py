# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8bf986715880baf3b6a0589244db70815951c29616ece906d21bd324cc84b50c
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Node,Leaf,Nodes
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    NullableReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Nodes"] = ArrayReader(ref("Node"))

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["Node"] = ModelReader(
    models.Node,
    (
        Field("id", "id", StringReader(), required=True),
        Field("next", "next", ref("Node")),
        Field("parent", "parent", NullableReader(ref("Node"))),
        Field("children", "children", ArrayReader(ref("Node"))),
        Field("slots", "slots", NullableReader(ArrayReader(NullableReader(ref("Node"))))),
        Field("nodes", "nodes", ref("Nodes")),
        Field("leaf", "leaf", ref("Leaf")),
    ),
)
_BY_NAME["Leaf"] = ModelReader(
    models.Leaf,
    (Field("owner", "owner", NullableReader(ref("Node"))),),
)

_BY_TYPE: dict[Any, Reader] = {
    models.Leaf: _BY_NAME["Leaf"],
    models.Node: _BY_NAME["Node"],
    models.Nodes: _BY_NAME["Nodes"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
