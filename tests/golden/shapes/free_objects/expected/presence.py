# Generated from the ACP schema, revision unpinned (unstable).
# sha256 d5a98781c79d626921320a31703163734ab5cf146a833f0256ff587b261a3cb0
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Extra,MaybeExtra,Holder
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Holder: {
        "maybe": Presence.OPTIONAL,
        "none": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
