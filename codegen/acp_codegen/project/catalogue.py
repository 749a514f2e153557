"""The catalogue of pinned schema revisions: which there are, and their exact bytes."""

from __future__ import annotations

import re
import tomllib
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.project.files import read_limited, write_together
from acp_codegen.schema.document import load
from acp_codegen.text import sha256
from acp_codegen.versions import RELEASE, VERSION, order

if TYPE_CHECKING:
    from collections.abc import Iterable

    from acp_codegen.project.folder import Project
    from acp_codegen.schema.document import Document

NPM_SOURCE = re.compile(
    rf"npm:(?P<name>(?:@[a-z0-9][a-z0-9._~-]{{0,100}}/)?[a-z0-9][a-z0-9._~-]{{0,100}})"
    rf"@(?P<version>{RELEASE})"
)
# No user name or password: the catalogue is committed and published.
HTTPS_SOURCE = re.compile(r"https://[0-9A-Za-z.:\[\]-]+/[!-~]*")
SOURCE = re.compile(
    rf"{NPM_SOURCE.pattern}|{HTTPS_SOURCE.pattern}|file:[^/\\\x00-\x1f\x7f-\x9f\ud800-\udfff]+"
)

_RULES = {
    "version": (VERSION, "a release such as 2.4.0 or 2.4.0-rc.1"),
    "profile": (re.compile("stable|unstable"), "stable or unstable"),
    "source": (SOURCE, "npm:NAME@VERSION, an https URL or file:NAME"),
    "sha256": (re.compile("[0-9a-f]{64}"), "64 hexadecimal digits in lower case"),
    "file": (
        re.compile(rf"{RELEASE}/schema(?:\.unstable)?\.json"),
        "VERSION/schema.json or VERSION/schema.unstable.json",
    ),
}
"""What each value of a ``[[revision]]`` must look like, in the order that they are written."""

_HEADER = """\
# The schema revisions of the Agent Client Protocol that are pinned here, each by its hash.
# This file is written by `acp-codegen fetch`. Comments that you add to it are kept.

# The revision that is used where none is named.
"""


@dataclass(frozen=True)
class PinnedRevision:
    """One schema, as it was when it was pinned.

    Attributes:
        version: The release that it is from.
        profile: ``stable`` or ``unstable``.
        source: Where it came from.
        sha256: The hash of its bytes.
        file: Its path, relative to ``schema/``. Two revisions with the same bytes share a file.
    """

    version: str
    profile: str
    source: str
    sha256: str
    file: str


@dataclass(frozen=True)
class Catalogue:
    """All pinned revisions.

    Attributes:
        current: The version that is used where none is named; empty if nothing is pinned yet.
        revisions: The revisions, sorted by version and then profile.
    """

    current: str
    revisions: tuple[PinnedRevision, ...]

    def get(self, version: str, profile: str) -> PinnedRevision | None:
        """Return a revision, or None if it is not pinned."""
        wanted = (version, profile)
        return next((r for r in self.revisions if (r.version, r.profile) == wanted), None)

    def find(self, version: str | None = None, profile: str = "unstable") -> PinnedRevision:
        """Return a revision.

        Args:
            version: The version; None for the current one.
            profile: The profile.

        Raises:
            GenerationError: If it is not pinned; lists what is, the most similar one first.
        """
        found = self.get(version or self.current, profile)
        if found is None:
            raise self._not_pinned(version or self.current, profile)
        return found

    def with_added(self, added: Iterable[PinnedRevision]) -> Catalogue:
        """Return the catalogue with more revisions; the very first one becomes current."""
        revisions = sorted((*self.revisions, *added), key=_sort_key)
        return Catalogue(self.current or revisions[0].version, tuple(revisions))

    def with_current(self, version: str) -> Catalogue:
        """Return the catalogue with another current version.

        Raises:
            GenerationError: If no profile of that version is pinned.
        """
        if all(revision.version != version for revision in self.revisions):
            raise self._not_pinned(version, "")
        return replace(self, current=version)

    def _not_pinned(self, version: str, profile: str) -> GenerationError:
        from difflib import SequenceMatcher  # noqa: PLC0415 (only for this message)

        def similarity(revision: PinnedRevision) -> tuple[bool, float]:
            name = f"{revision.version} {revision.profile}"
            ratio = SequenceMatcher(None, f"{version} {profile}", name).ratio()
            return revision.version == version, ratio

        nearest = sorted(self.revisions, key=similarity, reverse=True)
        pinned = ", ".join(f"{revision.version} ({revision.profile})" for revision in nearest)
        label = f"{version} ({profile})" if profile else version
        return refusal(
            "schema/revisions.toml",
            f"the schema revision {label} is not pinned" if version else "no revision is pinned",
            f"Pinned: {pinned}." if pinned else "Pin one with `acp-codegen fetch`.",
        )


def load_catalogue(project: Project) -> Catalogue:
    """Read ``schema/revisions.toml``; an empty one is a catalogue with nothing pinned.

    Raises:
        GenerationError: With everything that is wrong in it.
    """
    return _parse(read_limited(project.catalogue_file), str(project.catalogue_file))


def read_pinned(project: Project, revision: PinnedRevision) -> bytes:
    """Return the bytes of a pinned schema.

    Raises:
        GenerationError: If they are not the bytes that were pinned.
    """
    path = project.locate(revision.file)
    name = f"{revision.version} ({revision.profile})"
    if not path.exists():
        advice = f"Restore it from version control, or fetch {revision.source} again."
        raise refusal(path, f"is missing, but {name} is pinned", advice)
    data = read_limited(path)
    found = sha256(data)
    if found != revision.sha256:
        advice = f"Restore it from version control, or delete it and fetch {revision.source} again."
        message = f"was changed: {name} is pinned as sha256 {revision.sha256}, but this is {found}"
        raise refusal(path, message, advice)
    return data


def load_pinned(project: Project, revision: PinnedRevision) -> Document:
    """Return the schema of a pinned revision.

    Raises:
        GenerationError: Its file has other bytes than those that were pinned.
    """
    return load(
        read_pinned(project, revision),
        version=revision.version,
        profile=revision.profile,
        source=revision.source,
        trusted=True,
    )


def set_current(project: Project, version: str) -> Catalogue:
    """Make a pinned version the current one.

    Returns:
        The catalogue as it is then.

    Raises:
        GenerationError: If no profile of that version is pinned, or the project is read-only.
    """
    project.require_writable()
    catalogue = load_catalogue(project).with_current(version)
    write_together({project.catalogue_file: render_catalogue(project, catalogue)})
    return catalogue


def render_catalogue(project: Project, catalogue: Catalogue) -> bytes:
    """Return the text of the catalogue file, with the comments and entries that it has now.

    Raises:
        GenerationError: If the file is written in a way that nothing can be added to.
    """
    import tomlkit  # noqa: PLC0415 (only what writes the catalogue needs it)

    pointer = str(project.catalogue_file)
    text = read_limited(project.catalogue_file).decode()
    document = tomlkit.parse(text if text.strip() else _HEADER)
    document["current"] = catalogue.current
    head, blocks = _split(tomlkit.dumps(document))
    # TOML has more ways to write a list of tables than can be told apart by lines.
    if len(blocks) != len(load_catalogue(project).revisions):
        raise refusal(pointer, "nothing can be added", "Write each entry under [[revision]].")
    for revision in catalogue.revisions:
        new = tomlkit.dumps({"revision": [asdict(revision)]})
        blocks.setdefault((revision.version, revision.profile), new)
    order = [(revision.version, revision.profile) for revision in catalogue.revisions]
    parts = [head, *(blocks[key] for key in order)]
    rendered = ("\n\n".join(part.strip("\n") for part in parts) + "\n").encode()
    _parse(rendered, pointer)  # what could not be read again is not written
    return rendered


def _split(text: str) -> tuple[str, dict[tuple[str, str], str]]:
    """Cut a valid catalogue before each entry, so that entries can be put in order.

    A comment directly above an entry belongs to it. (For tomlkit it is the end of the entry
    before, so that an insertion between the two would tear it off.)
    """
    lines = text.replace("\r\n", "\n").split("\n")
    cuts: list[int] = []
    for number, line in enumerate(lines):
        if line.lstrip().startswith("[["):
            start = number
            while start > 0 and lines[start - 1].lstrip().startswith("#"):
                start -= 1
            cuts.append(start)
    blocks: dict[tuple[str, str], str] = {}
    for start, end in pairwise([*cuts, len(lines)]):
        block = "\n".join(lines[start:end])
        (entry,) = tomllib.loads(block)["revision"]
        blocks[entry["version"], entry["profile"]] = block
    return "\n".join(lines[: cuts[0]] if cuts else lines), blocks


def _parse(data: bytes, pointer: str) -> Catalogue:
    try:
        root = cast("dict[str, object]", tomllib.loads(data.decode()))
    except (ValueError, RecursionError) as error:
        raise refusal(pointer, f"this is not valid TOML: {error}", "Correct the file.") from error
    problems = _unknown_keys(root, {"current", "revision"}, f"{pointer}#")
    listed = root.get("revision", [])
    if not isinstance(listed, list):
        problems.append(_not(f"{pointer}#/revision", "a list of tables, each under [[revision]]"))
        listed = []
    # What is no table is looked at as an empty one, in which everything is missing.
    tables = [
        cast("dict[str, object]", entry if isinstance(entry, dict) else {})
        for entry in cast("list[object]", listed)
    ]
    for index, table in enumerate(tables):
        problems += _entry_problems(table, f"{pointer}#/revision/{index}")
    keys = [(table.get("version"), table.get("profile")) for table in tables]
    problems += [
        Diagnostic(f"{pointer}#/revision/{i}", "this revision is pinned twice", "Keep one entry.")
        for i, key in enumerate(keys)
        if None not in key and key in keys[:i]
    ]
    current = root.get("current", None if tables else "")
    if not isinstance(current, str) or current not in [key[0] for key in keys or [("", "")]]:
        problems.append(_not(f"{pointer}#/current", "the version of a pinned revision"))
    if problems:
        raise GenerationError(problems)
    revisions = [PinnedRevision(**cast("dict[str, str]", table)) for table in tables]
    return Catalogue(str(current), tuple(sorted(revisions, key=_sort_key)))


def _entry_problems(table: dict[str, object], at: str) -> list[Diagnostic]:
    problems = _unknown_keys(table, set(_RULES), at)
    for key, (pattern, what) in _RULES.items():
        value = table.get(key)
        if not isinstance(value, str) or not pattern.fullmatch(value):
            problems.append(_not(f"{at}/{key}", what))
    return problems


def _unknown_keys(table: dict[str, object], known: set[str], at: str) -> list[Diagnostic]:
    allowed = ", ".join(sorted(known))
    return [
        Diagnostic(f"{at}/{key}", "this key is not known", f"Allowed here: {allowed}.")
        for key in table
        if key not in known
    ]


def _not(at: str, what: str) -> Diagnostic:
    return Diagnostic(
        at, f"this is missing, or not {what}", "Correct it, or restore it from version control."
    )


def _sort_key(revision: PinnedRevision) -> tuple[object, ...]:
    return order(revision.version), revision.profile
