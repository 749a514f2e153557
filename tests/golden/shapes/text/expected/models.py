# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .enums import Kind


class AMessage(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="a",
):
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\



      Surrounded by blanks

    and
    lines.
    """

    type: ClassVar[Literal["a"]] = "a"

    text: str | UnsetType = UNSET
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\
    """

    kind: Kind | UnsetType = UNSET
    pattern: Annotated[str, Meta(pattern="^\"'\n\\{\\{ x \\}\\}\\\\\\Z")] | UnsetType = UNSET


class BMessage(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="b",
):
    """Ends with a quote\""""

    type: ClassVar[Literal["b"]] = "b"

    x: str | UnsetType = UNSET
    """\""""


Number: TypeAlias = int
"""x\\"""


class PlainRequest(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\
    """

    number: Number | UnsetType = UNSET
