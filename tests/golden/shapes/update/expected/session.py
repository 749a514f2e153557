# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""The session that a stream of updates describes, and what a client does to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from ._runtime.stored import differ
from .entities import AgentChunkState, Change, Entity, ToolState, UserChunkState
from .models import (
    AgentChunk,
    End,
    RunningStateUpdate,
    ToolUpdate,
    ToolUpdateFields,
    UserChunk,
)
from .open import OtherSessionUpdate, OtherStateUpdate, StateUpdate
from .unions import SessionUpdate, State


class Session:
    """One session, folded from its updates in the order they are received.

    An update that cannot be applied raises and changes nothing. Two sessions are equal if updates
    cannot tell them apart; what only this client knows (submissions, requests that wait, whether a
    cancellation is on its way) does not count.

    Attributes:
        others: Updates that this revision does not know, raw and in order.
    """

    def __init__(self, *, max_others: int | None = None) -> None:
        """Start a session to which nothing has happened.

        Args:
            max_others: How many unknown updates to keep; the oldest go first.
        """
        self.user_chunks: dict[str, UserChunkState] = {}
        self.agent_chunks: dict[str, AgentChunkState] = {}
        self.tools: dict[str, ToolState] = {}
        self.state: State = RunningStateUpdate()
        """The state has changed."""
        self.confirmed_state: State = self.state
        """The last one that said what is going on."""
        self.others: deque[OtherSessionUpdate] = deque(maxlen=max_others)
        self._timeline: dict[tuple[str, str], Entity] = {}

    @property
    def timeline(self) -> tuple[Entity, ...]:
        """The entities with an id in the order they were first seen, as a new tuple."""
        return tuple(self._timeline.values())

    @property
    def is_running(self) -> bool:
        """Whether the state is known to be `running`."""
        return isinstance(self.state, RunningStateUpdate)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Session):
            return NotImplemented
        entities = list(self._timeline.items()) == list(other._timeline.items())
        return entities and not any(map(differ, self._said(), other._said()))

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _said(self) -> tuple[object, ...]:
        """Return what updates can say besides the entities with an id."""
        return (
            self.state,
            self.confirmed_state,
            list(self.others),
        )

    def apply(self, update: SessionUpdate) -> Change:
        """Apply an update and return what it did.

        Raises:
            ApplyError: It cannot be applied; the session is as it was.
            TypeError: Not an update.
        """
        try:
            method = self._methods[type(update)]
        except KeyError:
            message = f"not an update: {type(update).__name__}"
            raise TypeError(message) from None
        return method(self, update)

    def _user_chunk(self, update: UserChunk) -> Change:
        entity = self.user_chunks.get(update.message_id)
        if entity is not None:
            return entity.apply(update)
        entity = UserChunkState(update.message_id)
        change = entity.apply(update)
        self._add(self.user_chunks, "user_chunk", update.message_id, entity)
        return replace(change, created=True)

    def _agent_chunk(self, update: AgentChunk) -> Change:
        entity = self.agent_chunks.get(update.message_id)
        if entity is not None:
            return entity.apply(update)
        entity = AgentChunkState(update.message_id)
        change = entity.apply(update)
        self._add(self.agent_chunks, "agent_chunk", update.message_id, entity)
        return replace(change, created=True)

    def _tool(self, update: ToolUpdateFields) -> Change:
        entity = self.tools.get(update.tool_id)
        if entity is not None:
            return entity.apply(update)
        entity = ToolState(update.tool_id)
        change = entity.apply(update)
        self._add(self.tools, "tool", update.tool_id, entity)
        return replace(change, created=True)

    def _snapshot_state(self, update: StateUpdate) -> Change:
        value = update.state
        changed = differ(self.state, value)
        self.state = value
        if not isinstance(value, OtherStateUpdate):
            self.confirmed_state = value
        return Change("state", None, None, False, ("state",) if changed else (), None, update)

    def _event_end(self, update: End) -> Change:
        return Change("end", None, None, False, (), None, update)

    def _other(self, update: OtherSessionUpdate) -> Change:
        self.others.append(update)
        return Change("other", None, None, False, ("others",), None, update)

    def _add(self, stored: dict[str, Any], kind: str, key: str, entity: Entity) -> None:
        stored[key] = entity
        self._timeline[kind, key] = entity

    def replay(self) -> Iterator[SessionUpdate]:
        """Yield updates that make an equal session of a fresh one of this revision.

        Entities come whole and in the order of the timeline, unknown updates after them, and the
        state last. Events are gone.
        """
        for entity in self.timeline:
            yield entity.to_update()
        yield from tuple(self.others)
        if self.confirmed_state not in (self.state, RunningStateUpdate()):
            yield StateUpdate(self.confirmed_state)
        if self.state != RunningStateUpdate():
            yield StateUpdate(self.state)

    _methods: ClassVar[dict[type[Any], Callable[[Session, Any], Change]]] = {
        UserChunk: _user_chunk,
        AgentChunk: _agent_chunk,
        ToolUpdate: _tool,
        StateUpdate: _snapshot_state,
        End: _event_end,
        OtherSessionUpdate: _other,
    }
