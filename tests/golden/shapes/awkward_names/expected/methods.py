# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
