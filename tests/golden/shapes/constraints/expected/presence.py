# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6d674e80823118ebf1bf4cfd9dadb1e87dbe3833755f03977e221cfbe8b8ff22
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Limit
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Numbers: {
        "percent": Presence.OPTIONAL,
        "offset": Presence.OPTIONAL,
        "port": Presence.OPTIONAL,
        "ratio": Presence.OPTIONAL,
    },
    models.Texts: {
        "word": Presence.OPTIONAL,
        "quoted": Presence.OPTIONAL,
        "some": Presence.OPTIONAL,
        "maybe": Presence.OPTIONAL,
        "uri": Presence.OPTIONAL,
        "names": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
