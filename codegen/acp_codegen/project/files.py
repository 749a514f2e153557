"""The few ways in which files of a project are read and written."""

from __future__ import annotations

import contextlib
import math
import os
import re
import time
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import refusal
from acp_codegen.schema.document import MAX_BYTES

if TYPE_CHECKING:
    import io
    from collections.abc import Mapping
    from pathlib import Path

_TEMPORARY = re.compile(r"\..+\.[0-9a-f]{12}\.tmp")


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
