"""Which revisions an entry of the overlay was reviewed for."""

from __future__ import annotations

import re
from dataclasses import dataclass

VERSION = re.compile(r"\d{1,9}(\.\d{1,9})*")
"""A version as an entry writes it, which may leave its last numbers out."""


@dataclass(frozen=True)
class Validity:
    """Which revisions an entry was reviewed for, and why it says what it says.

    Attributes:
        reason: Why, with the sentence that says so where there is one.
        since: First revision that the entry holds for, or nothing.
        until: Last revision that the entry holds for, or nothing.
        profiles: Profiles that the entry holds for; all where empty.
    """

    reason: str = ""
    since: str = ""
    until: str = ""
    profiles: tuple[str, ...] = ()

    def covers(self, version: str, profile: str) -> bool:
        """Tell whether the entry was reviewed for a revision.

        A schema without a version is taken for newer than every one that has been reviewed.
        """
        if self.profiles and profile not in self.profiles:
            return False
        if not VERSION.match(version):
            return not self.until
        asked = number(version)
        # `until = "2.4"` takes all of 2.4 in.
        last = number(self.until)
        return not (
            (self.since and asked < number(self.since))
            or (self.until and asked[: len(last)] > last)
        )


def number(version: str) -> tuple[int, ...]:
    """Return a version as numbers, without its suffix; nothing where there is none."""
    if not version:
        return ()
    return tuple(int(part) for part in version.split("-", 1)[0].split("."))
