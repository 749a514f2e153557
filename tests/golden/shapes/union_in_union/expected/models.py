# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    from .unions import State


from typing import Any

from msgspec import UNSET, Struct, UnsetType


class ClosedEvent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="event",
    tag="closed",
):
    """Nothing follows."""

    event: ClassVar[Literal["closed"]] = "closed"


class IdleState(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="idle",
):
    """At rest."""

    state: ClassVar[Literal["idle"]] = "idle"

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Extension data."""


class Mirror(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Holds the inner union without the outer tag."""

    state: "State"
    before: "State | None | UnsetType" = UNSET


class RunningState(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="running",
):
    """At work."""

    state: ClassVar[Literal["running"]] = "running"

    since: int
