"""The files of a package, as generated and as its manifest lists them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, cast

import acp_codegen
from acp_codegen.diagnostics import Diagnostic, GenerationError
from acp_codegen.text import sha256

if TYPE_CHECKING:
    from collections.abc import Mapping

MANIFEST = "MANIFEST.json"
"""Name of the manifest, at the top of a generated package."""

REQUIRES = {"python": ">=3.11", "msgspec": ">=0.19"}
"""What a generated package needs. It also works with msgspec 0.18.5, which has no wheels for
Python 3.13: one range for all is easier to keep than one for each Python."""

LIMIT = 4 * 1024 * 1024
"""No manifest has more bytes."""

_SHA256 = re.compile(r"[0-9a-f]{64}")
# A colon starts a drive letter or an alternate stream on Windows.
_UNSAFE = re.compile(r"[\\:\x00-\x1f\x7f\ud800-\udfff]")


@dataclass(frozen=True)
class Manifest:
    """What the manifest in a folder says. It is not trusted: all of it may be wrong.

    Attributes:
        problem: Why it says nothing; empty where it says something.
        files: SHA-256 by path, of the entries that can be true.
        refused: The other entries: no hash, or a path that leads out of the folder.
        origin: All else that it says: generator, command, schema and what the package needs.
    """

    problem: str = ""
    files: Mapping[str, str] = field(default_factory=dict[str, str])
    refused: tuple[str, ...] = ()
    origin: Mapping[str, object] = field(default_factory=dict[str, object])

    def said(self, *keys: str) -> str:
        """Return a text of the origin by its keys, outermost first; empty where there is none."""
        value: object = self.origin
        for key in keys:
            value = as_object(value).get(key)
        return value if isinstance(value, str) else ""


def build_manifest(files: Mapping[str, str], *, revision: Mapping[str, str], command: str) -> str:
    """Return the text of the manifest of a generated package.

    Args:
        files: Text of every generated file by relative POSIX path. A manifest among them is not
            listed, as it cannot hold its own hash.
        revision: What the package was generated from: version, profile, sha256 and source.
        command: What writes the package again.

    Returns:
        JSON text that ends in a newline. The same input gives the same text.
    """
    content = {
        "generator": {"name": "acp-codegen", "version": acp_codegen.__version__},
        "command": command,
        "schema": dict(revision),
        "requires": REQUIRES,
        "files": {path: sha256(files[path].encode()) for path in sorted(files) if path != MANIFEST},
    }
    return json.dumps(content, indent=2) + "\n"


def parse_manifest(content: bytes) -> Manifest:
    """Return what the bytes of a manifest say."""
    try:
        document = as_object(json.loads(content.decode()) if len(content) <= LIMIT else None)
    except (ValueError, RecursionError):
        document = {}
    listed = document.pop("files", None)
    if not isinstance(listed, dict):
        return Manifest(problem=f"{MANIFEST} is broken: it lists no files")
    entries = as_object(cast("object", listed))
    files = {
        path: digest
        for path, digest in entries.items()
        if is_inside(path) and isinstance(digest, str) and _SHA256.fullmatch(digest)
    }
    return Manifest(
        files=files, refused=tuple(sorted(entries.keys() - files.keys())), origin=document
    )


def as_object(value: object) -> dict[str, object]:
    """Return a JSON object; an empty one for any other value."""
    return cast("dict[str, object]", value) if isinstance(value, dict) else {}


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
