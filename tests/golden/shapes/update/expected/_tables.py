# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import OMIT, Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
    BooleanReader,
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
_BY_NAME["SessionId"] = StringReader()

_TAGS: dict[str, dict[str, VariantReader]] = {
    "SessionUpdate": {
        "user_chunk": ref("UserChunk"),
        "agent_chunk": ref("AgentChunk"),
        "tool_update": ref("ToolUpdate"),
        "state_update": ref("StateUpdate"),
        "end": ref("End"),
    },
    "State": {
        "running": ref("RunningStateUpdate"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherSessionUpdate: OtherReader(
        open.OtherSessionUpdate,
        "sessionUpdate",
        _TAGS["SessionUpdate"],
        (),
    ),
    open.OtherStateUpdate: OtherReader(
        open.OtherStateUpdate,
        "state",
        _TAGS["State"],
        (),
    ),
}
_BY_NAME["UpdateNotification"] = ModelReader(
    models.UpdateNotification,
    (
        Field("sessionId", "session_id", ref("SessionId"), required=True),
        Field("update", "update", ref("SessionUpdate"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["Chunk"] = ModelReader(
    models.Chunk,
    (
        Field("messageId", "message_id", StringReader(), required=True),
        Field("text", "text", NullableReader(StringReader())),
    ),
)
_BY_NAME["ToolUpdateFields"] = ModelReader(
    models.ToolUpdateFields,
    (
        Field("toolId", "tool_id", StringReader(), required=True),
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
    ),
)
_BY_NAME["PermissionRequest"] = ModelReader(
    models.PermissionRequest,
    (
        Field("tool", "tool", ref("ToolUpdateFields"), required=True),
        Field("others", "others", NullableReader(ArrayReader(ref("ToolUpdateFields")))),
        Field("chunk", "chunk", ref("Chunk")),
    ),
)
_BY_NAME["PermissionResponse"] = ModelReader(
    models.PermissionResponse,
    (Field("granted", "granted", BooleanReader(), required=True),),
)
_BY_NAME["UserChunk"] = ModelReader(
    models.UserChunk,
    (
        Field("messageId", "message_id", StringReader(), required=True),
        Field("text", "text", NullableReader(StringReader())),
    ),
    tag=("sessionUpdate", "user_chunk"),
)
_BY_NAME["AgentChunk"] = ModelReader(
    models.AgentChunk,
    (
        Field("messageId", "message_id", StringReader(), required=True),
        Field("text", "text", NullableReader(StringReader())),
    ),
    tag=("sessionUpdate", "agent_chunk"),
)
_BY_NAME["ToolUpdate"] = ModelReader(
    models.ToolUpdate,
    (
        Field("toolId", "tool_id", StringReader(), required=True),
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "tool_update"),
)
_BY_NAME["End"] = ModelReader(
    models.End,
    (),
    tag=("sessionUpdate", "end"),
)
_BY_NAME["RunningStateUpdate"] = ModelReader(
    models.RunningStateUpdate,
    (),
    tag=("state", "running"),
)
_BY_NAME["StateUpdate"] = WrapperReader(
    open.StateUpdate, ref("State"), ("sessionUpdate", "state_update")
)
_BY_NAME["SessionUpdate"] = UnionReader(
    "sessionUpdate", _TAGS["SessionUpdate"], OTHERS[open.OtherSessionUpdate]
)
_BY_NAME["State"] = UnionReader("state", _TAGS["State"], OTHERS[open.OtherStateUpdate])

_BY_TYPE: dict[Any, Reader] = {
    models.AgentChunk: _BY_NAME["AgentChunk"],
    models.Chunk: _BY_NAME["Chunk"],
    models.End: _BY_NAME["End"],
    models.PermissionRequest: _BY_NAME["PermissionRequest"],
    models.PermissionResponse: _BY_NAME["PermissionResponse"],
    models.RunningStateUpdate: _BY_NAME["RunningStateUpdate"],
    models.SessionId: _BY_NAME["SessionId"],
    models.ToolUpdate: _BY_NAME["ToolUpdate"],
    models.ToolUpdateFields: _BY_NAME["ToolUpdateFields"],
    models.UpdateNotification: _BY_NAME["UpdateNotification"],
    models.UserChunk: _BY_NAME["UserChunk"],
    open.StateUpdate: _BY_NAME["StateUpdate"],
    unions.SessionUpdate: _BY_NAME["SessionUpdate"],
    unions.State: _BY_NAME["State"],
    open.OtherSessionUpdate: OTHERS[open.OtherSessionUpdate],
    open.OtherStateUpdate: OTHERS[open.OtherStateUpdate],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
