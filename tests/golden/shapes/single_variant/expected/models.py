# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from .unions import CommandInput, Only


from msgspec import UNSET, Struct, UnsetType


class Command(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    input: "CommandInput"
    only: "Only | None | UnsetType" = UNSET
    inputs: "list[CommandInput] | UnsetType" = UNSET


class OnlyOnly(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="only",
):
    """Nothing in it."""

    type: ClassVar[Literal["only"]] = "only"


class TextCommandInput(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="text",
):
    """Not described upstream."""

    type: ClassVar[Literal["text"]] = "text"

    hint: str
