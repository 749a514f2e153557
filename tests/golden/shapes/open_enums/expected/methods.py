# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
