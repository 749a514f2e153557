# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
