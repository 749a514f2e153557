"""A `match` over all classes of a union is complete: checkers accept `assert_never`."""

from typing import assert_never, reveal_type

from acp_v2 import (
    AgentMessage,
    AgentMessageChunk,
    AgentThought,
    AgentThoughtChunk,
    AudioContentBlock,
    AvailableCommandsUpdate,
    CompactionSummaryChunk,
    CompactionUpdate,
    ConfigOptionUpdate,
    ContentBlock,
    ContentChunk,
    IdleStateUpdate,
    ImageContentBlock,
    Notice,
    OtherContentBlock,
    OtherIdleStateUpdate,
    OtherSessionUpdate,
    OtherStateUpdate,
    PlanRemoved,
    PlanUpdate,
    RequiresActionStateUpdate,
    ResourceContentBlock,
    ResourceLinkContentBlock,
    RunningStateUpdate,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SessionUpdate,
    State,
    StateUpdate,
    SubagentUpdate,
    TerminalOutputChunk,
    TerminalUpdate,
    TextContentBlock,
    ToolCallContentChunk,
    ToolCallUpdate,
    UnknownStateUpdate,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)


def updates(update: SessionUpdate) -> str:  # noqa: PLR0912
    match update:
        case UserMessageChunk() | UserMessage() | AgentMessageChunk() | AgentMessage():
            return update.message_id
        case AgentThoughtChunk() | AgentThought() | SessionMessage() | SessionMessageChunk():
            return update.message_id
        case StateUpdate(state):
            reveal_type(state)  # reveal: {State} | OtherIdleStateUpdate | OtherStateUpdate
            return state.state
        case ToolCallContentChunk() | ToolCallUpdate():
            return update.tool_call_id
        case TerminalUpdate() | TerminalOutputChunk():
            return update.terminal_id
        case PlanUpdate():
            return update.plan.plan_id
        case PlanRemoved(plan_id=plan_id):
            return plan_id
        case AvailableCommandsUpdate() | ConfigOptionUpdate() | SessionInfoUpdate():
            return "session"
        case UsageUpdate(used=used):
            return str(used)
        case Notice():
            return update.title
        case CompactionUpdate() | CompactionSummaryChunk():
            return update.compaction_id
        case SubagentUpdate():
            return update.session_id
        case OtherSessionUpdate():
            return update.tag
        case _:
            assert_never(update)


def by_isinstance(update: SessionUpdate) -> str:
    if isinstance(update, ContentChunk):
        reveal_type(update)  # reveal: UserMessageChunk | AgentMessageChunk | AgentThoughtChunk
        return update.message_id
    return ""


def tags(update: SessionUpdate) -> str:
    return update.session_update


def blocks(block: ContentBlock) -> str:
    match block:
        case TextContentBlock():
            return block.text
        case ImageContentBlock() | AudioContentBlock():
            reveal_type(block.data_bytes)  # reveal: bytes
            return block.data
        case ResourceLinkContentBlock():
            return block.uri
        case ResourceContentBlock():
            return block.resource.uri
        case OtherContentBlock():
            return block.type
        case _:
            assert_never(block)


def states(state: State) -> str:
    match state:
        case RunningStateUpdate() | RequiresActionStateUpdate() | UnknownStateUpdate():
            return state.state
        case IdleStateUpdate(stop_reason=reason):
            return str(reason)
        case OtherIdleStateUpdate():
            return str(state.stop_reason)
        case OtherStateUpdate():
            return state.state
        case _:
            assert_never(state)
