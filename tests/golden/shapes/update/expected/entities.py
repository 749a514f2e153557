# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""What a session stores: entities that updates create, patch and append to.

Own fields are never `UNSET`: an absent scalar is None, an absent list empty, absent metadata `{}`.
Values inside are those of the updates; treat them as read-only.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from msgspec import UNSET, Struct

from ._runtime.stored import (
    StoredEntity,
)
from .models import (
    AgentChunk,
    ToolUpdate,
    ToolUpdateFields,
    UserChunk,
)
from .unions import SessionUpdate


class Change(Struct, frozen=True):
    """What an update did.

    Attributes:
        kind: What it was about: an entity such as `tool_call`, a value of the session, an event, or
            `other`.
        id: The entity's id; None where there is only one, or none.
        entity: The entity as it is now; None for values of the session and for events.
        created: Whether the entity is new.
        fields: Attributes that changed.
        appended: What a chunk appended: one item, or bytes.
        update: What was applied; an event is nowhere else. None for what a cancellation marked.
        removed: Whether the entity is gone.
    """

    kind: str
    id: str | None
    entity: Entity | None
    created: bool
    fields: tuple[str, ...]
    appended: None
    update: SessionUpdate | ToolUpdateFields | None
    removed: bool = False


class UserChunkState(StoredEntity):
    """A piece of the user's message."""

    __slots__ = (
        "message_id",
        "text",
    )
    _kind: ClassVar[str] = "user_chunk"
    _fields: ClassVar[tuple[str, ...]] = (
        "message_id",
        "text",
    )

    def __init__(self, message_id: str) -> None:
        """Start a new one with the protocol's defaults."""
        self.message_id = message_id
        self.text: str | None = None
        """Not described upstream."""

    def apply(self, update: UserChunk) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, UserChunk, update.message_id, self.message_id)
        new_text = self.text if update.text is UNSET else update.text
        fields: list[str] = []
        if new_text != self.text:
            fields.append("text")
        self.text = new_text
        return Change("user_chunk", self.message_id, self, False, tuple(fields), None, update)

    def to_update(self) -> UserChunk:
        """Return the update that says all of it, with null for what is empty."""
        return UserChunk(
            message_id=self.message_id,
            text=self.text,
        )


class AgentChunkState(StoredEntity):
    """A piece of the agent's message."""

    __slots__ = (
        "message_id",
        "text",
    )
    _kind: ClassVar[str] = "agent_chunk"
    _fields: ClassVar[tuple[str, ...]] = (
        "message_id",
        "text",
    )

    def __init__(self, message_id: str) -> None:
        """Start a new one with the protocol's defaults."""
        self.message_id = message_id
        self.text: str | None = None
        """Not described upstream."""

    def apply(self, update: AgentChunk) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, AgentChunk, update.message_id, self.message_id)
        new_text = self.text if update.text is UNSET else update.text
        fields: list[str] = []
        if new_text != self.text:
            fields.append("text")
        self.text = new_text
        return Change("agent_chunk", self.message_id, self, False, tuple(fields), None, update)

    def to_update(self) -> AgentChunk:
        """Return the update that says all of it, with null for what is empty."""
        return AgentChunk(
            message_id=self.message_id,
            text=self.text,
        )


class ToolState(StoredEntity):
    """A tool call has changed."""

    __slots__ = (
        "tool_id",
        "title",
    )
    _kind: ClassVar[str] = "tool"
    _fields: ClassVar[tuple[str, ...]] = (
        "tool_id",
        "title",
    )

    def __init__(self, tool_id: str) -> None:
        """Start a new one with the protocol's defaults."""
        self.tool_id = tool_id
        self.title: str | None = None
        """Not described upstream."""

    def apply(self, update: ToolUpdateFields) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, ToolUpdateFields, update.tool_id, self.tool_id)
        new_title = self.title if update.title is UNSET else update.title
        fields: list[str] = []
        if new_title != self.title:
            fields.append("title")
        self.title = new_title
        return Change("tool", self.tool_id, self, False, tuple(fields), None, update)

    def to_update(self) -> ToolUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return ToolUpdate(
            tool_id=self.tool_id,
            title=self.title,
        )


Entity: TypeAlias = UserChunkState | AgentChunkState | ToolState
"""Everything that a session stores as an entity."""
