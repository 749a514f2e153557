# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.AU: {
        "bytes_": Presence.OPTIONAL,
        "self_": Presence.OPTIONAL,
        "property_": Presence.OPTIONAL,
        "x": Presence.OPTIONAL,
    },
    models.BU: {
        "property_": Presence.OPTIONAL,
        "x": Presence.OPTIONAL,
    },
    models.Root: {
        "u": Presence.OPTIONAL,
        "outer": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
