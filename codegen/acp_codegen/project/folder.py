"""The folder that a command works in, and the few ways its files are read and written."""

from __future__ import annotations

import contextlib
import io
import math
import os
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from acp_codegen import bundled
from acp_codegen.diagnostics import refusal
from acp_codegen.schema.document import MAX_BYTES

if TYPE_CHECKING:
    from collections.abc import Mapping, Set

MAX_UNPACKED = 4 * MAX_BYTES
"""No archive that is read unpacks to more bytes than this."""

_TEMPORARY = re.compile(r"\..+\.[0-9a-f]{12}\.tmp")


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


def read_limited(path: Path) -> bytes:
    """Read a regular file of at most `MAX_BYTES`.

    Raises:
        GenerationError: If there is no such file, it is not readable or it is too large.
    """
    try:
        # A pipe or a device would block, or never end.
        if not path.is_file():
            raise refusal(path, "there is no such file", "Check the path.")
        with path.open("rb") as stream:
            return read_stream(stream, str(path))
    except (OSError, ValueError) as error:
        raise refusal(path, f"cannot be read: {error}", "Check the file's permissions.") from error


def read_stream(stream: io.BufferedIOBase, name: str, deadline: float = math.inf) -> bytes:
    """Read all of a stream, and give up one that is endless or slow.

    Args:
        stream: The stream.
        name: What to call it in a diagnostic.
        deadline: The time of the monotonic clock at which it must have ended.

    Raises:
        GenerationError: If it has more than `MAX_BYTES` bytes, or does not end in time.
    """
    data = bytearray()
    # read1() returns what there is; read() would wait until all that it was asked for has come.
    while chunk := stream.read1(256 * 1024):
        data += chunk
        if len(data) > MAX_BYTES:
            raise refusal(name, f"is larger than {MAX_BYTES} bytes", "Give a smaller one.")
        if time.monotonic() > deadline:
            raise refusal(name, "did not end in time", "Try again.")
    return bytes(data)


def read_archive(path: Path, wanted: Set[str]) -> dict[str, bytes]:
    """Return members of a gzipped tar archive by name; nothing is extracted to disk.

    Args:
        path: The archive, which is not trusted.
        wanted: The names of the members to return; one that is not there is left out.

    Raises:
        GenerationError: If the archive is damaged or too large, or a wanted member is not exactly
            one regular file.
    """
    import gzip  # noqa: PLC0415 (most commands open no archive)
    import tarfile  # noqa: PLC0415
    import zlib  # noqa: PLC0415

    advice = "Check where the archive comes from."
    members: dict[str, bytes] = {}
    try:
        # Unpacked as a whole first, with a limit: tarfile alone would follow sizes that lie.
        with gzip.open(path) as stream:
            unpacked = stream.read(MAX_UNPACKED + 1)
        if len(unpacked) > MAX_UNPACKED:
            raise refusal(path.name, f"it unpacks to more than {MAX_UNPACKED} bytes", advice)
        with tarfile.open(fileobj=io.BytesIO(unpacked), mode="r:") as archive:
            for member in (member for member in archive if member.name in wanted):
                content = archive.extractfile(member) if member.isreg() else None
                if content is None or member.size > MAX_BYTES or member.name in members:
                    what = f"{member.name} is too large, there twice or not a regular file"
                    raise refusal(path.name, what, advice)
                members[member.name] = content.read()
    except (OSError, EOFError, ValueError, zlib.error, tarfile.TarError) as error:
        raise refusal(path.name, f"the archive is damaged: {error}", advice) from error
    return members


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that a reader sees either the old content or all of the new.

    Raises:
        OSError: If the file cannot be written; nothing is left behind then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    # Not tempfile: its files are private, and what is written here is meant for the repository.
    temporary = path.with_name(f".{path.name}.{os.urandom(6).hex()}.tmp")
    try:
        with temporary.open("xb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def sweep(folder: Path) -> None:
    """Remove what writers that were killed have left in a folder and below.

    Only while nobody else writes there: a temporary file is in use until it is moved.
    """
    for path in folder.rglob(".*.tmp"):
        if _TEMPORARY.fullmatch(path.name) and path.is_file():
            path.unlink(missing_ok=True)


def write_together(files: Mapping[Path, bytes]) -> None:
    """Write files in the given order; if one fails, those before it are removed again.

    So is a folder that is empty then.

    Args:
        files: Content by path. Only the last one may exist already.

    Raises:
        GenerationError: If one of them cannot be written.
    """
    done: list[Path] = []
    try:
        for path, data in files.items():
            write_atomically(path, data)
            done.append(path)
    except BaseException as error:
        for path in done:
            with contextlib.suppress(OSError):
                path.unlink()
                path.parent.rmdir()  # does nothing while other files are in there
        if not isinstance(error, OSError):
            raise
        where = next(path for path in files if path not in done)
        advice = "Nothing was changed. Check the permissions and the space on the disk."
        raise refusal(where, f"cannot be written: {error}", advice) from error


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
