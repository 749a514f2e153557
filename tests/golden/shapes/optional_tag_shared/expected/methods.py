# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
