# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.AgentSource: {
        "codes": Presence.OPTIONAL,
        "level": Presence.OPTIONAL,
    },
    models.Notice: {
        "codes": Presence.OPTIONAL,
        "level": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
