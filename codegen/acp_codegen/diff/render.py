"""Write a comparison for people, for a pull request or for programs.

Everything that comes from a schema is escaped: for a terminal by `printable`, in Markdown also by
code spans, in which nothing is markup, a link or a mention.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import printable
from acp_codegen.diff.rules import PARTIES, Area, Kind, Party
from acp_codegen.text import json_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from acp_codegen.diff.rules import Change
    from acp_codegen.schema import ir

FORMAT = 1
"""Version of the JSON form; another one means that a program must be changed."""


def render_text(old: ir.Revision, new: ir.Revision, changes: Sequence[Change]) -> str:
    """Return a comparison for a terminal: one line for each change, in sections."""
    lines = [f"ACP schema {_label(old)} -> {_label(new)}"]
    for area, found in _areas(changes):
        lines += ["", f"== {area}"]
        for item in found:
            line = f"{item.subject}: {item.message} [{item.kind}: {_breaks(item)}]"
            lines.append(printable(line))
    return "\n".join([*lines, "", _count(changes)]) + "\n"


def render_markdown(old: ir.Revision, new: ir.Revision, changes: Sequence[Change]) -> str:
    """Return a comparison as Markdown: one list item for each change, in sections."""
    lines = [f"# ACP schema {_label(old)} → {_label(new)}", "", _count(changes)]
    for area, found in _areas(changes):
        lines += ["", f"## {area}", ""]
        lines += map(render_item, found)
    return "\n".join(lines) + "\n"


def render_item(item: Change) -> str:
    """Return a change as an item of a Markdown list."""
    breaks = f"**{_breaks(item)}**" if item.breaks else _breaks(item)
    return f"- {_code(item.subject)}: {_code(item.message)} ({item.kind}: {breaks})"


def render_json(old: ir.Revision, new: ir.Revision, changes: Sequence[Change]) -> str:
    """Return a comparison as JSON.

    An object with `format` (this is 1), `old` and `new` (each `version`, `profile`, `sha256`) and
    `changes`, sorted, each with `area` (section of a report), `kind` (row of the truth table),
    `subject`, `message` and `breaks`: a list of "readers", "writers" and "python". Kinds and areas
    can be added without another `format`; the wording of messages is no promise.
    """
    return (
        json_text(
            {
                "format": FORMAT,
                "old": _origin(old),
                "new": _origin(new),
                "changes": [
                    {
                        "area": area,
                        "kind": str(item.kind),
                        "subject": item.subject,
                        "message": item.message,
                        "breaks": list(item.breaks),
                    }
                    for area, found in _areas(changes)
                    for item in found
                ],
            }
        )
        + "\n"
    )


def render_rules() -> str:
    """Return the truth table as Markdown, with what its columns mean."""
    lines = [
        PARTIES,
        "| kind | change | readers | writers | Python |",
        "|---|---|---|---|---|",
    ]
    for kind in Kind:
        rule = kind.value
        marks = " | ".join("breaks" if party in rule.breaks else "-" for party in Party)
        lines.append(f"| `{kind}` | {rule.what} | {marks} |")
    return "\n".join(lines) + "\n"


def _areas(changes: Sequence[Change]) -> Iterator[tuple[Area, list[Change]]]:
    """Yield the sections that have something to say, in their order."""
    for area in Area:
        if section := [item for item in changes if item.kind.value.area is area]:
            yield area, section


def _breaks(item: Change) -> str:
    return f"breaks {', '.join(item.breaks or ('nobody',))}"


def _count(changes: Sequence[Change]) -> str:
    if not changes:
        return "no difference"
    broken = [sum(party in item.breaks for item in changes) for party in Party]
    each = ", ".join(f"{party} {number}" for party, number in zip(Party, broken, strict=True))
    some = sum(bool(item.breaks) for item in changes)
    return f"{len(changes)} differences, {some} of them breaking: {each}"


def _label(revision: ir.Revision) -> str:
    return f"{revision.version} ({revision.profile})"


def _origin(revision: ir.Revision) -> dict[str, str]:
    return {
        "version": revision.version,
        "profile": revision.profile,
        "sha256": revision.sha256,
    }


def _code(text: str) -> str:
    """Return text as a code span, which it cannot end."""
    shown = printable(text)
    fence = "`" * (max(map(len, re.findall("`+", shown)), default=0) + 1)
    # The blanks keep a backtick at an end apart from the fence; readers of Markdown drop them.
    pad = " " if "`" in shown or shown != shown.strip() or not shown else ""
    return f"{fence}{pad}{shown}{pad}{fence}"
