# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""The schema revision, and which class travels with which JSON-RPC method."""

from __future__ import annotations

from typing import Any

from . import models

SCHEMA_REVISION = "unpinned"
"""Release of the schema that this package was generated from."""

SCHEMA_PROFILE = "unstable"
"""Which of the release's schemas: with or without what is unstable."""

SCHEMA_SHA256 = "36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10"
"""Digest of the schema document."""

METHODS: dict[tuple[str, str, str], type[Any]] = {
    ('a"b\n\\{{ x }}', "'\\", "request"): models.PlainRequest,
}
"""Class by method, by the side that handles it, and by `request`, `response` or `notification`."""
