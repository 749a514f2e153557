# Generated from the ACP schema, revision unpinned (unstable).
# sha256 999027a0b129d874c60bf9652ae3dcb1ce91e5db04448a37aeb7d394a338e0ef
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots A
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "999027a0b129d874c60bf9652ae3dcb1ce91e5db04448a37aeb7d394a338e0ef"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
