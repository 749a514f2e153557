# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
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
    SubagentUpdate,
    TerminalOutputChunk,
    TerminalToolCallContent,
    TerminalUpdate,
    TextAvailableCommandInput,
    TextContentBlock,
    TextResourceContents,
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
        OtherAvailableCommandInput,
        OtherContentBlock,
        OtherDiffChange,
        OtherPlanUpdateContent,
        OtherRequestPermissionOutcome,
        OtherRequestPermissionSubject,
        OtherSessionConfigOption,
        OtherSessionUpdate,
        OtherStateUpdate,
        OtherToolCallContent,
        StateUpdate,
    )

    AvailableCommandInput: TypeAlias = "TextAvailableCommandInput | OtherAvailableCommandInput"
    """The input specification for a command."""
    ContentBlock: TypeAlias = "TextContentBlock | ImageContentBlock | AudioContentBlock | ResourceLinkContentBlock | ResourceContentBlock | OtherContentBlock"
    """Content blocks represent displayable information in the Agent Client Protocol.

    They provide a structured way to handle various types of user-facing content—whether
    it's text from language models, images for analysis, or embedded resources for context.

    Content blocks appear in:
    - User prompts sent via `session/prompt`
    - Language model output reported through `session/update` notifications as
      message updates or streamed chunks
    - Progress updates and results from tool calls

    This structure is compatible with the Model Context Protocol (MCP), enabling
    agents to seamlessly forward content from MCP tool outputs without transformation.

    See protocol docs: [Content](https://agentclientprotocol.com/protocol/v2/draft/content)
    """
    DiffChange: TypeAlias = "AddDiffChange | DeleteDiffChange | ModifyDiffChange | MoveDiffChange | CopyDiffChange | OtherDiffChange"
    """One file-level change described by a [`Diff`].

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
    State: TypeAlias = "RunningStateUpdate | IdleStateUpdate | RequiresActionStateUpdate | UnknownStateUpdate | OtherStateUpdate"
    """The state of the agent's foreground work has changed.

    Background activity can continue and emit other `session/update` notifications
    while `idle`. Those notifications do not change this state.
    """
    ToolCallContent: TypeAlias = "ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent | OtherToolCallContent"
    """Content produced by a tool call.

    Tool calls can produce different types of content including standard
    content blocks (text, images), file diffs, or display-only terminals.

    See protocol docs: [Content](https://agentclientprotocol.com/protocol/v2/draft/tool-calls#content)
    """
else:
    AvailableCommandInput = Union[TextAvailableCommandInput, absent("type")]
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
    State = RunningStateUpdate | IdleStateUpdate | RequiresActionStateUpdate | UnknownStateUpdate
    ToolCallContent = ContentToolCallContent | DiffToolCallContent | TerminalToolCallContent
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        AvailableCommandInput=AvailableCommandInput,
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
