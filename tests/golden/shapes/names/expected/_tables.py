# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    EnumReader,
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
_BY_NAME["Keyword"] = EnumReader(
    enums.Keyword, StringReader(), {item.value: item for item in enums.Keyword}
)

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Statement": {
        "import": ref("ImportStatement"),
        "def": ref("DefStatement"),
        "None": ref("NoneStatement"),
        "list": ref("ListStatement"),
        "camelCase": ref("CamelCaseStatement"),
        "kebab-case": ref("KebabCaseStatement"),
        "dotted.name": ref("DottedNameStatement"),
        "_private": ref("PrivateStatement"),
        "v2": ref("V2Statement"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherStatement: OtherReader(
        open.OtherStatement,
        "lambda",
        _TAGS["Statement"],
        (),
    ),
}
_BY_NAME["Use"] = ModelReader(
    models.Use,
    (
        Field("keyword", "keyword", ref("Keyword"), required=True),
        Field("statement", "statement", ref("Statement")),
    ),
)
_BY_NAME["ImportStatement"] = ModelReader(
    models.ImportStatement,
    (
        Field("class", "class_", StringReader(), required=True),
        Field("from", "from_", StringReader(), required=True),
        Field("None", "none", StringReader()),
        Field("is", "is_", StringReader()),
        Field("async", "async_", StringReader()),
        Field("type", "type", StringReader()),
        Field("id", "id", StringReader()),
        Field("list", "list_", StringReader()),
        Field("dict", "dict_", StringReader()),
        Field("str", "str_", StringReader()),
        Field("int", "int_", StringReader()),
        Field("float", "float_", StringReader()),
        Field("bool", "bool_", StringReader()),
        Field("print", "print", StringReader()),
        Field("object", "object", StringReader()),
        Field("self", "self_", StringReader()),
        Field("cls", "cls", StringReader()),
        Field("match", "match", StringReader()),
        Field("_meta", "meta", StringReader()),
        Field("fieldName", "field_name", StringReader()),
        Field("field", "field_", StringReader()),
        Field("default", "default", StringReader()),
        Field("raw-value", "raw_value", StringReader()),
        Field("a.b", "a_b", StringReader()),
        Field("URLPath", "url_path", StringReader()),
        Field("x", "x", StringReader()),
        Field("name", "name", StringReader()),
        Field("value", "value", StringReader()),
    ),
    tag=("lambda", "import"),
)
_BY_NAME["DefStatement"] = ModelReader(
    models.DefStatement,
    (),
    tag=("lambda", "def"),
)
_BY_NAME["NoneStatement"] = ModelReader(
    models.NoneStatement,
    (),
    tag=("lambda", "None"),
)
_BY_NAME["ListStatement"] = ModelReader(
    models.ListStatement,
    (),
    tag=("lambda", "list"),
)
_BY_NAME["CamelCaseStatement"] = ModelReader(
    models.CamelCaseStatement,
    (),
    tag=("lambda", "camelCase"),
)
_BY_NAME["KebabCaseStatement"] = ModelReader(
    models.KebabCaseStatement,
    (),
    tag=("lambda", "kebab-case"),
)
_BY_NAME["DottedNameStatement"] = ModelReader(
    models.DottedNameStatement,
    (),
    tag=("lambda", "dotted.name"),
)
_BY_NAME["PrivateStatement"] = ModelReader(
    models.PrivateStatement,
    (),
    tag=("lambda", "_private"),
)
_BY_NAME["V2Statement"] = ModelReader(
    models.V2Statement,
    (),
    tag=("lambda", "v2"),
)
_BY_NAME["Statement"] = UnionReader("lambda", _TAGS["Statement"], OTHERS[open.OtherStatement])

_BY_TYPE: dict[Any, Reader] = {
    enums.Keyword: _BY_NAME["Keyword"],
    models.CamelCaseStatement: _BY_NAME["CamelCaseStatement"],
    models.DefStatement: _BY_NAME["DefStatement"],
    models.DottedNameStatement: _BY_NAME["DottedNameStatement"],
    models.ImportStatement: _BY_NAME["ImportStatement"],
    models.KebabCaseStatement: _BY_NAME["KebabCaseStatement"],
    models.ListStatement: _BY_NAME["ListStatement"],
    models.NoneStatement: _BY_NAME["NoneStatement"],
    models.PrivateStatement: _BY_NAME["PrivateStatement"],
    models.Use: _BY_NAME["Use"],
    models.V2Statement: _BY_NAME["V2Statement"],
    unions.Statement: _BY_NAME["Statement"],
    open.OtherStatement: OTHERS[open.OtherStatement],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
