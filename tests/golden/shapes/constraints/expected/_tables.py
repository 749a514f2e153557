# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6d674e80823118ebf1bf4cfd9dadb1e87dbe3833755f03977e221cfbe8b8ff22
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Limit
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    IntegerReader,
    NullableReader,
    NumberReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    Option,
    OtherReader,
    UntaggedReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Port"] = IntegerReader(minimum=1, maximum=65535)
_BY_NAME["Name"] = StringReader(min_length=1)

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["Numbers"] = ModelReader(
    models.Numbers,
    (
        Field("count", "count", IntegerReader(minimum=0), required=True),
        Field("percent", "percent", NullableReader(NumberReader(minimum=0.0, maximum=1.0))),
        Field(
            "offset",
            "offset",
            IntegerReader(minimum=-9223372036854775808, maximum=9223372036854775807),
        ),
        Field("port", "port", ref("Port")),
        Field("ratio", "ratio", NumberReader(minimum=-0.5)),
    ),
)
_BY_NAME["Texts"] = ModelReader(
    models.Texts,
    (
        Field("code", "code", StringReader(min_length=2, max_length=3), required=True),
        Field("word", "word", NullableReader(StringReader(pattern="^[a-z]+(?:-[0-9]+)?\\Z"))),
        Field("quoted", "quoted", StringReader(pattern="^[\"'\\\\]")),
        Field("some", "some", ArrayReader(StringReader(), min_items=1, max_items=2)),
        Field("maybe", "maybe", NullableReader(ArrayReader(IntegerReader(), min_items=1))),
        Field("uri", "uri", StringReader()),
        Field("names", "names", ArrayReader(ref("Name"))),
    ),
)
_BY_NAME["Limit"] = UntaggedReader(
    (
        Option(ref("Numbers"), frozenset(["count"]), is_list=False),
        Option(ref("Texts"), frozenset(["code"]), is_list=False),
    )
)

_BY_TYPE: dict[Any, Reader] = {
    models.Name: _BY_NAME["Name"],
    models.Numbers: _BY_NAME["Numbers"],
    models.Port: _BY_NAME["Port"],
    models.Texts: _BY_NAME["Texts"],
    unions.Limit: _BY_NAME["Limit"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
