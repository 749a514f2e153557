"""What must not pass for complete. Each marked line, and no other, is an error in both checkers."""

from typing import assert_never

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
    ErrorCode,
    ImageContentBlock,
    Notice,
    PlanRemoved,
    PlanUpdate,
    ResourceContentBlock,
    ResourceLinkContentBlock,
    Role,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SessionUpdate,
    StateUpdate,
    SubagentUpdate,
    TerminalOutputChunk,
    TerminalUpdate,
    TextContentBlock,
    ToolCallContentChunk,
    ToolCallStatus,
    ToolCallUpdate,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)


def every_member_is_not_every_value(status: ToolCallStatus) -> str:
    match status:
        case ToolCallStatus.PENDING | ToolCallStatus.IN_PROGRESS | ToolCallStatus.PAUSED:
            return "open"
        case ToolCallStatus.COMPLETED | ToolCallStatus.FAILED | ToolCallStatus.CANCELLED:
            return "closed"
        case _:
            assert_never(status)  # error: arg-type / ArgumentType


def two_roles_are_not_all(role: Role) -> str:
    if role is Role.USER:
        return "user"
    if role is Role.ASSISTANT:
        return "assistant"
    assert_never(role)  # error: arg-type / ArgumentType


def every_code_is_not_every_number(code: ErrorCode) -> str:
    for known in ErrorCode:
        if code is known:
            return "known"
    assert_never(code)  # error: arg-type / ArgumentType


def the_future_is_missing(update: SessionUpdate) -> str:
    match update:
        case UserMessageChunk() | UserMessage() | AgentMessageChunk() | AgentMessage():
            return "message"
        case AgentThoughtChunk() | AgentThought() | SessionMessage() | SessionMessageChunk():
            return "message"
        case ToolCallContentChunk() | ToolCallUpdate() | TerminalUpdate() | TerminalOutputChunk():
            return "tool"
        case PlanUpdate() | PlanRemoved() | CompactionUpdate() | CompactionSummaryChunk():
            return "entity"
        case AvailableCommandsUpdate() | ConfigOptionUpdate() | SessionInfoUpdate():
            return "session"
        case StateUpdate() | UsageUpdate() | Notice() | SubagentUpdate():
            return "rest"
        case _:
            assert_never(update)  # error: arg-type / ArgumentType


def a_known_variant_is_missing(block: ContentBlock) -> str:
    match block:
        case TextContentBlock() | ImageContentBlock() | AudioContentBlock():
            return "shown"
        case ResourceLinkContentBlock() | ResourceContentBlock():
            return "linked"
        case _:
            assert_never(block)  # error: arg-type / ArgumentType
