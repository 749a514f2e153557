# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    from .unions import Statement


from msgspec import UNSET, Struct, UnsetType

from .enums import Keyword


class CamelCaseStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="camelCase",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["camelCase"]] = "camelCase"


class DefStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="def",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["def"]] = "def"


class DottedNameStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="dotted.name",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["dotted.name"]] = "dotted.name"


class ImportStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="import",
):
    """A definition whose name is a keyword in other case."""

    lambda_: ClassVar[Literal["import"]] = "import"

    class_: str = field(name="class")
    from_: str = field(name="from")
    none: str | UnsetType = field(name="None", default=UNSET)
    is_: str | UnsetType = field(name="is", default=UNSET)
    async_: str | UnsetType = field(name="async", default=UNSET)
    type: str | UnsetType = UNSET
    id: str | UnsetType = UNSET
    list_: str | UnsetType = field(name="list", default=UNSET)
    dict_: str | UnsetType = field(name="dict", default=UNSET)
    str_: str | UnsetType = field(name="str", default=UNSET)
    int_: str | UnsetType = field(name="int", default=UNSET)
    float_: str | UnsetType = field(name="float", default=UNSET)
    bool_: str | UnsetType = field(name="bool", default=UNSET)
    print: str | UnsetType = UNSET
    object: str | UnsetType = UNSET
    self_: str | UnsetType = field(name="self", default=UNSET)
    cls: str | UnsetType = UNSET
    match: str | UnsetType = UNSET
    meta: str | UnsetType = field(name="_meta", default=UNSET)
    field_name: str | UnsetType = field(name="fieldName", default=UNSET)
    field_: str | UnsetType = field(name="field", default=UNSET)
    default: str | UnsetType = UNSET
    raw_value: str | UnsetType = field(name="raw-value", default=UNSET)
    a_b: str | UnsetType = field(name="a.b", default=UNSET)
    url_path: str | UnsetType = field(name="URLPath", default=UNSET)
    x: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    value: str | UnsetType = UNSET


class KebabCaseStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="kebab-case",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["kebab-case"]] = "kebab-case"


class ListStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="list",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["list"]] = "list"


class NoneStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="None",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["None"]] = "None"


class PrivateStatement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="_private",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["_private"]] = "_private"


class Use(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    keyword: Keyword
    statement: "Statement | UnsetType" = UNSET


class V2Statement(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="lambda",
    tag="v2",
):
    """Not described upstream."""

    lambda_: ClassVar[Literal["v2"]] = "v2"
