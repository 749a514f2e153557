"""The folder that a command works in."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from acp_codegen import bundled
from acp_codegen.diagnostics import refusal


@dataclass(frozen=True)
class Project:
    """A folder with pinned schema revisions.

    Attributes:
        root: The folder that contains ``schema/``.
        read_only: Whether this is the tool's own copy, which no command may change.
    """

    root: Path
    read_only: bool = False

    @property
    def schema_dir(self) -> Path:
        """The folder of the pinned schemas and their catalogue."""
        return self.root / "schema"

    @property
    def generated_dir(self) -> Path:
        """The folder that generated packages go to unless another one is named."""
        return self.root / "generated"

    @property
    def catalogue_file(self) -> Path:
        """The file that says which revisions are pinned."""
        return self.schema_dir / "revisions.toml"

    def require_writable(self) -> None:
        """Refuse to go on when this is the tool's own copy.

        Raises:
            GenerationError: If the project is read-only.
        """
        if self.read_only:
            raise refusal(
                self.root,
                "this is the tool's own copy of the schemas, which is read-only",
                "Name the project to change with --project, or run the command inside it.",
            )

    def locate(self, file: str) -> Path:
        """Return the path of a file in ``schema/``, with every symlink resolved.

        Args:
            file: The path relative to ``schema/``; it comes from the catalogue and is not trusted.

        Raises:
            GenerationError: If the path leads out of ``schema/``, also by way of a symlink.
        """
        path = self.schema_dir / file
        resolved = _real(path)
        if not resolved.is_relative_to(_real(self.schema_dir)):
            raise refusal(
                path,
                "this path leads out of the schema folder",
                "Keep pinned schemas inside schema/, without symlinks that leave it.",
            )
        return resolved


def find_project(start: Path, explicit: Path | None) -> Project:
    """Find the project that a command works in.

    Args:
        start: Where to look from: this folder and then each of its parents.
        explicit: The folder that the person named; nothing else is tried then.

    Returns:
        The project; the tool's own read-only copy if there is none around ``start``.

    Raises:
        GenerationError: If the named folder is not a project, or the tool's own copy is missing.
    """
    if explicit is not None:
        root = _real(explicit)
        if not _is_project(root):
            raise refusal(
                root,
                "this folder has no schema/revisions.toml",
                "Name the folder that contains schema/; to begin a new project, create an empty"
                " schema/revisions.toml in it.",
            )
        return _opened(root)
    here = _real(start)
    for folder in (here, *here.parents):
        if _is_project(folder):
            return _opened(folder)
    own = bundled.own_copy()
    if not _is_project(own):
        raise refusal(
            own,
            "the schemas that come with the tool are missing",
            "Install acp-codegen again, or name a project with --project.",
        )
    return Project(own, read_only=True)


def _opened(root: Path) -> Project:
    # The installed copy stays read-only also for somebody who stands in it or names it.
    return Project(root, read_only=bundled.is_installed(root))


def _is_project(folder: Path) -> bool:
    try:
        return Project(folder).catalogue_file.is_file()
    except (OSError, ValueError):  # a parent that may not be looked into is no project
        return False


def _real(path: Path) -> Path:
    # Path.resolve() raises RuntimeError for a loop of symlinks; a loop is refused later as a file.
    return Path(os.path.realpath(path))
