# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.objects import OtherReader, OtherVariant

if TYPE_CHECKING:
    pass


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherMedia(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag
