# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Order: {
        "path": Presence.OPTIONAL,
        "same": Presence.OPTIONAL,
        "items": Presence.OPTIONAL,
        "grid": Presence.OPTIONAL,
        "choice": Presence.OPTIONAL,
        "payload": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
