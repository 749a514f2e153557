# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
    WrapperReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {
    "U": {
        "a": ref("AU"),
        "b": ref("BU"),
    },
    "Outer": {
        "inner": ref("InnerOuter"),
    },
    "Choice": {
        "a": ref("AChoice"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherU: OtherReader(
        open.OtherU,
        "tag",
        _TAGS["U"],
        (
            Field("property", "property_", StringReader()),
            Field("x", "x", StringReader()),
        ),
    ),
    open.OtherOuter: OtherReader(
        open.OtherOuter,
        "kind",
        _TAGS["Outer"],
        (),
    ),
    open.OtherChoice: OtherReader(
        open.OtherChoice,
        "self",
        _TAGS["Choice"],
        (),
    ),
}
_BY_NAME["Root"] = ModelReader(
    models.Root,
    (
        Field("u", "u", ref("U")),
        Field("outer", "outer", ref("Outer")),
    ),
)
_BY_NAME["AU"] = ModelReader(
    models.AU,
    (
        Field("bytes", "bytes_", StringReader()),
        Field("self", "self_", StringReader()),
        Field("property", "property_", StringReader()),
        Field("x", "x", StringReader()),
    ),
    tag=("tag", "a"),
)
_BY_NAME["BU"] = ModelReader(
    models.BU,
    (
        Field("property", "property_", StringReader()),
        Field("x", "x", StringReader()),
    ),
    tag=("tag", "b"),
)
_BY_NAME["AChoice"] = ModelReader(
    models.AChoice,
    (),
    tag=("self", "a"),
)
_BY_NAME["InnerOuter"] = WrapperReader(open.InnerOuter, ref("Choice"), ("kind", "inner"))
_BY_NAME["U"] = UnionReader("tag", _TAGS["U"], OTHERS[open.OtherU])
_BY_NAME["Outer"] = UnionReader("kind", _TAGS["Outer"], OTHERS[open.OtherOuter])
_BY_NAME["Choice"] = UnionReader("self", _TAGS["Choice"], OTHERS[open.OtherChoice])

_BY_TYPE: dict[Any, Reader] = {
    models.AChoice: _BY_NAME["AChoice"],
    models.AU: _BY_NAME["AU"],
    models.BU: _BY_NAME["BU"],
    models.Root: _BY_NAME["Root"],
    open.InnerOuter: _BY_NAME["InnerOuter"],
    unions.Choice: _BY_NAME["Choice"],
    unions.Outer: _BY_NAME["Outer"],
    unions.U: _BY_NAME["U"],
    open.OtherU: OTHERS[open.OtherU],
    open.OtherOuter: OTHERS[open.OtherOuter],
    open.OtherChoice: OTHERS[open.OtherChoice],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
