"""The committed table of what every optional field means, so that a moved sentence is seen.

A reworded sentence can keep its form and change its meaning, so the sentences themselves are
locked, and a person accepts each that moves.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from acp_codegen.diagnostics import Diagnostic, GenerationError
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.table import Meaning
from acp_codegen.text import json_text, sha256

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

FOLDER = "locks"
ALL = "ALL"
"""Stands for every field where fields are accepted."""
DECIDED = "by the overlay"
"""Stands in a lock for the reason of a decision."""


@dataclass(frozen=True)
class Entry:
    """A field as it was accepted.

    Attributes:
        meaning: What an update does with it.
        accepted: Why a change was accepted; empty where it came with the first lock.
    """

    meaning: Meaning
    accepted: str = ""


@dataclass(frozen=True)
class Moved:
    """A field that does not mean what was accepted.

    Attributes:
        field: Its name.
        was: What was accepted; nothing where the field is new.
        now: What it means; nothing where it is gone.
    """

    field: str
    was: Meaning | None
    now: Meaning | None

    def __str__(self) -> str:
        """Return what moved, in words."""
        if self.was is None:
            return f"is new: {_say(self.now)}"
        if self.now is None:
            return f"is gone; it was {_say(self.was)}"
        return f"was {_say(self.was)}; is now {_say(self.now)}"


def lock_path(version: str, profile: str) -> str:
    """Return the path of a revision's lock, below the schema folder."""
    return f"{FOLDER}/{version}-{profile}.json"


def render_lock(entries: Mapping[str, Entry]) -> str:
    """Return the text of a lock: a JSON object with a line of facts for each field, by name."""
    rows = {name: _row(entries[name]) for name in sorted(entries)}
    return json_text(rows, readable=True) + "\n"


def parse_lock(text: bytes | str, pointer: str) -> dict[str, Entry]:
    """Read a lock.

    Raises:
        GenerationError: It is not one, or a sentence in it was changed by hand.
    """
    try:
        rows = cast("dict[str, dict[str, str]]", json.loads(text))
        entries = {name: _entry(row) for name, row in rows.items()}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        problem = f"not a lock: {type(error).__name__}: {error}"
        advice = "Restore it from version control."
        raise GenerationError([Diagnostic(pointer, problem, advice)]) from error
    return entries


def compare_lock(entries: Mapping[str, Entry], found: Mapping[str, Meaning]) -> list[Moved]:
    """Return every field whose class, null value or sentence is not the accepted one."""
    return [
        _moved(name, entries, found)
        for name in sorted(entries.keys() | found.keys())
        if _accepted(entries.get(name)) != _comparable(found.get(name))
    ]


def compare_classes(entries: Mapping[str, Entry], found: Mapping[str, Meaning]) -> list[Moved]:
    """Return the fields of both whose class or null value is another one, whoever says so."""
    return [
        _moved(name, entries, found)
        for name in sorted(entries.keys() & found.keys())
        if _effect(entries[name].meaning) != _effect(found[name])
    ]


def accept(
    entries: Mapping[str, Entry], found: Mapping[str, Meaning], names: Iterable[str], reason: str
) -> dict[str, Entry]:
    """Return the lock with the named fields as they are now."""
    result = dict(entries)
    for name in names:
        meaning = found.get(name)
        if meaning is None:
            result.pop(name, None)
        elif _accepted(entries.get(name)) != _comparable(meaning):
            result[name] = Entry(meaning, reason)
    return result


def _accepted(entry: Entry | None) -> Meaning | None:
    return _comparable(entry.meaning) if entry else None


def _comparable(meaning: Meaning | None) -> Meaning | None:
    # The reasons of a decision stand in the overlay, and may be worded better at any time.
    return replace(meaning, decided=DECIDED) if meaning and meaning.decided else meaning


def _effect(meaning: Meaning) -> tuple[Presence, str | None]:
    return meaning.presence, meaning.reset


def _moved(name: str, entries: Mapping[str, Entry], found: Mapping[str, Meaning]) -> Moved:
    entry = entries.get(name)
    return Moved(name, entry.meaning if entry else None, found.get(name))


def _say(meaning: Meaning | None) -> str:
    if meaning is None:
        return "not there"
    reset = f", null resets to {meaning.reset}" if meaning.reset else ""
    return f'{meaning.presence}{reset} ("{meaning.evidence or meaning.decided.strip()}")'


def _row(entry: Entry) -> dict[str, str]:
    meaning = entry.meaning
    row = {"presence": meaning.presence.value}
    if meaning.reset is not None:
        row["reset"] = meaning.reset
    if meaning.evidence:
        row |= {"evidence": meaning.evidence, "sha256": _digest(meaning.evidence)}
    if meaning.decided:
        row["decided"] = DECIDED
    if entry.accepted:
        row["accepted"] = entry.accepted
    return row


def _entry(row: dict[str, str]) -> Entry:
    evidence = row.get("evidence", "")
    if row.keys() - {"presence", "reset", "evidence", "sha256", "decided", "accepted"}:
        message = "unknown keys"
        raise ValueError(message)
    if evidence and row["sha256"] != _digest(evidence):
        message = f"the sentence {evidence!r} does not have the hash beside it"
        raise ValueError(message)
    meaning = Meaning(Presence(row["presence"]), evidence, row.get("reset"), row.get("decided", ""))
    return Entry(meaning, row.get("accepted", ""))


def _digest(sentence: str) -> str:
    # Upstream's text may hold half of a surrogate pair.
    return sha256(sentence.encode(errors="surrogatepass"))
