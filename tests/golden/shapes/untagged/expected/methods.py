# Generated from the ACP schema, revision unpinned (unstable).
# sha256 59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Holder
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
