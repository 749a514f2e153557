# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant

if TYPE_CHECKING:
    from .enums import Reason


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherResult(_Other):
    """`Result` with an unknown `Reason`."""

    __slots__ = ()
    _tag = "reason"

    @property
    def reason(self) -> Reason | None | UnsetType:
        """Not described upstream."""
        return cast("Reason | None | UnsetType", self._attributes.get("reason", UNSET))

    @property
    def seconds(self) -> float | UnsetType:
        """Not described upstream."""
        return cast("float | UnsetType", self._attributes.get("seconds", UNSET))


class OtherTask(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "kind"

    @property
    def kind(self) -> str:
        """The tag that is not known."""
        return self.tag
