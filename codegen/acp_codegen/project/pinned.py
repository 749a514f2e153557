"""Load a pinned revision, and its lock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.meaning.lock import lock_path, parse_lock
from acp_codegen.project.catalogue import read_pinned
from acp_codegen.project.folder import read_limited
from acp_codegen.schema.document import load

if TYPE_CHECKING:
    from acp_codegen.meaning.lock import Entry
    from acp_codegen.project.catalogue import PinnedRevision
    from acp_codegen.project.folder import Project
    from acp_codegen.schema.document import Document


def load_pinned(project: Project, revision: PinnedRevision) -> Document:
    """Return the schema of a pinned revision.

    Raises:
        GenerationError: Its file has other bytes than those that were pinned.
    """
    return load(
        read_pinned(project, revision),
        version=revision.version,
        profile=revision.profile,
        source=revision.source,
        trusted=True,
    )


def load_lock(project: Project, version: str, profile: str) -> dict[str, Entry] | None:
    """Return what was accepted of a revision; None where nothing ever was.

    Raises:
        GenerationError: The lock cannot be read, lies outside the project or is not understood.
    """
    path = project.locate(lock_path(version, profile))
    return parse_lock(read_limited(path), str(path)) if path.exists() else None
