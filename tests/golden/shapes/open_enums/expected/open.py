# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
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


class OtherSource(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "from"

    @property
    def from_(self) -> str:
        """The tag that is not known."""
        return self.tag
