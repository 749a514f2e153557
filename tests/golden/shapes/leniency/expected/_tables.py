# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7ed51aaff1527943b27da93d861af1fa0700be421a439157ce721e006b067b03
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command --semantics FILE
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import EMPTY, OMIT, Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
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

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Command": {
        "command": ref("CommandCommand"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherCommand: OtherReader(
        open.OtherCommand,
        "type",
        _TAGS["Command"],
        (Field("name", "name", StringReader(), required=True),),
    ),
}
_BY_NAME["Size"] = ModelReader(
    models.Size,
    (Field("w", "w", IntegerReader(minimum=0), required=True),),
)
_BY_NAME["CommandCommand"] = ModelReader(
    models.CommandCommand,
    (
        Field("name", "name", StringReader(), required=True),
        Field(
            "tags", "tags", ArrayReader(StringReader(), skip=True), required=True, fallback=EMPTY
        ),
        Field("hint", "hint", NullableReader(StringReader()), fallback=OMIT),
        Field("size", "size", ref("Size"), fallback=OMIT),
        Field("maybe", "maybe", NullableReader(ref("Size")), fallback=OMIT),
        Field("cwd", "cwd", NullableReader(StringReader())),
        Field("sizes", "sizes", NullableReader(ArrayReader(ref("Size"), skip=True))),
        Field(
            "children",
            "children",
            NullableReader(ArrayReader(ref("Command"), skip=True)),
            fallback=OMIT,
        ),
    ),
    tag=("type", "command"),
)
_BY_NAME["Command"] = UnionReader("type", _TAGS["Command"], OTHERS[open.OtherCommand])

_BY_TYPE: dict[Any, Reader] = {
    models.CommandCommand: _BY_NAME["CommandCommand"],
    models.Size: _BY_NAME["Size"],
    unions.Command: _BY_NAME["Command"],
    open.OtherCommand: OTHERS[open.OtherCommand],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
