# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    from .unions import Outer, U


from msgspec import UNSET, Struct, UnsetType


class AChoice(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="self",
    tag="a",
):
    """Not described upstream."""

    self_: ClassVar[Literal["a"]] = "a"


class AU(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="tag",
    tag="a",
):
    """Not described upstream."""

    tag: ClassVar[Literal["a"]] = "a"

    bytes_: str | UnsetType = field(name="bytes", default=UNSET)
    self_: str | UnsetType = field(name="self", default=UNSET)
    property_: str | UnsetType = field(name="property", default=UNSET)
    x: str | UnsetType = UNSET

    @property
    def bytes__bytes(self) -> bytes | UnsetType:
        """The bytes that `bytes_` encodes; ValueError where it is not base64."""
        value = self.bytes_
        if value is UNSET:
            return value
        return a2b_base64(value, strict_mode=True)


class BU(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="tag",
    tag="b",
):
    """Not described upstream."""

    tag: ClassVar[Literal["b"]] = "b"

    property_: str | UnsetType = field(name="property", default=UNSET)
    x: str | UnsetType = UNSET


class Root(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    u: "U | UnsetType" = UNSET
    outer: "Outer | UnsetType" = UNSET
