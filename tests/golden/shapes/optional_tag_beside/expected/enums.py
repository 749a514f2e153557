# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6f572fab9c9b04eed6a972a1d76c2e2cbc3af0913dd3b852a35c320afe355840
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class Reason(OpenStrEnum):
    """Why it ended."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    DONE = "done"
    """Done."""
    FAILED = "failed"
    """Failed."""


class End(OpenStrEnum):
    """Why it ended."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    DONE = "done"
    """Done."""
    FAILED = "failed"
    """Failed."""
