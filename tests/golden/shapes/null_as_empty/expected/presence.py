# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6a555cb6e83fd4f1fc2d8948df76f6606dc004f5b8bb0efd5fe4325a889a0f43
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Opening
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Opening: {
        "folders": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
