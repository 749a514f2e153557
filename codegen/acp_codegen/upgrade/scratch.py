"""A copy of a project to try something on: what is written there is gone afterwards."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from acp_codegen.project.catalogue import load_catalogue
from acp_codegen.project.folder import Project
from acp_codegen.upgrade.changelog import FILE

if TYPE_CHECKING:
    from collections.abc import Generator


@contextlib.contextmanager
def rehearsal(project: Project) -> Generator[Project]:
    """Give a copy of a project to write to; it is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="acp-codegen-") as folder:
        root = Path(folder)
        for origin in (project.schema_dir, project.generated_dir):
            if origin.is_dir():
                _copy(origin, root / origin.name)
        if (project.root / FILE).is_file():
            shutil.copy(project.root / FILE, root / FILE)
        yield Project(root)


def profiles_of(project: Project) -> str | None:
    """Return what to fetch: the profile that the current revision is pinned in, or all."""
    catalogue = load_catalogue(project)
    found = [item.profile for item in catalogue.revisions if item.version == catalogue.current]
    return found[0] if len(found) == 1 else "all" if found else None


def _copy(origin: Path, target: Path) -> None:
    """Copy regular files and folders: nothing else belongs to a project, and modes do not count."""
    target.mkdir()
    for path in origin.iterdir():
        if path.is_symlink():
            continue
        if path.is_dir():
            _copy(path, target / path.name)
        elif path.is_file():
            shutil.copyfile(path, target / path.name)
