# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.BuildTask: {
        "reason": Presence.OPTIONAL,
        "seconds": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
    },
    models.Result: {
        "reason": Presence.OPTIONAL,
        "seconds": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
    },
    models.TestTask: {
        "reason": Presence.OPTIONAL,
        "seconds": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
