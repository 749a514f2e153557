# Generated from the ACP schema, revision unpinned (unstable).
# sha256 5ccf4cd63d1cc6a0e553186bc6b33e358c717d542f0226082f72b189641ac1ae
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Tags,Grid,Extra,Anything
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Order: {
        "tags": Presence.OPTIONAL,
        "grid": Presence.OPTIONAL,
        "extra": Presence.OPTIONAL,
        "any": Presence.OPTIONAL,
        "ids": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
