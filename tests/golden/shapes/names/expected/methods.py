# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
