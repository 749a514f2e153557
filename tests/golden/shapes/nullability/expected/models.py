# Generated from the ACP schema, revision unpinned (unstable).
# sha256 439d8556980d336518cfc2a15464457be8bbdfd433b410048ea025eecc8f73b4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Slot --semantics FILE
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    from .unions import Slot


from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType


class EmptySlot(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="kind",
    tag="empty",
):
    """Not described upstream."""

    kind: ClassVar[Literal["empty"]] = "empty"


Name: TypeAlias = str
"""Not described upstream."""


class Size(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    w: int


MaybeSize: TypeAlias = Size | None
"""Null inside of a definition."""


class FilledSlot(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="kind",
    tag="filled",
):
    """Every way to be null, and every combination of required, nullable and default."""

    kind: ClassVar[Literal["filled"]] = "filled"

    required: str
    required_nullable: str | None = field(name="requiredNullable")
    required_default: str = field(name="requiredDefault")
    required_nullable_default: str | None = field(name="requiredNullableDefault")
    optional: str | UnsetType = UNSET
    optional_nullable: str | None | UnsetType = field(name="optionalNullable", default=UNSET)
    optional_default: int | UnsetType = field(name="optionalDefault", default=UNSET)
    optional_nullable_default: int | None | UnsetType = field(
        name="optionalNullableDefault", default=UNSET
    )
    null_first: bool | None | UnsetType = field(name="nullFirst", default=UNSET)
    any_of_null: Name | None | UnsetType = field(name="anyOfNull", default=UNSET)
    null_any_of: Size | None | UnsetType = field(name="nullAnyOf", default=UNSET)
    one_of_null: "Slot | None | UnsetType" = field(name="oneOfNull", default=UNSET)
    inline_null: float | None | UnsetType = field(name="inlineNull", default=UNSET)
    null_items: list[str | None] | None | UnsetType = field(name="nullItems", default=UNSET)
    named: MaybeSize | UnsetType = UNSET
    free: dict[str, Any] | None | UnsetType = UNSET
