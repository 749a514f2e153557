"""What every optional field means in an update: from prose, from the overlay, or nobody knows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import NEEDS_DECISION, Diagnostic, GenerationError, shortened
from acp_codegen.meaning.entries import FILE
from acp_codegen.meaning.overlay import should_be_there, stale
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.prose import classify
from acp_codegen.schema import ir
from acp_codegen.schema.roots import DISPATCHED
from acp_codegen.schema.walk import field_name, fields_of, map_fields, references, types_of
from acp_codegen.text import toml_string

if TYPE_CHECKING:
    from collections.abc import Iterator

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


def meanings(revision: ir.Revision, semantics: Semantics, *, pinned: bool) -> dict[str, Meaning]:
    """Return the meaning of every optional field, by name.

    Raises:
        GenerationError: Nobody has said what a field of an update means, or an entry of the overlay
            is stale or says something else than the prose; exit code 3.
    """
    found, problems = try_meanings(revision, semantics, pinned=pinned)
    if problems:
        raise GenerationError(problems, NEEDS_DECISION)
    return found


def try_meanings(
    revision: ir.Revision, semantics: Semantics, *, pinned: bool
) -> tuple[dict[str, Meaning], list[Diagnostic]]:
    """Return the meanings, UNKNOWN where nobody has said it, and the problems; see `meanings`."""
    rules = [
        rule
        for rule in semantics.presence
        if not pinned or rule.limits.covers(revision.version, revision.profile)
    ]
    found: dict[str, Meaning] = {}
    problems: list[Diagnostic] = []
    used: set[str] = set()
    for subject in subjects(revision):
        rule = next((rule for rule in rules if _speaks(rule, subject)), None)
        meaning = _decide(subject, rule, problems, pinned=pinned)
        found[subject.name] = meaning
        if rule is not None:
            used.add(subject.name if rule.fields else " ".join(subject.field.doc.split()))
    if pinned:
        problems += [stale(place) for place in _unused(rules, used, revision)]
    return found, problems


def annotate(revision: ir.Revision, found: dict[str, Meaning]) -> ir.Revision:
    """Return the revision with the meaning of every optional field in it.

    A field that nobody has decided about is taken for one that is not stored, so that what else is
    wrong can be said in the same run.
    """

    def decide(field: ir.Field) -> ir.Field:
        if field.required:
            return field
        meaning = found[field_name(field)]
        known = meaning.presence is not Presence.UNKNOWN
        presence = meaning.presence if known else Presence.OPTIONAL
        return replace(field, presence=presence.value, reset=meaning.reset)

    definitions = tuple(map_fields(item, decide) for item in revision.definitions)
    return replace(revision, definitions=definitions)


def _decide(
    subject: Subject, rule: PresenceRule | None, problems: list[Diagnostic], *, pinned: bool
) -> Meaning:
    reading = classify(subject.field.wire, subject.field.doc, subject.prose)
    # Rules were written for pinned revisions; elsewhere they only fill silence.
    if rule is not None and (pinned or reading.presence is Presence.UNKNOWN):
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
    limit = f'since = "{subject.version}"\n' if pinned else ""
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


def _unused(rules: list[PresenceRule], used: set[str], revision: ir.Revision) -> Iterator[str]:
    """Yield the place of each field and text that rules speak of in vain."""
    updates = any(definition.name == DISPATCHED for definition in revision.definitions)
    for rule in rules:
        names = [name for name in rule.fields if should_be_there(name, revision)]
        texts = rule.prose if updates else ()
        yield from (f"{rule.file}#{item}" for item in (*names, *texts) if item not in used)


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
