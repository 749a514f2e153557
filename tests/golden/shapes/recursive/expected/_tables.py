# Generated from the ACP schema, revision unpinned (unstable).
# sha256 aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Tree
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    IntegerReader,
    NullableReader,
    Reader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Tree": {
        "leaf": ref("LeafTree"),
        "branch": ref("BranchTree"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherTree: OtherReader(
        open.OtherTree,
        "type",
        _TAGS["Tree"],
        (),
    ),
}
_BY_NAME["LeafTree"] = ModelReader(
    models.LeafTree,
    (Field("value", "value", IntegerReader(), required=True),),
    tag=("type", "leaf"),
)
_BY_NAME["BranchTree"] = ModelReader(
    models.BranchTree,
    (
        Field("children", "children", ArrayReader(ref("Tree")), required=True),
        Field("parent", "parent", NullableReader(ref("Tree"))),
    ),
    tag=("type", "branch"),
)
_BY_NAME["Tree"] = UnionReader("type", _TAGS["Tree"], OTHERS[open.OtherTree])

_BY_TYPE: dict[Any, Reader] = {
    models.BranchTree: _BY_NAME["BranchTree"],
    models.LeafTree: _BY_NAME["LeafTree"],
    unions.Tree: _BY_NAME["Tree"],
    open.OtherTree: OTHERS[open.OtherTree],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
