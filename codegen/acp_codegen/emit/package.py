"""The whole package as data: `generate`, `check`, `vendor` and the golden tests all begin here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.bundled import licence_files
from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError
from acp_codegen.emit.format import format_files
from acp_codegen.emit.modules import render
from acp_codegen.layout.build import lay_out, try_lay_out
from acp_codegen.manifest import MANIFEST, build_manifest
from acp_codegen.meaning.overlay import Semantics
from acp_codegen.meaning.table import annotate, try_meanings
from acp_codegen.schema.document import UNPINNED
from acp_codegen.schema.lower import try_lower
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.session.build import try_build_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from acp_codegen.layout.classes import Layout
    from acp_codegen.meaning.table import Meaning
    from acp_codegen.schema.document import Document
    from acp_codegen.session.model import Store

NOTHING = Semantics()
"""The overlay of a schema that needs none."""


@dataclass(frozen=True)
class Resolved:
    """What a schema means, with every decision made.

    Attributes:
        document: The schema.
        roots: The definitions that the package starts from.
        layout: The classes of the package.
        store: What its session stores; None where the schema has no updates.
        meanings: What an update does with each optional field, by name.
    """

    document: Document
    roots: tuple[str, ...]
    layout: Layout
    store: Store | None
    meanings: dict[str, Meaning]


def build_package(
    document: Document,
    roots: Iterable[str] = DEFAULT_ROOTS,
    *,
    semantics: Semantics = NOTHING,
) -> dict[str, str]:
    """Return the files of the package for a schema, by relative path.

    The same document and roots give the same text, wherever and whenever.

    Args:
        document: A loaded schema.
        roots: The definitions that the package starts from.
        semantics: The reviewed overlay of the project.

    Raises:
        GenerationError: The schema has something that cannot be generated faithfully.
    """
    return render_package(resolve(document, roots, semantics=semantics))


def resolve(
    document: Document, roots: Iterable[str] = DEFAULT_ROOTS, *, semantics: Semantics = NOTHING
) -> Resolved:
    """Return what a schema means; arguments and errors are those of `build_package`."""
    roots = tuple(roots)
    pinned = document.version != UNPINNED
    revision, problems = try_lower(document, roots)
    _, collisions = try_lay_out(revision)
    if problems or collisions:
        raise GenerationError([*problems, *collisions])
    revision = semantics.apply(revision, pinned=pinned)
    found, undecided = try_meanings(revision, semantics, pinned=pinned)
    layout = lay_out(annotate(revision, found))
    store, unclear = try_build_store(layout, semantics.roles, pinned=pinned)
    if undecided or unclear:
        raise GenerationError([*undecided, *unclear], NEEDS_DECISION)
    return Resolved(document, roots, layout, store, found)


def render_package(
    resolved: Resolved,
    *,
    vendored: bool = False,
    overlaid: bool = False,
    progress: Callable[[str], None] = lambda _step: None,
) -> dict[str, str]:
    """Return the files of the package for what a schema means, by relative path.

    Args:
        resolved: What the schema means.
        vendored: Whether it goes into another project, which is then updated by `vendor`.
        overlaid: Whether more than the project's own overlay says what it means.
        progress: Told what is being done.

    Raises:
        GenerationError: A library made something else of it than it was asked to.
    """
    document, layout = resolved.document, resolved.layout
    progress(f"rendering {len(layout.structs)} classes")
    command = _command(document, resolved.roots, vendored=vendored, overlaid=overlaid)
    files = render(layout, resolved.store, command)
    progress("formatting")
    files = format_files(files) | licence_files()
    files["py.typed"] = ""
    origin = {
        "version": document.version,
        "profile": document.profile,
        "sha256": document.sha256,
        "source": document.source,
    }
    files[MANIFEST] = build_manifest(files, revision=origin, command=command)
    return dict(sorted(files.items()))


def _command(document: Document, roots: tuple[str, ...], *, vendored: bool, overlaid: bool) -> str:
    """Return the command that writes the package again."""
    words = ["acp-codegen vendor" if vendored else "acp-codegen generate"]
    if document.version == UNPINNED:
        words.append("--schema FILE")
    else:
        words.append(f"--revision {document.version}")
    if document.profile != "unstable":
        words.append(f"--profile {document.profile}")
    if roots != DEFAULT_ROOTS:
        words.append(f"--roots {','.join(roots)}")
    if overlaid:
        words.append("--semantics FILE")
    if vendored:
        # Which folder that is depends on where one stands.
        words.append("DEST")
    return " ".join(words)
