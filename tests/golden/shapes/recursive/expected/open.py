# Generated from the ACP schema, revision unpinned (unstable).
# sha256 aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Tree
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


class OtherTree(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag
