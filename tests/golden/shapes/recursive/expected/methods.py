# Generated from the ACP schema, revision unpinned (unstable).
# sha256 aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Tree
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
