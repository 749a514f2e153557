# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

from ._runtime.objects import untag

if TYPE_CHECKING:
    from .unions import SessionUpdate


from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType


class Chunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A piece of a message."""

    message_id: str = field(name="messageId")
    text: str | None | UnsetType = UNSET


class AgentChunk(
    Chunk,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="agent_chunk",
):
    """A piece of the agent's message."""

    session_update: ClassVar[Literal["agent_chunk"]] = "agent_chunk"


class End(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="end",
):
    """Nothing follows."""

    session_update: ClassVar[Literal["end"]] = "end"


class PermissionResponse(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """What the user said."""

    granted: bool


class RunningStateUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="running",
):
    """At work."""

    state: ClassVar[Literal["running"]] = "running"


SessionId: TypeAlias = str
"""Names a session."""


class ToolUpdateFields(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A patch of a tool call."""

    tool_id: str = field(name="toolId")
    title: str | None | UnsetType = UNSET


class PermissionRequest(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Asks the user."""

    tool: ToolUpdateFields
    others: list[ToolUpdateFields] | None | UnsetType = UNSET
    chunk: Chunk | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Write a tag only where the schema has one, whatever object was passed."""
        untag(self, "tool", ToolUpdateFields)
        untag(self, "others", ToolUpdateFields)
        untag(self, "chunk", Chunk)


class ToolUpdate(
    ToolUpdateFields,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="tool_update",
):
    """A tool call has changed."""

    session_update: ClassVar[Literal["tool_update"]] = "tool_update"


class UpdateNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A report of the agent."""

    session_id: SessionId = field(name="sessionId")
    update: "SessionUpdate"
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Extension data."""


class UserChunk(
    Chunk,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="user_chunk",
):
    """A piece of the user's message."""

    session_update: ClassVar[Literal["user_chunk"]] = "user_chunk"
