# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
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


class OtherStatement(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "lambda"

    @property
    def lambda_(self) -> str:
        """The tag that is not known."""
        return self.tag
