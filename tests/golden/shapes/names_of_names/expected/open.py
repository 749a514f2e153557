# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
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


class OtherPayload(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag
