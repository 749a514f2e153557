# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import Untagged, absent
from .models import (
    AddDiffChange,
    AgentMessage,
    AgentMessageChunk,
    AgentThought,
    AgentThoughtChunk,
    AudioContentBlock,
    AvailableCommandsUpdate,
    BlobResourceContents,
    BooleanSessionConfigOption,
    CancelledRequestPermissionOutcome,
    CommandAvailableCommand,
    CommandRequestPermissionSubject,
    CompactionSummaryChunk,
    CompactionUpdate,
    ConfigOptionUpdate,
    ContentToolCallContent,
    CopyDiffChange,
    DeleteDiffChange,
    DiffToolCallContent,
    FilePlanUpdateContent,
    IdleStateUpdate,
    ImageContentBlock,
    ItemsPlanUpdateContent,
    MarkdownPlanUpdateContent,
    ModifyDiffChange,
    MoveDiffChange,
    Notice,
    PlanRemoved,
    PlanUpdate,
    RequiresActionStateUpdate,
    ResourceContentBlock,
    ResourceLinkContentBlock,
    RunningStateUpdate,
    SelectedRequestPermissionOutcome,
    SelectSessionConfigOption,
    SessionConfigSelectGroup,
    SessionConfigSelectOption,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SubagentBackgroundWork,
    SubagentUpdate,
    TerminalBackgroundWork,
    TerminalOutputChunk,
    TerminalToolCallContent,
    TerminalUpdate,
    TextAvailableCommandInput,
    TextContentBlock,
    TextResourceContents,
    ToolCallBackgroundWork,
    ToolCallContentChunk,
    ToolCallRequestPermissionSubject,
    ToolCallUpdate,
    UnknownStateUpdate,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)

if TYPE_CHECKING:
    from .open import (
        OtherAvailableCommand,
        OtherAvailableCommandInput,
        OtherBackgroundWork,
        OtherContentBlock,
        OtherDiffChange,
        OtherIdleStateUpdate,
        OtherPlanUpdateContent,
        OtherRequestPermissionOutcome,
        OtherRequestPermissionSubject,
        OtherSessionConfigOption,
        OtherSessionUpdate,
        OtherStateUpdate,
        OtherToolCallContent,
        StateUpdate,
    )

    AvailableCommand: TypeAlias = "CommandAvailableCommand | OtherAvailableCommand"
    """A command the agent advertises to the client.

    The `type` field acts as the discriminator in the serialized JSON form.
    """
    AvailableCommandInput: TypeAlias = "TextAvailableCommandInput | OtherAvailableCommandInput"
    """The input specification for a command."""
    BackgroundWork: TypeAlias = "TerminalBackgroundWork | ToolCallBackgroundWork | SubagentBackgroundWork | OtherBackgroundWork"
    """One piece of work running independently of the session's foreground work.

    Items reference entities the Client already tracks. The Agent MUST announce each item
    before the first snapshot that lists it, and MUST report a terminal's `exitStatus` or a
    tool call's final status before the snapshot that removes it. Each piece of work is
    listed once: process-backed work is listed as its terminal, not also as its tool call.

    See protocol docs: [Background Work](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#background-work)
    """
    ContentBlock: TypeAlias = "TextContentBlock | ImageContentBlock | AudioContentBlock | ResourceLinkContentBlock | ResourceContentBlock | OtherContentBlock"
    """Content blocks represent displayable information in the Agent Client Protocol.

    Content blocks appear in:
    - User prompts sent via `session/prompt`
    - Language model output reported through `session/update` notifications as
      message updates or streamed chunks
    - Progress updates and results from tool calls

    This structure is compatible with the Model Context Protocol (MCP), so agents can
    forward content from MCP tool outputs without transformation.

    See protocol docs: [Content](https://agentclientprotocol.com/protocol/v2/draft/content)
    """
    DiffChange: TypeAlias = "AddDiffChange | DeleteDiffChange | ModifyDiffChange | MoveDiffChange | CopyDiffChange | OtherDiffChange"
    """One file-level change described by a `Diff`.

    Structured change metadata lets clients identify affected files and
    operations without parsing the text patch.
    """
    EmbeddedResourceResource: TypeAlias = "TextResourceContents | BlobResourceContents"
    """Resource content that can be embedded in a message."""
    PlanUpdateContent: TypeAlias = "ItemsPlanUpdateContent | FilePlanUpdateContent | MarkdownPlanUpdateContent | OtherPlanUpdateContent"
    """Updated content for a plan."""
    RequestPermissionOutcome: TypeAlias = "CancelledRequestPermissionOutcome | SelectedRequestPermissionOutcome | OtherRequestPermissionOutcome"
    """The outcome of a permission request."""
    RequestPermissionSubject: TypeAlias = "ToolCallRequestPermissionSubject | CommandRequestPermissionSubject | OtherRequestPermissionSubject"
    """The operation requiring permission."""
    SessionConfigOption: TypeAlias = (
        "SelectSessionConfigOption | BooleanSessionConfigOption | OtherSessionConfigOption"
    )
    """A session configuration option selector and its current state."""
    SessionConfigSelectOptions: TypeAlias = (
        "list[SessionConfigSelectOption] | list[SessionConfigSelectGroup]"
    )
    """Possible values for a session configuration option."""
    SessionUpdate: TypeAlias = "UserMessageChunk | UserMessage | AgentMessageChunk | AgentMessage | AgentThoughtChunk | AgentThought | StateUpdate | ToolCallContentChunk | ToolCallUpdate | TerminalUpdate | TerminalOutputChunk | PlanUpdate | PlanRemoved | AvailableCommandsUpdate | ConfigOptionUpdate | SessionInfoUpdate | UsageUpdate | Notice | CompactionUpdate | CompactionSummaryChunk | SubagentUpdate | SessionMessage | SessionMessageChunk | OtherSessionUpdate"
    """Different types of updates that can be sent while a session exists.

    These updates report messages, progress, and other session activity.

    See protocol docs: [Agent Reports Output](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#3-agent-reports-output)
    """
    State: TypeAlias = "RunningStateUpdate | IdleStateUpdate | RequiresActionStateUpdate | UnknownStateUpdate | OtherIdleStateUpdate | OtherStateUpdate"
    """A snapshot of the session's aggregate foreground activity.

    Foreground work is the agent's active response or workflow in the session,
    including model processing, tool execution, and waiting for user action needed
    to continue that work. It can start with a prompt or be agent-initiated, for
    example to pursue an ongoing goal or follow up on a completed background task.
    Either way, the agent MUST report `running` when foreground work starts,
    or `requires_action` if it starts blocked on user action, and `idle` when it
    ends. The agent SHOULD include a stop reason on that idle update.
    Agent-initiated work does not require a prompt request or a synthetic user
    message.

    `running` may precede user-message insertion, for example during a foreground
    hook. It is not acknowledgment of insertion, and rejecting a prompt does not
    itself end foreground work.

    Background activity can continue and emit other `session/update` notifications
    while `idle`. Those notifications, including a detached task's progress or
    completion, do not by themselves change this state. A permission request only
    warrants `requires_action` when foreground work is blocked on user action.

    The agent SHOULD report `requires_action` when the foreground workflow as a
    whole cannot progress without user action, including permissions or elicitations.
    Once reported, it MUST report `running` when progress resumes, or `idle` when
    work ends without resuming.
    If other foreground work can progress, the state remains `running`. Resolving
    one of several requests does not itself change the state. Agents SHOULD ignore
    responses for work that has already ended rather than use them to resume it.

    A new session defaults to idle until a state update reports otherwise.
    Resume MUST send a current-state snapshot after any replay and before its
    response. The snapshot reports foreground state after resuming.
    The response alone does not imply idle.
    Repeated snapshots are idempotent, not additional work, completions, or usage.
    A repeated state may carry updated information without another state transition.
    The agent MUST report `idle` when no foreground activity remains. Completing
    an individual activity while other foreground work continues does not require
    an idle boundary. Local commands use the same lifecycle even without model work.

    See protocol docs: [Session States](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#session-states)
    """
    ToolCallContent: TypeAlias = "ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent | OtherToolCallContent"
    """Content produced by a tool call.

    Tool calls can produce different types of content including standard
    content blocks (text, images), file diffs, or display-only terminals.

    See protocol docs: [Content](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#content)
    """
else:
    AvailableCommand = Union[CommandAvailableCommand, absent("type")]
    AvailableCommandInput = Union[TextAvailableCommandInput, absent("type")]
    BackgroundWork = TerminalBackgroundWork | ToolCallBackgroundWork | SubagentBackgroundWork
    ContentBlock = (
        TextContentBlock
        | ImageContentBlock
        | AudioContentBlock
        | ResourceLinkContentBlock
        | ResourceContentBlock
    )
    DiffChange = (
        AddDiffChange | DeleteDiffChange | ModifyDiffChange | MoveDiffChange | CopyDiffChange
    )

    class EmbeddedResourceResource(Untagged):
        """Resource content that can be embedded in a message."""

    PlanUpdateContent = ItemsPlanUpdateContent | FilePlanUpdateContent | MarkdownPlanUpdateContent
    RequestPermissionOutcome = CancelledRequestPermissionOutcome | SelectedRequestPermissionOutcome
    RequestPermissionSubject = ToolCallRequestPermissionSubject | CommandRequestPermissionSubject
    SessionConfigOption = SelectSessionConfigOption | BooleanSessionConfigOption

    class SessionConfigSelectOptions(Untagged):
        """Possible values for a session configuration option."""

    SessionUpdate = (
        UserMessageChunk
        | UserMessage
        | AgentMessageChunk
        | AgentMessage
        | AgentThoughtChunk
        | AgentThought
        | ToolCallContentChunk
        | ToolCallUpdate
        | TerminalUpdate
        | TerminalOutputChunk
        | PlanUpdate
        | PlanRemoved
        | AvailableCommandsUpdate
        | ConfigOptionUpdate
        | SessionInfoUpdate
        | UsageUpdate
        | Notice
        | CompactionUpdate
        | CompactionSummaryChunk
        | SubagentUpdate
        | SessionMessage
        | SessionMessageChunk
    )
    State = RunningStateUpdate | RequiresActionStateUpdate | UnknownStateUpdate
    ToolCallContent = ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        AvailableCommand=AvailableCommand,
        AvailableCommandInput=AvailableCommandInput,
        BackgroundWork=BackgroundWork,
        ContentBlock=ContentBlock,
        DiffChange=DiffChange,
        EmbeddedResourceResource=EmbeddedResourceResource,
        PlanUpdateContent=PlanUpdateContent,
        RequestPermissionOutcome=RequestPermissionOutcome,
        RequestPermissionSubject=RequestPermissionSubject,
        SessionConfigOption=SessionConfigOption,
        SessionConfigSelectOptions=SessionConfigSelectOptions,
        SessionUpdate=SessionUpdate,
        State=State,
        ToolCallContent=ToolCallContent,
    )
