# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from ._runtime.objects import OtherReader, OtherVariant, Wrapper

if TYPE_CHECKING:
    from .unions import State


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherEvent(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "event"

    @property
    def event(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherState(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "state"

    @property
    def state(self) -> str:
        """The tag that is not known."""
        return self.tag


class StateEvent(Wrapper):
    """The state has changed."""

    __slots__ = ()
    __match_args__ = ("state",)
    _attribute = "state"
    _tagged = ("event", "state")
    event: ClassVar[Literal["state"]] = "state"

    def __init__(self, state: State) -> None:
        self._inner = state

    @property
    def state(self) -> State:
        """The object that is reported."""
        return cast("State", self._inner)
