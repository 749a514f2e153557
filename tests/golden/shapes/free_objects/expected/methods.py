# Generated from the ACP schema, revision unpinned (unstable).
# sha256 d5a98781c79d626921320a31703163734ab5cf146a833f0256ff587b261a3cb0
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Extra,MaybeExtra,Holder
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "d5a98781c79d626921320a31703163734ab5cf146a833f0256ff587b261a3cb0"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
