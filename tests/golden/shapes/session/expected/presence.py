# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.BoardUpdate: {
        "notes": Presence.PATCH,
        "meta": Presence.PATCH,
    },
    models.CalmMoodUpdate: {
        "because": Presence.OPTIONAL,
    },
    models.DocChunk: {
        "owner": Presence.RETAIN,
        "meta": Presence.OPTIONAL,
    },
    models.DocUpdate: {
        "title": Presence.PATCH,
        "kind": Presence.PATCH,
        "anything": Presence.PATCH,
        "tags": Presence.PATCH,
        "roots": Presence.PATCH,
        "words": Presence.PATCH,
        "motto": Presence.PATCH,
        "owner": Presence.RETAIN,
        "hint": Presence.OPTIONAL,
        "hints": Presence.OPTIONAL,
        "settings": Presence.PATCH,
        "pieces": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.GaugeUpdate: {
        "limit": Presence.OPTIONAL,
    },
    models.LogUpdate: {
        "output": Presence.PATCH,
        "meta": Presence.PATCH,
    },
    models.Output: {
        "charset": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.PlanUpdate: {
        "meta": Presence.OPTIONAL,
    },
    models.ThemeUpdate: {
        "meta": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
