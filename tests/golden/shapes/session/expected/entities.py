# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""What a session stores: entities that updates create, patch and append to.

Own fields are never `UNSET`: an absent scalar is None, an absent list empty, absent metadata `{}`.
Values inside are those of the updates; treat them as read-only.
"""

from __future__ import annotations

from base64 import b64encode
from typing import Any, ClassVar, TypeAlias

from msgspec import UNSET, Struct

from ._runtime.stored import (
    StoredEntity,
    decoded,
    differ,
    merged,
    optional,
    own,
    retained,
)
from .enums import Kind
from .models import (
    BoardChunk,
    BoardUpdate,
    DocChunk,
    DocUpdate,
    GaugeUpdate,
    LogChunk,
    LogUpdate,
    Output,
    Piece,
    PlanUpdate,
)
from .unions import PlanContent, SessionUpdate


class Change(Struct, frozen=True):
    """What an update did.

    Attributes:
        kind: What it was about: an entity such as `tool_call`, a value of the session, an event, or
            `other`.
        id: The entity's id; None where there is only one, or none.
        entity: The entity as it is now; None for values of the session and for events.
        created: Whether the entity is new.
        fields: Attributes that changed.
        appended: What a chunk appended: one item, or bytes.
        update: What was applied; an event is nowhere else. None for what a cancellation marked.
        removed: Whether the entity is gone.
    """

    kind: str
    id: str | None
    entity: Entity | None
    created: bool
    fields: tuple[str, ...]
    appended: Piece | bytes | str | None
    update: SessionUpdate | None
    removed: bool = False


class DocState(StoredEntity):
    """About Doc.

    A document.
    """

    __slots__ = (
        "doc_id",
        "rank",
        "title",
        "kind",
        "anything",
        "tags",
        "roots",
        "words",
        "motto",
        "owner",
        "hint",
        "hints",
        "settings",
        "pieces",
        "meta",
    )
    _kind: ClassVar[str] = "doc"
    _fields: ClassVar[tuple[str, ...]] = (
        "doc_id",
        "rank",
        "title",
        "kind",
        "anything",
        "tags",
        "roots",
        "words",
        "motto",
        "owner",
        "hint",
        "hints",
        "settings",
        "pieces",
        "meta",
    )

    def __init__(self, doc_id: str) -> None:
        """Start a new one with the protocol's defaults."""
        self.doc_id = doc_id
        self.rank: int = 0
        """Not described upstream."""
        self.title: str | None = None
        """Not described upstream."""
        self.kind: Kind = Kind.PLAIN
        """Not described upstream."""
        self.anything: Any = None
        """Not described upstream."""
        self.tags: list[str] = []
        """Not described upstream."""
        self.roots: list[str] | None = None
        """Not described upstream."""
        self.words: list[str] = []
        """Not described upstream."""
        self.motto: str | None = None
        """Not described upstream."""
        self.owner: str | None = None
        """Not described upstream."""
        self.hint: str | None = None
        """Not described upstream."""
        self.hints: list[str] = []
        """Not described upstream."""
        self.settings: dict[str, Any] | None = None
        """Not described upstream."""
        self.pieces: list[Piece] = []
        """Not described upstream."""
        self.meta: dict[str, Any] = {}
        """Not described upstream."""

    def apply(self, update: DocUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, DocUpdate, update.doc_id, self.doc_id)
        new_rank = update.rank
        new_title = self.title if update.title is UNSET else update.title
        new_kind = (
            self.kind
            if update.kind is UNSET
            else Kind.PLAIN
            if update.kind is None
            else update.kind
        )
        new_anything = self.anything if update.anything is UNSET else own(update.anything)
        new_tags = (
            self.tags if update.tags is UNSET else [] if update.tags is None else list(update.tags)
        )
        new_roots = (
            self.roots
            if update.roots is UNSET
            else None
            if update.roots is None
            else list(update.roots)
        )
        new_words = self.words if update.words is UNSET else list(update.words)
        new_motto = self.motto if update.motto is UNSET else update.motto
        new_owner = self.owner if update.owner is UNSET or update.owner is None else update.owner
        new_hint = None if update.hint is UNSET or update.hint is None else update.hint
        new_hints = [] if update.hints is UNSET or update.hints is None else list(update.hints)
        new_settings = self.settings if update.settings is UNSET else own(update.settings)
        new_pieces = (
            self.pieces
            if update.pieces is UNSET
            else []
            if update.pieces is None
            else list(update.pieces)
        )
        new_meta = self.meta if update.meta is UNSET else merged(update.meta, self.meta)
        fields: list[str] = []
        if new_rank != self.rank:
            fields.append("rank")
        if new_title != self.title:
            fields.append("title")
        if new_kind != self.kind:
            fields.append("kind")
        if new_anything is not self.anything and differ(self.anything, new_anything):
            fields.append("anything")
        if new_tags is not self.tags and differ(self.tags, new_tags):
            fields.append("tags")
        if new_roots is not self.roots and differ(self.roots, new_roots):
            fields.append("roots")
        if new_words is not self.words and differ(self.words, new_words):
            fields.append("words")
        if new_motto != self.motto:
            fields.append("motto")
        if new_owner != self.owner:
            fields.append("owner")
        if new_hint != self.hint:
            fields.append("hint")
        if new_hints is not self.hints and differ(self.hints, new_hints):
            fields.append("hints")
        if new_settings is not self.settings and differ(self.settings, new_settings):
            fields.append("settings")
        if new_pieces is not self.pieces and differ(self.pieces, new_pieces):
            fields.append("pieces")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.rank = new_rank
        self.title = new_title
        self.kind = new_kind
        self.anything = new_anything
        self.tags = new_tags
        self.roots = new_roots
        self.words = new_words
        self.motto = new_motto
        self.owner = new_owner
        self.hint = new_hint
        self.hints = new_hints
        self.settings = new_settings
        self.pieces = new_pieces
        self.meta = new_meta
        return Change("doc", self.doc_id, self, False, tuple(fields), None, update)

    def append(self, chunk: DocChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, DocChunk, chunk.doc_id, self.doc_id)
        item = chunk.piece
        fields = ["pieces"]
        new_owner = retained(chunk.owner, self.owner)
        if new_owner != self.owner:
            fields.append("owner")
        self.owner = new_owner
        self.pieces.append(item)
        return Change("doc", self.doc_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> DocUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return DocUpdate(
            doc_id=self.doc_id,
            rank=self.rank,
            title=self.title,
            kind=self.kind,
            anything=own(self.anything),
            tags=list(self.tags) or None,
            roots=None if self.roots is None else list(self.roots),
            words=list(self.words),
            motto=UNSET if self.motto is None else self.motto,
            owner=UNSET if self.owner is None else self.owner,
            hint=UNSET if self.hint is None else self.hint,
            hints=list(self.hints) or UNSET,
            settings=own(self.settings),
            pieces=list(self.pieces) or None,
            meta=dict(self.meta) or None,
        )


class LogState(StoredEntity):
    """About Log.

    A log.
    """

    __slots__ = (
        "log_id",
        "_output",
        "output_charset",
        "output_meta",
        "meta",
    )
    _kind: ClassVar[str] = "log"
    _fields: ClassVar[tuple[str, ...]] = (
        "log_id",
        "output",
        "output_charset",
        "output_meta",
        "meta",
    )

    def __init__(self, log_id: str) -> None:
        """Start a new one with the protocol's defaults."""
        self.log_id = log_id
        self._output = bytearray()
        self.output_charset: str | None = None
        self.output_meta: dict[str, Any] = {}
        self.meta: dict[str, Any] = {}
        """Not described upstream."""

    @property
    def output(self) -> bytes:
        """All bytes so far; each access copies them."""
        return bytes(self._output)

    def apply(self, update: LogUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, LogUpdate, update.log_id, self.log_id)
        new_output = self._output
        new_output_charset = self.output_charset
        new_output_meta = self.output_meta
        if update.output is None:
            new_output = bytearray()
            new_output_charset = None
            new_output_meta = {}
        elif update.output is not UNSET:
            new_output = bytearray(decoded(update.output.data, update, "log"))
            new_output_charset = own(optional(update.output.charset, None))
            new_output_meta = own(optional(update.output.meta, {}))
        new_meta = (
            self.meta if update.meta is UNSET else {} if update.meta is None else dict(update.meta)
        )
        fields: list[str] = []
        if new_output is not self._output and differ(self._output, new_output):
            fields.append("output")
        if new_output_charset is not self.output_charset and differ(
            self.output_charset, new_output_charset
        ):
            fields.append("output_charset")
        if new_output_meta is not self.output_meta and differ(self.output_meta, new_output_meta):
            fields.append("output_meta")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self._output = new_output
        self.output_charset = new_output_charset
        self.output_meta = new_output_meta
        self.meta = new_meta
        return Change("log", self.log_id, self, False, tuple(fields), None, update)

    def append(self, chunk: LogChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one, or not base64.
        """
        self._check(chunk, LogChunk, chunk.log_id, self.log_id)
        item = decoded(chunk.data, chunk, "log")
        fields = ["output"] if item else []
        self._output += item
        return Change("log", self.log_id, self, False, tuple(fields), item, chunk)

    def to_update(self) -> LogUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return LogUpdate(
            log_id=self.log_id,
            output=Output(
                data=b64encode(self._output).decode(),
                charset=UNSET if self.output_charset is None else self.output_charset,
                meta=dict(self.output_meta) or UNSET,
            )
            if self._output or self.output_charset is not None or self.output_meta
            else None,
            meta=dict(self.meta) or None,
        )


class PlanState(StoredEntity):
    """About Plan.

    A plan.
    """

    __slots__ = (
        "plan_id",
        "plan",
    )
    _kind: ClassVar[str] = "plan"
    _fields: ClassVar[tuple[str, ...]] = (
        "plan_id",
        "plan",
    )

    def __init__(self, plan_id: str, plan: PlanContent) -> None:
        """Start a new one with the protocol's defaults."""
        self.plan_id = plan_id
        self.plan: PlanContent = plan
        """Not described upstream."""

    def apply(self, update: PlanUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, PlanUpdate, update.plan.plan_id, self.plan_id)
        new_plan = update.plan
        fields: list[str] = []
        if new_plan is not self.plan and differ(self.plan, new_plan):
            fields.append("plan")
        self.plan = new_plan
        return Change("plan", self.plan_id, self, False, tuple(fields), None, update)

    def to_update(self) -> PlanUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return PlanUpdate(
            plan=self.plan,
        )


class BoardState(StoredEntity):
    """About Board.

    A board.
    """

    __slots__ = (
        "notes",
        "meta",
    )
    _kind: ClassVar[str] = "board"
    _fields: ClassVar[tuple[str, ...]] = (
        "notes",
        "meta",
    )

    def __init__(self) -> None:
        """Start a new one with the protocol's defaults."""
        self.notes: list[str] = []
        """Not described upstream."""
        self.meta: dict[str, Any] = {}
        """Not described upstream."""

    def apply(self, update: BoardUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, BoardUpdate, None, None)
        new_notes = (
            self.notes
            if update.notes is UNSET
            else []
            if update.notes is None
            else list(update.notes)
        )
        new_meta = (
            self.meta if update.meta is UNSET else {} if update.meta is None else dict(update.meta)
        )
        fields: list[str] = []
        if new_notes is not self.notes and differ(self.notes, new_notes):
            fields.append("notes")
        if new_meta is not self.meta and differ(self.meta, new_meta):
            fields.append("meta")
        self.notes = new_notes
        self.meta = new_meta
        return Change("board", None, self, False, tuple(fields), None, update)

    def append(self, chunk: BoardChunk) -> Change:
        """Append a chunk.

        Raises:
            ApplyError: A chunk of another one.
        """
        self._check(chunk, BoardChunk, None, None)
        item = chunk.note
        fields = ["notes"]
        self.notes.append(item)
        return Change("board", None, self, False, tuple(fields), item, chunk)

    def to_update(self) -> BoardUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return BoardUpdate(
            notes=list(self.notes) or None,
            meta=dict(self.meta) or None,
        )


class GaugeState(StoredEntity):
    """About Gauge.

    A gauge.
    """

    __slots__ = (
        "level",
        "units",
        "limit",
    )
    _kind: ClassVar[str] = "gauge"
    _fields: ClassVar[tuple[str, ...]] = (
        "level",
        "units",
        "limit",
    )

    def __init__(self, level: int, units: list[str]) -> None:
        """Start a new one with the protocol's defaults."""
        self.level: int = level
        """Not described upstream."""
        self.units: list[str] = list(units)
        """Not described upstream."""
        self.limit: int | None = None
        """Not described upstream."""

    def apply(self, update: GaugeUpdate) -> Change:
        """Patch it.

        Raises:
            ApplyError: An update of another one, or of something that cannot be stored.
        """
        self._check(update, GaugeUpdate, None, None)
        new_level = update.level
        new_units = list(update.units)
        new_limit = None if update.limit is UNSET or update.limit is None else update.limit
        fields: list[str] = []
        if new_level != self.level:
            fields.append("level")
        if new_units is not self.units and differ(self.units, new_units):
            fields.append("units")
        if new_limit != self.limit:
            fields.append("limit")
        self.level = new_level
        self.units = new_units
        self.limit = new_limit
        return Change("gauge", None, self, False, tuple(fields), None, update)

    def to_update(self) -> GaugeUpdate:
        """Return the update that says all of it, with null for what is empty."""
        return GaugeUpdate(
            level=self.level,
            units=list(self.units),
            limit=UNSET if self.limit is None else self.limit,
        )


Entity: TypeAlias = DocState | LogState | PlanState | BoardState | GaugeState
"""Everything that a session stores as an entity."""
