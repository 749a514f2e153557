"""The entry that a new schema revision gets in a changelog."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from acp_codegen.diff.render import render_item
from acp_codegen.diff.rules import Area

if TYPE_CHECKING:
    from collections.abc import Sequence

    from acp_codegen.diff.rules import Change

FILE = "CHANGELOG.md"
_TOLD = (Area.MEANING, Area.METHODS, Area.UNIONS, Area.FIELDS)
_UNRELEASED = re.compile(r"^## +\[?unreleased\b.*$", re.IGNORECASE | re.MULTILINE)
_RELEASE = re.compile(r"^## ", re.MULTILINE)


def entry(old: str, new: str, changes: Sequence[Change]) -> str:
    """Return the Markdown section about a revision.

    It has what breaks somebody and what is new on the wire, and says where the rest is told.

    Args:
        old: Version that was current.
        new: Version that is.
        changes: What changed between them.
    """
    shown = [item for item in changes if item.breaks or item.kind.value.area in _TOLD]
    others = len(changes) - len(shown)
    lines = [_heading(new), "", f"Was {old}.", ""]
    lines += [render_item(item) for item in shown]
    if others:
        lines.append(f"- {others} more that break nobody: `acp-codegen diff {old} {new}`")
    return "\n".join(lines) + "\n"


def insert(text: str, new: str, section: str) -> str:
    """Return a changelog with the section of a revision, once, among what is unreleased."""
    if re.search(rf"^{re.escape(_heading(new))}$", text, re.MULTILINE):
        return text
    unreleased = _UNRELEASED.search(text)
    if unreleased is not None:
        end = unreleased.end()
        return f"{text[:end]}\n\n{section}{text[end:].removeprefix(chr(10))}"
    release = _RELEASE.search(text)
    start = release.start() if release else len(text)
    before = f"{text[:start].rstrip()}\n\n" if text[:start].strip() else ""
    after = f"\n{text[start:]}" if text[start:] else ""
    return f"{before}## Unreleased\n\n{section}{after}"


def _heading(version: str) -> str:
    return f"### Schema {version}"
