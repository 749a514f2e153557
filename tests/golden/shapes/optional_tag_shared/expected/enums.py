# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class Reason(OpenStrEnum):
    """Not described upstream."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    DONE = "done"
    FAILED = "failed"
    """It failed."""
