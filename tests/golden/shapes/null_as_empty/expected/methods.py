# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6a555cb6e83fd4f1fc2d8948df76f6606dc004f5b8bb0efd5fe4325a889a0f43
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Opening
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "6a555cb6e83fd4f1fc2d8948df76f6606dc004f5b8bb0efd5fe4325a889a0f43"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
