# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

from ._runtime.objects import untag

if TYPE_CHECKING:
    from .unions import (
        AvailableCommand,
        AvailableCommandInput,
        BackgroundWork,
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
    ErrorCode,
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
"""An absolute filesystem path used by the protocol.

Uses the native syntax of the machine the Agent runs on, such as `/home/user/project`,
`C:\\Users\\user\\project`, or `\\\\server\\share\\project`. It is not a URI.
"""


class Annotations(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Optional annotations for the client. The client can use annotations to inform how objects are used or displayed"""

    audience: list[Role] | None | UnsetType = UNSET
    """Intended recipients for this content, such as the user or assistant.

    Omitted and `null` are equivalent and mean no audience is specified.
    """

    last_modified: str | None | UnsetType = field(name="lastModified", default=UNSET)
    """Timestamp indicating when the underlying resource was last modified.

    Should be an ISO 8601 formatted string (e.g., "2025-01-12T15:00:58Z"), as in MCP.

    Omitted and `null` are equivalent and mean the modification time is not reported.
    """

    priority: Annotated[float, Meta(ge=0.0, le=1.0)] | None | UnsetType = UNSET
    """Relative importance of this content when clients choose what to surface, from 0 (least
    important) to 1 (most important).

    Omitted and `null` are equivalent and mean no priority is specified.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    available_commands: "list[AvailableCommand]" = field(name="availableCommands")
    """Commands the agent can execute."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """The request was not approved and no option was selected: the session's work was
    cancelled, the user dismissed the prompt, or the client declined it by policy.
    Agents MUST NOT proceed with the operation.

    The client answers a request the agent cancels with `$/cancel_request` with
    this outcome. After sending `session/cancel`, the client MAY also send it
    without waiting for `$/cancel_request`, for a request it knows belongs to the
    cancelled foreground work.

    See protocol docs: [Cancellation](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#cancellation)

    The request was not approved and no option was selected.
    """

    outcome: ClassVar[Literal["cancelled"]] = "cancelled"

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class CommandAvailableCommand(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="command",
):
    """A slash command the user can invoke by including it in a prompt.

    A slash command the user can invoke by including it in a prompt.

    The `type` discriminator value is `command`.
    """

    type: ClassVar[Literal["command"]] = "command"

    name: str
    """Command name without the leading `/` (e.g., `create_plan`, `research_codebase`).

    MUST NOT contain whitespace and MUST be unique within the command list.
    """

    description: str
    """Human-readable description of what the command does."""

    input: "AvailableCommandInput | None | UnsetType" = UNSET
    """Input for the command if required

    Omitted and `null` are equivalent and mean the command takes no input.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


CompactionId: TypeAlias = str
"""Unique identifier for a context compaction within a session."""


class CompactionSummaryChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="compaction_summary_chunk",
):
    """A content block appended to a context compaction's retained summary.

    A content block appended to a compaction's summary. A first-seen ID creates
    an in-progress compaction. Chunks append in receive order.
    """

    session_update: ClassVar[Literal["compaction_summary_chunk"]] = "compaction_summary_chunk"

    compaction_id: CompactionId = field(name="compactionId")
    """ID of the compaction whose summary receives this content."""

    content: "ContentBlock"
    """One content block to append."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.
    This metadata is scoped to the chunk and does not patch stored metadata.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class CompactionUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="compaction_update",
):
    """A context compaction has been created or updated.

    A context compaction upsert. The first notification fixes the compaction's
    timeline position. Later updates with the same ID patch that entity in place.

    `summary`, `error`, and `_meta` have patch semantics: omission leaves the
    stored value unchanged, `null` clears it, and a concrete value replaces it.
    `summary: []` also clears the summary. A concrete `_meta` object patches the
    stored metadata by top-level key instead of replacing it.
    """

    session_update: ClassVar[Literal["compaction_update"]] = "compaction_update"

    compaction_id: CompactionId = field(name="compactionId")
    """The Agent-owned ID of this compaction, unique within the session."""

    status: CompactionStatus
    """Current lifecycle status."""

    summary: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement user-displayable summary content for the compaction."""

    error: str | None | UnsetType = UNSET
    """Human-readable error details for the compaction."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
    """


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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    currency: str
    """Unit of `amount`: an ISO 4217 currency code (e.g., "USD", "EUR") for money, or another
    unit such as "credits".
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


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

    Agents SHOULD provide patch text whenever feasible. Omitted and `null` are
    equivalent and mean no renderable patch text was provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


ErrorData: TypeAlias = Any
"""Schema for [`Error::data`]: the shapes ACP defines, or any other value."""


class Error(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """JSON-RPC error object.

    Represents an error that occurred during method execution, following the
    JSON-RPC 2.0 error object specification with optional additional data.

    See protocol docs: [JSON-RPC Error Object](https://www.jsonrpc.org/specification#error_object)
    """

    code: ErrorCode
    """A number indicating the error type that occurred.
    This must be an integer as defined in the JSON-RPC specification.
    """

    message: str
    """A string providing a short description of the error.
    The message should be limited to a concise single sentence.
    """

    data: ErrorData | None | UnsetType = UNSET
    """Optional primitive or structured value that contains additional information about the error.
    This may include debugging information or context-specific details.

    Omitted and `null` are equivalent and mean no additional data is provided. Some codes
    define a shape: [`UnsupportedProtocolVersionErrorData`] for `-32022`, and
    [`SessionNotFoundErrorData`] for `-32002` when a session is not found.
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
    """File content kind after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """Optional annotations that help clients decide how to display or route this content.

    Omitted and `null` are equivalent and mean no annotations are provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """MIME type describing the encoded media payload.

    Omitted and `null` are equivalent and mean the MIME type is not specified.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """File content kind after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """File content kind after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """A standard URI pointing to an icon resource. MUST be an `https:` or `data:` URI.
    Clients reject other schemes, fetch without credentials, and do not follow
    scheme- or origin-changing redirects.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """Optional MIME type override if the source MIME type is missing or generic.

    Omitted and `null` are equivalent and mean the source MIME type is used.
    """

    sizes: list[str] | None | UnsetType = UNSET
    """Optional array of strings that specify sizes at which the icon can be used.
    Each string should be in `WxH` format (e.g., `"48x48"`, `"96x96"`) or
    `"any"` for scalable formats like SVG.

    If not provided, the client should assume that the icon can be used at any size.

    Omitted and `null` are equivalent and mean no sizes are specified.
    """

    theme: IconTheme | None | UnsetType = UNSET
    """Optional theme this icon is designed for.

    Omitted and `null` are equivalent and mean the icon is not theme-specific.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


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
    """URI associated with this resource or media payload.

    Omitted and `null` are equivalent and mean no URI is associated with the image.
    """

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content.

    Omitted and `null` are equivalent and mean no annotations are provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


MessageId: TypeAlias = str
"""Identifier for a message, unique among messages of the same type within a session.

Each message type, such as user messages, agent messages, and agent thoughts,
has its own ID space: messages of different types may share an ID and remain
distinct messages.
"""


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

    session_update: ClassVar[Literal["agent_message"]] = "agent_message"

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the message."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement content for this message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
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

    session_update: ClassVar[Literal["agent_thought"]] = "agent_thought"

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the thought message."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement content for this thought message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
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
    Chunks for different messages can interleave.
    """

    content: "ContentBlock"
    """A single item of content"""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.
    This metadata is scoped to the chunk and does not patch stored metadata.

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
    """File content kind after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """File content kind after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the content kind is unknown.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type of the file contents after the operation (for `delete`, of the deleted file).

    Omitted and `null` are equivalent and mean the MIME type is unknown.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """Information for the user that is not part of session history.

    No Client capability is required. Clients that do not understand or
    present notices may ignore them.

    Fire-and-forget information for the user.

    Notices are live events rather than session history. Agents must not rely on
    a notice being received, displayed, or seen by the user.
    No Client capability is required, and unsupported Clients may ignore notices.

    See protocol docs: [Session Notices](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#session-notices)
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
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
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
    """Identifier for this permission option. MUST be unique within the request."""

    name: str
    """Human-readable label to display to the user."""

    kind: PermissionOptionKind
    """Hint about the nature of this permission option."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class PromptResponse(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Response acknowledging that a user prompt was inserted into the ACP conversation.

    This response does not indicate that the prompt was merely received or held, nor that the
    agent has finished processing it.
    Processing and completion are reported through `state_update` session updates.

    Insertion is the logical addition of a user message with a message ID and a position
    relative to other messages in the ACP conversation.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """Foreground work is blocked on user action.

    The foreground workflow as a whole is blocked on user action.

    Agents SHOULD report this state when foreground work cannot progress without
    user action. Pending permissions or elicitations alone do not imply this
    state if other foreground work can progress, or if the requests belong only
    to independent background activity. Once reported, agents MUST report
    `running` when progress resumes, or `idle` if the work ends without resuming.
    Responding to one request does not itself imply `running`.
    """

    state: ClassVar[Literal["requires_action"]] = "requires_action"

    background: "list[BackgroundWork] | None | UnsetType" = UNSET
    """Work running independently of foreground work, as a complete snapshot.

    Optional. Omitted and `null` are equivalent and mean the Agent is not reporting
    background work, not that nothing is running. `[]` means no background work is
    running. An Agent that reports background work MUST include it on every state
    update for the session. A malformed list is treated as not reported.

    See protocol docs: [Background Work](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#background-work)
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """Optional annotations that help clients decide how to display or route this content.

    Omitted and `null` are equivalent and mean no annotations are provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """References to resources that the receiver may be able to read.

    All agents MUST support resource links in prompts.

    A link to a resource that the receiver may be able to read, included in a prompt or tool call result.
    """

    type: ClassVar[Literal["resource_link"]] = "resource_link"

    name: str
    """Human-readable name shown for this protocol object."""

    uri: str
    """URI associated with this resource or media payload."""

    title: str | None | UnsetType = UNSET
    """Optional display title for end-user UI.

    Omitted and `null` are equivalent and mean no title is provided.
    """

    description: str | None | UnsetType = UNSET
    """Optional human-readable details shown with this protocol object.

    Omitted and `null` are equivalent and mean no description is provided.
    """

    icons: list[Icon] | None | UnsetType = UNSET
    """Optional set of sized icons that the client can display in a user interface.

    Omitted and `null` are equivalent and mean no icons are provided.
    """

    mime_type: MediaType | None | UnsetType = field(name="mimeType", default=UNSET)
    """MIME type describing the encoded media payload.

    Omitted and `null` are equivalent and mean the MIME type is not specified.
    """

    size: Annotated[int, Meta(ge=0)] | None | UnsetType = UNSET
    """Optional size of the linked resource in bytes, if known.

    Omitted and `null` are equivalent and mean the size is not known.
    """

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content.

    Omitted and `null` are equivalent and mean no annotations are provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    background: "list[BackgroundWork] | None | UnsetType" = UNSET
    """Work running independently of foreground work, as a complete snapshot.

    Optional. Omitted and `null` are equivalent and mean the Agent is not reporting
    background work, not that nothing is running. `[]` means no background work is
    running. An Agent that reports background work MUST include it on every state
    update for the session. A malformed list is treated as not reported.

    See protocol docs: [Background Work](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#background-work)
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """The user selected one of the provided options.

    If `optionId` doesn't match an offered option, the agent MUST treat the request as not
    approved.
    """

    outcome: ClassVar[Literal["selected"]] = "selected"

    option_id: PermissionOptionId = field(name="optionId")
    """The ID of the option the user selected."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    Supplying `{}` advertises support. An omitted or `null` `cancel` does not.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """Optional description for the Client to display to the user.

    Omitted and `null` are equivalent and mean no description is provided.
    """

    category: SessionConfigOptionCategory | None | UnsetType = UNSET
    """Optional semantic category for this option (UX only).

    Omitted and `null` are equivalent and mean no category is provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """The currently selected value. MUST be one of the `value`s in `options`."""

    options: "SessionConfigSelectOptions"
    """The set of selectable options. MUST contain at least one value, and each `value` MUST be
    unique within the option, including across groups.
    """

    config_id: SessionConfigId = field(name="configId")
    """Unique identifier for the configuration option."""

    name: str
    """Human-readable label for the option."""

    description: str | None | UnsetType = UNSET
    """Optional description for the Client to display to the user.

    Omitted and `null` are equivalent and mean no description is provided.
    """

    category: SessionConfigOptionCategory | None | UnsetType = UNSET
    """Optional semantic category for this option (UX only).

    Omitted and `null` are equivalent and mean no category is provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """Optional description for this option value.

    Omitted and `null` are equivalent and mean no description is provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    options: Annotated[list[SessionConfigSelectOption], Meta(min_length=1)]
    """The set of option values in this group. MUST contain at least one value."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


SessionId: TypeAlias = str
"""A unique identifier for a conversation session between a client and agent.

Each session has its own context, conversation history, and state, so one
agent can run several independent sessions.

See protocol docs: [Session ID](https://agentclientprotocol.com/protocol/v2/draft/session-setup#session-id)
"""


class CancelSessionNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Notification to cancel a session's foreground work and its prompts not yet inserted.

    See protocol docs: [Cancellation](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#cancellation)
    """

    session_id: SessionId = field(name="sessionId")
    """The ID of the session to cancel operations for."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    prompt: "Annotated[list[ContentBlock], Meta(min_length=1)]"
    """The blocks of content that compose the user's message.

    As a baseline, the Agent MUST support `text` and `resource_link` content blocks,
    while other variants are optionally enabled via `PromptCapabilities`.

    The Client MUST adapt its interface according to `PromptCapabilities`.

    The client MAY include referenced pieces of context as either
    `resource` or `resource_link` content blocks.

    When available, `resource` is preferred
    as it avoids extra round-trips and allows the message to include
    pieces of context from sources the agent may not have access to.

    Clients MUST NOT send an empty array. Agents MAY reject one with `-32602` without
    inserting it.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    subject's displayed content. Omitted and `null` are equivalent and mean no separate
    permission description was provided.
    """

    subject: "RequestPermissionSubject | None | UnsetType" = UNSET
    """Optional structured context about the operation requiring permission.

    Omitted and `null` are equivalent and mean no structured subject was provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    Clients can use it to keep session titles and state current.

    Omitted fields leave the existing session info unchanged. `null` clears the
    corresponding value. A concrete `_meta` object patches the stored metadata by
    top-level key.
    """

    session_update: ClassVar[Literal["session_info_update"]] = "session_info_update"

    title: str | None | UnsetType = UNSET
    """Human-readable title for the session. Set to null to clear."""

    updated_at: str | None | UnsetType = field(name="updatedAt", default=UNSET)
    """RFC 3339 timestamp of last activity. Set to null to clear."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
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
    """The sending session.

    Omitted leaves the stored value unchanged. `null` clears it. A value replaces it.
    """

    recipient_session_id: SessionId | None | UnsetType = field(
        name="recipientSessionId", default=UNSET
    )
    """The receiving session.

    Omitted leaves the stored value unchanged. `null` clears it. A value replaces it.
    """

    sender_message_id: MessageId | None | UnsetType = field(name="senderMessageId", default=UNSET)
    """On an incoming view, the `messageId` of the same message's outgoing view in the
    sender's transcript.

    Omitted leaves the stored value unchanged. `null` clears it. A value replaces it. It can arrive
    after the message starts streaming.
    """

    recipient_message_id: MessageId | None | UnsetType = field(
        name="recipientMessageId", default=UNSET
    )
    """On an outgoing view, the `messageId` of the same message's incoming view in the
    recipient's transcript.

    Omitted leaves the stored value unchanged. `null` clears it. A value replaces it. It can arrive
    after the message starts streaming.
    """

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Omitted leaves content unchanged. `null` clears it. A concrete array
    replaces the whole content collection.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
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

    A chunk carries only content. The message's participants and references come from
    `session_message` upserts, which can arrive before, between, or after its chunks.
    """

    session_update: ClassVar[Literal["session_message_chunk"]] = "session_message_chunk"

    message_id: MessageId = field(name="messageId")
    """Identifier of this message within the enclosing session's transcript."""

    content: "ContentBlock"
    """A single content block appended to the message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.
    This metadata is scoped to the chunk and does not patch stored metadata.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class SubagentBackgroundWork(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="subagent",
):
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A detached subagent session that has anything running: its state is not `idle`, or
    its own `background` list is non-empty or not reported.

    **UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    A listed subagent session associated with this session through `subagent_update`.
    """

    type: ClassVar[Literal["subagent"]] = "subagent"

    session_id: SessionId = field(name="sessionId")
    """The ID of the listed session."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
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

    A mutation requires an explicit per-child capability. Support for the method
    on ordinary sessions does not grant support on a child.
    """

    cancel: SessionCancelCapabilities | None | UnsetType = UNSET
    """Permits the client to cancel this child's current work without ending
    the session. Omitted and `null` are equivalent and mean unsupported. An object (including
    `{}`) means supported.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
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

    session_update: ClassVar[Literal["subagent_update"]] = "subagent_update"

    session_id: SessionId = field(name="sessionId")
    """The opaque session ID identifying the child in all ACP messages."""

    title: str | None | UnsetType = UNSET
    """The parent's human-readable display title for this child. It need not be unique.

    Optional and nullable. Omitted means unchanged. `null` clears it. If no
    title is set, the Client chooses a fallback presentation.
    """

    description: str | None | UnsetType = UNSET
    """The parent's human-readable description of the child's role or purpose.

    Optional and nullable. Omitted means unchanged. `null` clears it. This is
    current display metadata, not the history of instructions sent to the child.
    """

    capabilities: SubagentSessionCapabilities | None | UnsetType = UNSET
    """Client-initiated session mutations permitted for this subagent session.

    Read-only operations retain their normal protocol semantics and
    capability requirements.
    """

    state: "State | None | UnsetType" = UNSET
    """The child's current foreground state, mirrored onto its parent association.

    Optional and nullable. Omitted means unchanged. `null` removes the
    current report and leaves activity unconfirmed (not idle or cancelled).
    A concrete `StateUpdate` replaces the entire previous snapshot.
    """

    cwd: AbsolutePath | None | UnsetType = UNSET
    """The child's working directory. Must be an absolute path.

    Optional and nullable. Omitted means unchanged. `null` clears the
    reported value. While unset, the child inherits its immediate parent's
    effective working directory.
    """

    additional_directories: list[AbsolutePath] | None | UnsetType = field(
        name="additionalDirectories", default=UNSET
    )
    """Additional workspace roots for the child. Each path must be absolute.

    Optional and nullable. Omitted means unchanged. `null` clears the
    reported value. While unset, the child inherits its immediate parent's
    effective additional directories, independently of `cwd`. A concrete
    array replaces the whole list. `[]` reports no additional directories.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
    """


class TerminalCancelCapabilities(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Capability to cancel a terminal with `terminal/cancel`.

    Supplying `{}` advertises support. An omitted or `null` `cancel` does not.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class TerminalCapabilities(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Client-initiated controls a terminal currently supports.

    A malformed value falls back to no controls, so the Client never sends a request the
    Agent did not advertise.

    See protocol docs: [Cancelling Terminals](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#cancelling-terminals)
    """

    cancel: TerminalCancelCapabilities | None | UnsetType = UNSET
    """Permits the Client to cancel this terminal with `terminal/cancel`.

    Omitted and `null` are equivalent and mean unsupported. An object (including `{}`)
    means supported. Agents SHOULD stop advertising it once the terminal reports `exitStatus`.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    exit_code: int | None | UnsetType = field(name="exitCode", default=UNSET)
    """Process exit code as the platform reports it, when known. Negative values are
    allowed, for example signed Windows exit codes. Omitted and `null` are equivalent.
    """

    signal: str | None | UnsetType = UNSET
    """Signal that terminated the process, when known.

    Agents should use the conventional platform signal name. POSIX examples
    include `SIGTERM`, `SIGKILL`, and `SIGINT`. Other platforms may use a
    platform-specific name. Omitted and `null` are equivalent.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


TerminalId: TypeAlias = str
"""Unique identifier for an agent-owned terminal within a session."""


class TerminalBackgroundWork(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="terminal",
):
    """A process that keeps running after its tool call returned control to the model.
    Live until its `terminal_update` reports `exitStatus`.

    A listed terminal running in the background.
    """

    type: ClassVar[Literal["terminal"]] = "terminal"

    terminal_id: TerminalId = field(name="terminalId")
    """The ID of the listed terminal."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.
    This metadata is scoped to the chunk and does not patch stored metadata.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


class TerminalSize(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """The size of an agent-owned terminal in character cells."""

    cols: Annotated[int, Meta(ge=1, le=65535)]
    """Number of columns."""

    rows: Annotated[int, Meta(ge=1, le=65535)]
    """Number of rows."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


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
    `terminal_update` and `terminal_output_chunk` session updates.
    """

    type: ClassVar[Literal["terminal"]] = "terminal"

    terminal_id: TerminalId = field(name="terminalId")
    """The ID of the terminal to display."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    Only `terminalId` is required. Other fields have patch
    semantics: omitted fields leave the stored value unchanged, `null` clears
    it, and concrete values replace it. A concrete `_meta` object instead
    patches the stored metadata by top-level key. When the terminal ID is new,
    omitted fields start unknown.
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

    size: TerminalSize | None | UnsetType = UNSET
    """The terminal size the command runs with, when known.

    Clients can render output at this size so that column layouts, progress bars,
    and cursor-positioned output display as the program wrote them.
    """

    capabilities: TerminalCapabilities | None | UnsetType = UNSET
    """Client-initiated controls this terminal currently supports, such as cancellation.

    Omission leaves the capabilities unchanged, `null` clears them, and an object replaces
    the whole previous value. A new terminal starts with none.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
    """


class TextAvailableCommandInput(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="text",
):
    """All text after the command name and the whitespace following it is provided as input.

    All text that was typed after the command name is provided as input.
    """

    type: ClassVar[Literal["text"]] = "text"

    hint: str
    """A hint to display when the input hasn't been provided yet"""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    Clients SHOULD render this text as CommonMark and MAY support GitHub Flavored Markdown
    extensions.

    Text provided to or from an LLM.
    """

    type: ClassVar[Literal["text"]] = "text"

    text: str
    """Text payload carried by this content block."""

    annotations: Annotations | None | UnsetType = UNSET
    """Optional annotations that help clients decide how to display or route this content.

    Omitted and `null` are equivalent and mean no annotations are provided.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """MIME type describing the encoded media payload.

    Omitted and `null` are equivalent and mean the MIME type is not specified.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallCancelCapabilities(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Capability to cancel a tool call with `tool_call/cancel`.

    Supplying `{}` advertises support. An omitted or `null` `cancel` does not.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallCapabilities(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Client-initiated controls a tool call currently supports.

    A malformed value falls back to no controls, so the Client never sends a request the
    Agent did not advertise.

    See protocol docs: [Cancelling Tool Calls](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#cancelling-tool-calls)
    """

    cancel: ToolCallCancelCapabilities | None | UnsetType = UNSET
    """Permits the Client to cancel this tool call with `tool_call/cancel`.

    Omitted and `null` are equivalent and mean unsupported. An object (including `{}`)
    means supported. Agents SHOULD stop advertising it once the tool call reaches a final status.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """


class ToolCallBackgroundWork(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="tool_call",
):
    """Work started by a tool call that continues without a process of its own, such as
    a watcher, a workflow, or a scheduled wakeup. `pending` and `paused` tool calls
    stay listed.

    A listed tool call whose work continues in the background.
    """

    type: ClassVar[Literal["tool_call"]] = "tool_call"

    tool_call_id: ToolCallId = field(name="toolCallId")
    """The ID of the listed tool call."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    Tool-call content chunks append one `ToolCallContent` item to the current
    content for the matching `toolCallId`. Agents can send a `tool_call_update`
    with `content` when they need to replace the whole content collection
    instead.
    """

    session_update: ClassVar[Literal["tool_call_content_chunk"]] = "tool_call_content_chunk"

    tool_call_id: ToolCallId = field(name="toolCallId")
    """The ID of the tool call this content belongs to."""

    content: "ToolCallContent"
    """A single item of content produced by the tool call."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.
    This metadata is scoped to the chunk and does not patch stored metadata.

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

    line: Annotated[int, Meta(ge=1)] | None | UnsetType = UNSET
    """Optional 1-based line number within the file. Omitted and `null` are equivalent and
    mean no specific line. `0` is invalid.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    Only `toolCallId` is required. Other fields have patch semantics:
    omitted fields leave the existing tool call value unchanged, `null` clears or
    unsets the value, and concrete values replace the previous value. For
    collection fields, concrete arrays replace the previous collection, and both
    `null` and `[]` clear the collection. A concrete `_meta` object instead
    patches the stored metadata by top-level key. When a client receives a tool
    call ID it has not seen before, omitted fields start at their protocol defaults.

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
    """Human-readable title describing what the tool is doing.

    Omission leaves the title unchanged, `null` unsets it, and a string replaces it.
    A new tool call starts without a title.
    """

    kind: ToolKind | None | UnsetType = UNSET
    """The category of tool being invoked.
    Helps clients choose appropriate icons and UI treatment.

    Omission leaves the kind unchanged, `null` resets it to `other`, and a value replaces it.
    A new tool call starts as `other`.
    """

    status: ToolCallStatus | None | UnsetType = UNSET
    """Current execution status of the tool call.

    Omission leaves the status unchanged, `null` resets it to `pending`, and a value
    replaces it. A new tool call starts as `pending`.
    """

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

    capabilities: ToolCallCapabilities | None | UnsetType = UNSET
    """Client-initiated controls this tool call currently supports, such as cancellation.

    Omission leaves the capabilities unchanged, `null` clears them, and an object replaces
    the whole previous value. A new tool call starts with none.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
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
    """Details about the tool call requiring permission.

    Clients apply this to their stored tool call exactly like a `tool_call_update`
    notification, in the order it was received, before showing the prompt. A first-seen
    `toolCallId` creates the tool call.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

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
    pending requests, or revoke capabilities. Capabilities are updated separately.
    """

    state: ClassVar[Literal["unknown"]] = "unknown"

    background: "list[BackgroundWork] | None | UnsetType" = UNSET
    """Work running independently of foreground work, as a complete snapshot.

    Optional. Omitted and `null` are equivalent and mean the Agent is not reporting
    background work, not that nothing is running. `[]` means no background work is
    running. An Agent that reports background work MUST include it on every state
    update for the session. A malformed list is treated as not reported.

    See protocol docs: [Background Work](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#background-work)
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
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
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    Token usage for the foreground work that just completed, not cumulative for the session.
    """

    total_tokens: Annotated[int, Meta(ge=0)] = field(name="totalTokens")
    """Sum of all token types for the completed work."""

    input_tokens: Annotated[int, Meta(ge=0)] = field(name="inputTokens")
    """Input tokens for the completed work."""

    output_tokens: Annotated[int, Meta(ge=0)] = field(name="outputTokens")
    """Output tokens for the completed work."""

    thought_tokens: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name="thoughtTokens", default=UNSET
    )
    """Thought/reasoning tokens for the completed work.

    Omitted and `null` are equivalent and mean the count is not reported.
    """

    cached_read_tokens: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name="cachedReadTokens", default=UNSET
    )
    """Cache read tokens for the completed work.

    Omitted and `null` are equivalent and mean the count is not reported.
    """

    cached_write_tokens: Annotated[int, Meta(ge=0)] | None | UnsetType = field(
        name="cachedWriteTokens", default=UNSET
    )
    """Cache write tokens for the completed work.

    Omitted and `null` are equivalent and mean the count is not reported.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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
    """No foreground work is active. Background activity may continue.

    No foreground work is active. Background activity may continue.

    Agents SHOULD include a `stopReason` when the idle transition ends foreground
    work. An idle update that does not end foreground work need not include one.
    Receivers treat an omitted, `null`, or malformed `stopReason` as the agent not
    reporting one.
    Repeated or resume snapshots may carry the last stop reason for context.
    They MUST NOT be counted as new completions, cancellations, or additional usage.
    """

    state: ClassVar[Literal["idle"]] = "idle"

    usage: Usage | None | UnsetType = UNSET
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Token usage for completed foreground work.

    Optional. Omitted and `null` are equivalent and mean the agent is not reporting token
    usage for this state update.
    """

    background: "list[BackgroundWork] | None | UnsetType" = UNSET
    """Work running independently of foreground work, as a complete snapshot.

    Optional. Omitted and `null` are equivalent and mean the Agent is not reporting
    background work, not that nothing is running. `[]` means no background work is
    running. An Agent that reports background work MUST include it on every state
    update for the session. A malformed list is treated as not reported.

    See protocol docs: [Background Work](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#background-work)
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
    """

    stop_reason: StopReason | None | UnsetType = field(name="stopReason", default=UNSET)
    """Why foreground work stopped. The value selects one of this type's variants, which may add fields of their own.

    Optional. Omitted and `null` are equivalent and mean the agent is not reporting a stop reason; a malformed value is treated the same way.

    See protocol docs: [Stop Reasons](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#stop-reasons)
    """

    error: Error | None | UnsetType = UNSET
    """The failure, as a JSON-RPC error object.

    Optional. Omitted and `null` are equivalent and mean the agent is not reporting failure details.
    Agents SHOULD include it.
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
    """Cumulative session cost.

    Omitted leaves the last reported cost unchanged. `null` clears it. A value replaces it.
    """

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
    Implementations MUST NOT assign meaning to keys they do not recognize.

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

    session_update: ClassVar[Literal["user_message"]] = "user_message"

    message_id: MessageId = field(name="messageId")
    """A unique identifier for the message."""

    content: "list[ContentBlock] | None | UnsetType" = UNSET
    """Complete replacement content for this message."""

    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
    """The _meta property is reserved by ACP to allow clients and agents to attach additional
    metadata to their interactions. Omitted leaves the stored metadata unchanged. `null`
    clears it. An object patches the stored metadata by top-level key: keys it omits are
    unchanged, a key set to `null` is removed, and any other value replaces that key's
    stored value without merging nested objects. Beyond this patch rule, implementations
    MUST NOT assign meaning to keys they do not recognize.

    See protocol docs: [Metadata Patches](https://agentclientprotocol.com/protocol/v2/draft/extensibility#metadata-patches)
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
