# Generated from the ACP schema, revision unpinned (unstable).
# sha256 647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots PromptRequest,PromptResponse,CancelNotification,ClientCancelNotification,Block
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    ArrayReader,
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

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Block": {
        "text": ref("TextBlock"),
    },
}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["PromptRequest"] = ModelReader(
    models.PromptRequest,
    (Field("prompt", "prompt", ArrayReader(ref("Block")), required=True),),
)
_BY_NAME["PromptResponse"] = ModelReader(
    models.PromptResponse,
    (),
)
_BY_NAME["CancelNotification"] = ModelReader(
    models.CancelNotification,
    (Field("sessionId", "session_id", StringReader(), required=True),),
)
_BY_NAME["ClientCancelNotification"] = ModelReader(
    models.ClientCancelNotification,
    (),
)
_BY_NAME["TextBlock"] = ModelReader(
    models.TextBlock,
    (Field("text", "text", StringReader(), required=True),),
    tag=("type", "text"),
)
_BY_NAME["Block"] = UnionReader("type", _TAGS["Block"])

_BY_TYPE: dict[Any, Reader] = {
    models.CancelNotification: _BY_NAME["CancelNotification"],
    models.ClientCancelNotification: _BY_NAME["ClientCancelNotification"],
    models.PromptRequest: _BY_NAME["PromptRequest"],
    models.PromptResponse: _BY_NAME["PromptResponse"],
    models.TextBlock: _BY_NAME["TextBlock"],
    unions.Block: _BY_NAME["Block"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
