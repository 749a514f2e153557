# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6b42b519e575ae3578524abe3007df735bf6e967ece65ef0473c42304e48855b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Blob
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType, field


class Blob(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    data: Annotated[str, Meta(pattern="^str")] | None
    property_: str | UnsetType = field(name="property", default=UNSET)

    @property
    def data_bytes(self) -> bytes | None:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        if value is None:
            return value
        return a2b_base64(value, strict_mode=True)

    @property
    def property__bytes(self) -> bytes | UnsetType:
        """The bytes that `property_` encodes; ValueError where it is not base64."""
        value = self.property_
        if value is UNSET:
            return value
        return a2b_base64(value, strict_mode=True)
