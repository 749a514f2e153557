# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.ImportStatement: {
        "none": Presence.OPTIONAL,
        "is_": Presence.OPTIONAL,
        "async_": Presence.OPTIONAL,
        "type": Presence.OPTIONAL,
        "id": Presence.OPTIONAL,
        "list_": Presence.OPTIONAL,
        "dict_": Presence.OPTIONAL,
        "str_": Presence.OPTIONAL,
        "int_": Presence.OPTIONAL,
        "float_": Presence.OPTIONAL,
        "bool_": Presence.OPTIONAL,
        "print": Presence.OPTIONAL,
        "object": Presence.OPTIONAL,
        "self_": Presence.OPTIONAL,
        "cls": Presence.OPTIONAL,
        "match": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
        "field_name": Presence.OPTIONAL,
        "field_": Presence.OPTIONAL,
        "default": Presence.OPTIONAL,
        "raw_value": Presence.OPTIONAL,
        "a_b": Presence.OPTIONAL,
        "url_path": Presence.OPTIONAL,
        "x": Presence.OPTIONAL,
        "name": Presence.OPTIONAL,
        "value": Presence.OPTIONAL,
    },
    models.Use: {
        "statement": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
