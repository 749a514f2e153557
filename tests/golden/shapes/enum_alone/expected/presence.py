# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8b4a2f25d3fd91f3e9643aeb59363465394b1c5344054c2371b5a13b1299cabc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Level
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {}
"""By class and attribute; required attributes are not listed."""
