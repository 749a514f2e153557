# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models, open, unions
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    IntegerReader,
    Reader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    UnionReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {
    "U": {
        "ping": ref("PingU"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherU: OtherReader(
        open.OtherU,
        "kind",
        _TAGS["U"],
        (),
    ),
}
_BY_NAME["PingNotification"] = ModelReader(
    models.PingNotification,
    (Field("n", "n", IntegerReader()),),
)
_BY_NAME["PingU"] = ModelReader(
    models.PingU,
    (Field("n", "n", IntegerReader()),),
    tag=("kind", "ping"),
)
_BY_NAME["U"] = UnionReader("kind", _TAGS["U"], OTHERS[open.OtherU])

_BY_TYPE: dict[Any, Reader] = {
    models.PingNotification: _BY_NAME["PingNotification"],
    models.PingU: _BY_NAME["PingU"],
    unions.U: _BY_NAME["U"],
    open.OtherU: OTHERS[open.OtherU],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
