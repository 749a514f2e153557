# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
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


class OtherSessionUpdate(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "sessionUpdate"

    @property
    def session_update(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherStateUpdate(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "state"

    @property
    def state(self) -> str:
        """The tag that is not known."""
        return self.tag


class StateUpdate(Wrapper):
    """The state has changed."""

    __slots__ = ()
    __match_args__ = ("state",)
    _attribute = "state"
    _tagged = ("sessionUpdate", "state_update")
    session_update: ClassVar[Literal["state_update"]] = "state_update"

    def __init__(self, state: State) -> None:
        self._inner = state

    @property
    def state(self) -> State:
        """The object that is reported."""
        return cast("State", self._inner)
