# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6b42b519e575ae3578524abe3007df735bf6e967ece65ef0473c42304e48855b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Blob
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "6b42b519e575ae3578524abe3007df735bf6e967ece65ef0473c42304e48855b"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
