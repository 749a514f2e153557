"""Read members of an archive that is not trusted."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import refusal
from acp_codegen.schema.document import MAX_BYTES

if TYPE_CHECKING:
    from collections.abc import Set
    from pathlib import Path

MAX_UNPACKED = 4 * MAX_BYTES
"""No archive that is read unpacks to more bytes than this."""


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
