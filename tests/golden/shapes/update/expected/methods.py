# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

from . import models

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {
    ("permission/request", "client", "request"): models.PermissionRequest,
    ("permission/request", "client", "response"): models.PermissionResponse,
    ("session/update", "client", "notification"): models.UpdateNotification,
}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
