# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType


class ImageMedia(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="image",
):
    """Not described upstream."""

    type: ClassVar[Literal["image"]] = "image"

    data: str
    """The picture, in base64."""

    thumbnail: str | None | UnsetType = UNSET
    mask: str | UnsetType = UNSET
    hex: str | UnsetType = UNSET
    """Not base64, so it is text."""

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)

    @property
    def thumbnail_bytes(self) -> bytes | None | UnsetType:
        """The bytes that `thumbnail` encodes; ValueError where it is not base64."""
        value = self.thumbnail
        if value is None or value is UNSET:
            return value
        return a2b_base64(value, strict_mode=True)

    @property
    def mask_bytes(self) -> bytes | UnsetType:
        """The bytes that `mask` encodes; ValueError where it is not base64."""
        value = self.mask
        if value is UNSET:
            return value
        return a2b_base64(value, strict_mode=True)


class SoundMedia(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="sound",
):
    """Not described upstream."""

    type: ClassVar[Literal["sound"]] = "sound"

    data: str
    """The sound."""

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)
