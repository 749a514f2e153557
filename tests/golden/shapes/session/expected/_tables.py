# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    AnyReader,
    ArrayReader,
    EnumReader,
    IntegerReader,
    NullableReader,
    ObjectReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
    WrapperReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Kind"] = EnumReader(enums.Kind, StringReader(), {item.value: item for item in enums.Kind})
_BY_NAME["Because"] = EnumReader(
    enums.Because, StringReader(), {item.value: item for item in enums.Because}
)

_TAGS: dict[str, dict[str, VariantReader]] = {
    "SessionUpdate": {
        "doc_update": ref("DocUpdate"),
        "doc_chunk": ref("DocChunk"),
        "log_update": ref("LogUpdate"),
        "log_chunk": ref("LogChunk"),
        "plan_update": ref("PlanUpdate"),
        "plan_removed": ref("PlanRemoved"),
        "board_update": ref("BoardUpdate"),
        "board_chunk": ref("BoardChunk"),
        "gauge_update": ref("GaugeUpdate"),
        "mood_update": ref("MoodUpdate"),
        "names_update": ref("NamesUpdate"),
        "theme_update": ref("ThemeUpdate"),
        "ping": ref("Ping"),
    },
    "PlanContent": {
        "steps": ref("StepsPlanContent"),
        "prose": ref("ProsePlanContent"),
    },
    "Mood": {
        "calm": ref("CalmMoodUpdate"),
        "busy": ref("BusyMoodUpdate"),
        "lost": ref("LostMoodUpdate"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherSessionUpdate: OtherReader(
        open.OtherSessionUpdate,
        "sessionUpdate",
        _TAGS["SessionUpdate"],
        (),
    ),
    open.OtherPlanContent: OtherReader(
        open.OtherPlanContent,
        "type",
        _TAGS["PlanContent"],
        (Field("planId", "plan_id", StringReader(), required=True),),
    ),
    open.OtherMoodUpdate: OtherReader(
        open.OtherMoodUpdate,
        "mood",
        _TAGS["Mood"],
        (),
    ),
}
_BY_NAME["Piece"] = ModelReader(
    models.Piece,
    (Field("text", "text", StringReader(), required=True),),
)
_BY_NAME["Output"] = ModelReader(
    models.Output,
    (
        Field("data", "data", StringReader(), required=True),
        Field("charset", "charset", NullableReader(StringReader())),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
)
_BY_NAME["OpenResponse"] = ModelReader(
    models.OpenResponse,
    (Field("docId", "doc_id", StringReader(), required=True),),
)
_BY_NAME["DocUpdate"] = ModelReader(
    models.DocUpdate,
    (
        Field("docId", "doc_id", StringReader(), required=True),
        Field("rank", "rank", IntegerReader(), required=True),
        Field("title", "title", NullableReader(StringReader())),
        Field("kind", "kind", NullableReader(ref("Kind"))),
        Field("anything", "anything", AnyReader()),
        Field("tags", "tags", NullableReader(ArrayReader(StringReader()))),
        Field("roots", "roots", NullableReader(ArrayReader(StringReader()))),
        Field("words", "words", ArrayReader(StringReader())),
        Field("motto", "motto", StringReader()),
        Field("owner", "owner", NullableReader(StringReader())),
        Field("hint", "hint", NullableReader(StringReader())),
        Field("hints", "hints", NullableReader(ArrayReader(StringReader()))),
        Field("settings", "settings", NullableReader(ObjectReader())),
        Field("pieces", "pieces", NullableReader(ArrayReader(ref("Piece")))),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
    tag=("sessionUpdate", "doc_update"),
)
_BY_NAME["DocChunk"] = ModelReader(
    models.DocChunk,
    (
        Field("docId", "doc_id", StringReader(), required=True),
        Field("piece", "piece", ref("Piece"), required=True),
        Field("owner", "owner", NullableReader(StringReader())),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
    tag=("sessionUpdate", "doc_chunk"),
)
_BY_NAME["LogUpdate"] = ModelReader(
    models.LogUpdate,
    (
        Field("logId", "log_id", StringReader(), required=True),
        Field("output", "output", NullableReader(ref("Output"))),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
    tag=("sessionUpdate", "log_update"),
)
_BY_NAME["LogChunk"] = ModelReader(
    models.LogChunk,
    (
        Field("logId", "log_id", StringReader(), required=True),
        Field("data", "data", StringReader(), required=True),
    ),
    tag=("sessionUpdate", "log_chunk"),
)
_BY_NAME["PlanUpdate"] = ModelReader(
    models.PlanUpdate,
    (
        Field("plan", "plan", ref("PlanContent"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
    tag=("sessionUpdate", "plan_update"),
)
_BY_NAME["PlanRemoved"] = ModelReader(
    models.PlanRemoved,
    (Field("planId", "plan_id", StringReader(), required=True),),
    tag=("sessionUpdate", "plan_removed"),
)
_BY_NAME["BoardUpdate"] = ModelReader(
    models.BoardUpdate,
    (
        Field("notes", "notes", NullableReader(ArrayReader(StringReader()))),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
    tag=("sessionUpdate", "board_update"),
)
_BY_NAME["BoardChunk"] = ModelReader(
    models.BoardChunk,
    (Field("note", "note", StringReader(), required=True),),
    tag=("sessionUpdate", "board_chunk"),
)
_BY_NAME["GaugeUpdate"] = ModelReader(
    models.GaugeUpdate,
    (
        Field("level", "level", IntegerReader(), required=True),
        Field("units", "units", ArrayReader(StringReader()), required=True),
        Field("limit", "limit", NullableReader(IntegerReader())),
    ),
    tag=("sessionUpdate", "gauge_update"),
)
_BY_NAME["NamesUpdate"] = ModelReader(
    models.NamesUpdate,
    (Field("names", "names", ArrayReader(StringReader()), required=True),),
    tag=("sessionUpdate", "names_update"),
)
_BY_NAME["ThemeUpdate"] = ModelReader(
    models.ThemeUpdate,
    (
        Field("theme", "theme", ref("Piece"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader())),
    ),
    tag=("sessionUpdate", "theme_update"),
)
_BY_NAME["Ping"] = ModelReader(
    models.Ping,
    (Field("text", "text", StringReader(), required=True),),
    tag=("sessionUpdate", "ping"),
)
_BY_NAME["StepsPlanContent"] = ModelReader(
    models.StepsPlanContent,
    (
        Field("planId", "plan_id", StringReader(), required=True),
        Field("steps", "steps", ArrayReader(StringReader()), required=True),
    ),
    tag=("type", "steps"),
)
_BY_NAME["ProsePlanContent"] = ModelReader(
    models.ProsePlanContent,
    (
        Field("planId", "plan_id", StringReader(), required=True),
        Field("text", "text", StringReader(), required=True),
    ),
    tag=("type", "prose"),
)
_BY_NAME["CalmMoodUpdate"] = ModelReader(
    models.CalmMoodUpdate,
    (Field("because", "because", NullableReader(ref("Because"))),),
    tag=("mood", "calm"),
)
_BY_NAME["BusyMoodUpdate"] = ModelReader(
    models.BusyMoodUpdate,
    (),
    tag=("mood", "busy"),
)
_BY_NAME["LostMoodUpdate"] = ModelReader(
    models.LostMoodUpdate,
    (),
    tag=("mood", "lost"),
)
_BY_NAME["MoodUpdate"] = WrapperReader(
    open.MoodUpdate, ref("Mood"), ("sessionUpdate", "mood_update")
)
_BY_NAME["SessionUpdate"] = UnionReader(
    "sessionUpdate", _TAGS["SessionUpdate"], OTHERS[open.OtherSessionUpdate]
)
_BY_NAME["PlanContent"] = UnionReader("type", _TAGS["PlanContent"], OTHERS[open.OtherPlanContent])
_BY_NAME["Mood"] = UnionReader("mood", _TAGS["Mood"], OTHERS[open.OtherMoodUpdate])

_BY_TYPE: dict[Any, Reader] = {
    enums.Because: _BY_NAME["Because"],
    enums.Kind: _BY_NAME["Kind"],
    models.BoardChunk: _BY_NAME["BoardChunk"],
    models.BoardUpdate: _BY_NAME["BoardUpdate"],
    models.BusyMoodUpdate: _BY_NAME["BusyMoodUpdate"],
    models.CalmMoodUpdate: _BY_NAME["CalmMoodUpdate"],
    models.DocChunk: _BY_NAME["DocChunk"],
    models.DocUpdate: _BY_NAME["DocUpdate"],
    models.GaugeUpdate: _BY_NAME["GaugeUpdate"],
    models.LogChunk: _BY_NAME["LogChunk"],
    models.LogUpdate: _BY_NAME["LogUpdate"],
    models.LostMoodUpdate: _BY_NAME["LostMoodUpdate"],
    models.NamesUpdate: _BY_NAME["NamesUpdate"],
    models.OpenResponse: _BY_NAME["OpenResponse"],
    models.Output: _BY_NAME["Output"],
    models.Piece: _BY_NAME["Piece"],
    models.Ping: _BY_NAME["Ping"],
    models.PlanRemoved: _BY_NAME["PlanRemoved"],
    models.PlanUpdate: _BY_NAME["PlanUpdate"],
    models.ProsePlanContent: _BY_NAME["ProsePlanContent"],
    models.StepsPlanContent: _BY_NAME["StepsPlanContent"],
    models.ThemeUpdate: _BY_NAME["ThemeUpdate"],
    open.MoodUpdate: _BY_NAME["MoodUpdate"],
    unions.Mood: _BY_NAME["Mood"],
    unions.PlanContent: _BY_NAME["PlanContent"],
    unions.SessionUpdate: _BY_NAME["SessionUpdate"],
    open.OtherSessionUpdate: OTHERS[open.OtherSessionUpdate],
    open.OtherPlanContent: OTHERS[open.OtherPlanContent],
    open.OtherMoodUpdate: OTHERS[open.OtherMoodUpdate],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
