# Generated from the ACP schema, revision unpinned (unstable).
# sha256 68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Option
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import OMIT, Field, ModelReader
from ._runtime.readers import (
    BooleanReader,
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
    "Option": {
        "select": ref("SelectOption"),
        "flag": ref("FlagOption"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherOption: OtherReader(
        open.OtherOption,
        "type",
        _TAGS["Option"],
        (
            Field("label", "label", StringReader(), required=True),
            Field("id", "id", StringReader(), required=True),
            Field("note", "note", NullableReader(StringReader()), fallback=OMIT),
        ),
    ),
}
_BY_NAME["SelectOption"] = ModelReader(
    models.SelectOption,
    (
        Field("value", "value", StringReader(), required=True),
        Field("id", "id", StringReader(), required=True),
        Field("note", "note", NullableReader(StringReader()), fallback=OMIT),
    ),
    tag=("type", "select"),
)
_BY_NAME["FlagOption"] = ModelReader(
    models.FlagOption,
    (
        Field("on", "on", BooleanReader(), required=True),
        Field("id", "id", StringReader(), required=True),
        Field("note", "note", NullableReader(StringReader()), fallback=OMIT),
    ),
    tag=("type", "flag"),
)
_BY_NAME["Option"] = UnionReader("type", _TAGS["Option"], OTHERS[open.OtherOption])

_BY_TYPE: dict[Any, Reader] = {
    models.FlagOption: _BY_NAME["FlagOption"],
    models.SelectOption: _BY_NAME["SelectOption"],
    unions.Option: _BY_NAME["Option"],
    open.OtherOption: OTHERS[open.OtherOption],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
