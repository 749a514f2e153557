# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6f572fab9c9b04eed6a972a1d76c2e2cbc3af0913dd3b852a35c320afe355840
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType

from .enums import End, Reason


class DeployTask(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="kind",
    tag="deploy",
):
    """A deployment.

    How a deployment ended.
    """

    kind: ClassVar[Literal["deploy"]] = "deploy"

    stage: str
    """Where to."""

    id: int
    """Which task."""

    end: End | None | UnsetType = UNSET
    """Why it ended."""

    log: str | UnsetType = UNSET
    """Where to read on."""


class Result(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """How a task ended."""

    reason: Reason | None | UnsetType = UNSET
    """Why it ended."""

    message: str | UnsetType = UNSET
    """For people."""


class BuildTask(
    Result,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="kind",
    tag="build",
):
    """A build."""

    kind: ClassVar[Literal["build"]] = "build"

    target: str
    """What is built."""

    id: int
    """Which task."""


class TestTask(
    Result,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="kind",
    tag="test",
):
    """A test."""

    kind: ClassVar[Literal["test"]] = "test"

    id: int
    """Which task."""

    suite: str | UnsetType = UNSET
    """What is tested."""
