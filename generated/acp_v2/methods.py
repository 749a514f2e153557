# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

from . import models

SCHEMA_REVISION = "2.4.0"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {
    ("session/cancel", "agent", "notification"): models.CancelSessionNotification,
    ("session/prompt", "agent", "request"): models.PromptRequest,
    ("session/prompt", "agent", "response"): models.PromptResponse,
    ("session/request_permission", "client", "request"): models.RequestPermissionRequest,
    ("session/request_permission", "client", "response"): models.RequestPermissionResponse,
    ("session/update", "client", "notification"): models.UpdateSessionNotification,
}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
