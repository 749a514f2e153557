# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from msgspec import UNSET

from ._runtime.objects import OtherReader, OtherVariant, Wrapper

if TYPE_CHECKING:
    from .unions import Mood


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherMoodUpdate(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "mood"

    @property
    def mood(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherPlanContent(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def plan_id(self) -> str:
        """Not described upstream."""
        return cast("str", self._attributes.get("plan_id", UNSET))


class OtherSessionUpdate(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "sessionUpdate"

    @property
    def session_update(self) -> str:
        """The tag that is not known."""
        return self.tag


class MoodUpdate(Wrapper):
    """About MoodUpdate."""

    __slots__ = ()
    __match_args__ = ("mood",)
    _attribute = "mood"
    _tagged = ("sessionUpdate", "mood_update")
    session_update: ClassVar[Literal["mood_update"]] = "mood_update"

    def __init__(self, mood: Mood) -> None:
        self._inner = mood

    @property
    def mood(self) -> Mood:
        """The object that is reported."""
        return cast("Mood", self._inner)
