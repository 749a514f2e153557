"""Load a pinned revision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from codegen.load import load
from codegen.revisions import read_pinned

if TYPE_CHECKING:
    from codegen.load import Document
    from codegen.project import Project
    from codegen.revisions import PinnedRevision


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
