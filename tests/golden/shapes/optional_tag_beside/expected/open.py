# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6f572fab9c9b04eed6a972a1d76c2e2cbc3af0913dd3b852a35c320afe355840
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant

if TYPE_CHECKING:
    from .enums import End, Reason


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherBuildTask(_Other):
    """`Result` with an unknown `Reason`."""

    __slots__ = ()
    _tag = "reason"
    kind: ClassVar[Literal["build"]] = "build"

    @property
    def reason(self) -> Reason | None | UnsetType:
        """Why it ended."""
        return cast("Reason | None | UnsetType", self._attributes.get("reason", UNSET))

    @property
    def target(self) -> str:
        """What is built."""
        return cast("str", self._attributes.get("target", UNSET))

    @property
    def id(self) -> int:
        """Which task."""
        return cast("int", self._attributes.get("id", UNSET))


class OtherDeployTask(_Other):
    """`DeployTask` with an unknown `End`."""

    __slots__ = ()
    _tag = "end"
    kind: ClassVar[Literal["deploy"]] = "deploy"

    @property
    def end(self) -> End | None | UnsetType:
        """Why it ended."""
        return cast("End | None | UnsetType", self._attributes.get("end", UNSET))

    @property
    def stage(self) -> str:
        """Where to."""
        return cast("str", self._attributes.get("stage", UNSET))

    @property
    def id(self) -> int:
        """Which task."""
        return cast("int", self._attributes.get("id", UNSET))


class OtherResult(_Other):
    """`Result` with an unknown `Reason`."""

    __slots__ = ()
    _tag = "reason"

    @property
    def reason(self) -> Reason | None | UnsetType:
        """Why it ended."""
        return cast("Reason | None | UnsetType", self._attributes.get("reason", UNSET))


class OtherTask(_Other):
    """Custom or future."""

    __slots__ = ()
    _tag = "kind"

    @property
    def kind(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def id(self) -> int:
        """Which task."""
        return cast("int", self._attributes.get("id", UNSET))


class OtherTestTask(_Other):
    """`Result` with an unknown `Reason`."""

    __slots__ = ()
    _tag = "reason"
    kind: ClassVar[Literal["test"]] = "test"

    @property
    def reason(self) -> Reason | None | UnsetType:
        """Why it ended."""
        return cast("Reason | None | UnsetType", self._attributes.get("reason", UNSET))

    @property
    def suite(self) -> str | UnsetType:
        """What is tested."""
        return cast("str | UnsetType", self._attributes.get("suite", UNSET))

    @property
    def id(self) -> int:
        """Which task."""
        return cast("int", self._attributes.get("id", UNSET))
