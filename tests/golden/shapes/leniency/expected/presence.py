# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7ed51aaff1527943b27da93d861af1fa0700be421a439157ce721e006b067b03
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command --semantics FILE
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.CommandCommand: {
        "hint": Presence.OPTIONAL,
        "size": Presence.OPTIONAL,
        "maybe": Presence.OPTIONAL,
        "cwd": Presence.OPTIONAL,
        "sizes": Presence.OPTIONAL,
        "children": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
