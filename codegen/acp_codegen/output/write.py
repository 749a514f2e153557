"""Compare a generated package with what is on disk, and write it without losing anything."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from acp_codegen import manifest
from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.manifest import MANIFEST
from acp_codegen.output import transaction as swap
from acp_codegen.output import tree as disk
from acp_codegen.output.installed import read_manifest
from acp_codegen.output.transaction import Plan
from acp_codegen.output.tree import FILE, FOLDER
from acp_codegen.text import sha256

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path


@dataclass(frozen=True)
class Comparison:
    """How a folder differs from the generated package; paths are relative and sorted.

    Attributes:
        changed: Generated files that have other bytes on disk, or are no regular files there.
        missing: Generated files that are not on disk.
        surplus: Files on disk that are not generated, without compiled Python.
        diff: Unified diff of changed and missing files to read, not to apply: characters that a
            terminal could act on are escaped. Never holds text of surplus files.
    """

    changed: tuple[str, ...]
    missing: tuple[str, ...]
    surplus: tuple[str, ...]
    diff: str

    @property
    def is_clean(self) -> bool:
        """Whether the folder holds the generated package and nothing else."""
        return not (self.changed or self.missing or self.surplus)


@dataclass(frozen=True)
class Written:
    """What a run did to a folder; paths are relative and sorted.

    Attributes:
        written: Files that are new or have other bytes now.
        pruned: Files of an earlier run that were removed.
        foreign: Files that were kept although they are not generated (any more).
        unchanged: Number of files that already had the right bytes.
        edited: Files that were written although somebody had edited them.
    """

    written: tuple[str, ...]
    pruned: tuple[str, ...]
    foreign: tuple[str, ...]
    unchanged: int
    edited: tuple[str, ...] = ()


def compare(files: Mapping[str, str], folder: Path) -> Comparison:
    """Compare the generated package with a folder; nothing is written.

    Args:
        files: Text of every generated file by relative POSIX path.
        folder: The package on disk. Where it does not exist, every file is missing.

    Raises:
        GenerationError: The folder is a symbolic link, is no folder or cannot be read, or a
            generated path leads out of it.
    """
    contents = manifest.encode(files)
    with disk.refusing(folder, "read"):
        folder = disk.target(folder)
        tree = disk.scan(folder)
        current = {path: disk.current(folder, tree, path) for path in sorted(contents)}
    differing = [path for path in current if current[path] != contents[path]]
    return Comparison(
        changed=tuple(path for path in differing if path in tree),
        missing=tuple(path for path in differing if path not in tree),
        surplus=disk.surplus(tree, contents),
        diff="".join(disk.difference(path, current[path], files[path]) for path in differing),
    )


def write(files: Mapping[str, str], folder: Path, *, keep_edited: bool = False) -> Written:
    """Bring a folder to the generated package.

    New content is staged beside the folder and moved in file by file, the manifest last. A run
    that fails puts back what it moved. A run that is killed leaves a mixture that `compare` shows
    and the next run repairs: until all else is done the old manifest and what is staged still say
    which files are ours.

    Args:
        files: Text of every generated file by relative POSIX path, with the manifest.
        folder: Where to write; it and its parents are created.
        keep_edited: Refuse to write anything where somebody has edited a file of an earlier run.

    Raises:
        GenerationError: A path or something in the folder could lead a write elsewhere, another
            run is writing, or the file system refuses. Files are as before then.
    """
    contents = manifest.encode(files)
    if MANIFEST not in contents:
        raise refusal(MANIFEST, "The package has no manifest.", "Add one with build_manifest.")
    with disk.refusing(folder, "written"):
        folder = disk.target(folder)
        folder.parent.mkdir(parents=True, exist_ok=True)
        with swap.locked(folder):
            stale = swap.leftovers(folder)
            plan, edited = _plan(contents, folder, stale, keep_edited=keep_edited)
            if plan.written or plan.pruned:
                swap.apply(plan, folder)
            # Not before: should this run be killed as well, the next one needs them.
            swap.remove(stale)
    return Written(
        written=tuple(sorted(plan.written)),
        pruned=plan.pruned,
        foreign=disk.surplus(plan.tree, {*contents, *plan.pruned}),
        unchanged=len(contents) - len(plan.written),
        edited=edited,
    )


def _plan(
    contents: Mapping[str, bytes], folder: Path, stale: Iterable[Path], *, keep_edited: bool
) -> tuple[Plan, tuple[str, ...]]:
    """Return what to do, and which files it replaces that somebody has edited."""
    tree = disk.scan(folder)
    listed = read_manifest(folder)
    known = swap.known_hashes(listed, stale)
    abandoned = sorted(known.keys() - contents.keys())
    current = {path: disk.current(folder, tree, path) for path in (*contents, *abandoned)}
    written = [path for path in contents if current[path] != contents[path]]

    def is_ours(path: str) -> bool:
        content = current[path]
        return isinstance(content, bytes) and sha256(content) in known.get(path, ())

    # The manifest cannot list itself; it holds nothing that a person would write.
    others = [
        path
        for path in (*written, *(listed.keys() - contents.keys()))
        if isinstance(current[path], bytes) and path != MANIFEST and not is_ours(path)
    ]
    # A manifest that lists nothing cannot tell which files it stood for.
    tells = bool(listed) or MANIFEST not in tree
    foreign = {path for path in others if tells and path not in listed}
    edited = sorted({*others} - foreign)
    problems = [*_obstacles(tree, contents, folder), *_foreign(foreign, folder)]
    if keep_edited:
        problems += _edited(edited, folder)
    if problems:
        raise GenerationError(problems)
    plan = Plan(
        contents=contents,
        tree=tree,
        written=tuple(sorted(written, key=lambda path: (path == MANIFEST, path))),
        pruned=tuple(path for path in abandoned if is_ours(path)),
        abandoned=tuple(abandoned),
    )
    return plan, tuple(path for path in edited if path in contents)


def _foreign(paths: Iterable[str], folder: Path) -> list[Diagnostic]:
    """Refuse to replace files that no earlier run wrote: they may be all there is of them."""
    return [
        Diagnostic(
            str(folder / path),
            "A generated file belongs here, and this one is not from an earlier run.",
            "Move it away or choose another folder, then run again.",
        )
        for path in paths
    ]


def _edited(paths: Iterable[str], folder: Path) -> list[Diagnostic]:
    return [
        Diagnostic(
            str(folder / path),
            "This file is not as it was written: somebody has edited it, or the MANIFEST.",
            "Save what you need of it, then run again with --force.",
        )
        for path in paths
    ]


def _obstacles(tree: Mapping[str, str], paths: Iterable[str], folder: Path) -> list[Diagnostic]:
    """Refuse links, and anything else that is no file or folder where one has to be."""
    wanted: dict[str, str] = {}
    for path in paths:
        wanted |= {str(parent): FOLDER for parent in PurePosixPath(path).parents} | {path: FILE}
    return [
        Diagnostic(
            str(folder / path),
            f"A generated {kind} belongs where a {tree[path]} is; nothing was written.",
            "Move it away or choose another folder, then run again.",
        )
        for path, kind in wanted.items()
        if tree.get(path, kind) != kind
    ]
