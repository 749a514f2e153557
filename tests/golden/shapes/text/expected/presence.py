# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.AMessage: {
        "text": Presence.OPTIONAL,
        "kind": Presence.OPTIONAL,
        "pattern": Presence.OPTIONAL,
    },
    models.BMessage: {
        "x": Presence.OPTIONAL,
    },
    models.PlainRequest: {
        "number": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
