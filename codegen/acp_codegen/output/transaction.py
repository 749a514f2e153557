"""Bring files into a folder all or none, one run at a time, and know what a killed run left."""

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

from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.output import tree as disk
from acp_codegen.output.installed import read_manifest
from acp_codegen.output.tree import FOLDER

if sys.platform != "win32":
    import fcntl

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping


@dataclass(frozen=True)
class Plan:
    """What a run is about to do to a folder.

    Attributes:
        contents: Bytes of every generated file.
        tree: What is in the folder now, as `disk.scan` has it.
        written: Generated files to write, in this order.
        pruned: Files to remove.
        abandoned: Files of earlier runs that are not generated any more, pruned or not; folders
            that are empty without them are removed.
    """

    contents: Mapping[str, bytes]
    tree: Mapping[str, str]
    written: tuple[str, ...]
    pruned: tuple[str, ...]
    abandoned: tuple[str, ...]


@contextmanager
def locked(folder: Path) -> Generator[None]:
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


def leftovers(folder: Path) -> tuple[Path, ...]:
    """Return the staging folders of runs that were killed, or of one that is at work."""
    if not disk.mode(folder.parent):
        return ()
    prefix = f".{folder.name}.staging-"
    with os.scandir(folder.parent) as entries:
        names = [entry.name for entry in entries if entry.is_dir(follow_symlinks=False)]
    # With a dot it belongs to a folder whose name starts like a staging folder's.
    return tuple(
        folder.parent / name
        for name in sorted(names)
        if name.startswith(prefix) and "." not in name.removeprefix(prefix)
    )


def known_hashes(listed: Mapping[str, str], stale: Iterable[Path]) -> dict[str, set[str]]:
    """Return the hashes that each file may have that earlier runs wrote.

    A run that was killed has moved some files in and the manifest not yet. It lists them all the
    same: it was staged before the first of them moved.

    Args:
        listed: What the manifest in the folder lists.
        stale: The staging folders of runs that were killed.
    """
    known: dict[str, set[str]] = {}
    for files in (listed, *(read_manifest(path / "new") for path in stale)):
        for path, digest in files.items():
            known.setdefault(path, set()).add(digest)
    return known


def remove(stale: Iterable[Path]) -> None:
    """Remove staging folders. One that stays does no harm, and the next run tries again."""
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)


def apply(plan: Plan, folder: Path) -> None:
    """Do what was planned, or put everything back.

    Raises:
        OSError: The file system refused, and the files are as before.
        GenerationError: Some of them could not be put back; says where they are.
    """
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
            remove([staging])


def _stage(plan: Plan, folder: Path, staging: Path) -> None:
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
    plan: Plan, folder: Path, staging: Path, undo: ExitStack, stuck: list[Diagnostic]
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
