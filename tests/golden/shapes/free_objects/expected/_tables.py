# Generated from the ACP schema, revision unpinned (unstable).
# sha256 d5a98781c79d626921320a31703163734ab5cf146a833f0256ff587b261a3cb0
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Extra,MaybeExtra,Holder
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    NullableReader,
    ObjectReader,
    Reader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    OtherReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["Extra"] = ObjectReader()
_BY_NAME["MaybeExtra"] = NullableReader(ObjectReader())

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["Holder"] = ModelReader(
    models.Holder,
    (
        Field("extra", "extra", ref("Extra"), required=True),
        Field("maybe", "maybe", ref("MaybeExtra")),
        Field("none", "none", NullableReader(ref("Extra"))),
    ),
)

_BY_TYPE: dict[Any, Reader] = {
    models.Extra: _BY_NAME["Extra"],
    models.Holder: _BY_NAME["Holder"],
    models.MaybeExtra: _BY_NAME["MaybeExtra"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
