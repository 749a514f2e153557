# Generated from the ACP schema, revision unpinned (unstable).
# sha256 68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Option
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

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


class OtherOption(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def label(self) -> str:
        """What to show instead."""
        return cast("str", self._attributes.get("label", UNSET))

    @property
    def id(self) -> str:
        """Which option."""
        return cast("str", self._attributes.get("id", UNSET))

    @property
    def note(self) -> str | None | UnsetType:
        """Not described upstream."""
        return cast("str | None | UnsetType", self._attributes.get("note", UNSET))
