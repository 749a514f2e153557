# Generated from the ACP schema, revision unpinned (unstable).
# sha256 68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Option
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
