# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8b4a2f25d3fd91f3e9643aeb59363465394b1c5344054c2371b5a13b1299cabc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Level
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "8b4a2f25d3fd91f3e9643aeb59363465394b1c5344054c2371b5a13b1299cabc"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
