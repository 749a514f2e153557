# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.IdleActivity: {
        "usage": Presence.OPTIONAL,
        "stop_reason": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
        "limit": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
