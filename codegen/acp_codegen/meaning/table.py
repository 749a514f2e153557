"""What every optional field means in an update: from prose, from the overlay, or nobody knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic, shortened
from acp_codegen.meaning.entries import FILE
from acp_codegen.meaning.overlay import should_be_there, stale
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.prose import classify
from acp_codegen.schema import ir
from acp_codegen.schema.roots import DISPATCHED
from acp_codegen.schema.walk import field_name, fields_of, references, types_of
from acp_codegen.text import toml_string

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from acp_codegen.meaning.overlay import PresenceRule, Semantics


@dataclass(frozen=True)
class Meaning:
    """What an update does with one optional field.

    Attributes:
        presence: The class.
        evidence: The sentence that proves it; empty where a reviewer decided.
        reset: What null resets the value to.
        decided: Why a reviewer decided; empty where the prose says it.
    """

    presence: Presence
    evidence: str = ""
    reset: str | None = None
    decided: str = ""


@dataclass(frozen=True)
class Meanings:
    """What is said of the fields of a revision beside its schema, by `Definition.property`.

    Attributes:
        table: What updates do with each optional field.
        outcomes: What a malformed value becomes, where a reviewer says otherwise than keywords.
    """

    table: Mapping[str, Meaning]
    outcomes: Mapping[str, ir.Malformed]

    def of(self, field: ir.Field) -> Meaning | None:
        """Return what an update does with a field; nothing where the field is required."""
        return None if field.required else self.table.get(field_name(field))

    def stored(self, field: ir.Field) -> Presence | None:
        """Return what a session does with a field; nothing where the field is required.

        A field that nobody has decided about is taken for one that is not stored, so that what
        else is wrong can be said in the same run.
        """
        meaning = self.of(field)
        if meaning is None:
            return None
        known = meaning.presence is not Presence.UNKNOWN
        return meaning.presence if known else Presence.OPTIONAL

    def malformed(self, field: ir.Field) -> ir.Malformed:
        """Return what a lenient reader makes of a malformed value of a field."""
        return self.outcomes.get(field_name(field), field.malformed)


NO_MEANINGS = Meanings({}, {})
"""What is said where nothing was understood."""


@dataclass(frozen=True)
class Subject:
    """An optional field and the prose around it.

    Attributes:
        name: `Definition.property`.
        field: The field.
        prose: Description of the type that has it.
        updates: Whether an update can carry it.
        version: The revision's.
    """

    name: str
    field: ir.Field
    prose: str
    updates: bool
    version: str


def subjects(revision: ir.Revision) -> list[Subject]:
    """Return every optional field of a revision by schema order."""
    reached = set(_reached(revision))
    version = revision.version
    found: list[Subject] = []
    for definition in revision.definitions:
        for field, prose in fields_of(definition):
            if not field.required:
                name = field_name(field)
                found.append(Subject(name, field, prose, definition.name in reached, version))
    return found


def read_meanings(revision: ir.Revision, overlay: Semantics) -> tuple[Meanings, list[Diagnostic]]:
    """Return the meaning of every optional field, and what a person must decide.

    Args:
        revision: The revision.
        overlay: What was reviewed, narrowed to the revision.

    Returns:
        The meanings, UNKNOWN where nobody has said it; and the problems: nobody has said what a
        field of an update means, or an entry of the overlay is stale or says something else than
        the prose.
    """
    found: dict[str, Meaning] = {}
    problems: list[Diagnostic] = []
    used: set[str] = set()
    for subject in subjects(revision):
        rule = next((rule for rule in overlay.presence if _speaks(rule, subject)), None)
        meaning = _decide(subject, rule, problems, is_reviewed=overlay.is_reviewed)
        found[subject.name] = meaning
        if rule is not None:
            used.add(subject.name if rule.fields else " ".join(subject.field.doc.split()))
    forgiven = dict(_outcomes(revision, overlay))
    if overlay.is_reviewed:
        problems += [stale(place) for place in _unused(overlay, used, revision)]
        problems += [stale(place) for place in _missing(overlay, forgiven, revision)]
    return Meanings(found, forgiven), problems


def _decide(
    subject: Subject, rule: PresenceRule | None, problems: list[Diagnostic], *, is_reviewed: bool
) -> Meaning:
    reading = classify(subject.field.wire, subject.field.doc, subject.prose)
    # Rules were written for pinned revisions; elsewhere they only fill silence.
    if rule is not None and (is_reviewed or reading.presence is Presence.UNKNOWN):
        if reading.presence not in (Presence.UNKNOWN, rule.presence):
            problems.append(
                Diagnostic(
                    subject.field.pointer,
                    f"{subject.name}: the overlay says {rule.presence}, the prose"
                    f" {reading.presence}",
                    f'"{reading.evidence}" Take the entry out of {rule.file}, or limit it.',
                )
            )
        return Meaning(rule.presence, "", rule.reset, rule.limits.reason)
    if reading.presence is not Presence.UNKNOWN:
        return Meaning(reading.presence, reading.evidence, reading.reset)
    if not subject.updates and not reading.evidence:
        return Meaning(Presence.OPTIONAL)
    why = "sentences that are not understood, or in conflict" if reading.evidence else "silence"
    # Older revisions may say something else, and do not wait for this decision.
    limit = f'since = "{subject.version}"\n' if is_reviewed else ""
    prose = shortened(" ".join(subject.field.doc.split())) or "(none)"
    problems.append(
        Diagnostic(
            subject.field.pointer,
            f"nobody has said what an update does with {subject.name}: {why}",
            f'Its prose: "{prose}"\nDecide, and add to schema/{FILE}:\n[[presence]]\n'
            f"fields = [{toml_string(subject.name)}]\n"
            f'class = "..."  # optional, patch, merge or retain\n{limit}reason = "..."',
        )
    )
    return Meaning(Presence.UNKNOWN, reading.evidence)


def _speaks(rule: PresenceRule, subject: Subject) -> bool:
    return rule.speaks_of(subject.name, subject.field.wire, subject.field.doc)


def _unused(overlay: Semantics, used: set[str], revision: ir.Revision) -> Iterator[str]:
    """Yield the place of each field and text that rules of presence speak of in vain."""
    updates = any(definition.name == DISPATCHED for definition in revision.definitions)
    for rule in overlay.presence:
        names = [name for name in rule.fields if should_be_there(name, revision)]
        texts = rule.prose if updates else ()
        yield from (f"{rule.file}#{item}" for item in (*names, *texts) if item not in used)


def _outcomes(revision: ir.Revision, overlay: Semantics) -> Iterator[tuple[str, ir.Malformed]]:
    """Yield each field that a rule of leniency speaks of, and what its malformed values become."""
    rules = {name: rule for rule in overlay.malformed for name in rule.fields}
    for definition in revision.definitions:
        for field, _ in fields_of(definition):
            rule = rules.get(field_name(field))
            if rule is not None and isinstance(field.type, ir.Nullable):
                yield field_name(field), rule.becomes


def _missing(
    overlay: Semantics, found: Mapping[str, ir.Malformed], revision: ir.Revision
) -> Iterator[str]:
    """Yield the place of each field that rules of leniency speak of in vain."""
    for rule in overlay.malformed:
        names = [name for name in rule.fields if should_be_there(name, revision)]
        yield from (f"{rule.file}#{name}" for name in names if name not in found)


def _reached(revision: ir.Revision) -> Iterator[str]:
    """Yield the definitions that an update can carry."""
    table = {definition.name: definition for definition in revision.definitions}
    queue = [DISPATCHED] if DISPATCHED in table else []
    seen: set[str] = set()
    while queue:
        name = queue.pop()
        if name in seen or name not in table:
            continue
        seen.add(name)
        yield name
        definition = table[name]
        if isinstance(definition, ir.Union):
            queue.extend(variant.payload for variant in definition.variants if variant.payload)
        for type_ in types_of(definition):
            queue.extend(references(type_))
