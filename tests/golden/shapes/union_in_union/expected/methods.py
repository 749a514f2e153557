# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
