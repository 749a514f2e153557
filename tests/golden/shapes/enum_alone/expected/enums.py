# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8b4a2f25d3fd91f3e9643aeb59363465394b1c5344054c2371b5a13b1299cabc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Level
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenIntEnum


class Level(OpenIntEnum):
    """Not described upstream."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = int()

    MINUS_1 = -1
    VALUE_1 = 1
