"""Read a schema document and refuse what could not be generated from it faithfully."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from acp_codegen.diagnostics import Diagnostic, GenerationError, listed
from acp_codegen.text import sha256

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.schema.ir import Json

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MAX_BYTES = 32 * 1024 * 1024
"""No file that is read from a schema folder or fetched into one is larger than this."""

UNPINNED = "unpinned"
"""The version of a schema that is read from a file instead of a pinned revision."""

MAX_DEPTH = 64
"""How deep objects and lists of a document may be nested; the pinned ones go to 12.

All that works on a schema may call itself for each level, here and in the tools that are called.
"""

_LOCAL = "#/$defs/"


@dataclass(frozen=True)
class Document:
    """A schema document that can be read: JSON, 2020-12, every reference resolved.

    Attributes:
        root: The parsed document.
        version: Release it came with, or a name for an unpinned file.
        profile: `unstable` or `stable`.
        sha256: Digest of its bytes.
        source: Where it was fetched from, for the manifest.
    """

    root: dict[str, Json]
    version: str
    profile: str
    sha256: str
    source: str

    @property
    def is_pinned(self) -> bool:
        """Whether it is a revision that the overlay was reviewed for, and not just some file."""
        return self.version != UNPINNED

    @property
    def definitions(self) -> dict[str, dict[str, Json]]:
        """Return `$defs`; `load` has made sure that they are objects."""
        return cast("dict[str, dict[str, Json]]", self.root["$defs"])


def load(
    data: bytes, *, version: str, profile: str, source: str, trusted: bool = False
) -> Document:
    """Parse and check a schema document.

    Args:
        data: The document's bytes.
        version: Release it came with.
        profile: `unstable` or `stable`.
        source: Where it came from.
        trusted: The bytes are pinned by hash and were checked against the metaschema when they
            were pinned, so that half a second of checking can be saved.

    Raises:
        GenerationError: Not a usable document; names every problem.
    """
    root = _parse(data)
    problems = list(_depth_problems(root)) or list(_shape_problems(root))
    if not problems and not trusted:
        problems = list(_metaschema_problems(root))
    if not problems:
        problems = list(_reference_problems(root))
    if problems:
        raise GenerationError(problems)
    return Document(root, version, profile, sha256(data), source)


def escape(key: str) -> str:
    """Return an object key as a token of a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def _parse(data: bytes) -> dict[str, Json]:
    """Return the JSON object in `data`, where no key is given twice."""
    if len(data) > MAX_BYTES:
        raise _refusal(f"the document has more than {MAX_BYTES} bytes", "Split or shorten it.")
    repeated: list[str] = []

    def object_of(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
        result = dict(pairs)
        if len(result) != len(pairs):
            counts = Counter(key for key, _ in pairs)
            repeated.extend(sorted(key for key, count in counts.items() if count > 1))
        return result

    try:
        root: object = json.loads(
            data.decode(), object_pairs_hook=object_of, parse_constant=_refuse
        )
    except RecursionError as error:
        raise GenerationError([_too_deep("#")]) from error
    except ValueError as error:
        raise _refusal(f"not a JSON document: {error}", "Give a UTF-8 JSON file.") from error
    if repeated:
        problem = f"keys given more than once: {listed(repeated)}"
        raise _refusal(problem, "Readers disagree on which counts.")
    if not isinstance(root, dict):
        raise _refusal("the document is not an object", "Give a JSON Schema with `$defs`.")
    return cast("dict[str, Json]", root)


def _refuse(constant: str) -> None:
    message = f"{constant} is not JSON"
    raise ValueError(message)


def _refusal(message: str, suggestion: str) -> GenerationError:
    return GenerationError([Diagnostic("#", message, suggestion)])


def _too_deep(pointer: str) -> Diagnostic:
    message = f"nested too deeply: more than {MAX_DEPTH} levels"
    return Diagnostic(pointer, message, "Name inner schemas under `$defs`.")


def _depth_problems(root: Json) -> Iterator[Diagnostic]:
    # An explicit stack here and below: a document must not decide how deep Python's gets.
    stack: list[tuple[tuple[str, ...], Json]] = [((), root)]
    while stack:
        path, node = stack.pop()
        if not isinstance(node, dict | list):
            continue
        if len(path) >= MAX_DEPTH:
            yield _too_deep("#/" + "/".join(map(escape, path)))
            continue
        inner = node.items() if isinstance(node, dict) else enumerate(node)
        stack.extend(((*path, str(key)), item) for key, item in inner)


def _shape_problems(root: dict[str, Json]) -> Iterator[Diagnostic]:
    if root.get("$schema") != DIALECT:
        yield Diagnostic("#/$schema", "not a 2020-12 schema", f'Expected "$schema": "{DIALECT}".')
    definitions = root.get("$defs")
    if not isinstance(definitions, dict):
        yield Diagnostic("#/$defs", "no definitions", "The types are read from `$defs`.")
        return
    for name, definition in definitions.items():
        if not isinstance(definition, dict):
            yield Diagnostic(
                f"{_LOCAL}{escape(name)}",
                "not an object",
                "Write `{}` for a schema without limits.",
            )


def _metaschema_problems(root: dict[str, Json]) -> Iterator[Diagnostic]:
    # Imported here: a pinned revision needs no second look, and the import takes its time.
    from jsonschema import Draft202012Validator  # noqa: PLC0415

    validator = Draft202012Validator(Draft202012Validator.META_SCHEMA)
    for error in validator.iter_errors(root):  # pyright: ignore[reportUnknownMemberType]
        pointer = "/".join(escape(str(token)) for token in error.absolute_path)
        yield Diagnostic(
            f"#/{pointer}", error.message[:300], "The document is not valid JSON Schema."
        )


def _reference_problems(root: dict[str, Json]) -> Iterator[Diagnostic]:
    names = cast("dict[str, Json]", root["$defs"]).keys()
    stack: list[tuple[str, Json]] = [("#", root)]
    while stack:
        pointer, node = stack.pop()
        if isinstance(node, list):
            stack.extend((f"{pointer}/{index}", item) for index, item in enumerate(node))
        elif isinstance(node, dict):
            target = node.get("$ref")
            if isinstance(target, str) and not _resolves(target, names):
                yield Diagnostic(
                    f"{pointer}/$ref",
                    f"{target!r} leads nowhere",
                    "References name a definition of this document, as #/$defs/NAME.",
                )
            stack.extend((f"{pointer}/{escape(key)}", item) for key, item in node.items())


def _resolves(reference: str, names: object) -> bool:
    return reference.startswith(_LOCAL) and reference.removeprefix(_LOCAL) in cast(
        "dict[str, Json]", names
    )
