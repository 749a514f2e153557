# Generated from the ACP schema, revision unpinned (unstable).
# sha256 439d8556980d336518cfc2a15464457be8bbdfd433b410048ea025eecc8f73b4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Slot --semantics FILE
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    BooleanReader,
    IntegerReader,
    NullableReader,
    NumberReader,
    ObjectReader,
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
_BY_NAME["Name"] = StringReader()
_BY_NAME["MaybeSize"] = NullableReader(ref("Size"))

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Slot": {
        "filled": ref("FilledSlot"),
        "empty": ref("EmptySlot"),
    },
}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["Size"] = ModelReader(
    models.Size,
    (Field("w", "w", IntegerReader(), required=True),),
)
_BY_NAME["FilledSlot"] = ModelReader(
    models.FilledSlot,
    (
        Field("required", "required", StringReader(), required=True),
        Field(
            "requiredNullable", "required_nullable", NullableReader(StringReader()), required=True
        ),
        Field("requiredDefault", "required_default", StringReader(), required=True),
        Field(
            "requiredNullableDefault",
            "required_nullable_default",
            NullableReader(StringReader()),
            required=True,
        ),
        Field("optional", "optional", StringReader()),
        Field("optionalNullable", "optional_nullable", NullableReader(StringReader())),
        Field("optionalDefault", "optional_default", IntegerReader()),
        Field(
            "optionalNullableDefault", "optional_nullable_default", NullableReader(IntegerReader())
        ),
        Field("nullFirst", "null_first", NullableReader(BooleanReader())),
        Field("anyOfNull", "any_of_null", NullableReader(ref("Name"))),
        Field("nullAnyOf", "null_any_of", NullableReader(ref("Size"))),
        Field("oneOfNull", "one_of_null", NullableReader(ref("Slot"))),
        Field("inlineNull", "inline_null", NullableReader(NumberReader())),
        Field(
            "nullItems", "null_items", NullableReader(ArrayReader(NullableReader(StringReader())))
        ),
        Field("named", "named", ref("MaybeSize")),
        Field("free", "free", NullableReader(ObjectReader())),
    ),
    tag=("kind", "filled"),
)
_BY_NAME["EmptySlot"] = ModelReader(
    models.EmptySlot,
    (),
    tag=("kind", "empty"),
)
_BY_NAME["Slot"] = UnionReader("kind", _TAGS["Slot"])

_BY_TYPE: dict[Any, Reader] = {
    models.EmptySlot: _BY_NAME["EmptySlot"],
    models.FilledSlot: _BY_NAME["FilledSlot"],
    models.MaybeSize: _BY_NAME["MaybeSize"],
    models.Name: _BY_NAME["Name"],
    models.Size: _BY_NAME["Size"],
    unions.Slot: _BY_NAME["Slot"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
