# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant

if TYPE_CHECKING:
    from .enums import StopReason


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherActivity(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "state"

    @property
    def state(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherIdleActivity(_Other):
    """`IdleActivity` with an unknown `StopReason`."""

    __slots__ = ()
    _tag = "stopReason"
    state: ClassVar[Literal["idle"]] = "idle"

    @property
    def usage(self) -> int | None | UnsetType:
        """Tokens."""
        return cast("int | None | UnsetType", self._attributes.get("usage", UNSET))

    @property
    def stop_reason(self) -> StopReason | None | UnsetType:
        """Why the work stopped."""
        return cast("StopReason | None | UnsetType", self._attributes.get("stop_reason", UNSET))
