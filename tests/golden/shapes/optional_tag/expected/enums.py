# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class StopReason(OpenStrEnum):
    """Why the work stopped."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    END_TURN = "end_turn"
    """The work ended."""
    ERROR = "error"
    """The work failed."""
    MAX_TOKENS = "max_tokens"
    """Out of tokens."""
