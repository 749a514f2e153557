"""What an update does with an optional field."""

from __future__ import annotations

from enum import StrEnum


class Presence(StrEnum):
    """What omitting a field, sending null and sending a value do to what is stored."""

    PATCH = "patch"
    """Omitted keeps, null clears or resets, a value replaces."""

    MERGE = "merge"
    """As PATCH, but an object merges by top-level key, and a key that is null is removed."""

    RETAIN = "retain"
    """Omitted and null keep, a value replaces; it cannot be cleared."""

    OPTIONAL = "optional"
    """Omitted and null are the same: not given in this payload."""
