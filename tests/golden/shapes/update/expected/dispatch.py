# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""Tables of the tags, and one method for each of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterable, Awaitable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .models import (
    AgentChunk,
    End,
    ToolUpdate,
    UserChunk,
)
from .open import OtherSessionUpdate, StateUpdate

if TYPE_CHECKING:
    from .unions import SessionUpdate

_R_co = TypeVar("_R_co", covariant=True)

SESSION_UPDATES: dict[str, type[Any]] = {
    "user_chunk": UserChunk,
    "agent_chunk": AgentChunk,
    "tool_update": ToolUpdate,
    "state_update": StateUpdate,
    "end": End,
}
"""Class of every tag that this revision knows."""


class SessionUpdateHandler(ABC, Generic[_R_co]):
    """Handles updates by tag; what has no method of its own goes to `unhandled`."""

    @abstractmethod
    def unhandled(self, update: SessionUpdate) -> _R_co:
        """Handle an update whose method was not overridden."""

    def user_chunk(self, update: UserChunk) -> _R_co:
        """A piece of the user's message."""
        return self.unhandled(update)

    def agent_chunk(self, update: AgentChunk) -> _R_co:
        """A piece of the agent's message."""
        return self.unhandled(update)

    def tool_update(self, update: ToolUpdate) -> _R_co:
        """A tool call has changed."""
        return self.unhandled(update)

    def state_update(self, update: StateUpdate) -> _R_co:
        """The state has changed."""
        return self.unhandled(update)

    def end(self, update: End) -> _R_co:
        """Nothing follows."""
        return self.unhandled(update)

    def other(self, update: OtherSessionUpdate) -> _R_co:
        """Handle an update that this revision does not know."""
        return self.unhandled(update)


_METHODS: dict[type[Any], str] = {
    UserChunk: "user_chunk",
    AgentChunk: "agent_chunk",
    ToolUpdate: "tool_update",
    StateUpdate: "state_update",
    End: "end",
    OtherSessionUpdate: "other",
}


def dispatch(update: SessionUpdate, handler: SessionUpdateHandler[_R_co]) -> _R_co:
    """Call the method of the handler that is named like the update's tag.

    Raises:
        TypeError: Not an update.
    """
    try:
        method = _METHODS[type(update)]
    except KeyError:
        message = f"not an update: {type(update).__name__}"
        raise TypeError(message) from None
    result: _R_co = getattr(handler, method)(update)
    return result


async def dispatch_all(
    updates: Iterable[SessionUpdate] | AsyncIterable[SessionUpdate],
    handler: SessionUpdateHandler[object],
) -> None:
    """Dispatch updates one after the other, each when the one before has been handled.

    Args:
        updates: The updates, at hand or as they come.
        handler: Its methods may be coroutines.

    Raises:
        TypeError: Not an update.
    """
    if isinstance(updates, AsyncIterable):
        async for update in updates:
            await _handled(update, handler)
    else:
        for update in updates:
            await _handled(update, handler)


async def _handled(update: SessionUpdate, handler: SessionUpdateHandler[object]) -> None:
    result = dispatch(update, handler)
    if isinstance(result, Awaitable):
        await result
