# Generated from the ACP schema, revision unpinned (unstable).
# sha256 1007f9543e91ee8f01f06b243868bf1b941371d3ef98ad5d62641111f24f80fc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Shape
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    NumberReader,
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
    "Shape": {
        "circle": ref("CircleShape"),
        "square": ref("SquareShape"),
    },
}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["CircleShape"] = ModelReader(
    models.CircleShape,
    (Field("radius", "radius", NumberReader(), required=True),),
    tag=("kind", "circle"),
)
_BY_NAME["SquareShape"] = ModelReader(
    models.SquareShape,
    (Field("side", "side", NumberReader(), required=True),),
    tag=("kind", "square"),
)
_BY_NAME["Shape"] = UnionReader("kind", _TAGS["Shape"])

_BY_TYPE: dict[Any, Reader] = {
    models.CircleShape: _BY_NAME["CircleShape"],
    models.SquareShape: _BY_NAME["SquareShape"],
    unions.Shape: _BY_NAME["Shape"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
