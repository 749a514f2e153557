# Generated from the ACP schema, revision unpinned (unstable).
# sha256 999027a0b129d874c60bf9652ae3dcb1ce91e5db04448a37aeb7d394a338e0ef
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots A
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.models import Field, ModelReader
from ._runtime.readers import (
    AnyReader,
    NullableReader,
    NumberReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables
from ._runtime.unions import (
    OtherReader,
    VariantReader,
)

_BY_NAME: dict[str, Reader] = {}

_TAGS: dict[str, dict[str, VariantReader]] = {}

OTHERS: dict[type, OtherReader] = {}
_BY_NAME["A"] = ModelReader(
    models.A,
    (
        Field("numberLast", "number_last", NullableReader(NumberReader(minimum=0.5))),
        Field("described", "described", NullableReader(StringReader())),
        Field("twice", "twice", NullableReader(StringReader())),
        Field("any", "any", AnyReader()),
        Field("true", "true", AnyReader()),
        Field("length", "length", StringReader(min_length=2)),
    ),
)

_BY_TYPE: dict[Any, Reader] = {
    models.A: _BY_NAME["A"],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
