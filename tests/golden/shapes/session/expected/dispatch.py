# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Tables of the tags, and one method for each of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterable, Awaitable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .models import (
    BoardChunk,
    BoardUpdate,
    DocChunk,
    DocUpdate,
    GaugeUpdate,
    LogChunk,
    LogUpdate,
    NamesUpdate,
    Ping,
    PlanRemoved,
    PlanUpdate,
    ThemeUpdate,
)
from .open import MoodUpdate, OtherSessionUpdate

if TYPE_CHECKING:
    from .unions import SessionUpdate

_R_co = TypeVar("_R_co", covariant=True)

SESSION_UPDATES: dict[str, type[Any]] = {
    "doc_update": DocUpdate,
    "doc_chunk": DocChunk,
    "log_update": LogUpdate,
    "log_chunk": LogChunk,
    "plan_update": PlanUpdate,
    "plan_removed": PlanRemoved,
    "board_update": BoardUpdate,
    "board_chunk": BoardChunk,
    "gauge_update": GaugeUpdate,
    "mood_update": MoodUpdate,
    "names_update": NamesUpdate,
    "theme_update": ThemeUpdate,
    "ping": Ping,
}
"""Class of every tag that this revision knows."""


class SessionUpdateHandler(ABC, Generic[_R_co]):
    """Handles updates by tag; what has no method of its own goes to `unhandled`."""

    @abstractmethod
    def unhandled(self, update: SessionUpdate) -> _R_co:
        """Handle an update whose method was not overridden."""

    def doc_update(self, update: DocUpdate) -> _R_co:
        """About Doc."""
        return self.unhandled(update)

    def doc_chunk(self, update: DocChunk) -> _R_co:
        """About DocChunk."""
        return self.unhandled(update)

    def log_update(self, update: LogUpdate) -> _R_co:
        """About Log."""
        return self.unhandled(update)

    def log_chunk(self, update: LogChunk) -> _R_co:
        """About LogChunk."""
        return self.unhandled(update)

    def plan_update(self, update: PlanUpdate) -> _R_co:
        """About Plan."""
        return self.unhandled(update)

    def plan_removed(self, update: PlanRemoved) -> _R_co:
        """About PlanRemoved."""
        return self.unhandled(update)

    def board_update(self, update: BoardUpdate) -> _R_co:
        """About Board."""
        return self.unhandled(update)

    def board_chunk(self, update: BoardChunk) -> _R_co:
        """About BoardChunk."""
        return self.unhandled(update)

    def gauge_update(self, update: GaugeUpdate) -> _R_co:
        """About Gauge."""
        return self.unhandled(update)

    def mood_update(self, update: MoodUpdate) -> _R_co:
        """About MoodUpdate."""
        return self.unhandled(update)

    def names_update(self, update: NamesUpdate) -> _R_co:
        """About Names."""
        return self.unhandled(update)

    def theme_update(self, update: ThemeUpdate) -> _R_co:
        """About Theme."""
        return self.unhandled(update)

    def ping(self, update: Ping) -> _R_co:
        """About Ping."""
        return self.unhandled(update)

    def other(self, update: OtherSessionUpdate) -> _R_co:
        """Handle an update that this revision does not know."""
        return self.unhandled(update)


_METHODS: dict[type[Any], str] = {
    DocUpdate: "doc_update",
    DocChunk: "doc_chunk",
    LogUpdate: "log_update",
    LogChunk: "log_chunk",
    PlanUpdate: "plan_update",
    PlanRemoved: "plan_removed",
    BoardUpdate: "board_update",
    BoardChunk: "board_chunk",
    GaugeUpdate: "gauge_update",
    MoodUpdate: "mood_update",
    NamesUpdate: "names_update",
    ThemeUpdate: "theme_update",
    Ping: "ping",
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
