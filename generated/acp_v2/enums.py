# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenIntEnum, OpenStrEnum


class ToolKind(OpenStrEnum):
    """Categories of tools that can be invoked.

    Tool kinds help clients choose appropriate icons and optimize how they
    display tool execution progress.

    See protocol docs: [Reporting](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#reporting)
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    READ = "read"
    """Reading files or data."""
    EDIT = "edit"
    """Modifying files or content."""
    DELETE = "delete"
    """Removing files or data."""
    MOVE = "move"
    """Moving or renaming files."""
    SEARCH = "search"
    """Searching for information."""
    EXECUTE = "execute"
    """Running commands or code."""
    THINK = "think"
    """Internal reasoning or planning."""
    FETCH = "fetch"
    """Retrieving external data."""
    SWITCH_MODE = "switch_mode"
    """Changing the session's mode, a [config option](https://agentclientprotocol.com/protocol/v2/draft/session-config-options) with the `mode` category."""
    OTHER = "other"
    """Other tool types (default)."""


class ToolCallStatus(OpenStrEnum):
    """Execution status of a tool call.

    Tool calls progress through different statuses during their lifecycle.

    See protocol docs: [Status](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#status)
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    PENDING = "pending"
    """The tool call hasn't started running yet, for example because its input is
    streaming, it is awaiting approval, or it is scheduled to run later.
    """
    IN_PROGRESS = "in_progress"
    """The tool call is currently running."""
    PAUSED = "paused"
    """The tool call has started, is not running now, and will not continue until
    something resumes it. It may return to `in_progress` any number of times.
    """
    COMPLETED = "completed"
    """The tool call completed successfully."""
    FAILED = "failed"
    """The tool call failed with an error."""
    CANCELLED = "cancelled"
    """The tool call was cancelled before it completed."""


class Role(OpenStrEnum):
    """The sender or recipient of messages and data in a conversation."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    ASSISTANT = "assistant"
    """The assistant side of a conversation."""
    USER = "user"
    """The user side of a conversation."""


class IconTheme(OpenStrEnum):
    """Theme an icon is designed for."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    LIGHT = "light"
    """Icon designed for light backgrounds."""
    DARK = "dark"
    """Icon designed for dark backgrounds."""


class DiffFileType(OpenStrEnum):
    """Kind of file content represented by a diff change."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    TEXT = "text"
    """Text content."""
    BINARY = "binary"
    """Binary or otherwise non-text content."""
    DIRECTORY = "directory"
    """Directory entry."""
    SYMLINK = "symlink"
    """Symbolic link."""


class DiffPatchFormat(OpenStrEnum):
    """Text patch format used by `DiffPatch`."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    GIT_PATCH = "git_patch"
    """One or more `diff --git` sections in Git's `--patch` (`-p`) text format.

    Unlike Git, which writes paths relative to the repository root, every
    path MUST be absolute, including in `rename from`, `rename to`,
    `copy from`, and `copy to` lines, and MUST NOT have a prefix such as
    Git's default `a/` and `b/`. Otherwise paths follow Git: `/dev/null`
    names the missing side of an added or deleted file in the `---` and
    `+++` lines, and paths with unusual characters are quoted as Git quotes
    them. Each path, once unquoted, is the same native absolute path string as
    the matching `changes` entry. Surrounding commit metadata and email envelopes MUST NOT be
    included.
    """


class PermissionOptionKind(OpenStrEnum):
    """The type of permission option being presented to the user.

    Helps clients choose appropriate icons and UI treatment.
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    ALLOW_ONCE = "allow_once"
    """Allow this operation only this time."""
    ALLOW_ALWAYS = "allow_always"
    """Allow this operation and remember the choice."""
    REJECT_ONCE = "reject_once"
    """Reject this operation only this time."""
    REJECT_ALWAYS = "reject_always"
    """Reject this operation and remember the choice."""


class SessionConfigOptionCategory(OpenStrEnum):
    """Semantic category for a session configuration option.

    This is intended to help Clients distinguish broadly common selectors (e.g. model selector vs
    session mode selector vs thought/reasoning level) for UX purposes (keyboard shortcuts, icons,
    placement). It MUST NOT be required for correctness. Clients MUST handle missing or unknown
    categories gracefully.

    Category names beginning with `_` are free for custom use, like other ACP extension methods.
    Category names that do not begin with `_` are reserved for the ACP spec.
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    MODE = "mode"
    """Session mode selector."""
    MODEL = "model"
    """Model selector."""
    MODEL_CONFIG = "model_config"
    """Model-related configuration parameter."""
    THOUGHT_LEVEL = "thought_level"
    """Thought/reasoning level selector."""


class ErrorCode(OpenIntEnum):
    """Predefined error codes for common JSON-RPC and ACP-specific errors.

    Standard errors use the JSON-RPC 2.0 codes. ACP-specific errors use the JSON-RPC
    server-error range (-32000 to -32099), and request cancellation uses -32800 from the
    range LSP reserves (-32899 to -32800).
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = int()

    PARSE_ERROR = -32700
    """**Parse error**: Invalid JSON was received by the server.
    An error occurred on the server while parsing the JSON text.
    """
    INVALID_REQUEST = -32600
    """**Invalid request**: The JSON sent is not a valid Request object."""
    METHOD_NOT_FOUND = -32601
    """**Method not found**: The method does not exist or is not available."""
    INVALID_PARAMS = -32602
    """**Invalid params**: Invalid method parameter(s)."""
    INTERNAL_ERROR = -32603
    """**Internal error**: Internal JSON-RPC error."""
    REQUEST_CANCELLED = -32800
    """**Request cancelled**: Execution of the method was aborted either due to a cancellation request from the caller or
    because of resource constraints or shutdown.
    """
    AUTHENTICATION_REQUIRED = -32000
    """**Authentication required**: Authentication is required before this operation can be performed."""
    RESOURCE_NOT_FOUND = -32002
    """**Resource not found**: A given resource, such as a session, was not found."""
    UNSUPPORTED_PROTOCOL_VERSION = -32022
    """**Unsupported protocol version**: No protocol version supported by the Agent is at or below the requested version.
    The error data is an [`UnsupportedProtocolVersionErrorData`].
    """


class PlanEntryPriority(OpenStrEnum):
    """Priority levels for plan entries.

    Used to indicate the relative importance or urgency of different
    tasks in the execution plan.
    See protocol docs: [Plan Entries](https://agentclientprotocol.com/protocol/v2/draft/agent-plan#plan-entries)
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    HIGH = "high"
    """High priority task - critical to the overall goal."""
    MEDIUM = "medium"
    """Medium priority task - important but not critical."""
    LOW = "low"
    """Low priority task - nice to have but not essential."""


class PlanEntryStatus(OpenStrEnum):
    """Status of a plan entry in the execution flow.

    Tracks the lifecycle of each task from planning through completion.
    See protocol docs: [Plan Entries](https://agentclientprotocol.com/protocol/v2/draft/agent-plan#plan-entries)
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    PENDING = "pending"
    """The task has not started yet."""
    IN_PROGRESS = "in_progress"
    """The task is currently being worked on."""
    COMPLETED = "completed"
    """The task has been successfully completed."""
    CANCELLED = "cancelled"
    """The task was cancelled before it completed."""


class NoticeSeverity(OpenStrEnum):
    """Severity hint for a session notice."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    INFO = "info"
    """Informational notice."""
    WARNING = "warning"
    """Warning notice."""
    ERROR = "error"
    """Error notice."""


class CompactionStatus(OpenStrEnum):
    """Lifecycle state of a context compaction."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    IN_PROGRESS = "in_progress"
    """Compaction has started and has not finished."""
    COMPLETED = "completed"
    """Compaction finished successfully."""
    FAILED = "failed"
    """Compaction finished unsuccessfully."""
    CANCELLED = "cancelled"
    """Compaction was cancelled before it finished."""


class StopReason(OpenStrEnum):
    """Why foreground work stopped. The value selects one of this type's variants, which may add fields of their own.

    Optional. Omitted and `null` are equivalent and mean the agent is not reporting a stop reason; a malformed value is treated the same way.

    See protocol docs: [Stop Reasons](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#stop-reasons)
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    END_TURN = "end_turn"
    """The active work ended successfully.
    Includes locally handled commands that required no model call.
    """
    MAX_TOKENS = "max_tokens"
    """The active work ended because the agent reached the maximum number of tokens."""
    MAX_TURN_REQUESTS = "max_turn_requests"
    """The active work ended because the agent reached the maximum number of
    model requests for the foreground work.
    """
    REFUSAL = "refusal"
    """The active work ended because the agent refused to continue."""
    CANCELLED = "cancelled"
    """The user or client chose to stop the work: via `session/cancel`, by
    closing the session, or through an interaction the agent offers, such
    as a permission option that tells the agent to stop. Work the agent
    stops for its own reasons uses another reason, such as `error` for an
    internal timeout.

    Agents MUST report this stop reason on an idle `state_update` when
    cancellation ends active foreground work, even if aborting causes
    exceptions. Agents MUST catch these errors and report `cancelled`, not
    `error`.
    """
    ERROR = "error"
    """The active work ended because something failed.

    This includes pre-insertion foreground work. A prompt failure before
    insertion also requires an error response to `session/prompt`. After
    insertion, the prompt's response remains successful.
    """
