"""The whole package as data: `generate`, `check`, `vendor` and the golden tests all begin here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.bundled import licence_files
from acp_codegen.emit.format import format_files
from acp_codegen.emit.modules import render
from acp_codegen.manifest import MANIFEST, build_manifest
from acp_codegen.resolve import NOTHING, resolve
from acp_codegen.schema.roots import DEFAULT_ROOTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.resolve import Resolved
    from acp_codegen.schema.document import Document


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
    return render_package(resolve(document, roots, semantics=semantics).checked())


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
    document = resolved.document
    progress(f"rendering {len(resolved.layout.structs)} classes")
    command = _command(document, resolved.revision.roots, vendored=vendored, overlaid=overlaid)
    files = render(resolved, command)
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
    words.append(f"--revision {document.version}" if document.is_pinned else "--schema FILE")
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
