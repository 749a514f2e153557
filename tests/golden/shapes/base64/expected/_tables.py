# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import OMIT, Field, ModelReader
from ._runtime.readers import (
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

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Media": {
        "image": ref("ImageMedia"),
        "sound": ref("SoundMedia"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherMedia: OtherReader(
        open.OtherMedia,
        "type",
        _TAGS["Media"],
        (),
    ),
}
_BY_NAME["ImageMedia"] = ModelReader(
    models.ImageMedia,
    (
        Field("data", "data", StringReader(), required=True),
        Field("thumbnail", "thumbnail", NullableReader(StringReader()), fallback=OMIT),
        Field("mask", "mask", StringReader()),
        Field("hex", "hex", StringReader()),
    ),
    tag=("type", "image"),
)
_BY_NAME["SoundMedia"] = ModelReader(
    models.SoundMedia,
    (Field("data", "data", StringReader(), required=True),),
    tag=("type", "sound"),
)
_BY_NAME["Media"] = UnionReader("type", _TAGS["Media"], OTHERS[open.OtherMedia])

_BY_TYPE: dict[Any, Reader] = {
    models.ImageMedia: _BY_NAME["ImageMedia"],
    models.SoundMedia: _BY_NAME["SoundMedia"],
    unions.Media: _BY_NAME["Media"],
    open.OtherMedia: OTHERS[open.OtherMedia],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
