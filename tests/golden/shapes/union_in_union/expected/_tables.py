# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import OMIT, Field, ModelReader
from ._runtime.readers import (
    IntegerReader,
    NullableReader,
    ObjectReader,
    Reader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
    WrapperReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Event": {
        "state": ref("StateEvent"),
        "closed": ref("ClosedEvent"),
    },
    "State": {
        "running": ref("RunningState"),
        "idle": ref("IdleState"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherEvent: OtherReader(
        open.OtherEvent,
        "event",
        _TAGS["Event"],
        (),
    ),
    open.OtherState: OtherReader(
        open.OtherState,
        "state",
        _TAGS["State"],
        (),
    ),
}
_BY_NAME["Mirror"] = ModelReader(
    models.Mirror,
    (
        Field("state", "state", ref("State"), required=True),
        Field("before", "before", NullableReader(ref("State"))),
    ),
)
_BY_NAME["ClosedEvent"] = ModelReader(
    models.ClosedEvent,
    (),
    tag=("event", "closed"),
)
_BY_NAME["RunningState"] = ModelReader(
    models.RunningState,
    (Field("since", "since", IntegerReader(), required=True),),
    tag=("state", "running"),
)
_BY_NAME["IdleState"] = ModelReader(
    models.IdleState,
    (Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),),
    tag=("state", "idle"),
)
_BY_NAME["StateEvent"] = WrapperReader(open.StateEvent, ref("State"), ("event", "state"))
_BY_NAME["Event"] = UnionReader("event", _TAGS["Event"], OTHERS[open.OtherEvent])
_BY_NAME["State"] = UnionReader("state", _TAGS["State"], OTHERS[open.OtherState])

_BY_TYPE: dict[Any, Reader] = {
    models.ClosedEvent: _BY_NAME["ClosedEvent"],
    models.IdleState: _BY_NAME["IdleState"],
    models.Mirror: _BY_NAME["Mirror"],
    models.RunningState: _BY_NAME["RunningState"],
    open.StateEvent: _BY_NAME["StateEvent"],
    unions.Event: _BY_NAME["Event"],
    unions.State: _BY_NAME["State"],
    open.OtherEvent: OTHERS[open.OtherEvent],
    open.OtherState: OTHERS[open.OtherState],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
