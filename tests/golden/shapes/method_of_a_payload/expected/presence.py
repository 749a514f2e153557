# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.PingNotification: {
        "n": Presence.OPTIONAL,
    },
    models.PingU: {
        "n": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
