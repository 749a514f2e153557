# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import CasesReader, Field
from ._runtime.readers import (
    EnumReader,
    NullableReader,
    NumberReader,
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
_BY_NAME["Reason"] = EnumReader(
    enums.Reason, StringReader(), {item.value: item for item in enums.Reason}
)

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Task": {
        "build": ref("BuildTask"),
        "test": ref("TestTask"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherResult: OtherReader(
        open.OtherResult,
        "reason",
        {"done": None, "failed": None},
        (
            Field("reason", "reason", NullableReader(ref("Reason"))),
            Field("seconds", "seconds", NumberReader()),
        ),
    ),
    open.OtherTask: OtherReader(
        open.OtherTask,
        "kind",
        _TAGS["Task"],
        (),
    ),
}
_BY_NAME["Result"] = CasesReader(
    models.Result,
    "reason",
    (
        Field("reason", "reason", NullableReader(ref("Reason"))),
        Field("seconds", "seconds", NumberReader()),
    ),
    {
        "done": (),
        "failed": (Field("message", "message", StringReader()),),
    },
    OTHERS[open.OtherResult],
)
_BY_NAME["BuildTask"] = CasesReader(
    models.BuildTask,
    "reason",
    (
        Field("reason", "reason", NullableReader(ref("Reason"))),
        Field("seconds", "seconds", NumberReader()),
    ),
    {
        "done": (),
        "failed": (Field("message", "message", StringReader()),),
    },
    OTHERS[open.OtherResult],
    tag=("kind", "build"),
)
_BY_NAME["TestTask"] = CasesReader(
    models.TestTask,
    "reason",
    (
        Field("reason", "reason", NullableReader(ref("Reason"))),
        Field("seconds", "seconds", NumberReader()),
    ),
    {
        "done": (),
        "failed": (Field("message", "message", StringReader()),),
    },
    OTHERS[open.OtherResult],
    tag=("kind", "test"),
)
_BY_NAME["Task"] = UnionReader("kind", _TAGS["Task"], OTHERS[open.OtherTask])

_BY_TYPE: dict[Any, Reader] = {
    enums.Reason: _BY_NAME["Reason"],
    models.BuildTask: _BY_NAME["BuildTask"],
    models.Result: _BY_NAME["Result"],
    models.TestTask: _BY_NAME["TestTask"],
    unions.Task: _BY_NAME["Task"],
    open.OtherResult: OTHERS[open.OtherResult],
    open.OtherTask: OTHERS[open.OtherTask],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
