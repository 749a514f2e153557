"""What is on disk where a package is or will be: it may be anything, and nothing is followed."""

from __future__ import annotations

import difflib
import errno
import os
import re
import stat
from contextlib import contextmanager
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import printable, refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Mapping
    from pathlib import Path

FILE, FOLDER, LINK, SPECIAL = "file", "folder", "symbolic link", "special file"
"""Kinds of what `scan` finds; a special file is a pipe, a socket or a device."""

NO_FOLLOW: int = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
"""Flags of `os.open` that refuse a symbolic link and never wait for a pipe."""

_ADVICE = {
    errno.ENOSPC: "Free some space, then run again.",
    errno.EXDEV: "Choose a folder that is not a mount point itself.",
}


@contextmanager
def refusing(folder: Path, doing: str) -> Generator[None]:
    """Say what the file system refused the way every other problem is said.

    Args:
        folder: The place to name when the error names none.
        doing: What the package cannot be, such as ``written``.
    """
    try:
        yield
    except OSError as error:
        raise refusal(
            # A move names two places; the first is in a staging folder that is gone by now.
            error.filename2 or error.filename or folder,
            f"The package cannot be {doing}: {error.strerror or error}.",
            _ADVICE.get(error.errno or 0, "Check the path and its permissions, then run again."),
        ) from error


def mode(path: Path) -> int:
    """Return the mode of what is at a path, without following a link; 0 where nothing is."""
    try:
        return path.lstat().st_mode
    except FileNotFoundError:
        return 0


def target(folder: Path) -> Path:
    """Return a folder for a package under a name of its own; it need not exist.

    Raises:
        GenerationError: It is a symbolic link, the root or no folder.
    """
    if "\0" in str(folder):
        raise refusal(folder, "The path holds a null character.", "Choose another folder.")
    if folder.name in {"", ".."}:
        # Lock and staging folder need a name to lie beside.
        folder = folder.resolve()
    found = mode(folder)
    if stat.S_ISLNK(found):
        raise refusal(folder, "The folder is a symbolic link.", "Give the path that it leads to.")
    if not folder.name or (found and not stat.S_ISDIR(found)):
        raise refusal(folder, "This is no folder for a package.", "Choose another folder.")
    return folder


def scan(folder: Path) -> dict[str, str]:
    """Return the kind of all that is in a folder by relative path, without compiled Python.

    Symbolic links are listed, never followed. A folder that does not exist holds nothing.
    """
    tree: dict[str, str] = {}
    waiting = [""] if mode(folder) else []
    while waiting:
        prefix = waiting.pop()
        with os.scandir(folder / prefix) as entries:
            for entry in entries:
                kind = _kind(entry)
                if kind == FOLDER and entry.name != "__pycache__":
                    waiting.append(f"{prefix}{entry.name}/")
                elif kind == FOLDER or (kind == FILE and entry.name.endswith(".pyc")):
                    continue
                tree[prefix + entry.name] = kind
    return tree


def _kind(entry: os.DirEntry[str]) -> str:
    if entry.is_symlink():
        return LINK
    if entry.is_dir(follow_symlinks=False):
        return FOLDER
    return FILE if entry.is_file(follow_symlinks=False) else SPECIAL


def surplus(tree: Mapping[str, str], ours: Iterable[str]) -> tuple[str, ...]:
    """Return the paths of a scanned folder that are neither folders nor ours, sorted."""
    return tuple(sorted({path for path in tree if tree[path] != FOLDER}.difference(ours)))


def read_plain(path: Path, limit: int = -1) -> bytes:
    """Return at most ``limit`` bytes of a regular file; -1 means all of it.

    Raises:
        OSError: It is a symbolic link or no regular file, or it cannot be read.
    """

    def opener(name: str, flags: int) -> int:
        return os.open(name, flags | NO_FOLLOW)

    with open(path, "rb", opener=opener) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "Not a regular file", str(path))
        return file.read(limit)


def current(folder: Path, tree: Mapping[str, str], path: str) -> bytes | str | None:
    """Return the bytes of a file, the kind of anything else, or None where nothing is.

    Args:
        folder: The folder.
        tree: What `scan` found in it.
        path: The relative path to look at.
    """
    kind = tree.get(path)
    return read_plain(folder / path) if kind == FILE else kind


def difference(path: str, current: bytes | str | None, wanted: str) -> str:
    """Return the unified diff of one file, for people to read.

    Args:
        path: Its relative path, for the labels.
        current: Its bytes on disk, the kind of anything else that is there, or None.
        wanted: Its generated text.
    """
    old, new = f"committed/{path}", f"generated/{path}"
    if isinstance(current, str):
        return f"{old} is a {current}, {new} is a file\n"
    if current is None and not wanted:
        return f"{old} is missing, {new} is an empty file\n"
    try:
        before = _lines((current or b"").decode())
    except UnicodeDecodeError:
        return f"Binary files {old} and {new} differ\n"
    lines = difflib.unified_diff(before, _lines(wanted), old, new, lineterm="")
    text = "".join(f"{line}\n" for line in lines)
    # What was committed is as untrusted as a schema.
    return re.sub(r"[^\n\t]+", lambda match: printable(match[0]), text)


def _lines(text: str) -> list[str]:
    # str.splitlines would also split at form feeds and hide a carriage return.
    *lines, last = text.split("\n")
    return [*lines, f"{last}\n\\ No newline at end of file"] if last else lines
