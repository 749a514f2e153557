# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

from . import models

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {
    ("ping", "agent", "notification"): models.PingNotification,
}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
