# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.IdleState: {
        "meta": Presence.OPTIONAL,
    },
    models.Mirror: {
        "before": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
