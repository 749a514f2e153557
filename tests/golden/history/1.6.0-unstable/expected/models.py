# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

from ._runtime.objects import untag

if TYPE_CHECKING:
    from .unions import (
        AvailableCommandInput,
        ContentBlock,
        DiffChange,
        EmbeddedResourceResource,
        PlanUpdateContent,
        RequestPermissionOutcome,
        RequestPermissionSubject,
        SessionConfigOption,
        SessionConfigSelectOptions,
        SessionUpdate,
        State,
        ToolCallContent,
    )


from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from .enums import (
    CompactionStatus,
    DiffFileType,
    DiffPatchFormat,
    IconTheme,
    NoticeSeverity,
    PermissionOptionKind,
    PlanEntryPriority,
    PlanEntryStatus,
    Role,
    SessionConfigOptionCategory,
    StopReason,
    ToolCallStatus,
    ToolKind,
)

AbsolutePath: TypeAlias = str
"""An absolute filesystem path used by the protocol."""


class Annotations(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Optional annotations for the client. The client can use annotations to inform how objects are used or displayed"""

    audience: list[Role] | None | UnsetType = UNSET
    """Intended recipients for this content, such as the user or assistant."""

    last_modified: str | None | UnsetType = field(name="lastModified", default=UNSET)
    """Timestamp indicating when the underlying resource was last modified.

    Must be an RFC 3339 formatted string (e.g., "2025-01-12T15:00:58Z").
    """

    priority: Annotated[float, Meta(ge=0.0, le=1.0)] | None | UnsetType = UNSET
    """Relative importance of this content when clients choose what to surface."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class AvailableCommand(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Information about a command."""

    name: str
    """Command name (e.g., `create_plan`, `research_codebase`)."""

    description: str
    """Human-readable description of what the command does."""

    input: "AvailableCommandInput | None | UnsetType" = UNSET
    """Input for the command if required"""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class AvailableCommandsUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="available_commands_update",
):
    """Available commands are ready or have changed"""

    session_update: ClassVar[Literal["available_commands_update"]] = "available_commands_update"

    available_commands: list[AvailableCommand] = field(name="availableCommands")
    """Commands the agent can execute."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class CancelledRequestPermissionOutcome(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="outcome",
    tag="cancelled",
):
    """Active session work was cancelled before the user responded.

    When a client sends a `session/cancel` notification to cancel active
    session work, it MUST respond to all pending `session/request_permission`
    requests with this `Cancelled` outcome.

    See protocol docs: [Cancellation](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#cancellation)
    """

    outcome: ClassVar[Literal["cancelled"]] = "cancelled"


CompactionId: TypeAlias = str
"""**UNSTABLE**

This capability is not part of the spec yet, and may be removed or changed at any point.

Unique identifier for a context compaction within a session.
"""


class CompactionSummaryChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="compaction_summary_chunk",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A content block appended to a context compaction's retained summary.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A content block appended to the retained summary of an in-progress
    compaction. Agents send chunks only after an `in_progress` update and before
    the terminal update for the same ID.
    """

    session_update: ClassVar[Literal["compaction_summary_chunk"]] = "compaction_summary_chunk"

    compaction_id: CompactionId = field(name="compactionId")
    """ID of the compaction whose summary receives this content."""

    content: "ContentBlock"
    """One content block to append."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Metadata scoped to this chunk. Omission and `null` both mean absent."""


class CompactionUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="compaction_update",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A context compaction has been created or updated.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A context compaction upsert. The first update fixes the compaction's
    timeline position. Later updates with the same ID patch that entity in place.

    `summary`, `error`, and `_meta` have patch semantics: omission leaves the
    stored value unchanged, `null` clears it, and a concrete value replaces it.
    `summary: []` also clears the retained summary. A non-empty summary is only
    valid with `completed`; `error` is only valid with `failed`.
    """

    session_update: ClassVar[Literal["compaction_update"]] = "compaction_update"

    compaction_id: CompactionId = field(name="compactionId")
    """The Agent-owned ID of this compaction, unique within the session."""

    status: CompactionStatus
    """Current lifecycle status."""

    summary: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement user-displayable summary retained by the compaction."""

    error: str | None | UnsetType = UNSET
    """Human-readable description of why the compaction failed."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Extensible metadata patch for this compaction."""


class ConfigOptionUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="config_option_update",
):
    """Session configuration options have been updated."""

    session_update: ClassVar[Literal["config_option_update"]] = "config_option_update"

    config_options: "list[SessionConfigOption]" = field(name="configOptions")
    """The full set of configuration options and their current values."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ContentToolCallContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="content",
):
    """Standard content block (text, images, resources)."""

    type: ClassVar[Literal["content"]] = "content"

    content: "ContentBlock"
    """The actual content block."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class Cost(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Cost information for a session."""

    amount: float
    """Total cumulative cost for session."""

    currency: Annotated[str, Meta(pattern="^[A-Z]{3}\\Z")]
    """ISO 4217 currency code (e.g., "USD", "EUR")."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class DiffPatch(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Renderable patch text and its format."""

    format: DiffPatchFormat
    """Patch format. The only ACP-defined value is `git_patch`."""

    text: str
    """Patch text in the format named by `format`."""


class DiffPathChange(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Operation metadata for add, delete, and modify changes."""

    path: AbsolutePath
    """Absolute path for the operation."""


class DiffPathPairChange(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Operation metadata for move and copy changes."""

    old_path: AbsolutePath = field(name="oldPath")
    """Absolute path before the operation."""

    path: AbsolutePath
    """Absolute path after the operation."""


class DiffToolCallContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="diff",
):
    """File modification shown as a diff.

    File changes produced by a tool call.

    `changes` is authoritative for affected absolute paths and operations.
    `patch` optionally carries renderable text for some or all of those changes
    and MUST be consistent with `changes`. Agents SHOULD provide `patch` whenever
    feasible. Clients MUST handle diffs where `patch` is omitted or `null`.

    See protocol docs: [Content](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#content)
    """

    type: ClassVar[Literal["diff"]] = "diff"

    changes: "list[DiffChange]"
    """Structured file changes described by this diff.

    Clients can use this field without parsing patch text to determine affected paths.
    """

    patch: DiffPatch | None | UnsetType = UNSET
    """Renderable patch text for some or all of the structured changes.

    Agents SHOULD provide patch text whenever feasible. Omitted or `null`
    means no renderable patch text was provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


MediaType: TypeAlias = str
"""An Internet media type identifying the format of protocol content."""


class AddDiffChange(
    DiffPathChange,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="operation",
    tag="add",
):
    """A file was added."""

    operation: ClassVar[Literal["add"]] = "add"

    file_type: DiffFileType | None | UnsetType = field(name="fileType", default=UNSET)
    """File content kind.

    Omitted or `null` means the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents.

    Omitted or `null` means the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class AudioContentBlock(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="audio",
):
    """Audio data for transcription or analysis.

    Requires the `audio` prompt capability when included in prompts.

    Audio provided to or from an LLM.
    """

    type: ClassVar[Literal["audio"]] = "audio"

    data: str
    """Base64-encoded media payload."""

    mime_type: MediaType = field(name="mimeType")
    """MIME type describing the encoded media payload."""

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


class BlobResourceContents(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Binary resource contents."""

    blob: str
    """Base64-encoded bytes for a binary resource payload."""

    uri: str
    """URI associated with this resource or media payload."""

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type describing the encoded media payload."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def blob_bytes(self) -> bytes:
        """The bytes that `blob` encodes; ValueError where it is not base64."""
        value = self.blob
        return a2b_base64(value, strict_mode=True)


class CopyDiffChange(
    DiffPathPairChange,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="operation",
    tag="copy",
):
    """A file was copied."""

    operation: ClassVar[Literal["copy"]] = "copy"

    file_type: DiffFileType | None | UnsetType = field(name="fileType", default=UNSET)
    """File content kind.

    Omitted or `null` means the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents.

    Omitted or `null` means the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class DeleteDiffChange(
    DiffPathChange,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="operation",
    tag="delete",
):
    """A file was deleted."""

    operation: ClassVar[Literal["delete"]] = "delete"

    file_type: DiffFileType | None | UnsetType = field(name="fileType", default=UNSET)
    """File content kind.

    Omitted or `null` means the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents.

    Omitted or `null` means the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class Icon(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """An optionally-sized icon that can be displayed in a user interface."""

    src: str
    """A standard URI pointing to an icon resource."""

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """Optional MIME type override if the source MIME type is missing or generic."""

    sizes: list[str] | None | UnsetType = UNSET
    """Optional array of strings that specify sizes at which the icon can be used.
    Each string should be in `WxH` format (e.g., `"48x48"`, `"96x96"`) or
    `"any"` for scalable formats like SVG.

    If not provided, the client should assume that the icon can be used at any size.
    """

    theme: IconTheme | None | UnsetType = UNSET
    """Optional theme this icon is designed for."""


class ImageContentBlock(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="image",
):
    """Images for visual context or analysis.

    Requires the `image` prompt capability when included in prompts.

    An image provided to or from an LLM.
    """

    type: ClassVar[Literal["image"]] = "image"

    data: str
    """Base64-encoded media payload."""

    mime_type: MediaType = field(name="mimeType")
    """MIME type describing the encoded media payload."""

    uri: str | None | UnsetType = UNSET
    """URI associated with this resource or media payload."""

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


MessageId: TypeAlias = str
"""Unique identifier for a message within a session."""


class AgentMessage(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="agent_message",
):
    """An agent message has been created or updated.

    Agents can send this in addition to streamed chunks. When a client
    receives another `agent_message` update with the same `messageId`,
    fields in the new update patch the previous fields for that message.

    An agent message upsert.

    Only [`AgentMessage::message_id`] is required. `content` has patch semantics:
    an omitted field leaves existing message content unchanged, `null` clears the
    value, and a concrete array replaces the previous value. For a new
    `messageId`, omitted fields use client defaults. `content` is replaced as a
    whole array; send `[]` or `null` to clear it.

    Message updates and chunks are applied in the order they are received. When
    an `agent_message` update includes `content`, that array replaces any
    content previously accumulated for the message, including content from
    earlier chunks. Later chunks with the same `messageId` append to the current
    content.
    """

    session_update: ClassVar[Literal["agent_message"]] = "agent_message"

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the message."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement content for this message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. Omitted means no metadata update; `null` is an explicit clear signal.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class AgentThought(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="agent_thought",
):
    """An agent thought or reasoning message has been created or updated.

    Agents can send this in addition to streamed chunks. When a client
    receives another `agent_thought` update with the same `messageId`,
    fields in the new update patch the previous fields for that message.

    An agent thought or reasoning message upsert.

    Only [`AgentThought::message_id`] is required. `content` has patch semantics:
    an omitted field leaves existing thought content unchanged, `null` clears the
    value, and a concrete array replaces the previous value. For a new
    `messageId`, omitted fields use client defaults. `content` is replaced as a
    whole array; send `[]` or `null` to clear it.

    Message updates and chunks are applied in the order they are received. When
    an `agent_thought` update includes `content`, that array replaces any
    content previously accumulated for the thought, including content from
    earlier chunks. Later chunks with the same `messageId` append to the current
    content.
    """

    session_update: ClassVar[Literal["agent_thought"]] = "agent_thought"

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the thought message."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement content for this thought message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. Omitted means no metadata update; `null` is an explicit clear signal.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ContentChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A streamed item of message content."""

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the message this chunk belongs to.

    All chunks belonging to the same message share the same `messageId`.
    A change in `messageId` indicates a new message has started.
    """

    content: "ContentBlock"
    """A single item of content"""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. This field is chunk-scoped.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class AgentMessageChunk(
    ContentChunk,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="agent_message_chunk",
):
    """A chunk of the agent's response being streamed."""

    session_update: ClassVar[Literal["agent_message_chunk"]] = "agent_message_chunk"


class AgentThoughtChunk(
    ContentChunk,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="agent_thought_chunk",
):
    """A chunk of the agent's internal reasoning being streamed."""

    session_update: ClassVar[Literal["agent_thought_chunk"]] = "agent_thought_chunk"


class ModifyDiffChange(
    DiffPathChange,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="operation",
    tag="modify",
):
    """A file was modified in place."""

    operation: ClassVar[Literal["modify"]] = "modify"

    file_type: DiffFileType | None | UnsetType = field(name="fileType", default=UNSET)
    """File content kind.

    Omitted or `null` means the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents.

    Omitted or `null` means the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class MoveDiffChange(
    DiffPathPairChange,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="operation",
    tag="move",
):
    """A file was moved or renamed."""

    operation: ClassVar[Literal["move"]] = "move"

    file_type: DiffFileType | None | UnsetType = field(name="fileType", default=UNSET)
    """File content kind.

    Omitted or `null` means the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents.

    Omitted or `null` means the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class Notice(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="notice",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Advisory information for the user that is not part of session history.

    No Client capability is required. Clients that do not understand or
    present notices may ignore them.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Fire-and-forget advisory information for the user.

    Notices are live events rather than session history. Agents must not rely on
    a notice being received, displayed, or seen by the user.
    No Client capability is required, and unsupported Clients may ignore notices.

    See RFD: [Session Notices](https://agentclientprotocol.com/rfds/session-notices)
    """

    session_update: ClassVar[Literal["notice"]] = "notice"

    severity: NoticeSeverity
    """Presentation severity hint."""

    title: Annotated[str, Meta(min_length=1)]
    """Required non-empty plain-text title that can stand alone."""

    description: str | None | UnsetType = UNSET
    """Optional plain-text detail or guidance.

    Omitted and `null` are equivalent and mean no description was supplied.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Metadata scoped to this notice.

    Omitted and `null` are equivalent and mean no metadata was supplied.
    """


PermissionOptionId: TypeAlias = str
"""Unique identifier for a permission option."""


class PermissionOption(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """An option presented to the user when requesting permission."""

    option_id: PermissionOptionId = field(name="optionId")
    """Unique identifier for this permission option."""

    name: str
    """Human-readable label to display to the user."""

    kind: PermissionOptionKind
    """Hint about the nature of this permission option."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class PlanEntry(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A single entry in the execution plan.

    Represents a task or goal that the assistant intends to accomplish
    as part of fulfilling the user's request.
    See protocol docs: [Plan Entries](https://agentclientprotocol.com/protocol/v2/draft/agent-plan#plan-entries)
    """

    content: str
    """Human-readable description of what this task aims to accomplish."""

    priority: PlanEntryPriority
    """The relative importance of this task.
    Used to indicate which tasks are most critical to the overall goal.
    """

    status: PlanEntryStatus
    """Current execution status of this task."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


PlanId: TypeAlias = str
"""Unique identifier for a plan within a session."""


class FilePlanUpdateContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="file",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A URI pointing to a file containing the plan.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A plan represented by a file URI.
    """

    type: ClassVar[Literal["file"]] = "file"

    plan_id: PlanId = field(name="planId")
    """The plan ID to update."""

    uri: str
    """The URI of the file containing the plan."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ItemsPlanUpdateContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="items",
):
    """Structured plan entries.

    A plan represented as structured entries.
    """

    type: ClassVar[Literal["items"]] = "items"

    plan_id: PlanId = field(name="planId")
    """The plan ID to update."""

    entries: list[PlanEntry]
    """The list of tasks to be accomplished.

    When updating an item-based plan, the agent must send a complete list of all entries
    with their current status. The client replaces that plan with each update.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class MarkdownPlanUpdateContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="markdown",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Raw markdown content for the plan.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A plan represented as raw markdown content.
    """

    type: ClassVar[Literal["markdown"]] = "markdown"

    plan_id: PlanId = field(name="planId")
    """The plan ID to update."""

    content: str
    """Markdown content for the plan."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class PlanRemoved(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="plan_removed",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Removal notice for a plan identified by ID.
    """

    session_update: ClassVar[Literal["plan_removed"]] = "plan_removed"

    plan_id: PlanId = field(name="planId")
    """The plan ID to remove."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class PlanUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="plan_update",
):
    """A content update for a plan identified by ID.
    See protocol docs: [Agent Plan](https://agentclientprotocol.com/protocol/v2/draft/agent-plan)
    """

    session_update: ClassVar[Literal["plan_update"]] = "plan_update"

    plan: "PlanUpdateContent"
    """The updated plan content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class PromptResponse(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Response acknowledging that a user prompt was inserted into the ACP conversation.

    This response does not indicate that the prompt was merely received or queued, nor that the
    agent has finished processing it.
    Processing and completion are reported through `state_update` session updates.

    See protocol docs: [Prompt Accepted](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#2-prompt-accepted)
    """

    message_id: MessageId = field(name="messageId")
    """Identifies the user message inserted into the ACP conversation.

    Required and non-null. Omission and explicit `null` are both invalid.

    The corresponding user-message session update carries this same identifier and may arrive
    before or after this response. Agents must echo the message during the live session, but are
    not required to retain it. If retained and replayed, the message keeps this identifier.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class RequestPermissionResponse(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Response to a permission request."""

    outcome: "RequestPermissionOutcome"
    """The user's decision on the permission request."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class RequiresActionStateUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="requires_action",
):
    """Foreground work is blocked on user action."""

    state: ClassVar[Literal["requires_action"]] = "requires_action"

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ResourceContentBlock(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="resource",
):
    """Complete resource contents embedded directly in the message.

    Preferred for including context as it avoids extra round-trips.

    Requires the `embeddedContext` prompt capability when included in prompts.

    The contents of a resource, embedded into a prompt or tool call result.
    """

    type: ClassVar[Literal["resource"]] = "resource"

    resource: "EmbeddedResourceResource"
    """Embedded resource payload, either text or binary data."""

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ResourceLinkContentBlock(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="resource_link",
):
    """References to resources that the agent can access.

    All agents MUST support resource links in prompts.

    A resource that the server is capable of reading, included in a prompt or tool call result.
    """

    type: ClassVar[Literal["resource_link"]] = "resource_link"

    name: str
    """Human-readable name shown for this protocol object."""

    uri: str
    """URI associated with this resource or media payload."""

    title: str | None | UnsetType = UNSET
    """Optional display title for end-user UI."""

    description: str | None | UnsetType = UNSET
    """Optional human-readable details shown with this protocol object."""

    icons: list[Icon] | None | UnsetType = UNSET
    """Optional set of sized icons that the client can display in a user interface."""

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type describing the encoded media payload."""

    size: int | None | UnsetType = UNSET
    """Optional size of the linked resource in bytes, if known."""

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class RunningStateUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="running",
):
    """Foreground work is in progress."""

    state: ClassVar[Literal["running"]] = "running"

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SelectedRequestPermissionOutcome(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="outcome",
    tag="selected",
):
    """The user selected one of the provided options."""

    outcome: ClassVar[Literal["selected"]] = "selected"

    option_id: PermissionOptionId = field(name="optionId")
    """The ID of the option the user selected."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SessionCancelCapabilities(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Capability to cancel work in a subagent session without ending that session.

    Supplying `{}` advertises support; an omitted or `null` `cancel` does not.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


SessionConfigGroupId: TypeAlias = str
"""Unique identifier for a session configuration option value group."""


SessionConfigId: TypeAlias = str
"""Unique identifier for a session configuration option."""


class BooleanSessionConfigOption(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="boolean",
):
    """Boolean on/off toggle.

    A boolean on/off toggle session configuration option payload.
    """

    type: ClassVar[Literal["boolean"]] = "boolean"

    current_value: bool = field(name="currentValue")
    """The current value of the boolean option."""

    config_id: SessionConfigId = field(name="configId")
    """Unique identifier for the configuration option."""

    name: str
    """Human-readable label for the option."""

    description: str | None | UnsetType = UNSET
    """Optional description for the Client to display to the user."""

    category: SessionConfigOptionCategory | None | UnsetType = UNSET
    """Optional semantic category for this option (UX only)."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


SessionConfigValueId: TypeAlias = str
"""Unique identifier for a session configuration option value."""


class SelectSessionConfigOption(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="select",
):
    """Single-value selector (dropdown).

    A single-value selector (dropdown) session configuration option payload.
    """

    type: ClassVar[Literal["select"]] = "select"

    current_value: SessionConfigValueId = field(name="currentValue")
    """The currently selected value."""

    options: "SessionConfigSelectOptions"
    """The set of selectable options."""

    config_id: SessionConfigId = field(name="configId")
    """Unique identifier for the configuration option."""

    name: str
    """Human-readable label for the option."""

    description: str | None | UnsetType = UNSET
    """Optional description for the Client to display to the user."""

    category: SessionConfigOptionCategory | None | UnsetType = UNSET
    """Optional semantic category for this option (UX only)."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SessionConfigSelectOption(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A possible value for a session configuration option."""

    value: SessionConfigValueId
    """Unique identifier for this option value."""

    name: str
    """Human-readable label for this option value."""

    description: str | None | UnsetType = UNSET
    """Optional description for this option value."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SessionConfigSelectGroup(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A group of possible values for a session configuration option."""

    group_id: SessionConfigGroupId = field(name="groupId")
    """Unique identifier for this group."""

    name: str
    """Human-readable label for this group."""

    options: list[SessionConfigSelectOption]
    """The set of option values in this group."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


SessionId: TypeAlias = str
"""A unique identifier for a conversation session between a client and agent.

Sessions maintain their own context, conversation history, and state,
allowing multiple independent interactions with the same agent.

See protocol docs: [Session ID](https://agentclientprotocol.com/protocol/v2/draft/session-setup#session-id)
"""


class CancelSessionNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Notification to cancel ongoing operations for a session.

    See protocol docs: [Cancellation](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#cancellation)
    """

    session_id: SessionId = field(name="sessionId")
    """The ID of the session to cancel operations for."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class PromptRequest(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Request parameters for sending a user prompt to the agent.

    Contains the user's message and any additional context.

    See protocol docs: [User Message](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#1-user-message)
    """

    session_id: SessionId = field(name="sessionId")
    """The ID of the session to send this user message to"""

    prompt: "list[ContentBlock]"
    """The blocks of content that compose the user's message.

    As a baseline, the Agent MUST support [`ContentBlock::Text`] and [`ContentBlock::ResourceLink`],
    while other variants are optionally enabled via [`PromptCapabilities`].

    The Client MUST adapt its interface according to [`PromptCapabilities`].

    The client MAY include referenced pieces of context as either
    [`ContentBlock::Resource`] or [`ContentBlock::ResourceLink`].

    When available, [`ContentBlock::Resource`] is preferred
    as it avoids extra round-trips and allows the message to include
    pieces of context from sources the agent may not have access to.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class RequestPermissionRequest(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Request for user permission to proceed with an operation.

    Sent when the agent needs authorization before performing a sensitive operation.

    See protocol docs: [Requesting Permission](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#requesting-permission)
    """

    session_id: SessionId = field(name="sessionId")
    """The session ID for this request."""

    title: str
    """Human-readable title for the permission prompt.

    This title is specific to the permission prompt and does not update any
    subject's displayed title.
    """

    options: Annotated[list[PermissionOption], Meta(min_length=1)]
    """Available permission options for the user to choose from.
    Must contain at least one option.
    """

    description: str | None | UnsetType = UNSET
    """Optional human-readable explanation of why permission is needed.

    This text is specific to the permission prompt and does not update any
    subject's displayed content. Omitted or `null` both mean no separate
    permission description was provided.
    """

    subject: "RequestPermissionSubject | None | UnsetType" = UNSET
    """Optional structured context about the operation requiring permission.

    Omitted or `null` both mean no structured subject was provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SessionInfoUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="session_info_update",
):
    """Session metadata has been updated (title, timestamps, custom metadata)

    Update to session metadata. All fields are optional to support partial updates.

    Agents send this notification to update session information like title or custom metadata.
    This allows clients to display dynamic session names and track session state changes.

    Omitted fields leave the existing session info unchanged. `null` clears the
    corresponding value.
    """

    session_update: ClassVar[Literal["session_info_update"]] = "session_info_update"

    title: str | None | UnsetType = UNSET
    """Human-readable title for the session. Set to null to clear."""

    updated_at: str | None | UnsetType = field(name="updatedAt", default=UNSET)
    """RFC 3339 timestamp of last activity. Set to null to clear."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted means no metadata update; `null` is an
    explicit clear signal. Implementations MUST NOT make assumptions about values at these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SessionMessage(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="session_message",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A message upsert observed in this session's transcript, sent to or
    received from another session.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    An upsert for an inter-session message.
    """

    session_update: ClassVar[Literal["session_message"]] = "session_message"

    message_id: MessageId = field(name="messageId")
    """Identifier of this message within the enclosing session's transcript."""

    sender_session_id: SessionId | None | UnsetType = field(name="senderSessionId", default=UNSET)
    """Optional sending session identity; omission or `null` retains a known value."""

    recipient_session_id: SessionId | None | UnsetType = field(
        name="recipientSessionId", default=UNSET
    )
    """Optional receiving session identity; omission or `null` retains a known value."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Omitted leaves content unchanged; `null` clears it; a concrete array
    replaces the whole content collection.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Omitted leaves metadata unchanged; `null` clears it.

    Implementations MUST NOT make assumptions about values in `_meta`.
    """


class SessionMessageChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="session_message_chunk",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    One content block appended to a sent or received session message.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A streamed content block of an inter-session message.
    """

    session_update: ClassVar[Literal["session_message_chunk"]] = "session_message_chunk"

    message_id: MessageId = field(name="messageId")
    """Identifier of this message within the enclosing session's transcript."""

    content: "ContentBlock"
    """A single content block appended to the message."""

    sender_session_id: SessionId | None | UnsetType = field(name="senderSessionId", default=UNSET)
    """Optional sending session identity; omission or `null` retains a known value."""

    recipient_session_id: SessionId | None | UnsetType = field(
        name="recipientSessionId", default=UNSET
    )
    """Optional receiving session identity; omission or `null` retains a known value."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """Optional and nullable chunk-scoped metadata; omitted or `null` means none.

    Implementations MUST NOT make assumptions about values in `_meta`.
    """


class SubagentSessionCapabilities(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Client-initiated session mutations permitted for a specific subagent session.

    A mutation requires an explicit per-child capability; support for the method
    on ordinary sessions does not grant support on a child.
    """

    cancel: SessionCancelCapabilities | None | UnsetType = UNSET
    """Permits the client to cancel this child's current work without ending
    the session. Omitted or `null` means unsupported; an object (including
    `{}`) means supported.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.
    """


class SubagentUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="subagent_update",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Announces a child session created and owned by this session, or updates
    that ownership association's metadata.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Notification that the enclosing parent session created and owns a child session.

    Later updates modify the existing association's metadata, not its ownership.

    Sent on the immediate parent session. The first update for an unknown
    [`SubagentUpdate::session_id`] announces the child and MUST be sent
    before any live request or notification bearing the child's session ID,
    including messages naming it as sender or recipient. Child events are
    delivered automatically; no separate child load, resume, or subscription is needed.
    Understanding this update, registering child sessions, and applying their
    operation restrictions are baseline v2 requirements; no Client capability
    is required.

    Only [`SubagentUpdate::session_id`] is required. Other fields have
    patch semantics: omitted fields leave the stored value unchanged, `null`
    clears or unsets the value, and concrete values replace it. For `state`,
    `null` removes the current state report and leaves activity unconfirmed;
    it does not report idle or cancellation. A child whose capabilities are
    unset permits no Client-initiated session mutations.

    The title and description provide the parent's display metadata for the
    child. Agents SHOULD mirror known child state changes in the parent's
    [`SubagentUpdate::state`] using the same [`StateUpdate`] snapshot as the
    ordinary `state_update` notification on the child session. This reports
    child state, not a separate parent-owned lifecycle. Consumers should
    treat duplicate reports idempotently.
    Completing or cancelling work does not end the association: the parent may
    message the same child again. Individual messages and their outcomes do not
    change this association.
    """

    session_update: ClassVar[Literal["subagent_update"]] = "subagent_update"

    session_id: SessionId = field(name="sessionId")
    """The opaque session ID identifying the child in all ACP messages."""

    title: str | None | UnsetType = UNSET
    """The parent's human-readable display title for this child. It need not be unique.

    Optional and nullable. Omitted means unchanged; `null` clears it. If no
    title is set, the Client chooses a fallback presentation.
    """

    description: str | None | UnsetType = UNSET
    """The parent's human-readable description of the child's role or purpose.

    Optional and nullable. Omitted means unchanged; `null` clears it. This is
    current display metadata, not the history of instructions sent to the child.
    """

    capabilities: SubagentSessionCapabilities | None | UnsetType = UNSET
    """Client-initiated session mutations permitted for this subagent session.

    Read-only operations retain their normal protocol semantics and
    capability requirements.
    """

    state: "State | None | UnsetType" = UNSET
    """The child's current foreground state, mirrored onto its parent association.

    Optional and nullable. Omitted means unchanged; `null` removes the
    current report and leaves activity unconfirmed (not idle or cancelled).
    A concrete [`StateUpdate`] replaces the entire previous snapshot.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted means no metadata update; `null` is an
    explicit clear signal. Implementations MUST NOT make assumptions about values at these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class TerminalExitStatus(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Exit information for an agent-owned terminal.

    The presence of this object marks the terminal as exited, even when neither
    an exit code nor a signal is known.
    """

    exit_code: Annotated[int, Meta(ge=0)] | None | UnsetType = field(name="exitCode", default=UNSET)
    """Process exit code, when known. Omitted and `null` are equivalent."""

    signal: str | None | UnsetType = UNSET
    """Signal that terminated the process, when known.

    Agents should use the conventional platform signal name. POSIX examples
    include `SIGTERM`, `SIGKILL`, and `SIGINT`. Other platforms may use a
    platform-specific name. Omitted and `null` are equivalent.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. This metadata is scoped to the exit information. Omitted
    and `null` are equivalent and mean no exit metadata was provided.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


TerminalId: TypeAlias = str
"""Unique identifier for an agent-owned terminal within a session."""


class TerminalOutput(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """An authoritative replacement snapshot of terminal output bytes."""

    data: str
    """Base64-encoded replacement terminal output bytes."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. This metadata is scoped to the replacement snapshot. Omitted
    and `null` are equivalent and mean no snapshot metadata was provided.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


class TerminalOutputChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="terminal_output_chunk",
):
    """A chunk of bytes appended to an agent-owned terminal's output."""

    session_update: ClassVar[Literal["terminal_output_chunk"]] = "terminal_output_chunk"

    terminal_id: TerminalId = field(name="terminalId")
    """The terminal receiving these bytes."""

    data: str
    """Independently base64-encoded terminal output bytes."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. This field is chunk-scoped. Omitted and `null` are
    equivalent and mean no chunk metadata was provided.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


class TerminalToolCallContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="terminal",
):
    """A display-only reference to an agent-owned terminal.

    A display-only reference to an agent-owned terminal.

    Terminal state and output are delivered separately through
    [`TerminalUpdate`] and [`TerminalOutputChunk`].
    """

    type: ClassVar[Literal["terminal"]] = "terminal"

    terminal_id: TerminalId = field(name="terminalId")
    """The ID of the terminal to display."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. This metadata is scoped to the content reference. Omitted
    and `null` are equivalent and mean no item metadata was provided.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class TerminalUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="terminal_update",
):
    """An agent-owned terminal has been created or updated.

    An upsert for the stored state of an agent-owned terminal.

    Only [`TerminalUpdate::terminal_id`] is required. Other fields have patch
    semantics: omitted fields leave the stored value unchanged, `null` clears
    it, and concrete values replace it. When the terminal ID is new, omitted
    fields start unknown.
    """

    session_update: ClassVar[Literal["terminal_update"]] = "terminal_update"

    terminal_id: TerminalId = field(name="terminalId")
    """Unique identifier for this terminal within the session."""

    command: str | None | UnsetType = UNSET
    """The command being run."""

    cwd: AbsolutePath | None | UnsetType = UNSET
    """The absolute working directory of the command."""

    output: TerminalOutput | None | UnsetType = UNSET
    """An authoritative replacement snapshot of terminal output bytes."""

    exit_status: TerminalExitStatus | None | UnsetType = field(name="exitStatus", default=UNSET)
    """Exit information. A concrete object marks the terminal as exited."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted means no metadata update; `null` is an
    explicit clear signal. Implementations MUST NOT make assumptions about values at these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class TextAvailableCommandInput(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="text",
):
    """All text that was typed after the command name is provided as input."""

    type: ClassVar[Literal["text"]] = "text"

    hint: str
    """A hint to display when the input hasn't been provided yet"""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class TextContentBlock(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="text",
):
    """Text content. May be plain text or formatted with Markdown.

    All agents MUST support text content blocks in prompts.
    Clients SHOULD render this text as Markdown.

    Text provided to or from an LLM.
    """

    type: ClassVar[Literal["text"]] = "text"

    text: str
    """Text payload carried by this content block."""

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class TextResourceContents(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Text-based resource contents."""

    text: str
    """Text payload carried by this content block."""

    uri: str
    """URI associated with this resource or media payload."""

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type describing the encoded media payload."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


ToolCallId: TypeAlias = str
"""Unique identifier for a tool call within a session."""


class CommandRequestPermissionSubject(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="command",
):
    """Permission is requested before running a command.

    Permission request details for a command.
    """

    type: ClassVar[Literal["command"]] = "command"

    command: str
    """The command that would be run if permission is granted."""

    cwd: AbsolutePath
    """The absolute working directory for the command."""

    tool_call_id: ToolCallId | None | UnsetType = field(name="toolCallId", default=UNSET)
    """The associated tool call, when known. Omitted and `null` are equivalent."""

    terminal_id: TerminalId | None | UnsetType = field(name="terminalId", default=UNSET)
    """The associated terminal, when already known. Omitted and `null` are equivalent."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. Omitted and `null` are equivalent and mean no subject metadata was provided.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallContentChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="tool_call_content_chunk",
):
    """A chunk of tool-call content being streamed.

    A streamed item of tool-call content.

    Tool-call content chunks append one [`ToolCallContent`] item to the current
    content for the matching [`ToolCallId`]. Agents can use
    [`ToolCallUpdate::content`] when they need to replace the whole content
    collection instead.
    """

    session_update: ClassVar[Literal["tool_call_content_chunk"]] = "tool_call_content_chunk"

    tool_call_id: ToolCallId = field(name="toolCallId")
    """The ID of the tool call this content belongs to."""

    content: "ToolCallContent"
    """A single item of content produced by the tool call."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. This field is chunk-scoped.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallLocation(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A file location being accessed or modified by a tool.

    Enables clients to implement "follow-along" features that track
    which files the agent is working with in real-time.

    See protocol docs: [Following the Agent](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#following-the-agent)
    """

    path: AbsolutePath
    """The absolute file path being accessed or modified."""

    line: Annotated[int, Meta(ge=0)] | None | UnsetType = UNSET
    """Optional line number within the file."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallUpdateFields(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Represents an upsert for a tool call that the language model has requested.

    Tool calls are actions that the agent executes on behalf of the language model,
    such as reading files, executing code, or fetching data from external sources.

    Only [`ToolCallUpdate::tool_call_id`] is required. Other fields have patch semantics:
    omitted fields leave the existing tool call value unchanged, `null` clears or
    unsets the value, and concrete values replace the previous value. For
    collection fields, concrete arrays replace the previous collection, and both
    `null` and `[]` clear the collection. When a client receives a tool call ID it
    has not seen before, omitted fields use client defaults.

    See protocol docs: [Tool Calls](https://agentclientprotocol.com/protocol/v2/draft/tool-calls)
    """

    tool_call_id: ToolCallId = field(name="toolCallId")
    """Unique identifier for this tool call within the session."""

    name: str | None | UnsetType = UNSET
    """Programmatic name of the tool being invoked.

    This field is optional and has patch semantics. Omission means no
    change, `null` clears the name, and a string replaces it. For a tool
    call ID the client has not seen before, omission or `null` means that no
    tool name is available.
    """

    title: str | None | UnsetType = UNSET
    """Human-readable title describing what the tool is doing."""

    kind: ToolKind | None | UnsetType = UNSET
    """The category of tool being invoked.
    Helps clients choose appropriate icons and UI treatment.
    """

    status: ToolCallStatus | None | UnsetType = UNSET
    """Current execution status of the tool call."""

    content: "list[ToolCallContent] | None | UnsetType" = UNSET
    """Content produced by the tool call."""

    locations: list[ToolCallLocation] | None | UnsetType = UNSET
    """File locations affected by this tool call.
    Enables "follow-along" features in clients.
    """

    raw_input: Any | UnsetType = field(name="rawInput", default=UNSET)
    """Raw input parameters sent to the tool."""

    raw_output: Any | UnsetType = field(name="rawOutput", default=UNSET)
    """Raw output returned by the tool."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted means no metadata update; `null` is an
    explicit clear signal. Implementations MUST NOT make assumptions about values at these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallRequestPermissionSubject(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="tool_call",
):
    """Permission is requested before executing a tool call.

    Permission request details for a tool call.
    """

    type: ClassVar[Literal["tool_call"]] = "tool_call"

    tool_call: ToolCallUpdateFields = field(name="toolCall")
    """Details about the tool call requiring permission."""

    def __post_init__(self) -> None:
        """Write a tag only where the schema has one, whatever object was passed."""
        untag(self, "tool_call", ToolCallUpdateFields)


class ToolCallUpdate(
    ToolCallUpdateFields,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="tool_call_update",
):
    """A tool call has been created or updated."""

    session_update: ClassVar[Literal["tool_call_update"]] = "tool_call_update"


class UnknownStateUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="unknown",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    The Agent cannot currently determine foreground activity.
    This replaces previously confirmed activity without ending the work or session.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    The Agent cannot currently determine foreground activity.

    Report this when activity becomes unobservable, not merely because the session
    has been quiet. The Client MUST stop presenting the previous state as confirmed
    current activity, but may retain it as last known. A later state replaces this
    snapshot normally.

    This is not a task outcome or session closure. It does not cancel work, resolve
    pending requests, or revoke capabilities; capabilities are updated separately.
    """

    state: ClassVar[Literal["unknown"]] = "unknown"

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP for additional metadata.
    Implementations MUST NOT make assumptions about values at these keys.
    Optional; omitted and `null` mean no metadata for this state snapshot.
    """


class UpdateSessionNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Notification containing a session update from the agent.

    Agents can send session updates at any point while the session exists.

    See protocol docs: [Agent Reports Output](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#3-agent-reports-output)
    """

    session_id: SessionId = field(name="sessionId")
    """The ID of the session this update pertains to."""

    update: "SessionUpdate"
    """The actual update content."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class Usage(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Token usage information for completed session work.
    """

    total_tokens: Annotated[int, Meta(ge=0)] = field(name="totalTokens")
    """Sum of all token types across session."""

    input_tokens: Annotated[int, Meta(ge=0)] = field(name="inputTokens")
    """Total input tokens."""

    output_tokens: Annotated[int, Meta(ge=0)] = field(name="outputTokens")
    """Total output tokens."""

    thought_tokens: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name="thoughtTokens", default=UNSET
    )
    """Total thought/reasoning tokens"""

    cached_read_tokens: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name="cachedReadTokens", default=UNSET
    )
    """Total cache read tokens."""

    cached_write_tokens: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name="cachedWriteTokens", default=UNSET
    )
    """Total cache write tokens."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class IdleStateUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="state",
    tag="idle",
):
    """The agent is ready to process a new prompt."""

    state: ClassVar[Literal["idle"]] = "idle"

    stop_reason: StopReason | None | UnsetType = field(name="stopReason", default=UNSET)
    """Indicates why foreground work stopped.

    Optional. Omitted or `null` both mean the agent is not reporting a stop reason.
    Agents SHOULD include this when the idle transition ends foreground work.
    """

    usage: Usage | None | UnsetType = UNSET
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Token usage for completed foreground work.

    Optional. Omitted or `null` both mean the agent is not reporting token
    usage for this state update.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class UsageUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="usage_update",
):
    """Context window and cost update for the session.

    Context window and cost update for a session.
    """

    session_update: ClassVar[Literal["usage_update"]] = "usage_update"

    used: Annotated[int, Meta(ge=0)]
    """Tokens currently in context."""

    size: Annotated[int, Meta(ge=0)]
    """Total context window size in tokens."""

    cost: Cost | None | UnsetType = UNSET
    """Cumulative session cost (optional)."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class UserMessage(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="user_message",
):
    """A user message has been created or updated.

    Agents can send this when they accept or replay a user message. When a
    client receives another `user_message` update with the same `messageId`,
    fields in the new update patch the previous fields for that message.

    A user message upsert.

    Only [`UserMessage::message_id`] is required. `content` has patch semantics:
    an omitted field leaves existing message content unchanged, `null` clears the
    value, and a concrete array replaces the previous value. For a new
    `messageId`, omitted fields use client defaults. `content` is replaced as a
    whole array; send `[]` or `null` to clear it.

    Message updates and chunks are applied in the order they are received. When
    a `user_message` update includes `content`, that array replaces any content
    previously accumulated for the message, including content from earlier
    chunks. Later chunks with the same `messageId` append to the current
    content.
    """

    session_update: ClassVar[Literal["user_message"]] = "user_message"

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the message."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement content for this message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Implementations MUST NOT make assumptions about values at
    these keys. Omitted means no metadata update; `null` is an explicit clear signal.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class UserMessageChunk(
    ContentChunk,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="user_message_chunk",
):
    """A chunk of the user's message being streamed."""

    session_update: ClassVar[Literal["user_message_chunk"]] = "user_message_chunk"
