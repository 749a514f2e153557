"""The manifest of a package on disk, which is not trusted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.manifest import LIMIT, MANIFEST, Manifest, parse_manifest
from acp_codegen.output.tree import mode, read_plain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


def read_manifest(folder: Path) -> Mapping[str, str]:
    """Return the SHA-256 of every file that the manifest in a folder lists, by path.

    What lies on disk may be edited, broken or hostile, and the answer decides which files a run
    may delete. So an entry that is not a hash of a file inside the folder is left out, and a
    manifest that cannot be read lists nothing.

    Args:
        folder: The generated package. Neither it nor its manifest may be a symbolic link.
    """
    return load_manifest(folder).files


def load_manifest(folder: Path) -> Manifest:
    """Return what the manifest in a folder says, and what is wrong with it."""
    try:
        if folder.is_symlink():
            return Manifest(problem="the folder is a symbolic link")
        if not mode(folder / MANIFEST):
            return Manifest(problem=f"there is no {MANIFEST}")
        content = read_plain(folder / MANIFEST, LIMIT + 1)
    except (OSError, ValueError) as error:
        return Manifest(problem=f"{MANIFEST} cannot be read: {error}")
    return parse_manifest(content)
