# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class ToolKind(OpenStrEnum):
    """Categories of tools that can be invoked.

    Tool kinds help clients choose appropriate icons and optimize how they
    display tool execution progress.

    See protocol docs: [Creating](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#creating)
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
    """Switching the current session mode."""
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
    """The tool call hasn't started running yet because the input is either
    streaming or we're awaiting approval.
    """
    IN_PROGRESS = "in_progress"
    """The tool call is currently running."""
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
    """Text patch format used by [`DiffPatch`]."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    GIT_PATCH = "git_patch"
    """One or more `diff --git` sections in Git's `--patch` (`-p`) text format.

    Paths MUST be absolute. Surrounding commit metadata and email envelopes
    MUST NOT be included.
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


class StopReason(OpenStrEnum):
    """Reasons why an agent stops active session work.

    See protocol docs: [Stop Reasons](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#stop-reasons)
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    END_TURN = "end_turn"
    """The active work ended successfully."""
    MAX_TOKENS = "max_tokens"
    """The active work ended because the agent reached the maximum number of tokens."""
    MAX_TURN_REQUESTS = "max_turn_requests"
    """The active work ended because the agent reached the maximum number of
    allowed agent requests before returning idle.
    """
    REFUSAL = "refusal"
    """The active work ended because the agent refused to continue. The user
    prompt and everything that comes after it won't be included in the next
    prompt, so this should be reflected in the UI.
    """
    CANCELLED = "cancelled"
    """Active session work was cancelled by the client via `session/cancel`.

    Agents should report this stop reason on an idle `state_update` session update
    when cancellation succeeds, even if cancellation causes exceptions in
    underlying operations.
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
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Severity hint for a session notice.
    """

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
    """**UNSTABLE**

    This capability is not part of the spec yet, and may be removed or changed at any point.

    Lifecycle state of a context compaction.
    """

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
