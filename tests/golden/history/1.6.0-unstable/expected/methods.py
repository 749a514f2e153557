# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

from . import models

SCHEMA_REVISION = "1.6.0"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5"
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
