# Generated from the ACP schema, revision unpinned (unstable).
# sha256 647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots PromptRequest,PromptResponse,CancelNotification,ClientCancelNotification,Block
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {}
"""By class and attribute; required attributes are not listed."""
