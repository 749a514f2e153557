"""Compare a generated package with what is on disk, and write it without losing anything."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import tempfile
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from codegen import disk, manifest
from codegen.diagnostics import Diagnostic, GenerationError, refusal
from codegen.disk import FILE, FOLDER
from codegen.manifest import MANIFEST

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping


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
    """

    written: tuple[str, ...]
    pruned: tuple[str, ...]
    foreign: tuple[str, ...]
    unchanged: int


@dataclass(frozen=True)
class _Plan:
    contents: Mapping[str, bytes]
    tree: Mapping[str, str]
    written: tuple[str, ...]
    pruned: tuple[str, ...]
    abandoned: tuple[str, ...]


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
        current = {path: _current(folder, tree, path) for path in sorted(contents)}
    differing = [path for path in current if current[path] != contents[path]]
    return Comparison(
        changed=tuple(path for path in differing if path in tree),
        missing=tuple(path for path in differing if path not in tree),
        surplus=disk.surplus(tree, contents),
        diff="".join(disk.difference(path, current[path], files[path]) for path in differing),
    )


def write(files: Mapping[str, str], folder: Path) -> Written:
    """Bring a folder to the generated package.

    New content is staged beside the folder and moved in file by file, the manifest last. A run
    that fails puts back what it moved. A run that is killed leaves a mixture that `compare` shows
    and the next run repairs: until all else is done the old manifest still says what to prune.

    Args:
        files: Text of every generated file by relative POSIX path, with the manifest.
        folder: Where to write; it and its parents are created.

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
        with _locked(folder):
            _remove_stale(folder)
            plan = _plan(contents, folder)
            if plan.written or plan.pruned:
                _apply(plan, folder)
    return Written(
        written=tuple(sorted(plan.written)),
        pruned=plan.pruned,
        foreign=disk.surplus(plan.tree, {*contents, *plan.pruned}),
        unchanged=len(contents) - len(plan.written),
    )


def _current(folder: Path, tree: Mapping[str, str], path: str) -> bytes | str | None:
    """Return the bytes of a file, the kind of anything else, or None where nothing is."""
    kind = tree.get(path)
    return disk.read_plain(folder / path) if kind == FILE else kind


@contextmanager
def _locked(folder: Path) -> Generator[None]:
    """Keep other runs out of a folder.

    The lock file is removed while it is still locked. Whoever opened it before that locks a file
    without a name; `_lock` sees this and starts over. So only the run whose lock has the name
    writes, and only that run removes the name. Without flock (Windows) runs are not kept apart.
    """
    path = folder.with_name(f".{folder.name}.lock")
    descriptor = _lock(path)
    try:
        yield
    finally:
        with suppress(OSError):
            path.unlink()
        os.close(descriptor)


def _lock(path: Path) -> int:
    busy = refusal(path, "Another run is writing.", "Wait until it has ended, then run again.")
    # Every new start means that another run has ended; a hundred in a row is something else.
    for _ in range(100):
        with ExitStack() as opened:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT | disk.NO_FOLLOW, 0o644)
            opened.callback(os.close, descriptor)
            if sys.platform != "win32":
                try:
                    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError as error:
                    raise busy from error
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(descriptor), path.lstat()):
                    opened.pop_all()
                    return descriptor
    raise busy


def _remove_stale(folder: Path) -> None:
    prefix = f".{folder.name}.staging-"
    with os.scandir(folder.parent) as entries:
        names = [entry.name for entry in entries if entry.is_dir(follow_symlinks=False)]
    for name in names:
        # With a dot it belongs to a folder whose name starts like a staging folder's.
        if name.startswith(prefix) and "." not in name.removeprefix(prefix):
            shutil.rmtree(folder.parent / name)


def _plan(contents: Mapping[str, bytes], folder: Path) -> _Plan:
    tree = disk.scan(folder)
    _refuse_obstacles(tree, contents, folder)
    written = [path for path in contents if _current(folder, tree, path) != contents[path]]
    listed = manifest.read_manifest(folder)
    if listed or MANIFEST not in tree:
        _refuse_foreign([path for path in written if path in tree], listed, folder)
    abandoned = sorted(listed.keys() - contents.keys())

    def is_ours(path: str) -> bool:
        content = _current(folder, tree, path)
        return isinstance(content, bytes) and manifest.sha256(content) == listed[path]

    return _Plan(
        contents=contents,
        tree=tree,
        written=tuple(sorted(written, key=lambda path: (path == MANIFEST, path))),
        pruned=tuple(path for path in abandoned if is_ours(path)),
        abandoned=tuple(abandoned),
    )


def _refuse_foreign(paths: Iterable[str], listed: Mapping[str, str], folder: Path) -> None:
    """Refuse to replace files that no earlier run wrote: they may be all there is of them."""
    problems = [
        Diagnostic(
            str(folder / path),
            "A generated file belongs here, and this one is not from an earlier run.",
            "Move it away or choose another folder, then run again.",
        )
        for path in paths
        if path not in listed and path != MANIFEST
    ]
    if problems:
        raise GenerationError(problems)


def _refuse_obstacles(tree: Mapping[str, str], paths: Iterable[str], folder: Path) -> None:
    """Refuse links, and anything else that is no file or folder where one has to be."""
    wanted: dict[str, str] = {}
    for path in paths:
        wanted |= {str(parent): FOLDER for parent in PurePosixPath(path).parents} | {path: FILE}
    problems = [
        Diagnostic(
            str(folder / path),
            f"A generated {kind} belongs where a {tree[path]} is; nothing was written.",
            "Move it away or choose another folder, then run again.",
        )
        for path, kind in wanted.items()
        if tree.get(path, kind) != kind
    ]
    if problems:
        raise GenerationError(problems)


def _apply(plan: _Plan, folder: Path) -> None:
    staging = Path(tempfile.mkdtemp(prefix=f".{folder.name}.staging-", dir=folder.parent))
    stuck: list[Diagnostic] = []
    try:
        _stage(plan, folder, staging)
        with ExitStack() as undo:
            _move(plan, folder, staging, undo, stuck)
            undo.pop_all()
    except OSError as error:
        if stuck:
            raise GenerationError(stuck) from error
        raise
    finally:
        if not stuck:
            shutil.rmtree(staging, ignore_errors=True)


def _stage(plan: _Plan, folder: Path, staging: Path) -> None:
    """Write new content and copies of what it replaces, so that a full disk shows here."""
    for path in plan.written:
        new = staging / "new" / path
        new.parent.mkdir(parents=True, exist_ok=True)
        with open(new, "xb", opener=lambda name, flags: os.open(name, flags, 0o644)) as file:
            file.write(plan.contents[path])
    for path in (*plan.written, *plan.pruned):
        old = staging / "old" / path
        old.parent.mkdir(parents=True, exist_ok=True)
        if path in plan.tree and path not in plan.pruned:
            shutil.copy2(folder / path, old, follow_symlinks=False)


def _move(
    plan: _Plan, folder: Path, staging: Path, undo: ExitStack, stuck: list[Diagnostic]
) -> None:
    for path in plan.pruned:
        old, target = staging / "old" / path, folder / path
        target.replace(old)
        undo.callback(_restore, old, target, stuck)
    # Also of files that a killed run pruned.
    for path in plan.abandoned:
        for parent in PurePosixPath(path).parents:
            if plan.tree.get(str(parent)) == FOLDER:
                _remove_empty(folder / parent)
    for path in plan.written:
        old, target = staging / "old" / path, folder / path
        _make_folder(target.parent, undo)
        if path not in plan.tree and disk.mode(target):
            raise FileExistsError(errno.EEXIST, "A file has appeared meanwhile", str(target))
        (staging / "new" / path).replace(target)
        undo.callback(_restore, old, target, stuck)


def _make_folder(folder: Path, undo: ExitStack) -> None:
    if not folder.is_dir():
        _make_folder(folder.parent, undo)
        folder.mkdir()
        undo.callback(_remove_empty, folder)


def _remove_empty(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()


def _restore(old: Path, target: Path, stuck: list[Diagnostic]) -> None:
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        # A rename on Windows does not replace.
        target.unlink(missing_ok=True)
        if old.exists():
            old.rename(target)
    except OSError as error:
        message = f"This file could not be put back: {error.strerror or error}."
        stuck.append(Diagnostic(str(target), message, f"Save {old} before you run again."))
