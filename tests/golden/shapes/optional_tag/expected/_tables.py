# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import OMIT, CasesReader, Field, ModelReader
from ._runtime.readers import (
    EnumReader,
    IntegerReader,
    NullableReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["StopReason"] = EnumReader(
    enums.StopReason, StringReader(), {item.value: item for item in enums.StopReason}
)

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Activity": {
        "running": ref("RunningActivity"),
        "idle": ref("IdleActivity"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherIdleActivity: OtherReader(
        open.OtherIdleActivity,
        "stopReason",
        {"end_turn": None, "error": None, "max_tokens": None},
        (
            Field("usage", "usage", NullableReader(IntegerReader()), fallback=OMIT),
            Field("stopReason", "stop_reason", NullableReader(ref("StopReason")), fallback=OMIT),
        ),
        outer=("state", "idle"),
    ),
    open.OtherActivity: OtherReader(
        open.OtherActivity,
        "state",
        _TAGS["Activity"],
        (),
    ),
}
_BY_NAME["RunningActivity"] = ModelReader(
    models.RunningActivity,
    (),
    tag=("state", "running"),
)
_BY_NAME["IdleActivity"] = CasesReader(
    models.IdleActivity,
    "stopReason",
    (
        Field("usage", "usage", NullableReader(IntegerReader()), fallback=OMIT),
        Field("stopReason", "stop_reason", NullableReader(ref("StopReason")), fallback=OMIT),
    ),
    {
        "end_turn": (),
        "error": (Field("message", "message", NullableReader(StringReader())),),
        "max_tokens": (Field("limit", "limit", IntegerReader()),),
    },
    OTHERS[open.OtherIdleActivity],
    tag=("state", "idle"),
)
_BY_NAME["Activity"] = UnionReader("state", _TAGS["Activity"], OTHERS[open.OtherActivity])

_BY_TYPE: dict[Any, Reader] = {
    enums.StopReason: _BY_NAME["StopReason"],
    models.IdleActivity: _BY_NAME["IdleActivity"],
    models.RunningActivity: _BY_NAME["RunningActivity"],
    unions.Activity: _BY_NAME["Activity"],
    open.OtherIdleActivity: OTHERS[open.OtherIdleActivity],
    open.OtherActivity: OTHERS[open.OtherActivity],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
