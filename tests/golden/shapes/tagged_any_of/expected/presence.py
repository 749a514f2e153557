# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7d2fc6166c76fa720b917e4e428f62a3cae670d0949db0afe3e7d7f2d1671500
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Content
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.LinkContent: {
        "title": Presence.OPTIONAL,
    },
    models.TextContent: {
        "meta": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
