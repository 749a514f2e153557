# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8bf986715880baf3b6a0589244db70815951c29616ece906d21bd324cc84b50c
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Node,Leaf,Nodes
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.Leaf: {
        "owner": Presence.OPTIONAL,
    },
    models.Node: {
        "next": Presence.OPTIONAL,
        "parent": Presence.OPTIONAL,
        "children": Presence.OPTIONAL,
        "slots": Presence.OPTIONAL,
        "nodes": Presence.OPTIONAL,
        "leaf": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
