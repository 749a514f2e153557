# Generated from the ACP schema, revision unpinned (unstable).
# sha256 5ccf4cd63d1cc6a0e553186bc6b33e358c717d542f0226082f72b189641ac1ae
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Tags,Grid,Extra,Anything
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "5ccf4cd63d1cc6a0e553186bc6b33e358c717d542f0226082f72b189641ac1ae"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
