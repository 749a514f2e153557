# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8bf986715880baf3b6a0589244db70815951c29616ece906d21bd324cc84b50c
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Node,Leaf,Nodes
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "8bf986715880baf3b6a0589244db70815951c29616ece906d21bd324cc84b50c"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
