# Generated from the ACP schema, revision unpinned (unstable).
# sha256 59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Holder
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Holder: {
        "more": Presence.OPTIONAL,
        "perhaps": Presence.OPTIONAL,
        "data": Presence.OPTIONAL,
        "free": Presence.OPTIONAL,
        "free_list": Presence.OPTIONAL,
        "anything": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
