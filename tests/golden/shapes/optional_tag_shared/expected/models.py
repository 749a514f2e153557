# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType

from .enums import Reason


class Result(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """How it ended."""

    reason: Reason | None | UnsetType = UNSET
    seconds: float | UnsetType = UNSET
    message: str | UnsetType = UNSET


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
