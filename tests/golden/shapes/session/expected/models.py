# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    from .unions import PlanContent


from typing import Any

from msgspec import UNSET, Struct, UnsetType

from .enums import Because, Kind


class BoardChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="board_chunk",
):
    """About BoardChunk.

    A note on the board.
    """

    session_update: ClassVar[Literal["board_chunk"]] = "board_chunk"

    note: str


class BoardUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="board_update",
):
    """About Board.

    A board.
    """

    session_update: ClassVar[Literal["board_update"]] = "board_update"

    notes: list[str] | None | UnsetType = UNSET
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)


class BusyMoodUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="mood",
    tag="busy",
):
    """Busy.

    A case.
    """

    mood: ClassVar[Literal["busy"]] = "busy"


class CalmMoodUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="mood",
    tag="calm",
):
    """Calm.

    A case.
    """

    mood: ClassVar[Literal["calm"]] = "calm"

    because: Because | None | UnsetType = UNSET


class GaugeUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="gauge_update",
):
    """About Gauge.

    A gauge.
    """

    session_update: ClassVar[Literal["gauge_update"]] = "gauge_update"

    level: int
    units: list[str]
    limit: int | None | UnsetType = UNSET


class LogChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="log_chunk",
):
    """About LogChunk.

    More bytes.
    """

    session_update: ClassVar[Literal["log_chunk"]] = "log_chunk"

    log_id: str = field(name="logId")
    data: str

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


class LostMoodUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="mood",
    tag="lost",
):
    """Nobody knows.

    A case.
    """

    mood: ClassVar[Literal["lost"]] = "lost"


class NamesUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="names_update",
):
    """About Names.

    A case.
    """

    session_update: ClassVar[Literal["names_update"]] = "names_update"

    names: list[str]


class OpenResponse(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A document was accepted."""

    doc_id: str = field(name="docId")


class Output(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Bytes."""

    data: str
    charset: str | None | UnsetType = UNSET
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)

    @property
    def data_bytes(self) -> bytes:
        """The bytes that `data` encodes; ValueError where it is not base64."""
        value = self.data
        return a2b_base64(value, strict_mode=True)


class LogUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="log_update",
):
    """About Log.

    A log.
    """

    session_update: ClassVar[Literal["log_update"]] = "log_update"

    log_id: str = field(name="logId")
    output: Output | None | UnsetType = UNSET
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)


class Piece(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """A piece."""

    text: str


class DocChunk(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="doc_chunk",
):
    """About DocChunk.

    A piece of a document.
    """

    session_update: ClassVar[Literal["doc_chunk"]] = "doc_chunk"

    doc_id: str = field(name="docId")
    piece: Piece
    owner: str | None | UnsetType = UNSET
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)


class DocUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="doc_update",
):
    """About Doc.

    A document.
    """

    session_update: ClassVar[Literal["doc_update"]] = "doc_update"

    doc_id: str = field(name="docId")
    rank: int
    title: str | None | UnsetType = UNSET
    kind: Kind | None | UnsetType = UNSET
    anything: Any | UnsetType = UNSET
    tags: list[str] | None | UnsetType = UNSET
    roots: list[str] | None | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET
    motto: str | UnsetType = UNSET
    owner: str | None | UnsetType = UNSET
    hint: str | None | UnsetType = UNSET
    hints: list[str] | None | UnsetType = UNSET
    settings: dict[str, Any] | None | UnsetType = UNSET
    pieces: list[Piece] | None | UnsetType = UNSET
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)


class Ping(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="ping",
):
    """About Ping.

    A case.
    """

    session_update: ClassVar[Literal["ping"]] = "ping"

    text: str


class PlanRemoved(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="plan_removed",
):
    """About PlanRemoved.

    A case.
    """

    session_update: ClassVar[Literal["plan_removed"]] = "plan_removed"

    plan_id: str = field(name="planId")


class PlanUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="plan_update",
):
    """About Plan.

    A plan.
    """

    session_update: ClassVar[Literal["plan_update"]] = "plan_update"

    plan: "PlanContent"
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)


class ProsePlanContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="prose",
):
    """Prose.

    A case.
    """

    type: ClassVar[Literal["prose"]] = "prose"

    plan_id: str = field(name="planId")
    text: str


class StepsPlanContent(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="steps",
):
    """Steps.

    A case.
    """

    type: ClassVar[Literal["steps"]] = "steps"

    plan_id: str = field(name="planId")
    steps: list[str]


class ThemeUpdate(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="sessionUpdate",
    tag="theme_update",
):
    """About Theme.

    A case.
    """

    session_update: ClassVar[Literal["theme_update"]] = "theme_update"

    theme: Piece
    meta: dict[str, Any] | None | UnsetType = field(name="_meta", default=UNSET)
