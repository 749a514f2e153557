# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType

from .enums import StopReason


class IdleActivity(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="idle",
):
    """At rest.

    No work is active.
    """

    state: ClassVar[Literal["idle"]] = "idle"

    usage: int | None | UnsetType = UNSET
    """Tokens."""

    stop_reason: StopReason | None | UnsetType = field(name="stopReason", default=UNSET)
    """Why the work stopped."""

    message: str | None | UnsetType = UNSET
    """For people."""

    limit: int | UnsetType = UNSET


class RunningActivity(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="running",
):
    """At work."""

    state: ClassVar[Literal["running"]] = "running"
