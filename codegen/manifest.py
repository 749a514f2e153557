"""The files of a package, as generated and as its manifest lists them."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, cast

import codegen
from codegen.diagnostics import Diagnostic, GenerationError
from codegen.disk import read_plain

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

MANIFEST = "MANIFEST.json"
"""Name of the manifest, at the top of a generated package."""

_LIMIT = 4 * 1024 * 1024
_SHA256 = re.compile(r"[0-9a-f]{64}")
# A colon starts a drive letter or an alternate stream on Windows.
_UNSAFE = re.compile(r"[\\:\x00-\x1f\x7f\ud800-\udfff]")


def build_manifest(files: Mapping[str, str], *, revision: Mapping[str, str]) -> str:
    """Return the text of the manifest of a generated package.

    Args:
        files: Text of every generated file by relative POSIX path. A manifest among them is not
            listed, as it cannot hold its own hash.
        revision: What the package was generated from: version, profile, sha256 and source.

    Returns:
        JSON text that ends in a newline. The same input gives the same text.
    """
    content = {
        "generator": {"name": "acp-codegen", "version": codegen.__version__},
        "schema": dict(revision),
        "files": {path: sha256(files[path].encode()) for path in sorted(files) if path != MANIFEST},
    }
    return json.dumps(content, indent=2) + "\n"


def read_manifest(folder: Path) -> Mapping[str, str]:
    """Return the SHA-256 of every file that the manifest in a folder lists, by path.

    What lies on disk may be edited, broken or hostile, and the answer decides which files a run
    may delete. So an entry that is not a hash of a file inside the folder is left out, and a
    manifest that cannot be read lists nothing.

    Args:
        folder: The generated package. Neither it nor its manifest may be a symbolic link.
    """
    try:
        if folder.is_symlink():
            return {}
        content = read_plain(folder / MANIFEST, _LIMIT + 1)
        listed = _listed(json.loads(content.decode())) if len(content) <= _LIMIT else {}
    except (OSError, ValueError, RecursionError):
        return {}
    return {
        path: digest
        for path, digest in listed.items()
        if is_inside(path) and isinstance(digest, str) and _SHA256.fullmatch(digest)
    }


def _listed(document: object) -> dict[str, object]:
    return _as_object(_as_object(document).get("files"))


def _as_object(value: object) -> dict[str, object]:
    return cast("dict[str, object]", value) if isinstance(value, dict) else {}


def sha256(content: bytes) -> str:
    """Return the SHA-256 of bytes in lower-case hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def is_inside(path: str) -> bool:
    """Tell whether a relative POSIX path names a file below its folder on every system."""
    # Windows drops dots and spaces at the end, so there ".. " is "..".
    return not _UNSAFE.search(path) and all(part.strip(". ") for part in path.split("/"))


def encode(files: Mapping[str, str]) -> dict[str, bytes]:
    """Return the bytes of every generated file.

    Raises:
        GenerationError: A path leads out of the package, two paths exclude each other, or a text
            has no bytes.
    """
    contents: dict[str, bytes] = {}
    problems: list[Diagnostic] = []
    for path, text in files.items():
        parents = {str(parent) for parent in PurePosixPath(path).parents[:-1]}
        if not is_inside(path):
            message = "The path of a generated file leads out of its folder or is not portable."
        elif parents & files.keys():
            message = "A generated file lies in a folder that has the name of another one."
        else:
            try:
                contents[path] = text.encode()
                continue
            except UnicodeEncodeError:
                message = "The text of a generated file is not valid Unicode."
        problems.append(Diagnostic(path, message, "Rename or fix what it is generated from."))
    if problems:
        raise GenerationError(problems)
    return contents
