"""Objects that are about to be sent."""

from typing import reveal_type

from acp_v2 import (
    UNSET,
    AgentMessage,
    AgentMessageChunk,
    CancelledRequestPermissionOutcome,
    IdleStateUpdate,
    OtherContentBlock,
    OtherSessionUpdate,
    OtherStateUpdate,
    PermissionOption,
    PermissionOptionKind,
    RequestPermissionRequest,
    RequestPermissionResponse,
    RunningStateUpdate,
    SelectedRequestPermissionOutcome,
    SessionUpdate,
    State,
    StateUpdate,
    StopReason,
    SubagentUpdate,
    TextContentBlock,
    ToolCallRequestPermissionSubject,
    ToolCallUpdate,
    ToolCallUpdateFields,
    ToolKind,
    UpdateSessionNotification,
    encode,
    validate,
)


def permission(call: ToolCallUpdate) -> RequestPermissionRequest:
    subject = ToolCallRequestPermissionSubject(tool_call=ToolCallUpdateFields(tool_call_id="t"))
    reveal_type(subject.tool_call)  # reveal: ToolCallUpdateFields
    reveal_type(subject.tool_call.kind)  # reveal: ToolKind | UnsetType | None
    option = PermissionOption(option_id="a", name="Allow", kind=PermissionOptionKind.ALLOW_ONCE)
    request = RequestPermissionRequest(
        session_id="s",
        title="Run?",
        subject=ToolCallRequestPermissionSubject(tool_call=call),
        options=[option],
    )
    without = RequestPermissionRequest(session_id="s", title="Run?", subject=None, options=[option])
    return request if request.subject else without


def answers() -> list[RequestPermissionResponse]:
    return [
        RequestPermissionResponse(outcome=CancelledRequestPermissionOutcome()),
        RequestPermissionResponse(outcome=SelectedRequestPermissionOutcome(option_id="a")),
    ]


def states() -> list[SessionUpdate]:
    update = StateUpdate(state=IdleStateUpdate(stop_reason=StopReason.END_TURN))
    reveal_type(update.state)  # reveal: {State} | OtherIdleStateUpdate | OtherStateUpdate
    reveal_type(update.state.state)  # reveal: str
    shared: State = RunningStateUpdate()
    custom = OtherStateUpdate({"state": "_napping"})
    return [
        update,
        StateUpdate(shared),
        StateUpdate(custom),
        SubagentUpdate(session_id="c", state=shared),
        SubagentUpdate(session_id="c", state=update.state),
        SubagentUpdate(session_id="c", state=custom, title=None, cwd=UNSET),
    ]


def messages(block: TextContentBlock) -> bytes:
    custom = OtherContentBlock({"type": "_chart", "series": [1, 2]})
    chunk = AgentMessageChunk(message_id="m", content=custom)
    message = AgentMessage(message_id="m", content=[block, custom], meta={"a": [1, None]})
    validate(message)
    extension = OtherSessionUpdate({"sessionUpdate": "_mine"})
    notifications = [
        UpdateSessionNotification(session_id="s", update=update)
        for update in (chunk, message, extension)
    ]
    return b"\n".join(map(encode, notifications))


def kinds() -> ToolCallUpdate:
    return ToolCallUpdate(tool_call_id="t", kind=ToolKind("_mine"), raw_input={"a": [1]})
