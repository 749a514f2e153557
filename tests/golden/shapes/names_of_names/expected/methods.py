# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
