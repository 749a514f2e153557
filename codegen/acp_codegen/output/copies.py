"""A copy of the package in another project: what has become of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen import manifest
from acp_codegen.manifest import MANIFEST, Manifest
from acp_codegen.output import transaction as swap
from acp_codegen.output import tree as disk
from acp_codegen.output.installed import load_manifest
from acp_codegen.text import sha256

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path


@dataclass(frozen=True)
class Copy:
    """What has become of a vendored copy; paths are relative and sorted.

    Attributes:
        manifest: What is wrong with its manifest, in words.
        edited: Files that are neither as the manifest says nor as they would be written.
        missing: Files that the manifest lists and that are not there.
        outdated: Files that are as an earlier run left them, and would be written otherwise now.
        blocked: Places of generated files that hold something no run wrote.
        foreign: All else; it is kept, and no difference.
        moved: From what to what it is outdated, in words; empty where it is not.
    """

    manifest: tuple[str, ...]
    edited: tuple[str, ...]
    missing: tuple[str, ...]
    outdated: tuple[str, ...]
    blocked: tuple[str, ...]
    foreign: tuple[str, ...]
    moved: str

    @property
    def is_current(self) -> bool:
        """Whether every generated file is there and as it would be written."""
        parts = (self.manifest, self.edited, self.missing, self.outdated, self.blocked)
        return not (any(parts) or self.moved)


def inspect(files: Mapping[str, str], folder: Path) -> Copy:
    """Tell what has become of a copy; nothing is written.

    Its manifest is not trusted: it tells edited from outdated, and never makes a file current.

    Args:
        files: Text of every generated file by relative POSIX path, with the manifest.
        folder: The copy. It need not exist.

    Raises:
        GenerationError: The folder is a symbolic link, is no folder or cannot be read, or a
            generated path leads out of it.
    """
    contents = manifest.encode(files)
    with disk.refusing(folder, "read"):
        folder = disk.target(folder)
        tree = disk.scan(folder)
        found = load_manifest(folder)
        known = swap.known_hashes(found.files, swap.leftovers(folder))
        groups: dict[str, list[str]] = {}
        for path in sorted({*contents, *found.files} - {MANIFEST}):
            current = disk.current(folder, tree, path)
            if current != contents.get(path):
                hashes = known.get(path, ())
                kind = _kind(current, hashes, listed=path in found.files, says=not found.problem)
                groups.setdefault(kind, []).append(path)
        own = disk.current(folder, tree, MANIFEST)
    outdated = tuple(groups.get("outdated", ()))
    moved = "" if found.problem else _moved(found, manifest.parse_manifest(contents[MANIFEST]))
    if outdated and not moved:
        moved = (
            "its MANIFEST names the same schema, generator and command, and other files:"
            " another build of the generator wrote it, or somebody edited both"
        )
    edited = groups.get("edited", [])
    if own != contents[MANIFEST] and not (found.problem or moved):
        edited = sorted([*edited, MANIFEST])
    return Copy(
        manifest=_problems(found),
        edited=tuple(edited),
        missing=tuple(groups.get("missing", ())),
        outdated=outdated,
        blocked=tuple(groups.get("blocked", ())),
        foreign=disk.surplus(tree, {*contents, *found.files}),
        moved=moved,
    )


def _kind(
    current: bytes | str | None, hashes: set[str] | tuple[()], *, listed: bool, says: bool
) -> str:
    """Return the group of a file that is not as it would be written."""
    if current is None:
        return "missing" if listed or not says else "outdated"
    if isinstance(current, bytes) and sha256(current) in hashes:
        return "outdated"
    return "edited" if listed else "blocked"


def _problems(found: Manifest) -> tuple[str, ...]:
    refused = [
        f"{MANIFEST} has an entry that cannot be true: {path or 'an empty path'}"
        for path in found.refused
    ]
    return (found.problem, *refused) if found.problem else tuple(refused)


def _moved(old: Manifest, new: Manifest) -> str:
    """Return what the manifests say that differs, as far as it explains other files."""
    parts: list[str] = []
    if old.origin.get("schema") != new.origin.get("schema"):
        parts.append(f"from schema {_schema(old)} to {_schema(new)}")
    generators = [item.said("generator", "version") for item in (old, new)]
    if generators[0] != generators[1]:
        parts.append(f"from acp-codegen {generators[0] or 'unknown'} to {generators[1]}")
    # The revision has been named.
    commands = [re.sub(r" --revision \S+", "", item.said("command")) for item in (old, new)]
    if commands[0] != commands[1]:
        parts.append(f"from `{commands[0] or 'unknown'}` to `{commands[1]}`")
    return "; ".join(parts)


def _schema(found: Manifest) -> str:
    version, profile = found.said("schema", "version"), found.said("schema", "profile")
    return f"{version or 'unknown'} ({profile or 'unknown'})"
