# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
