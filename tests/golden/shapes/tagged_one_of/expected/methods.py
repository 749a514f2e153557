# Generated from the ACP schema, revision unpinned (unstable).
# sha256 1007f9543e91ee8f01f06b243868bf1b941371d3ef98ad5d62641111f24f80fc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Shape
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "1007f9543e91ee8f01f06b243868bf1b941371d3ef98ad5d62641111f24f80fc"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
