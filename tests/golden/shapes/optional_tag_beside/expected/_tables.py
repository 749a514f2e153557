# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6f572fab9c9b04eed6a972a1d76c2e2cbc3af0913dd3b852a35c320afe355840
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import CasesReader, Field
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
_BY_NAME["Reason"] = EnumReader(
    enums.Reason, StringReader(), {item.value: item for item in enums.Reason}
)
_BY_NAME["End"] = EnumReader(enums.End, StringReader(), {item.value: item for item in enums.End})

_TAGS: dict[str, dict[str, VariantReader]] = {
    "Task": {
        "build": ref("BuildTask"),
        "test": ref("TestTask"),
        "deploy": ref("DeployTask"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherResult: OtherReader(
        open.OtherResult,
        "reason",
        {"done": None, "failed": None},
        (Field("reason", "reason", NullableReader(ref("Reason"))),),
    ),
    open.OtherBuildTask: OtherReader(
        open.OtherBuildTask,
        "reason",
        {"done": None, "failed": None},
        (
            Field("reason", "reason", NullableReader(ref("Reason"))),
            Field("target", "target", StringReader(), required=True),
            Field("id", "id", IntegerReader(), required=True),
        ),
        outer=("kind", "build"),
    ),
    open.OtherTestTask: OtherReader(
        open.OtherTestTask,
        "reason",
        {"done": None, "failed": None},
        (
            Field("reason", "reason", NullableReader(ref("Reason"))),
            Field("suite", "suite", StringReader()),
            Field("id", "id", IntegerReader(), required=True),
        ),
        outer=("kind", "test"),
    ),
    open.OtherDeployTask: OtherReader(
        open.OtherDeployTask,
        "end",
        {"done": None, "failed": None},
        (
            Field("end", "end", NullableReader(ref("End"))),
            Field("stage", "stage", StringReader(), required=True),
            Field("id", "id", IntegerReader(), required=True),
        ),
        outer=("kind", "deploy"),
    ),
    open.OtherTask: OtherReader(
        open.OtherTask,
        "kind",
        _TAGS["Task"],
        (Field("id", "id", IntegerReader(), required=True),),
    ),
}
_BY_NAME["Result"] = CasesReader(
    models.Result,
    "reason",
    (Field("reason", "reason", NullableReader(ref("Reason"))),),
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
        Field("target", "target", StringReader(), required=True),
        Field("id", "id", IntegerReader(), required=True),
    ),
    {
        "done": (),
        "failed": (Field("message", "message", StringReader()),),
    },
    OTHERS[open.OtherBuildTask],
    tag=("kind", "build"),
)
_BY_NAME["TestTask"] = CasesReader(
    models.TestTask,
    "reason",
    (
        Field("reason", "reason", NullableReader(ref("Reason"))),
        Field("suite", "suite", StringReader()),
        Field("id", "id", IntegerReader(), required=True),
    ),
    {
        "done": (),
        "failed": (Field("message", "message", StringReader()),),
    },
    OTHERS[open.OtherTestTask],
    tag=("kind", "test"),
)
_BY_NAME["DeployTask"] = CasesReader(
    models.DeployTask,
    "end",
    (
        Field("end", "end", NullableReader(ref("End"))),
        Field("stage", "stage", StringReader(), required=True),
        Field("id", "id", IntegerReader(), required=True),
    ),
    {
        "done": (),
        "failed": (Field("log", "log", StringReader()),),
    },
    OTHERS[open.OtherDeployTask],
    tag=("kind", "deploy"),
)
_BY_NAME["Task"] = UnionReader("kind", _TAGS["Task"], OTHERS[open.OtherTask])

_BY_TYPE: dict[Any, Reader] = {
    enums.End: _BY_NAME["End"],
    enums.Reason: _BY_NAME["Reason"],
    models.BuildTask: _BY_NAME["BuildTask"],
    models.DeployTask: _BY_NAME["DeployTask"],
    models.Result: _BY_NAME["Result"],
    models.TestTask: _BY_NAME["TestTask"],
    unions.Task: _BY_NAME["Task"],
    open.OtherResult: OTHERS[open.OtherResult],
    open.OtherBuildTask: OTHERS[open.OtherBuildTask],
    open.OtherTestTask: OTHERS[open.OtherTestTask],
    open.OtherDeployTask: OTHERS[open.OtherDeployTask],
    open.OtherTask: OTHERS[open.OtherTask],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
