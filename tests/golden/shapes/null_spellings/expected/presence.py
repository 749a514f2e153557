# Generated from the ACP schema, revision unpinned (unstable).
# sha256 999027a0b129d874c60bf9652ae3dcb1ce91e5db04448a37aeb7d394a338e0ef
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots A
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.A: {
        "number_last": Presence.OPTIONAL,
        "described": Presence.OPTIONAL,
        "twice": Presence.OPTIONAL,
        "any": Presence.OPTIONAL,
        "true": Presence.OPTIONAL,
        "length": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
