# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
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
    UnionReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {
    "CommandInput": {
        "text": ref("TextCommandInput"),
    },
    "Only": {
        "only": ref("OnlyOnly"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherCommandInput: OtherReader(
        open.OtherCommandInput,
        "type",
        _TAGS["CommandInput"],
        (),
    ),
}
_BY_NAME["Command"] = ModelReader(
    models.Command,
    (
        Field("input", "input", ref("CommandInput"), required=True),
        Field("only", "only", NullableReader(ref("Only"))),
        Field("inputs", "inputs", ArrayReader(ref("CommandInput"))),
    ),
)
_BY_NAME["TextCommandInput"] = ModelReader(
    models.TextCommandInput,
    (Field("hint", "hint", StringReader(), required=True),),
    tag=("type", "text"),
)
_BY_NAME["OnlyOnly"] = ModelReader(
    models.OnlyOnly,
    (),
    tag=("type", "only"),
)
_BY_NAME["CommandInput"] = UnionReader(
    "type", _TAGS["CommandInput"], OTHERS[open.OtherCommandInput]
)
_BY_NAME["Only"] = UnionReader("type", _TAGS["Only"])

_BY_TYPE: dict[Any, Reader] = {
    models.Command: _BY_NAME["Command"],
    models.OnlyOnly: _BY_NAME["OnlyOnly"],
    models.TextCommandInput: _BY_NAME["TextCommandInput"],
    unions.CommandInput: _BY_NAME["CommandInput"],
    unions.Only: _BY_NAME["Only"],
    open.OtherCommandInput: OTHERS[open.OtherCommandInput],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
