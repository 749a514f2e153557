# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command
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


class OtherCommandInput(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag
