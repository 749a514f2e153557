"""What an update does to a stored value, read from the prose of a field and of its type.

The same JSON shape has meant different things in neighbouring revisions, and only sentences say
so. Reading is strict: a sentence that speaks of omission, null or patches must be one of the forms
below, word for word; any other makes the field UNKNOWN, as do silence and contradiction.
Expressions match whole clauses of bounded length, so that hostile prose costs linear time.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.meaning.presence import Presence

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


@dataclass(frozen=True)
class Reading:
    """How the prose reads.

    Attributes:
        presence: The class.
        evidence: The sentences that prove it, as they stand; where UNKNOWN, those in the way.
        reset: What null resets the value to, where a sentence names it.
    """

    presence: Presence
    evidence: str = ""
    reset: str | None = None


_LONGEST = 600
"""A clause with more characters is none of the forms, and not understood if it speaks at all."""

_W = r"[\w' ,-]{1,80}"
_STORED = rf"(?:the )?{_W}"

_KEEP = re.compile(
    rf"(?:omitted|omission) (?:leaves {_STORED} unchanged|means unchanged|means no change"
    r"|means no metadata update)",
    re.IGNORECASE,
)
_CLEAR = re.compile(
    rf"`null` (?:clears (?:it|{_STORED})|is an explicit clear signal"
    r"|removes the current report and leaves activity unconfirmed \(not idle or cancelled\))",
    re.IGNORECASE,
)
_WHOLE = re.compile(
    rf"(?:omitted|omission) (?:leaves {_STORED} unchanged|means no change),"
    rf" `null` (?:clears {_W}|unsets it|resets it to `(?P<reset>[^`]{{1,80}})`),"
    r" and (?:a|an) \w+ replaces (?:it|the whole previous value)",
    re.IGNORECASE,
)
_SAME = re.compile(
    r"(?:optional; )?(?:omitted|omission) (?:and|or) `null`"
    r" (?:are equivalent(?: and mean (?P<meaning>.{1,200}))?|(?:both )?means? (?P<other>.{1,200}))",
    re.IGNORECASE,
)
_NONE = re.compile(
    r"optional and nullable chunk-scoped metadata; omitted or `null` means none", re.IGNORECASE
)
_RETAIN = re.compile(rf"(?:{_W}; )?(?:omitted|omission) or `null` retains a known value", re.I)
_MERGE = re.compile(
    r"an object patches the stored metadata by top-level key: keys it omits are unchanged, a key"
    r" set to `null` is removed, and any other value replaces that key's stored value without"
    r" merging nested objects",
    re.IGNORECASE,
)
_BEYOND = re.compile(r"beyond this patch rule, implementations MUST NOT .{1,80}", re.IGNORECASE)
_FIELD_SPEAKS = re.compile(
    r"\b(?:omit\w*|omission\w*|null|unchanged|patch(?:es)? (?!text)\w+|retains?|resets?)\b", re.I
)
_FIELD_SUPPORT = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        # What holds when an id is new says nothing of an id that is known.
        r"for a .{1,80} (?:not seen before|new), .{1,120}",
        r"this field is optional and has patch semantics",
        r"this metadata is scoped to the chunk and does not patch stored metadata",
        r"set to null to clear",
        r"read-only operations retain their normal protocol semantics and capability requirements",
        r"extensible metadata patch for this \w+",
        r"see protocol docs: .{1,200}",
    )
)

_OTHERS = re.compile(
    rf"other fields have patch semantics: omitted fields leave {_STORED} unchanged,"
    r" `null` clears(?: or unsets)? (?:it|the value), and concrete values replace"
    r" (?:it|the previous value)",
    re.IGNORECASE,
)
_NAMED = re.compile(
    r"(?P<names>`\w{1,60}`(?:,? (?:and )?`\w{1,60}`){0,20}) (?:has|have) patch semantics:"
    rf" (?:omission|an omitted field) leaves {_STORED} unchanged, `null` clears (?:it|the value),"
    r" and a concrete (?:value|array) replaces (?:it|the previous value)",
    re.IGNORECASE,
)
_ALL_KEEP = re.compile(rf"omitted fields leave {_STORED} unchanged", re.IGNORECASE)
_ALL_CLEAR = re.compile(r"`null` clears the corresponding value", re.IGNORECASE)
_META = re.compile(
    r"a concrete `_meta` object (?:instead )?patches the stored metadata by top-level key"
    r"(?: instead of replacing it)?",
    re.IGNORECASE,
)
_TYPE_SPEAKS = re.compile(
    r"\b(?:omit\w*|omission\w*|null|unchanged|patch semantics|patches)\b", re.IGNORECASE
)
_TYPE_SUPPORT = tuple(
    re.compile(form, re.IGNORECASE)
    for form in (
        r"for a new `\w+`, omitted (?:fields|`\w+`) (?:use|starts?) .{1,60}",
        r"when (?:a|the) .{1,80} (?:not seen before|is new), omitted fields (?:use|start) .{1,60}",
        r"for collection fields, concrete arrays replace the previous collection, and both `null`"
        r" and `\[\]` clear the collection",
        r"send `\[\]` or `null` to clear it",
        r"for `\w+`, `null` removes the current state report and leaves activity unconfirmed",
        r"receivers treat an omitted, `null`, or malformed `\w+` as .{1,80}",
        r"an omitted or `null` `\w+` does not",
        r"clients MUST handle \w+ where `\w+` is omitted or `null`",
    )
)


def classify(wire: str, field_prose: str, type_prose: str) -> Reading:
    """Return how the prose of a field and of its type reads.

    Args:
        wire: The field's JSON key.
        field_prose: Description of the field.
        type_prose: Description of the type that has it.
    """
    own = _read_field(field_prose)
    general = _read_type(wire, type_prose)
    if own is None:
        return general or Reading(Presence.UNKNOWN)
    if general is None or own.presence is Presence.UNKNOWN or own.presence is general.presence:
        return own
    if {own.presence, general.presence} == {Presence.MERGE, Presence.PATCH}:
        # "Other fields have patch semantics" speaks of metadata, too, and the exception wins.
        return own if own.presence is Presence.MERGE else general
    return Reading(Presence.UNKNOWN, f"{own.evidence} / {general.evidence}")


def _read_field(prose: str) -> Reading | None:
    """Return what the field's own sentences say; None where they are silent."""
    found: dict[str, str] = {}
    reset: str | None = None
    for sentence, clause in _clauses(prose):
        for kind, form in (
            ("patch", _WHOLE),
            ("keep", _KEEP),
            ("clear", _CLEAR),
            ("same", _SAME),
            ("same", _NONE),
            ("retain", _RETAIN),
            ("merge", _MERGE),
            ("beyond", _BEYOND),
        ):
            match = form.fullmatch(clause)
            if match is None:
                continue
            if kind == "same" and _FIELD_SPEAKS.search(" ".join(filter(None, match.groups()))):
                return Reading(Presence.UNKNOWN, sentence)
            found.setdefault(kind, sentence)
            reset = match.groupdict().get("reset") or reset
            break
        else:
            if _FIELD_SPEAKS.search(clause) and not _supports(clause, _FIELD_SUPPORT):
                return Reading(Presence.UNKNOWN, sentence)
    return _decide_field(found, reset)


def _decide_field(found: dict[str, str], reset: str | None) -> Reading | None:
    kinds = found.keys()
    if kinds == {"keep", "clear", "merge", "beyond"}:
        return Reading(Presence.MERGE, _join(found, "merge"))
    if kinds == {"patch"}:
        return Reading(Presence.PATCH, found["patch"], reset)
    if kinds == {"keep", "clear"}:
        return Reading(Presence.PATCH, _join(found, "keep", "clear"))
    if kinds == {"same"}:
        return Reading(Presence.OPTIONAL, found["same"])
    if kinds == {"retain"}:
        return Reading(Presence.RETAIN, found["retain"])
    if not kinds:
        return None
    return Reading(Presence.UNKNOWN, _join(found, *sorted(kinds)))


def _read_type(wire: str, prose: str) -> Reading | None:
    """Return what the type's sentences say of one field; None where they do not speak of it."""
    patch: str | None = None
    merge: str | None = None
    keep: str | None = None
    clear: str | None = None
    strange: str | None = None
    for sentence, clause in _clauses(prose):
        named = _NAMED.fullmatch(clause)
        if _OTHERS.fullmatch(clause):
            patch = patch or sentence
        elif named:
            if f"`{wire}`" in named["names"]:
                patch = patch or sentence
        elif _META.fullmatch(clause):
            merge = sentence
        elif _ALL_KEEP.fullmatch(clause):
            keep = sentence
        elif _ALL_CLEAR.fullmatch(clause):
            clear = sentence
        elif _TYPE_SPEAKS.search(clause) and not _supports(clause, _TYPE_SUPPORT):
            strange = sentence
    if strange is not None:
        return Reading(Presence.UNKNOWN, strange)
    if (keep is None) != (clear is None):
        return Reading(Presence.UNKNOWN, keep or clear or "")
    if keep is not None and clear is not None and patch is None:
        patch = f"{keep} {clear}"
    if merge is not None and wire == "_meta":
        return Reading(Presence.MERGE, merge)
    return Reading(Presence.PATCH, patch) if patch is not None else None


def sentences(prose: str) -> Iterator[str]:
    """Yield the sentences of a description, each with single blanks."""
    for paragraph in re.split(r"\n[ \t]*\n", prose):
        text = " ".join(paragraph.split())
        yield from filter(None, re.split(r"(?<=[.!?]) (?=[A-Z`\[*(])", text))


def _clauses(prose: str) -> Iterator[tuple[str, str]]:
    """Yield each sentence with each of its clauses, without the mark at the end."""
    for sentence in sentences(prose):
        whole = sentence.rstrip(".!?")
        if _NONE.fullmatch(whole) or _RETAIN.fullmatch(whole):
            yield sentence, whole
            continue
        for clause in sentence.split("; "):
            text = clause.strip().rstrip(".!?;")
            if len(text) <= _LONGEST:
                yield sentence, text
            elif _FIELD_SPEAKS.search(text) or _TYPE_SPEAKS.search(text):
                yield sentence, f"omit{text[:_LONGEST]}"


def _supports(clause: str, forms: Iterable[re.Pattern[str]]) -> bool:
    return any(form.fullmatch(clause) for form in forms)


def _join(found: dict[str, str], *kinds: str) -> str:
    """Return sentences in order, each once."""
    return " ".join(dict.fromkeys(found[kind] for kind in kinds))
