# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""What a session stores: entities that updates create, patch and append to.

Own fields are never `UNSET`: an absent scalar is None, an absent list empty, absent metadata `{}`.
Values inside are those of the updates; treat them as read-only.
"""

from __future__ import annotations

from base64 import b64encode
from typing import Any, ClassVar, TypeAlias

from msgspec import UNSET, Struct

from ._runtime.stored import (
    StoredEntity,
    decoded,
    differ,
    merged,
    optional,
    own,
)
from .enums import (
    CompactionStatus,
    ToolCallStatus,
    ToolKind,
)
from .models import (
    AbsolutePath,
    AgentMessage,
    AgentMessageChunk,
    AgentThought,
    AgentThoughtChunk,
    CompactionId,
    CompactionSummaryChunk,
    CompactionUpdate,
    Cost,
    MessageId,
    PlanId,
    PlanUpdate,
    SessionId,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SubagentSessionCapabilities,
    SubagentUpdate,
    TerminalCapabilities,
    TerminalExitStatus,
    TerminalId,
    TerminalOutput,
    TerminalOutputChunk,
    TerminalSize,
    TerminalUpdate,
    ToolCallCapabilities,
    ToolCallContentChunk,
    ToolCallId,
    ToolCallLocation,
    ToolCallUpdate,
    ToolCallUpdateFields,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)
from .unions import (
    ContentBlock,
    PlanUpdateContent,
    SessionUpdate,
    State,
    ToolCallContent,
)


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
    appended: ContentBlock | ToolCallContent | bytes | None
    update: SessionUpdate | ToolCallUpdateFields | None
    removed: bool = False


class UserMessageState(StoredEntity):
    """A user message has been created or updated.

    Agents can send this when they accept or replay a user message. When a
    client receives another `user_message` update with the same `messageId`,
    fields in the new update patch the previous fields for that message.

    A user message upsert.

    Only `messageId` is required. `content` has patch semantics:
    an omitted field leaves existing message content unchanged, `null` clears the
    value, and a concrete array replaces the previous value. For a new
    `messageId`, omitted `content` starts empty. `content` is replaced as a
    whole array. Send `[]` or `null` to clear it.

    Message updates and chunks are applied in the order they are received. When
    a `user_message` update includes `content`, that array replaces any content
    previously accumulated for the message, including content from earlier
    chunks. Later chunks with the same `messageId` append to the current
    content.
    """

    __slots__ = (
        "message_id",
        "content",
        "meta",
    )
    _kind: ClassVar[str] = "user_message"
    _fields: ClassVar[tuple[str, ...]] = (
        "message_id",
        "content",
        "meta",
    )

    def __init__(self, message_id: MessageId) -> None:
        """Start a new one with the protocol's defaults."""
        self.message_id = message_id
        self.content: list[ContentBlock] = []
        """Complete replacement content for this message."""
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: UserMessage) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, UserMessage, update.message_id, self.message_id)
        new_content = (
            self.content
            if update.content is UNSET
            else []
            if update.content is None
            else list(update.content)
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_content is not self.content and differ(self.content, new_content):
            fields.append("content")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.content = new_content
        self.meta = new_meta
        return Change("user_message", self.message_id, self, False, tuple(fields), None, update)

    def append(self, chunk: UserMessageChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, UserMessageChunk, chunk.message_id, self.message_id)
        item = chunk.content
        fields = ["content"]
        self.content.append(item)
        return Change("user_message", self.message_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> UserMessage:
        """Return the update that says all of it, with null for what is empty."""
        return UserMessage(
            message_id=self.message_id,
            content=list(self.content) or None,
            meta=dict(self.meta) or None,
        )


class AgentMessageState(StoredEntity):
    """An agent message has been created or updated.

    Agents can send this in addition to streamed chunks. When a client
    receives another `agent_message` update with the same `messageId`,
    fields in the new update patch the previous fields for that message.

    An agent message upsert.

    Only `messageId` is required. `content` has patch semantics:
    an omitted field leaves existing message content unchanged, `null` clears the
    value, and a concrete array replaces the previous value. For a new
    `messageId`, omitted `content` starts empty. `content` is replaced as a
    whole array. Send `[]` or `null` to clear it.

    Message updates and chunks are applied in the order they are received. When
    an `agent_message` update includes `content`, that array replaces any
    content previously accumulated for the message, including content from
    earlier chunks. Later chunks with the same `messageId` append to the current
    content.
    """

    __slots__ = (
        "message_id",
        "content",
        "meta",
    )
    _kind: ClassVar[str] = "agent_message"
    _fields: ClassVar[tuple[str, ...]] = (
        "message_id",
        "content",
        "meta",
    )

    def __init__(self, message_id: MessageId) -> None:
        """Start a new one with the protocol's defaults."""
        self.message_id = message_id
        self.content: list[ContentBlock] = []
        """Complete replacement content for this message."""
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: AgentMessage) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, AgentMessage, update.message_id, self.message_id)
        new_content = (
            self.content
            if update.content is UNSET
            else []
            if update.content is None
            else list(update.content)
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_content is not self.content and differ(self.content, new_content):
            fields.append("content")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.content = new_content
        self.meta = new_meta
        return Change("agent_message", self.message_id, self, False, tuple(fields), None, update)

    def append(self, chunk: AgentMessageChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, AgentMessageChunk, chunk.message_id, self.message_id)
        item = chunk.content
        fields = ["content"]
        self.content.append(item)
        return Change("agent_message", self.message_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> AgentMessage:
        """Return the update that says all of it, with null for what is empty."""
        return AgentMessage(
            message_id=self.message_id,
            content=list(self.content) or None,
            meta=dict(self.meta) or None,
        )


class AgentThoughtState(StoredEntity):
    """An agent thought or reasoning message has been created or updated.

    Agents can send this in addition to streamed chunks. When a client
    receives another `agent_thought` update with the same `messageId`,
    fields in the new update patch the previous fields for that message.

    An agent thought or reasoning message upsert.

    Only `messageId` is required. `content` has patch semantics:
    an omitted field leaves existing thought content unchanged, `null` clears the
    value, and a concrete array replaces the previous value. For a new
    `messageId`, omitted `content` starts empty. `content` is replaced as a
    whole array. Send `[]` or `null` to clear it.

    Message updates and chunks are applied in the order they are received. When
    an `agent_thought` update includes `content`, that array replaces any
    content previously accumulated for the thought, including content from
    earlier chunks. Later chunks with the same `messageId` append to the current
    content.
    """

    __slots__ = (
        "message_id",
        "content",
        "meta",
    )
    _kind: ClassVar[str] = "agent_thought"
    _fields: ClassVar[tuple[str, ...]] = (
        "message_id",
        "content",
        "meta",
    )

    def __init__(self, message_id: MessageId) -> None:
        """Start a new one with the protocol's defaults."""
        self.message_id = message_id
        self.content: list[ContentBlock] = []
        """Complete replacement content for this thought message."""
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: AgentThought) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, AgentThought, update.message_id, self.message_id)
        new_content = (
            self.content
            if update.content is UNSET
            else []
            if update.content is None
            else list(update.content)
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_content is not self.content and differ(self.content, new_content):
            fields.append("content")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.content = new_content
        self.meta = new_meta
        return Change("agent_thought", self.message_id, self, False, tuple(fields), None, update)

    def append(self, chunk: AgentThoughtChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, AgentThoughtChunk, chunk.message_id, self.message_id)
        item = chunk.content
        fields = ["content"]
        self.content.append(item)
        return Change("agent_thought", self.message_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> AgentThought:
        """Return the update that says all of it, with null for what is empty."""
        return AgentThought(
            message_id=self.message_id,
            content=list(self.content) or None,
            meta=dict(self.meta) or None,
        )


class SessionMessageState(StoredEntity):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A message upsert observed in this session's transcript, sent to or
    received from another session.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    An upsert for an inter-session message.
    """

    __slots__ = (
        "message_id",
        "sender_session_id",
        "recipient_session_id",
        "sender_message_id",
        "recipient_message_id",
        "content",
        "meta",
    )
    _kind: ClassVar[str] = "session_message"
    _fields: ClassVar[tuple[str, ...]] = (
        "message_id",
        "sender_session_id",
        "recipient_session_id",
        "sender_message_id",
        "recipient_message_id",
        "content",
        "meta",
    )

    def __init__(self, message_id: MessageId) -> None:
        """Start a new one with the protocol's defaults."""
        self.message_id = message_id
        self.sender_session_id: SessionId | None = None
        """The sending session.

        Omitted leaves the stored value unchanged. `null` clears it. A value replaces it.
        """
        self.recipient_session_id: SessionId | None = None
        """The receiving session.

        Omitted leaves the stored value unchanged. `null` clears it. A value replaces it.
        """
        self.sender_message_id: MessageId | None = None
        """On an incoming view, the `messageId` of the same message's outgoing view in the
        sender's transcript.

        Omitted leaves the stored value unchanged. `null` clears it. A value replaces it. It can arrive
        after the message starts streaming.
        """
        self.recipient_message_id: MessageId | None = None
        """On an outgoing view, the `messageId` of the same message's incoming view in the
        recipient's transcript.

        Omitted leaves the stored value unchanged. `null` clears it. A value replaces it. It can arrive
        after the message starts streaming.
        """
        self.content: list[ContentBlock] = []
        """Omitted leaves content unchanged. `null` clears it. A concrete array
        replaces the whole content collection.
        """
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: SessionMessage) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, SessionMessage, update.message_id, self.message_id)
        new_sender_session_id = (
            self.sender_session_id
            if update.sender_session_id is UNSET
            else update.sender_session_id
        )
        new_recipient_session_id = (
            self.recipient_session_id
            if update.recipient_session_id is UNSET
            else update.recipient_session_id
        )
        new_sender_message_id = (
            self.sender_message_id
            if update.sender_message_id is UNSET
            else update.sender_message_id
        )
        new_recipient_message_id = (
            self.recipient_message_id
            if update.recipient_message_id is UNSET
            else update.recipient_message_id
        )
        new_content = (
            self.content
            if update.content is UNSET
            else []
            if update.content is None
            else list(update.content)
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_sender_session_id != self.sender_session_id:
            fields.append("sender_session_id")
        if new_recipient_session_id != self.recipient_session_id:
            fields.append("recipient_session_id")
        if new_sender_message_id != self.sender_message_id:
            fields.append("sender_message_id")
        if new_recipient_message_id != self.recipient_message_id:
            fields.append("recipient_message_id")
        if new_content is not self.content and differ(self.content, new_content):
            fields.append("content")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.sender_session_id = new_sender_session_id
        self.recipient_session_id = new_recipient_session_id
        self.sender_message_id = new_sender_message_id
        self.recipient_message_id = new_recipient_message_id
        self.content = new_content
        self.meta = new_meta
        return Change("session_message", self.message_id, self, False, tuple(fields), None, update)

    def append(self, chunk: SessionMessageChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, SessionMessageChunk, chunk.message_id, self.message_id)
        item = chunk.content
        fields = ["content"]
        self.content.append(item)
        return Change("session_message", self.message_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> SessionMessage:
        """Return the update that says all of it, with null for what is empty."""
        return SessionMessage(
            message_id=self.message_id,
            sender_session_id=self.sender_session_id,
            recipient_session_id=self.recipient_session_id,
            sender_message_id=self.sender_message_id,
            recipient_message_id=self.recipient_message_id,
            content=list(self.content) or None,
            meta=dict(self.meta) or None,
        )


class ToolCallState(StoredEntity):
    """A tool call has been created or updated."""

    __slots__ = (
        "tool_call_id",
        "name",
        "title",
        "kind",
        "status",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "capabilities",
        "meta",
    )
    _kind: ClassVar[str] = "tool_call"
    _fields: ClassVar[tuple[str, ...]] = (
        "tool_call_id",
        "name",
        "title",
        "kind",
        "status",
        "content",
        "locations",
        "raw_input",
        "raw_output",
        "capabilities",
        "meta",
    )

    def __init__(self, tool_call_id: ToolCallId) -> None:
        """Start a new one with the protocol's defaults."""
        self.tool_call_id = tool_call_id
        self.name: str | None = None
        """Programmatic name of the tool being invoked.

        This field is optional and has patch semantics. Omission means no
        change, `null` clears the name, and a string replaces it. For a tool
        call ID the client has not seen before, omission or `null` means that no
        tool name is available.
        """
        self.title: str | None = None
        """Human-readable title describing what the tool is doing.

        Omission leaves the title unchanged, `null` unsets it, and a string replaces it.
        A new tool call starts without a title.
        """
        self.kind: ToolKind = ToolKind.OTHER
        """The category of tool being invoked.
        Helps clients choose appropriate icons and UI treatment.

        Omission leaves the kind unchanged, `null` resets it to `other`, and a value replaces it.
        A new tool call starts as `other`.
        """
        self.status: ToolCallStatus = ToolCallStatus.PENDING
        """Current execution status of the tool call.

        Omission leaves the status unchanged, `null` resets it to `pending`, and a value
        replaces it. A new tool call starts as `pending`.
        """
        self.content: list[ToolCallContent] = []
        """Content produced by the tool call."""
        self.locations: list[ToolCallLocation] = []
        """File locations affected by this tool call.
        Enables "follow-along" features in clients.
        """
        self.raw_input: Any = None
        """Raw input parameters sent to the tool."""
        self.raw_output: Any = None
        """Raw output returned by the tool."""
        self.capabilities: ToolCallCapabilities | None = None
        """Client-initiated controls this tool call currently supports, such as cancellation.

        Omission leaves the capabilities unchanged, `null` clears them, and an object replaces
        the whole previous value. A new tool call starts with none.
        """
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: ToolCallUpdateFields) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, ToolCallUpdateFields, update.tool_call_id, self.tool_call_id)
        new_name = self.name if update.name is UNSET else update.name
        new_title = self.title if update.title is UNSET else update.title
        new_kind = (
            self.kind
            if update.kind is UNSET
            else ToolKind.OTHER
            if update.kind is None
            else update.kind
        )
        new_status = (
            self.status
            if update.status is UNSET
            else ToolCallStatus.PENDING
            if update.status is None
            else update.status
        )
        new_content = (
            self.content
            if update.content is UNSET
            else []
            if update.content is None
            else list(update.content)
        )
        new_locations = (
            self.locations
            if update.locations is UNSET
            else []
            if update.locations is None
            else list(update.locations)
        )
        new_raw_input = self.raw_input if update.raw_input is UNSET else own(update.raw_input)
        new_raw_output = self.raw_output if update.raw_output is UNSET else own(update.raw_output)
        new_capabilities = (
            self.capabilities if update.capabilities is UNSET else update.capabilities
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_name != self.name:
            fields.append("name")
        if new_title != self.title:
            fields.append("title")
        if new_kind != self.kind:
            fields.append("kind")
        if new_status != self.status:
            fields.append("status")
        if new_content is not self.content and differ(self.content, new_content):
            fields.append("content")
        if new_locations is not self.locations and differ(self.locations, new_locations):
            fields.append("locations")
        if new_raw_input is not self.raw_input and differ(self.raw_input, new_raw_input):
            fields.append("raw_input")
        if new_raw_output is not self.raw_output and differ(self.raw_output, new_raw_output):
            fields.append("raw_output")
        if new_capabilities is not self.capabilities and differ(
            self.capabilities, new_capabilities
        ):
            fields.append("capabilities")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.name = new_name
        self.title = new_title
        self.kind = new_kind
        self.status = new_status
        self.content = new_content
        self.locations = new_locations
        self.raw_input = new_raw_input
        self.raw_output = new_raw_output
        self.capabilities = new_capabilities
        self.meta = new_meta
        return Change("tool_call", self.tool_call_id, self, False, tuple(fields), None, update)

    def append(self, chunk: ToolCallContentChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, ToolCallContentChunk, chunk.tool_call_id, self.tool_call_id)
        item = chunk.content
        fields = ["content"]
        self.content.append(item)
        return Change("tool_call", self.tool_call_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> ToolCallUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return ToolCallUpdate(
            tool_call_id=self.tool_call_id,
            name=self.name,
            title=self.title,
            kind=self.kind,
            status=self.status,
            content=list(self.content) or None,
            locations=list(self.locations) or None,
            raw_input=own(self.raw_input),
            raw_output=own(self.raw_output),
            capabilities=self.capabilities,
            meta=dict(self.meta) or None,
        )


class TerminalState(StoredEntity):
    """An agent-owned terminal has been created or updated.

    An upsert for the stored state of an agent-owned terminal.

    Only `terminalId` is required. Other fields have patch
    semantics: omitted fields leave the stored value unchanged, `null` clears
    it, and concrete values replace it. A concrete `_meta` object instead
    patches the stored metadata by top-level key. When the terminal ID is new,
    omitted fields start unknown.
    """

    __slots__ = (
        "terminal_id",
        "command",
        "cwd",
        "_output",
        "output_meta",
        "exit_status",
        "size",
        "capabilities",
        "meta",
    )
    _kind: ClassVar[str] = "terminal"
    _fields: ClassVar[tuple[str, ...]] = (
        "terminal_id",
        "command",
        "cwd",
        "output",
        "output_meta",
        "exit_status",
        "size",
        "capabilities",
        "meta",
    )

    def __init__(self, terminal_id: TerminalId) -> None:
        """Start a new one with the protocol's defaults."""
        self.terminal_id = terminal_id
        self.command: str | None = None
        """The command being run."""
        self.cwd: AbsolutePath | None = None
        """The absolute working directory of the command."""
        self._output = bytearray()
        self.output_meta: dict[str, Any] = {}
        self.exit_status: TerminalExitStatus | None = None
        """Exit information. A concrete object marks the terminal as exited."""
        self.size: TerminalSize | None = None
        """The terminal size the command runs with, when known.

        Clients can render output at this size so that column layouts, progress bars,
        and cursor-positioned output display as the program wrote them.
        """
        self.capabilities: TerminalCapabilities | None = None
        """Client-initiated controls this terminal currently supports, such as cancellation.

        Omission leaves the capabilities unchanged, `null` clears them, and an object replaces
        the whole previous value. A new terminal starts with none.
        """
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    @property
    def output(self) -> bytes:
        """All bytes so far; each access copies them."""
        return bytes(self._output)

    def apply(self, update: TerminalUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, TerminalUpdate, update.terminal_id, self.terminal_id)
        new_command = self.command if update.command is UNSET else update.command
        new_cwd = self.cwd if update.cwd is UNSET else update.cwd
        new_output = self._output
        new_output_meta = self.output_meta
        if update.output is None:
            new_output = bytearray()
            new_output_meta = {}
        elif update.output is not UNSET:
            new_output = bytearray(decoded(update.output.data, update, "terminal"))
            new_output_meta = own(optional(update.output.meta, {}))
        new_exit_status = self.exit_status if update.exit_status is UNSET else update.exit_status
        new_size = self.size if update.size is UNSET else update.size
        new_capabilities = (
            self.capabilities if update.capabilities is UNSET else update.capabilities
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_command != self.command:
            fields.append("command")
        if new_cwd != self.cwd:
            fields.append("cwd")
        if new_output is not self._output and differ(self._output, new_output):
            fields.append("output")
        if new_output_meta is not self.output_meta and differ(self.output_meta, new_output_meta):
            fields.append("output_meta")
        if new_exit_status is not self.exit_status and differ(self.exit_status, new_exit_status):
            fields.append("exit_status")
        if new_size is not self.size and differ(self.size, new_size):
            fields.append("size")
        if new_capabilities is not self.capabilities and differ(
            self.capabilities, new_capabilities
        ):
            fields.append("capabilities")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.command = new_command
        self.cwd = new_cwd
        self._output = new_output
        self.output_meta = new_output_meta
        self.exit_status = new_exit_status
        self.size = new_size
        self.capabilities = new_capabilities
        self.meta = new_meta
        return Change("terminal", self.terminal_id, self, False, tuple(fields), None, update)

    def append(self, chunk: TerminalOutputChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one, or not base64.
        """
        self._check(chunk, TerminalOutputChunk, chunk.terminal_id, self.terminal_id)
        item = decoded(chunk.data, chunk, "terminal")
        fields = ["output"] if item else []
        self._output += item
        return Change("terminal", self.terminal_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> TerminalUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return TerminalUpdate(
            terminal_id=self.terminal_id,
            command=self.command,
            cwd=self.cwd,
            output=TerminalOutput(
                data=b64encode(self._output).decode(), meta=dict(self.output_meta) or UNSET
            )
            if self._output or self.output_meta
            else None,
            exit_status=self.exit_status,
            size=self.size,
            capabilities=self.capabilities,
            meta=dict(self.meta) or None,
        )


class PlanState(StoredEntity):
    """A content update for a plan identified by ID.
    See protocol docs: [Agent Plan](https://agentclientprotocol.com/protocol/v2/draft/agent-plan)
    """

    __slots__ = (
        "plan_id",
        "plan",
    )
    _kind: ClassVar[str] = "plan"
    _fields: ClassVar[tuple[str, ...]] = (
        "plan_id",
        "plan",
    )

    def __init__(self, plan_id: PlanId, plan: PlanUpdateContent) -> None:
        """Start a new one with the protocol's defaults."""
        self.plan_id = plan_id
        self.plan: PlanUpdateContent = plan
        """The updated plan content."""

    def apply(self, update: PlanUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, PlanUpdate, update.plan.plan_id, self.plan_id)
        new_plan = update.plan
        fields: list[str] = []
        if new_plan is not self.plan and differ(self.plan, new_plan):
            fields.append("plan")
        self.plan = new_plan
        return Change("plan", self.plan_id, self, False, tuple(fields), None, update)

    def to_update(self) -> PlanUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return PlanUpdate(
            plan=self.plan,
        )


class CompactionState(StoredEntity):
    """A context compaction has been created or updated.

    A context compaction upsert. The first notification fixes the compaction's
    timeline position. Later updates with the same ID patch that entity in place.

    `summary`, `error`, and `_meta` have patch semantics: omission leaves the
    stored value unchanged, `null` clears it, and a concrete value replaces it.
    `summary: []` also clears the summary. A concrete `_meta` object patches the
    stored metadata by top-level key instead of replacing it.
    """

    __slots__ = (
        "compaction_id",
        "status",
        "summary",
        "error",
        "meta",
    )
    _kind: ClassVar[str] = "compaction"
    _fields: ClassVar[tuple[str, ...]] = (
        "compaction_id",
        "status",
        "summary",
        "error",
        "meta",
    )

    def __init__(self, compaction_id: CompactionId) -> None:
        """Start a new one with the protocol's defaults."""
        self.compaction_id = compaction_id
        self.status: CompactionStatus = CompactionStatus.IN_PROGRESS
        """Current lifecycle status."""
        self.summary: list[ContentBlock] = []
        """Complete replacement user-displayable summary content for the compaction."""
        self.error: str | None = None
        """Human-readable error details for the compaction."""
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: CompactionUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, CompactionUpdate, update.compaction_id, self.compaction_id)
        new_status = update.status
        new_summary = (
            self.summary
            if update.summary is UNSET
            else []
            if update.summary is None
            else list(update.summary)
        )
        new_error = self.error if update.error is UNSET else update.error
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_status != self.status:
            fields.append("status")
        if new_summary is not self.summary and differ(self.summary, new_summary):
            fields.append("summary")
        if new_error != self.error:
            fields.append("error")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.status = new_status
        self.summary = new_summary
        self.error = new_error
        self.meta = new_meta
        return Change("compaction", self.compaction_id, self, False, tuple(fields), None, update)

    def append(self, chunk: CompactionSummaryChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, CompactionSummaryChunk, chunk.compaction_id, self.compaction_id)
        item = chunk.content
        fields = ["summary"]
        self.summary.append(item)
        return Change("compaction", self.compaction_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> CompactionUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return CompactionUpdate(
            compaction_id=self.compaction_id,
            status=self.status,
            summary=list(self.summary) or None,
            error=self.error,
            meta=dict(self.meta) or None,
        )


class SubagentState(StoredEntity):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Announces a child session created and owned by this session, or updates
    that ownership association's metadata.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Notification that the enclosing parent session created and owns a child session.

    Later updates modify the existing association's metadata, not its ownership.

    Sent on the immediate parent session. The first update for an unknown
    `sessionId` announces the child and MUST be sent
    before any live request or notification bearing the child's session ID,
    including messages naming it as sender or recipient. Child events are
    delivered automatically. No separate child load, resume, or subscription is needed.
    Understanding this update, registering child sessions, and applying their
    operation restrictions are baseline v2 requirements. No Client capability
    is required.

    Only `sessionId` is required. Other fields have
    patch semantics: omitted fields leave the stored value unchanged, `null`
    clears or unsets the value, and concrete values replace it. A concrete
    `_meta` object instead patches the stored metadata by top-level key. For
    `state`, `null` removes the current state report and leaves activity
    unconfirmed. It does not report idle or cancellation. A child whose capabilities are
    unset permits no Client-initiated session mutations.

    `cwd` and `additionalDirectories` report where the Agent placed the child.
    While unset, each inherits the immediate parent's effective value.
    The title and description provide the parent's display metadata for the
    child. Agents SHOULD mirror known child state changes in the parent's
    `state` using the same `StateUpdate` snapshot as the
    ordinary `state_update` notification on the child session. This reports
    child state, not a separate parent-owned lifecycle. Consumers should
    treat duplicate reports idempotently.
    Completing or cancelling work does not end the association: the parent may
    message the same child again. Individual messages and their outcomes do not
    change this association.
    """

    __slots__ = (
        "session_id",
        "title",
        "description",
        "capabilities",
        "state",
        "cwd",
        "additional_directories",
        "meta",
    )
    _kind: ClassVar[str] = "subagent"
    _fields: ClassVar[tuple[str, ...]] = (
        "session_id",
        "title",
        "description",
        "capabilities",
        "state",
        "cwd",
        "additional_directories",
        "meta",
    )

    def __init__(self, session_id: SessionId) -> None:
        """Start a new one with the protocol's defaults."""
        self.session_id = session_id
        self.title: str | None = None
        """The parent's human-readable display title for this child. It need not be unique.

        Optional and nullable. Omitted means unchanged. `null` clears it. If no
        title is set, the Client chooses a fallback presentation.
        """
        self.description: str | None = None
        """The parent's human-readable description of the child's role or purpose.

        Optional and nullable. Omitted means unchanged. `null` clears it. This is
        current display metadata, not the history of instructions sent to the child.
        """
        self.capabilities: SubagentSessionCapabilities | None = None
        """Client-initiated session mutations permitted for this subagent session.

        Read-only operations retain their normal protocol semantics and
        capability requirements.
        """
        self.state: State | None = None
        """The child's current foreground state, mirrored onto its parent association.

        Optional and nullable. Omitted means unchanged. `null` removes the
        current report and leaves activity unconfirmed (not idle or cancelled).
        A concrete `StateUpdate` replaces the entire previous snapshot.
        """
        self.cwd: AbsolutePath | None = None
        """The child's working directory. Must be an absolute path.

        Optional and nullable. Omitted means unchanged. `null` clears the
        reported value. While unset, the child inherits its immediate parent's
        effective working directory.
        """
        self.additional_directories: list[AbsolutePath] | None = None
        """Additional workspace roots for the child. Each path must be absolute.

        Optional and nullable. Omitted means unchanged. `null` clears the
        reported value. While unset, the child inherits its immediate parent's
        effective additional directories, independently of `cwd`. A concrete
        array replaces the whole list. `[]` reports no additional directories.
        """
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: SubagentUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, SubagentUpdate, update.session_id, self.session_id)
        new_title = self.title if update.title is UNSET else update.title
        new_description = self.description if update.description is UNSET else update.description
        new_capabilities = (
            self.capabilities if update.capabilities is UNSET else update.capabilities
        )
        new_state = self.state if update.state is UNSET else update.state
        new_cwd = self.cwd if update.cwd is UNSET else update.cwd
        new_additional_directories = (
            self.additional_directories
            if update.additional_directories is UNSET
            else None
            if update.additional_directories is None
            else list(update.additional_directories)
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_title != self.title:
            fields.append("title")
        if new_description != self.description:
            fields.append("description")
        if new_capabilities is not self.capabilities and differ(
            self.capabilities, new_capabilities
        ):
            fields.append("capabilities")
        if new_state is not self.state and differ(self.state, new_state):
            fields.append("state")
        if new_cwd != self.cwd:
            fields.append("cwd")
        if new_additional_directories is not self.additional_directories and differ(
            self.additional_directories, new_additional_directories
        ):
            fields.append("additional_directories")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.title = new_title
        self.description = new_description
        self.capabilities = new_capabilities
        self.state = new_state
        self.cwd = new_cwd
        self.additional_directories = new_additional_directories
        self.meta = new_meta
        return Change("subagent", self.session_id, self, False, tuple(fields), None, update)

    def to_update(self) -> SubagentUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return SubagentUpdate(
            session_id=self.session_id,
            title=self.title,
            description=self.description,
            capabilities=self.capabilities,
            state=self.state,
            cwd=self.cwd,
            additional_directories=None
            if self.additional_directories is None
            else list(self.additional_directories),
            meta=dict(self.meta) or None,
        )


class SessionInfoState(StoredEntity):
    """Session metadata has been updated (title, timestamps, custom metadata)

    Update to session metadata. All fields are optional to support partial updates.

    Agents send this notification to update session information like title or custom metadata.
    Clients can use it to keep session titles and state current.

    Omitted fields leave the existing session info unchanged. `null` clears the
    corresponding value. A concrete `_meta` object patches the stored metadata by
    top-level key.
    """

    __slots__ = (
        "title",
        "updated_at",
        "meta",
    )
    _kind: ClassVar[str] = "info"
    _fields: ClassVar[tuple[str, ...]] = (
        "title",
        "updated_at",
        "meta",
    )

    def __init__(self) -> None:
        """Start a new one with the protocol's defaults."""
        self.title: str | None = None
        """Human-readable title for the session. Set to null to clear."""
        self.updated_at: str | None = None
        """RFC 3339 timestamp of last activity. Set to null to clear."""
        self.meta: dict[str, Any] = {}
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
        clears it. An object patches the stored metadata by top-level key: keys it omits are
        unchanged, a key set to `null` is removed, and any other value replaces that key's
        stored value without merging nested objects. Beyond this patch rule, implementations
        MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
        """

    def apply(self, update: SessionInfoUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, SessionInfoUpdate, None, None)
        new_title = self.title if update.title is UNSET else update.title
        new_updated_at = self.updated_at if update.updated_at is UNSET else update.updated_at
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_title != self.title:
            fields.append("title")
        if new_updated_at != self.updated_at:
            fields.append("updated_at")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.title = new_title
        self.updated_at = new_updated_at
        self.meta = new_meta
        return Change("info", None, self, False, tuple(fields), None, update)

    def to_update(self) -> SessionInfoUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return SessionInfoUpdate(
            title=self.title,
            updated_at=self.updated_at,
            meta=dict(self.meta) or None,
        )


class UsageState(StoredEntity):
    """Context window and cost update for the session.

    Context window and cost update for a session.
    """

    __slots__ = (
        "used",
        "size",
        "cost",
    )
    _kind: ClassVar[str] = "usage"
    _fields: ClassVar[tuple[str, ...]] = (
        "used",
        "size",
        "cost",
    )

    def __init__(self, used: int, size: int) -> None:
        """Start a new one with the protocol's defaults."""
        self.used: int = used
        """Tokens currently in context."""
        self.size: int = size
        """Total context window size in tokens."""
        self.cost: Cost | None = None
        """Cumulative session cost.

        Omitted leaves the last reported cost unchanged. `null` clears it. A value replaces it.
        """

    def apply(self, update: UsageUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, UsageUpdate, None, None)
        new_used = update.used
        new_size = update.size
        new_cost = self.cost if update.cost is UNSET else update.cost
        fields: list[str] = []
        if new_used != self.used:
            fields.append("used")
        if new_size != self.size:
            fields.append("size")
        if new_cost is not self.cost and differ(self.cost, new_cost):
            fields.append("cost")
        self.used = new_used
        self.size = new_size
        self.cost = new_cost
        return Change("usage", None, self, False, tuple(fields), None, update)

    def to_update(self) -> UsageUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return UsageUpdate(
            used=self.used,
            size=self.size,
            cost=self.cost,
        )


Entity: TypeAlias = (
    UserMessageState
    | AgentMessageState
    | AgentThoughtState
    | SessionMessageState
    | ToolCallState
    | TerminalState
    | PlanState
    | CompactionState
    | SubagentState
    | SessionInfoState
    | UsageState
)
"""Everything that a session stores as an entity."""
