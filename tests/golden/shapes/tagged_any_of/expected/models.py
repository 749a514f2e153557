# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7d2fc6166c76fa720b917e4e428f62a3cae670d0949db0afe3e7d7f2d1671500
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Content
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    pass


from typing import Any

from msgspec import UNSET, Struct, UnsetType


class LineBreakContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="line_break",
):
    """Nothing but its tag."""

    type: ClassVar[Literal["line_break"]] = "line_break"


class LinkContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="link",
):
    """A link, written in the branch itself."""

    type: ClassVar[Literal["link"]] = "link"

    uri: str
    """Where it leads."""

    title: str | None | UnsetType = UNSET


class TextContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="text",
):
    """Plain text.

    The payload of text.
    """

    type: ClassVar[Literal["text"]] = "text"

    text: str
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Extension data."""
