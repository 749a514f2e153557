# Generated from the ACP schema, revision unpinned (unstable).
# sha256 59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Holder
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    AnyReader,
    ArrayReader,
    NullableReader,
    ObjectReader,
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
_BY_NAME["ErrorData"] = AnyReader()

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["TextResource"] = ModelReader(
    models.TextResource,
    (
        Field("uri", "uri", StringReader(), required=True),
        Field("text", "text", StringReader(), required=True),
    ),
)
_BY_NAME["BlobResource"] = ModelReader(
    models.BlobResource,
    (
        Field("uri", "uri", StringReader(), required=True),
        Field("blob", "blob", StringReader(), required=True),
    ),
)
_BY_NAME["Choice"] = ModelReader(
    models.Choice,
    (Field("value", "value", StringReader(), required=True),),
)
_BY_NAME["Group"] = ModelReader(
    models.Group,
    (
        Field("group", "group", StringReader(), required=True),
        Field("choices", "choices", ArrayReader(ref("Choice")), required=True),
    ),
)
_BY_NAME["Holder"] = ModelReader(
    models.Holder,
    (
        Field("resource", "resource", ref("Resource"), required=True),
        Field("choices", "choices", ref("Choices"), required=True),
        Field("more", "more", NullableReader(ArrayReader(ref("Resource")))),
        Field("perhaps", "perhaps", NullableReader(ref("Choices"))),
        Field("data", "data", ref("ErrorData")),
        Field("free", "free", ObjectReader()),
        Field("free_list", "free_list", ArrayReader(AnyReader())),
        Field("anything", "anything", AnyReader()),
    ),
)
_BY_NAME["Resource"] = UntaggedReader(
    (
        Option(ref("TextResource"), frozenset(["uri", "text"]), is_list=False),
        Option(ref("BlobResource"), frozenset(["uri", "blob"]), is_list=False),
    )
)
_BY_NAME["Choices"] = UntaggedReader(
    (
        Option(ArrayReader(ref("Choice")), frozenset(["value"]), is_list=True),
        Option(ArrayReader(ref("Group")), frozenset(["group", "choices"]), is_list=True),
    )
)

_BY_TYPE: dict[Any, Reader] = {
    models.BlobResource: _BY_NAME["BlobResource"],
    models.Choice: _BY_NAME["Choice"],
    models.ErrorData: _BY_NAME["ErrorData"],
    models.Group: _BY_NAME["Group"],
    models.Holder: _BY_NAME["Holder"],
    models.TextResource: _BY_NAME["TextResource"],
    unions.Choices: _BY_NAME["Choices"],
    unions.Resource: _BY_NAME["Resource"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
