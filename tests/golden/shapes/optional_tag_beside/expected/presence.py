# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6f572fab9c9b04eed6a972a1d76c2e2cbc3af0913dd3b852a35c320afe355840
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.BuildTask: {
        "reason": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
    },
    models.DeployTask: {
        "end": Presence.OPTIONAL,
        "log": Presence.OPTIONAL,
    },
    models.Result: {
        "reason": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
    },
    models.TestTask: {
        "reason": Presence.OPTIONAL,
        "message": Presence.OPTIONAL,
        "suite": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
