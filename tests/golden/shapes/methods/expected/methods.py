# Generated from the ACP schema, revision unpinned (unstable).
# sha256 647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots PromptRequest,PromptResponse,CancelNotification,ClientCancelNotification,Block
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

from . import models

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {
    ("session/cancel", "agent", "notification"): models.CancelNotification,
    ("session/cancel", "client", "notification"): models.ClientCancelNotification,
    ("session/prompt", "agent", "request"): models.PromptRequest,
    ("session/prompt", "agent", "response"): models.PromptResponse,
}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
