# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.ImageMedia: {
        "thumbnail": Presence.OPTIONAL,
        "mask": Presence.OPTIONAL,
        "hex": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
