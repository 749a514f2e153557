# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class Kind(OpenStrEnum):
    """A kind."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    PLAIN = "plain"
    RICH = "rich"


class Because(OpenStrEnum):
    """Why."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    DONE = "done"
    PLAIN = "plain"
