"""Versions and profiles of a schema: how they are spelled, and their order."""

from __future__ import annotations

import re

SCHEMA_NAMES = {"stable": "schema.json", "unstable": "schema.unstable.json"}
"""The profiles, and what the schema of each is called upstream and in ``schema/<version>/``."""

DEFAULT_PROFILE = "unstable"
"""The profile that is meant where none is named."""

# Strictly ASCII and bounded: a version becomes a folder name and its numbers are compared.
_NUMBER = r"(?:0|[1-9][0-9]{0,8})"
RELEASE = (
    rf"{_NUMBER}\.{_NUMBER}\.{_NUMBER}"
    r"(?:-(?=[0-9A-Za-z.-]{1,64}(?![0-9A-Za-z.-]))[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?"
)
"""The pattern of a version, for patterns that have one inside."""

VERSION = re.compile(RELEASE)
"""What a version looks like."""


def order(version: str) -> tuple[object, ...]:
    """Return what versions are put in order by: as numbers, pre-releases before their release."""
    release, _, suffix = version.partition("-")
    identifiers = [
        (not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in suffix.split(".")
    ]
    return [int(n) for n in release.split(".")], not suffix, identifiers
