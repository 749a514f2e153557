"""Mistakes with objects. Each marked line, and no other, is an error in both checkers."""

from acp_v2 import (
    UNSET,
    AgentMessage,
    AgentMessageChunk,
    IdleStateUpdate,
    Notice,
    NoticeSeverity,
    OtherSessionUpdate,
    PlanRemoved,
    RunningStateUpdate,
    SessionUpdate,
    State,
    StateUpdate,
    SubagentUpdate,
    TextContentBlock,
    ToolCallRequestPermissionSubject,
    ToolCallUpdate,
    ToolCallUpdateFields,
    ToolKind,
    UpdateSessionNotification,
    decode,
)


def frozen(update: ToolCallUpdate, state: StateUpdate, other: OtherSessionUpdate) -> None:
    update.title = "new"  # error: misc / AttributeAccessIssue
    update.meta = None  # error: misc / AttributeAccessIssue
    state.state = RunningStateUpdate()  # error: misc / AttributeAccessIssue
    other.session_update = "x"  # error: misc / AttributeAccessIssue


def not_told_apart(update: ToolCallUpdate, idle: IdleStateUpdate) -> None:
    print(update.title.upper())  # error: union-attr / AttributeAccessIssue OptionalMemberAccess
    print(len(update.content))  # error: arg-type / ArgumentType
    if update.title is not UNSET:
        print(update.title.upper())  # error: union-attr / OptionalMemberAccess
    if update.title is not None:
        print(update.title.upper())  # error: union-attr / AttributeAccessIssue
    print(idle.stop_reason.name)  # error: union-attr / AttributeAccessIssue OptionalMemberAccess


def wrong_values(block: TextContentBlock) -> None:
    ToolCallUpdate(tool_call_id=5)  # error: arg-type / ArgumentType
    ToolCallUpdate(tool_call_id=None)  # error: arg-type / ArgumentType
    ToolCallUpdate(tool_call_id=UNSET)  # error: arg-type / ArgumentType
    ToolCallUpdate(title="t")  # error: call-arg / CallIssue
    ToolCallUpdate("t")  # error: call-arg misc / CallIssue
    ToolCallUpdate(tool_call_id="t", kind="read")  # error: arg-type / ArgumentType
    ToolCallUpdate(tool_call_id="t", toolCallId="t")  # error: call-arg / CallIssue
    ToolCallUpdate(tool_call_id="t", session_update="x")  # error: call-arg / CallIssue
    AgentMessage(message_id="m", content=block)  # error: arg-type / ArgumentType
    AgentMessage(message_id="m", content=["text"])  # error: list-item / ArgumentType
    AgentMessageChunk(message_id="m", content=None)  # error: arg-type / ArgumentType
    AgentMessageChunk(message_id="m", content=[block])  # error: arg-type / ArgumentType
    Notice(severity=NoticeSeverity.INFO, title=None)  # error: arg-type / ArgumentType
    OtherSessionUpdate(sessionUpdate="_x")  # error: call-arg / CallIssue


def wrong_places(update: StateUpdate, state: State, plan: PlanRemoved) -> list[State]:
    UpdateSessionNotification(session_id="s", update=state)  # error: arg-type / ArgumentType
    StateUpdate(state=plan)  # error: arg-type / ArgumentType
    StateUpdate(state=update)  # error: arg-type / ArgumentType
    StateUpdate(state="running")  # error: arg-type / ArgumentType
    SubagentUpdate(session_id="s", state=update)  # error: arg-type / ArgumentType
    ToolCallRequestPermissionSubject(tool_call=plan)  # error: arg-type / ArgumentType
    fields = ToolCallUpdateFields(tool_call_id="t")
    shown: SessionUpdate = fields  # error: assignment / AssignmentType
    print(shown)
    return [update]  # error: list-item / ReturnType


def wrong_attributes(update: StateUpdate, any_update: SessionUpdate, kind: ToolKind) -> None:
    print(update.stop_reason)  # error: attr-defined / AttributeAccessIssue
    print(update.state.stop_reason)  # error: union-attr / AttributeAccessIssue
    print(any_update.message_id)  # error: union-attr / AttributeAccessIssue
    print(kind.known)  # error: attr-defined / AttributeAccessIssue
    print(ToolKind.FUTURE)  # error: attr-defined / AttributeAccessIssue


def wrong_calls(data: bytes) -> None:
    decode({})  # error: call-overload / ArgumentType CallIssue
    decode(data, 5)  # error: call-overload / ArgumentType CallIssue
    decode(data, ToolCallUpdate, True)  # error: call-overload / CallIssue
    update: PlanRemoved = decode(data, ToolCallUpdate)  # error: assignment / AssignmentType
    text: PlanRemoved = decode(data)  # error: assignment / AssignmentType
    print(update, text)
