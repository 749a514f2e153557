"""What a person must decide about a revision, and what follows from decisions already made."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic, GenerationError
from acp_codegen.meaning.lock import accept, compare_lock
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.table import try_meanings
from acp_codegen.resolve import resolve
from acp_codegen.schema.document import UNPINNED
from acp_codegen.schema.lower.definitions import lower

if TYPE_CHECKING:
    from collections.abc import Mapping

    from acp_codegen.meaning.lock import Entry
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.schema.document import Document


@dataclass(frozen=True)
class Review:
    """The state of a revision's review.

    Attributes:
        lock: What is accepted: by a person, or because it is new and the prose is clear, or as it
            was in the revision before.
        problems: What a person must decide.
    """

    lock: Mapping[str, Entry]
    problems: tuple[Diagnostic, ...]


def review(
    document: Document,
    semantics: Semantics,
    *,
    before: Mapping[str, Entry],
    accepted: Mapping[str, Entry],
) -> Review:
    """Review a revision against the one before it.

    Args:
        document: The new revision.
        semantics: The overlay.
        before: The lock of the revision before it.
        accepted: The lock of the new revision, as far as there is one.
    """
    problems: list[Diagnostic] = []
    try:
        resolve(document, semantics=semantics)
    except GenerationError as error:
        problems += error.diagnostics
    revision = semantics.apply(lower(document), pinned=False)
    found, _ = try_meanings(revision, semantics, pinned=document.version != UNPINNED)
    known = {name: item for name, item in found.items() if item.presence is not Presence.UNKNOWN}
    moved = {problem.pointer for problem in compare_lock(before, known, document.version)}
    clear = [name for name in known if name not in before or name not in moved]
    # What somebody has accepted stays as it was accepted, so that a later change is seen.
    lock = {**accept({}, known, clear, ""), **{k: v for k, v in accepted.items() if k in known}}
    for problem in compare_lock({**before, **lock}, known, document.version):
        name = problem.pointer
        if name in known and (name in lock or name in before):
            problems.append(_decision(problem, document))
    return Review(lock, tuple(problems))


def _decision(problem: Diagnostic, document: Document) -> Diagnostic:
    profile = "" if document.profile == "unstable" else f" --profile {document.profile}"
    command = f"acp-codegen semantics --revision {document.version}{profile}"
    advice = f"Read both, then: {command} --accept {shlex.quote(problem.pointer)} --reason '...'"
    return Diagnostic(problem.pointer, problem.message, advice)
