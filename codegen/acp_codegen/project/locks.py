"""Whether what a schema means is what a person has accepted, by the locks of a project."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import NEEDS_DECISION, Diagnostic, GenerationError
from acp_codegen.meaning.lock import ALL, compare_classes, compare_lock, lock_path, parse_lock
from acp_codegen.project.catalogue import load_catalogue
from acp_codegen.project.files import read_limited
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.versions import DEFAULT_PROFILE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from acp_codegen.meaning.lock import Entry, Moved
    from acp_codegen.project.folder import Project
    from acp_codegen.resolve import Resolved
    from acp_codegen.schema.document import Document


def load_lock(project: Project, version: str, profile: str) -> dict[str, Entry] | None:
    """Return what was accepted of a revision; None where nothing ever was.

    Raises:
        GenerationError: The lock cannot be read, lies outside the project or is not understood.
    """
    path = project.locate(lock_path(version, profile))
    return parse_lock(read_limited(path), str(path)) if path.exists() else None


def find_lock(project: Project, document: Document) -> tuple[dict[str, Entry], str]:
    """Return the lock that a schema is compared with, and the version it is of.

    That of a schema that is not pinned is the newest of its profile. It is empty where nothing was
    ever accepted.
    """
    versions = [document.version]
    if not document.is_pinned:
        revisions = load_catalogue(project).revisions
        versions = [item.version for item in revisions if item.profile == document.profile]
    for version in reversed(versions):
        found = load_lock(project, version, document.profile)
        if found is not None:
            return found, version
    return {}, document.version


def accepting(version: str, profile: str, fields: Iterable[str]) -> str:
    """Return the command that accepts fields of a revision as they are now."""
    named = "" if profile == DEFAULT_PROFILE else f" --profile {profile}"
    accept = "".join(f" --accept {shlex.quote(field)}" for field in fields)
    return f"acp-codegen semantics --revision {version}{named}{accept} --reason '...'"


def describe_moved(moved: Iterable[Moved], version: str, profile: str) -> list[Diagnostic]:
    """Return what moved in a revision as problems, each with the command that accepts it."""
    return [
        Diagnostic(
            item.field,
            str(item),
            f"Read both, then: {accepting(version, profile, [item.field])}",
        )
        for item in moved
    ]


def check_meanings(project: Project, resolved: Resolved) -> None:
    """Stop where anything moved: a class, a null value or a sentence.

    Raises:
        GenerationError: What moved, or that a pinned revision has no lock; exit code 3.
    """
    document = resolved.document
    locked, version = find_lock(project, document)
    if document.is_pinned and not locked:
        advice = f"Review the table, then: acp-codegen semantics --accept {ALL} --reason '...'"
        problem = f"{document.version} ({document.profile}) has no lock yet"
        raise GenerationError([Diagnostic("schema/locks", problem, advice)], NEEDS_DECISION)
    _compare(locked, version, resolved, whole=document.is_pinned)


def check_package(project: Project, resolved: Resolved) -> str:
    """Stop a package that would mean something else than was accepted.

    A schema that is not pinned has no table of its own. Its sentences may be others than those of
    the newest one, but not what they come to.

    Returns:
        The command that reviews a revision nobody has reviewed yet; empty where somebody has.

    Raises:
        GenerationError: A class or a null value moved or, in a pinned revision, a sentence; exit
            code 3.
    """
    document = resolved.document
    locked, version = find_lock(project, document)
    if not document.is_pinned:
        moved = compare_classes(locked, resolved.meanings.table)
        if moved:
            advice = "Pin the schema with `acp-codegen fetch`, and review it with"
            advice += " `acp-codegen semantics`."
            raise GenerationError(
                (Diagnostic(item.field, f"in {version} it {item}", advice) for item in moved),
                NEEDS_DECISION,
            )
    elif locked:
        _compare(locked, version, resolved, whole=resolved.revision.roots == DEFAULT_ROOTS)
    else:
        return f"acp-codegen semantics --revision {version} --profile {document.profile}"
    return ""


def _compare(locked: Mapping[str, Entry], version: str, resolved: Resolved, *, whole: bool) -> None:
    """Compare a table with its lock; where it is not whole, as far as both have a field."""
    found = resolved.meanings.table
    names = locked.keys() | found.keys() if whole else locked.keys() & found.keys()
    moved = compare_lock(
        {name: entry for name, entry in locked.items() if name in names},
        {name: meaning for name, meaning in found.items() if name in names},
    )
    if moved:
        profile = resolved.document.profile
        raise GenerationError(describe_moved(moved, version, profile), NEEDS_DECISION)
