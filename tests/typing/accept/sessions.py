"""Sessions, stored entities, changes, patches and dispatching many."""

from collections.abc import AsyncIterator, Awaitable
from typing import reveal_type

from acp_v2 import (
    PRESENCE,
    Change,
    Entity,
    PromptResponse,
    RequestPermissionRequest,
    Session,
    Sessions,
    SessionUpdate,
    SessionUpdateHandler,
    StateUpdate,
    TerminalState,
    ToolCallState,
    ToolCallUpdate,
    ToolCallUpdateFields,
    UpdateSessionNotification,
    UserMessage,
    dispatch_all,
    patch,
)


def session(update: SessionUpdate, notification: UpdateSessionNotification) -> None:
    one = Session(max_others=100)
    change = one.apply(update)
    reveal_type(change)  # reveal: Change
    reveal_type(Sessions().apply(notification))  # reveal: Change
    reveal_type(Sessions()[notification.session_id])  # reveal: Session
    reveal_type(one.tool_calls)  # reveal: dict[str, ToolCallState]
    reveal_type(one.usage)  # reveal: UsageState | None
    reveal_type(one.info)  # reveal: SessionInfoState
    reveal_type(one.state)  # reveal: {State} | OtherIdleStateUpdate | OtherStateUpdate
    reveal_type(one.is_idle)  # reveal: bool
    one.apply(StateUpdate(one.confirmed_state))
    for again in one.replay():
        one.apply(again)


def stored(call: ToolCallState, terminal: TerminalState, update: ToolCallUpdateFields) -> None:
    reveal_type(call.apply(update))  # reveal: Change
    reveal_type(call.to_update())  # reveal: ToolCallUpdate
    reveal_type(call.kind)  # reveal: ToolKind
    reveal_type(call.title)  # reveal: str | None
    reveal_type(call.meta)  # reveal: dict[str, Any]
    reveal_type(terminal.output)  # reveal: bytes
    reveal_type(patch.diff(call, call)[0] == UserMessage(message_id="m"))  # reveal: bool
    reveal_type(PRESENCE[ToolCallUpdate]["kind"])  # reveal: Presence


def lifecycle(one: Session, response: PromptResponse, request: RequestPermissionRequest) -> None:
    reveal_type(one.accept_prompt(response, "text"))  # reveal: UserMessageState | None
    reveal_type(one.permission_requested(1, request))  # reveal: Change | None
    reveal_type(one.permission_answered(1))  # reveal: bool
    reveal_type(one.cancel().answer)  # reveal: tuple[str | int, ...]


def entities(change: Change, entity: Entity) -> str:
    """Every stored entity is known to a checker."""
    if change.entity is None:
        return change.kind
    match entity:
        case ToolCallState() | TerminalState():
            return "work"
        case other:
            return type(other).__name__


class Counting(SessionUpdateHandler[Awaitable[None]]):
    """Its methods are coroutines."""

    async def unhandled(self, update: SessionUpdate) -> None:
        print(update)


async def many(updates: AsyncIterator[SessionUpdate], listed: list[SessionUpdate]) -> None:
    await dispatch_all(updates, Counting())
    await dispatch_all(listed, Counting())
