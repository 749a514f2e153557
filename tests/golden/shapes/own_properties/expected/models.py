# Generated from the ACP schema, revision unpinned (unstable).
# sha256 68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Option
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType


class FlagOption(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="flag",
):
    """On or off."""

    type: ClassVar[Literal["flag"]] = "flag"

    on: bool
    id: str
    """Which option."""

    note: str | None | UnsetType = UNSET


class SelectOption(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="select",
):
    """One of several."""

    type: ClassVar[Literal["select"]] = "select"

    value: str
    id: str
    """Which option."""

    note: str | None | UnsetType = UNSET
