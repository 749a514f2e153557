# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""The session that a stream of updates describes, and what a client does to it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from ._runtime.errors import ApplyError
from ._runtime.stored import differ
from .entities import BoardState, Change, DocState, Entity, GaugeState, LogState, PlanState
from .enums import Because, Kind
from .models import (
    BoardChunk,
    BoardUpdate,
    CalmMoodUpdate,
    DocChunk,
    DocUpdate,
    GaugeUpdate,
    LogChunk,
    LogUpdate,
    LostMoodUpdate,
    NamesUpdate,
    OpenResponse,
    Piece,
    Ping,
    PlanRemoved,
    PlanUpdate,
    ThemeUpdate,
)
from .open import MoodUpdate, OtherMoodUpdate, OtherSessionUpdate
from .unions import Mood, SessionUpdate


class Cancellation(Struct, frozen=True):
    """What cancelling did at once, and which requests to answer with `cancelled`.

    Attributes:
        marked: What was marked; later updates still win.
        answer: Ids of requests that must be answered now. They do not wait any more.
        may_answer: Ids of requests that belong to the cancelled work and may be answered now; the
            agent asks for the answer of each in time.
    """

    marked: tuple[Change, ...]
    answer: tuple[str | int, ...]
    may_answer: tuple[str | int, ...]


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
        self.docs: dict[str, DocState] = {}
        self.logs: dict[str, LogState] = {}
        self.plans: dict[str, PlanState] = {}
        self.board = BoardState()
        self.gauge: GaugeState | None = None
        self.mood: Mood = CalmMoodUpdate()
        """About MoodUpdate."""
        self.confirmed_mood: Mood = self.mood
        """The last one that said what is going on."""
        self.names: list[str] = []
        """About Names.

        A case.
        """
        self.theme: Piece | None = None
        """About Theme.

        A case.
        """
        self.others: deque[OtherSessionUpdate] = deque(maxlen=max_others)
        self._timeline: dict[tuple[str, str], Entity] = {}
        self.submissions: dict[str, object] = {}
        """What was submitted, by the id of the message that it became."""
        self.cancelling = False
        """Whether a cancellation was sent and nothing has confirmed or overtaken it."""
        self._reported = False

    @property
    def timeline(self) -> tuple[Entity, ...]:
        """The entities with an id in the order they were first seen, as a new tuple."""
        return tuple(self._timeline.values())

    @property
    def is_calm(self) -> bool:
        """Whether the mood is known to be `calm`."""
        return isinstance(self.mood, CalmMoodUpdate)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Session):
            return NotImplemented
        entities = list(self._timeline.items()) == list(other._timeline.items())
        return entities and not any(map(differ, self._said(), other._said()))

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _said(self) -> tuple[object, ...]:
        """Return what updates can say besides the entities with an id."""
        return (
            self.board.to_update(),
            self.gauge and self.gauge.to_update(),
            self.mood,
            self.confirmed_mood,
            self.names,
            self.theme,
            list(self.others),
            self._reported,
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

    def _doc(self, update: DocUpdate) -> Change:
        entity = self.docs.get(update.doc_id)
        if entity is not None:
            return entity.apply(update)
        entity = DocState(update.doc_id)
        change = entity.apply(update)
        self._add(self.docs, "doc", update.doc_id, entity)
        return replace(change, created=True)

    def _doc_chunk(self, chunk: DocChunk) -> Change:
        entity = self.docs.get(chunk.doc_id)
        if entity is not None:
            return entity.append(chunk)
        entity = DocState(chunk.doc_id)
        change = entity.append(chunk)
        self._add(self.docs, "doc", chunk.doc_id, entity)
        return replace(change, created=True)

    def _log(self, update: LogUpdate) -> Change:
        entity = self.logs.get(update.log_id)
        if entity is not None:
            return entity.apply(update)
        entity = LogState(update.log_id)
        change = entity.apply(update)
        self._add(self.logs, "log", update.log_id, entity)
        return replace(change, created=True)

    def _log_chunk(self, chunk: LogChunk) -> Change:
        entity = self.logs.get(chunk.log_id)
        if entity is not None:
            return entity.append(chunk)
        entity = LogState(chunk.log_id)
        change = entity.append(chunk)
        self._add(self.logs, "log", chunk.log_id, entity)
        return replace(change, created=True)

    def _plan(self, update: PlanUpdate) -> Change:
        entity = self.plans.get(update.plan.plan_id)
        if entity is not None:
            return entity.apply(update)
        entity = PlanState(update.plan.plan_id, update.plan)
        change = entity.apply(update)
        self._add(self.plans, "plan", update.plan.plan_id, entity)
        return replace(change, created=True, fields=("plan", *change.fields))

    def _plan_removed(self, update: PlanRemoved) -> Change:
        key = update.plan_id
        entity = self.plans.pop(key, None)
        # What is not there is removed already; if it comes back, it is a new one.
        self._timeline.pop(("plan", key), None)
        return Change("plan", key, entity, False, (), None, update, entity is not None)

    def _board(self, update: BoardUpdate) -> Change:
        return self.board.apply(update)

    def _board_chunk(self, chunk: BoardChunk) -> Change:
        return self.board.append(chunk)

    def _gauge(self, update: GaugeUpdate) -> Change:
        entity = self.gauge
        if entity is not None:
            return entity.apply(update)
        entity = GaugeState(update.level, update.units)
        change = entity.apply(update)
        self.gauge = entity
        return replace(change, created=True, fields=("level", "units", *change.fields))

    def _snapshot_mood(self, update: MoodUpdate) -> Change:
        value = update.mood
        changed = differ(self.mood, value)
        self.mood = value
        if not isinstance(value, (LostMoodUpdate, OtherMoodUpdate)):
            self.confirmed_mood = value
        self._reported = True
        if self.is_calm:
            self.cancelling = False
        return Change("mood", None, None, False, ("mood",) if changed else (), None, update)

    def _snapshot_names(self, update: NamesUpdate) -> Change:
        value = list(update.names)
        changed = differ(self.names, value)
        self.names = value
        return Change("names", None, None, False, ("names",) if changed else (), None, update)

    def _snapshot_theme(self, update: ThemeUpdate) -> Change:
        value = update.theme
        changed = differ(self.theme, value)
        self.theme = value
        return Change("theme", None, None, False, ("theme",) if changed else (), None, update)

    def _event_ping(self, update: Ping) -> Change:
        return Change("ping", None, None, False, (), None, update)

    def _other(self, update: OtherSessionUpdate) -> Change:
        if update.tag == "pong":
            # Live only, though this revision does not know it.
            return Change("pong", None, None, False, (), None, update)
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
        if self.board != BoardState():
            yield self.board.to_update()
        if self.gauge is not None:
            yield self.gauge.to_update()
        for entity in self.timeline:
            yield entity.to_update()
        if self.names:
            yield NamesUpdate(names=list(self.names))
        if self.theme is not None:
            yield ThemeUpdate(theme=self.theme)
        yield from tuple(self.others)
        if self.confirmed_mood not in (self.mood, CalmMoodUpdate()):
            yield MoodUpdate(self.confirmed_mood)
        if self._reported or self.mood != CalmMoodUpdate():
            yield MoodUpdate(self.mood)

    def accept_prompt(self, response: OpenResponse, submission: object = None) -> DocState | None:
        """Bind what was submitted to the message that it became, whichever comes first.

        The response alone creates nothing: content comes from updates.

        Args:
            response: The response to the prompt.
            submission: What was sent, kept in `submissions`.

        Returns:
            The message, where an update has brought it already.

        Raises:
            ApplyError: The message is that of another submission.
        """
        key = response.doc_id
        bound = self.submissions.get(key)
        if bound is not None and submission is not None and bound is not submission:
            raise ApplyError(response, "doc", "the message is that of another submission")
        self.submissions[key] = submission if bound is None else bound
        # What follows is other work than that which was cancelled.
        self.cancelling = False
        return self.docs.get(key)

    @property
    def was_cancelled(self) -> bool:
        """Whether the agent has confirmed that the work was cancelled."""
        state = self.mood
        return isinstance(state, CalmMoodUpdate) and state.because == Because.PLAIN

    def cancel(self) -> Cancellation:
        """Mark the unfinished docs of the active work, as its cancellation is sent.

        Once the agent has reported `calm`, what is unfinished goes on in the background.
        """
        # Not knowing does not start work that had ended; a state of another revision may.
        quiet = self.is_calm or (
            isinstance(self.mood, LostMoodUpdate)
            and isinstance(self.confirmed_mood, CalmMoodUpdate)
        )
        active = not (self._reported and quiet)
        marked: list[Change] = []
        for key, entity in self.docs.items() if active else ():
            if entity.kind in (Kind.PLAIN,):
                continue
            entity.kind = Kind.PLAIN
            marked.append(Change("doc", key, entity, False, ("kind",), None, None))
        self.cancelling = True
        return Cancellation(tuple(marked), (), ())

    _methods: ClassVar[dict[type[Any], Callable[[Session, Any], Change]]] = {
        DocUpdate: _doc,
        DocChunk: _doc_chunk,
        LogUpdate: _log,
        LogChunk: _log_chunk,
        PlanUpdate: _plan,
        PlanRemoved: _plan_removed,
        BoardUpdate: _board,
        BoardChunk: _board_chunk,
        GaugeUpdate: _gauge,
        MoodUpdate: _snapshot_mood,
        NamesUpdate: _snapshot_names,
        ThemeUpdate: _snapshot_theme,
        Ping: _event_ping,
        OtherSessionUpdate: _other,
    }
