# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6b42b519e575ae3578524abe3007df735bf6e967ece65ef0473c42304e48855b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Blob
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Blob: {
        "property_": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
