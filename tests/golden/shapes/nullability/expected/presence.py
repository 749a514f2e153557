# Generated from the ACP schema, revision unpinned (unstable).
# sha256 439d8556980d336518cfc2a15464457be8bbdfd433b410048ea025eecc8f73b4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Slot --semantics FILE
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.FilledSlot: {
        "optional": Presence.OPTIONAL,
        "optional_nullable": Presence.OPTIONAL,
        "optional_default": Presence.OPTIONAL,
        "optional_nullable_default": Presence.OPTIONAL,
        "null_first": Presence.OPTIONAL,
        "any_of_null": Presence.OPTIONAL,
        "null_any_of": Presence.OPTIONAL,
        "one_of_null": Presence.OPTIONAL,
        "inline_null": Presence.OPTIONAL,
        "null_items": Presence.OPTIONAL,
        "named": Presence.OPTIONAL,
        "free": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
