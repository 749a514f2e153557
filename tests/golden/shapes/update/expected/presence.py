# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.AgentChunk: {
        "text": Presence.PATCH,
    },
    models.Chunk: {
        "text": Presence.PATCH,
    },
    models.PermissionRequest: {
        "others": Presence.OPTIONAL,
        "chunk": Presence.OPTIONAL,
    },
    models.ToolUpdate: {
        "title": Presence.PATCH,
    },
    models.ToolUpdateFields: {
        "title": Presence.PATCH,
    },
    models.UpdateNotification: {
        "meta": Presence.OPTIONAL,
    },
    models.UserChunk: {
        "text": Presence.PATCH,
    },
}
"""By class and attribute; required attributes are not listed."""
