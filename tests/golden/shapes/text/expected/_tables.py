# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    EnumReader,
    IntegerReader,
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
_BY_NAME["Kind"] = EnumReader(enums.Kind, StringReader(), {item.value: item for item in enums.Kind})
_BY_NAME["Number"] = IntegerReader()

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Message": {
        "a": ref("AMessage"),
        "b": ref("BMessage"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherMessage: OtherReader(
        open.OtherMessage,
        "type",
        _TAGS["Message"],
        (Field("n", "n", StringReader()),),
    ),
}
_BY_NAME["PlainRequest"] = ModelReader(
    models.PlainRequest,
    (Field("number", "number", ref("Number")),),
)
_BY_NAME["AMessage"] = ModelReader(
    models.AMessage,
    (
        Field("text", "text", StringReader()),
        Field("kind", "kind", ref("Kind")),
        Field("pattern", "pattern", StringReader(pattern="^\"'\n\\{\\{ x \\}\\}\\\\\\Z")),
    ),
    tag=("type", "a"),
)
_BY_NAME["BMessage"] = ModelReader(
    models.BMessage,
    (Field("x", "x", StringReader()),),
    tag=("type", "b"),
)
_BY_NAME["Message"] = UnionReader("type", _TAGS["Message"], OTHERS[open.OtherMessage])

_BY_TYPE: dict[Any, Reader] = {
    enums.Kind: _BY_NAME["Kind"],
    models.AMessage: _BY_NAME["AMessage"],
    models.BMessage: _BY_NAME["BMessage"],
    models.Number: _BY_NAME["Number"],
    models.PlainRequest: _BY_NAME["PlainRequest"],
    unions.Message: _BY_NAME["Message"],
    open.OtherMessage: OTHERS[open.OtherMessage],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
