# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7ed51aaff1527943b27da93d861af1fa0700be421a439157ce721e006b067b03
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command --semantics FILE
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from .unions import Command


from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType


class Size(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    w: Annotated[int, Meta(ge=0)]


class CommandCommand(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="command",
):
    """Not described upstream."""

    type: ClassVar[Literal["command"]] = "command"

    name: str
    """Malformed: an error."""

    tags: list[str]
    """Malformed: empty. Malformed items: skipped."""

    hint: str | None | UnsetType = UNSET
    """Malformed: omitted."""

    size: Size | UnsetType = UNSET
    """Malformed: omitted."""

    maybe: Size | None | UnsetType = UNSET
    """Malformed: omitted."""

    cwd: str | None | UnsetType = UNSET
    """Malformed: an error."""

    sizes: list[Size] | None | UnsetType = UNSET
    """Malformed items: skipped."""

    children: "list[Command] | None | UnsetType" = UNSET
    """Malformed: omitted; malformed items: skipped."""
