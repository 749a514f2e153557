# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant, Wrapper

if TYPE_CHECKING:
    from .unions import Choice


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherChoice(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "self"

    @property
    def self_(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherOuter(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "kind"

    @property
    def kind(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherU(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "tag"

    @property
    def property_(self) -> str | UnsetType:
        """Not described upstream."""
        return cast("str | UnsetType", self._attributes.get("property_", UNSET))

    @property
    def x(self) -> str | UnsetType:
        """Not described upstream."""
        return cast("str | UnsetType", self._attributes.get("x", UNSET))


class InnerOuter(Wrapper):
    """Not described upstream."""

    __slots__ = ()
    __match_args__ = ("self_",)
    _attribute = "self_"
    _tagged = ("kind", "inner")
    kind: ClassVar[Literal["inner"]] = "inner"

    def __init__(self, self_: Choice) -> None:
        self._inner = self_

    @property
    def self_(self) -> Choice:
        """The object that is reported."""
        return cast("Choice", self._inner)
