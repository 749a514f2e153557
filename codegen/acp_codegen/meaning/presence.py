"""What an update does with an optional field, as a closed set of classes."""

from __future__ import annotations

from enum import StrEnum


class Presence(StrEnum):
    """What an update does with an optional field.

    PATCH: omitted keeps, null clears, a value replaces. MERGE: as PATCH, but an object merges by
    top-level key and a null key removes. RETAIN: omitted and null both keep. OPTIONAL: omitted and
    null are the same. UNKNOWN: nobody has said yet.
    """

    PATCH = "patch"
    MERGE = "merge"
    RETAIN = "retain"
    OPTIONAL = "optional"
    UNKNOWN = "unknown"
