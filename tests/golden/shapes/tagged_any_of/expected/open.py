# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7d2fc6166c76fa720b917e4e428f62a3cae670d0949db0afe3e7d7f2d1671500
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Content
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


class OtherContent(_Other):
    """Custom or future content."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag
