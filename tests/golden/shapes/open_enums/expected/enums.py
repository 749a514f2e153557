# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenIntEnum, OpenStrEnum


class Severity(OpenStrEnum):
    """How bad it is."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    INFO = "info"
    """Good to know."""
    VERY_BAD = "very-bad"
    NONE = "none"
    VALUE_2_FAST = "2fast"
    NA_VE = "naïve"
    U2192 = "→"
    EMPTY = ""


class ErrorCode(OpenIntEnum):
    """Named by titles."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = int()

    PARSE_ERROR = -32700
    """**Parse error**: not JSON."""
    INVALID_REQUEST = -32600
    OK = 0


class Level(OpenIntEnum):
    """Numbers without titles."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = int()

    VALUE_1 = 1
    VALUE_10 = 10
