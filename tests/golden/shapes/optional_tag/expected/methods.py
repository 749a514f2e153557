# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
