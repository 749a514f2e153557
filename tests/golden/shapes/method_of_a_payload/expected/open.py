# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
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


class OtherU(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "kind"

    @property
    def kind(self) -> str:
        """The tag that is not known."""
        return self.tag
