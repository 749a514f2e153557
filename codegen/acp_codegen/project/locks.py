"""Whether what a schema means is what a person has accepted, by the locks of a project."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.diagnostics import NEEDS_DECISION, Diagnostic, GenerationError
from acp_codegen.meaning.lock import ALL, compare_classes, compare_lock, lock_path, parse_lock
from acp_codegen.project.catalogue import load_catalogue
from acp_codegen.project.files import read_limited
from acp_codegen.schema.document import UNPINNED
from acp_codegen.schema.roots import DEFAULT_ROOTS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from acp_codegen.meaning.lock import Entry
    from acp_codegen.meaning.table import Meaning
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
    if document.version == UNPINNED:
        revisions = load_catalogue(project).revisions
        versions = [item.version for item in revisions if item.profile == document.profile]
    for version in reversed(versions):
        found = load_lock(project, version, document.profile)
        if found is not None:
            return found, version
    return {}, document.version


def check_meanings(project: Project, document: Document, found: Mapping[str, Meaning]) -> None:
    """Stop where anything moved: a class, a null value or a sentence.

    Raises:
        GenerationError: What moved, or that a pinned revision has no lock; exit code 3.
    """
    locked, version = find_lock(project, document)
    if document.version != UNPINNED and not locked:
        advice = f"Review the table, then: acp-codegen semantics --accept {ALL} --reason '...'"
        problem = f"{document.version} ({document.profile}) has no lock yet"
        raise GenerationError([Diagnostic("schema/locks", problem, advice)], NEEDS_DECISION)
    _compare(locked, version, found, whole=document.version != UNPINNED)


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
    document, found = resolved.document, resolved.meanings
    locked, version = find_lock(project, document)
    if document.version == UNPINNED:
        problems = compare_classes(locked, found, version)
        if problems:
            raise GenerationError(problems, NEEDS_DECISION)
    elif locked:
        _compare(locked, version, found, whole=resolved.roots == DEFAULT_ROOTS)
    else:
        return f"acp-codegen semantics --revision {version} --profile {document.profile}"
    return ""


def _compare(
    locked: Mapping[str, Entry], version: str, found: Mapping[str, Meaning], *, whole: bool
) -> None:
    """Compare a table with its lock; where it is not whole, as far as both have a field."""
    names = locked.keys() | found.keys() if whole else locked.keys() & found.keys()
    problems = compare_lock(
        {name: entry for name, entry in locked.items() if name in names},
        {name: meaning for name, meaning in found.items() if name in names},
        version,
    )
    if problems:
        raise GenerationError(problems, NEEDS_DECISION)
