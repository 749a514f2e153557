"""What sessions, entities and patches do not take."""

from acp_v2 import (
    AgentMessage,
    Change,
    Session,
    TerminalUpdate,
    ToolCallState,
    ToolCallUpdate,
    UserMessageState,
    patch,
)


def applied(message: UserMessageState, call: ToolCallState, other: AgentMessage) -> None:
    message.apply(other)  # error: arg-type / ArgumentType
    call.append(ToolCallUpdate(tool_call_id="t"))  # error: arg-type / ArgumentType
    call.kind = None  # error: assignment / AttributeAccessIssue
    call.content = None  # error: assignment / AttributeAccessIssue
    call.tilte = "x"  # error: attr-defined / AttributeAccessIssue
    Session().apply(call)  # error: arg-type / ArgumentType
    Session(10)  # error: call-arg / CallIssue


def changed(change: Change, message: UserMessageState) -> None:
    change.created = False  # error: misc / AttributeAccessIssue
    change.appended.decode()  # error: union-attr / OptionalMemberAccess AttributeAccessIssue
    patch.diff(change, change)  # error: type-var / ArgumentType
    patch.coalesce(TerminalUpdate(terminal_id="t"))  # error: arg-type / ArgumentType
    message.content.append("text")  # error: arg-type / ArgumentType
