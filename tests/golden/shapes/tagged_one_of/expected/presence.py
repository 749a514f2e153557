# Generated from the ACP schema, revision unpinned (unstable).
# sha256 1007f9543e91ee8f01f06b243868bf1b941371d3ef98ad5d62641111f24f80fc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Shape
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {}
"""By class and attribute; required attributes are not listed."""
