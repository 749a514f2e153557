"""What the commands of the command line share: options, inputs and what is printed."""

from __future__ import annotations

import os
import sys
from contextvars import ContextVar
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen.diagnostics import GenerationError, as_json, printable, refusal
from acp_codegen.project.files import read_limited
from acp_codegen.project.folder import find_project
from acp_codegen.schema.document import MAX_BYTES, UNPINNED
from acp_codegen.schema.roots import DEFAULT_ROOTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.output.write import Written
    from acp_codegen.project.folder import Project
    from acp_codegen.schema.document import Document


PACKAGE = "acp_v2"
"""Name of the package's folder where no other is given."""


class Errors(StrEnum):
    """How problems are printed."""

    TEXT = "text"
    JSON = "json"


class Profile(StrEnum):
    """Which schema of a release."""

    UNSTABLE = "unstable"
    STABLE = "stable"


MOST = 100
"""How many problems a person is shown at once."""

ERRORS = ContextVar("errors", default=Errors.TEXT)
"""How the problems of a refused input are printed, whichever command met them."""

Revision = Annotated[
    str | None, typer.Option(metavar="R", help="Pinned revision; the current one if left out.")
]
Schema = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help=f"A schema that is not pinned, instead; at most {MAX_BYTES // 2**20} MiB.",
    ),
]
Overlay = Annotated[
    Path | None,
    typer.Option(
        "--semantics",
        metavar="FILE",
        help="More entries than schema/semantics.toml has.",
    ),
]
ProfileOption = Annotated[
    Profile, typer.Option("--profile", help="With or without what upstream calls unstable.")
]
Roots = Annotated[
    str | None,
    typer.Option(metavar="NAME,...", help="Definitions to start from; all they use comes along."),
]


def project_of(context: typer.Context) -> Project:
    """Return the project that a command works in."""
    explicit: Path | None = context.obj
    return find_project(Path.cwd(), explicit)


def semantics_of(project: Project, overlay: Path | None) -> Semantics:
    """Return the reviewed overlay of a project, and what another file adds to it."""
    from acp_codegen.meaning.entries import FILE
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.meaning.parse_overlay import parse_semantics

    found = Semantics()
    for path in (project.schema_dir / FILE, overlay):
        if path is not None and (path is overlay or path.exists()):
            name = str(path) if path is overlay else FILE
            found += parse_semantics(read_limited(path).decode(errors="replace"), name)
    return found


def document_of(
    project: Project, revision: str | None, schema: Path | None, profile: Profile
) -> Document:
    """Return the schema that a command was told to use."""
    from acp_codegen.project.catalogue import (
        load_catalogue,
        load_pinned,
    )
    from acp_codegen.schema.document import load

    if schema is None:
        pinned = load_catalogue(project).find(revision, profile)
        progress(f"reading {pinned.version} ({pinned.profile})")
        return load_pinned(project, pinned)
    if revision is not None:
        raise refusal("--schema", "a revision is named as well", "Give one of the two.")
    progress(f"reading {printable(schema.name)}")
    source = f"file:{schema.name}"
    data = read_limited(schema)
    try:
        return load(data, version=UNPINNED, profile=profile, source=source)
    except GenerationError as error:
        # A pinned document has been read before; of another one the name helps.
        named = [replace(item, pointer=f"{schema}{item.pointer}") for item in error.diagnostics]
        raise GenerationError(named, error.exit_code) from error


def roots_of(roots: str | None) -> tuple[str, ...]:
    """Return the names in a comma-separated list, the default roots where there is none."""
    if roots is None:
        return DEFAULT_ROOTS
    names = tuple(name.strip() for name in roots.split(",") if name.strip())
    if not names:
        raise refusal("--roots", "no names", "Give names of definitions, separated by commas.")
    return names


def build(  # noqa: PLR0917 (the options of a command)
    project: Project,
    revision: str | None,
    schema: Path | None,
    profile: Profile,
    roots: str | None,
    overlay: Path | None,
    *,
    vendored: bool = False,
) -> dict[str, str]:
    """Return the package that a command was told to make."""
    from acp_codegen.emit.package import render_package
    from acp_codegen.project.locks import check_package
    from acp_codegen.resolve import resolve

    document = document_of(project, revision, schema, profile)
    names = roots_of(roots)
    progress("lowering")
    resolved = resolve(document, names, semantics=semantics_of(project, overlay)).checked()
    review = check_package(project, resolved)
    if review:
        say(f"Nobody has reviewed what omitted and null mean here: {review}", typer.colors.YELLOW)
    return render_package(
        resolved, vendored=vendored, overlaid=overlay is not None, progress=progress
    )


def tell_written(result: Written, folder: Path) -> None:
    """Say what a run did to a folder."""
    for path in result.edited:
        typer.echo(f"replaced, was edited: {path}")
    for path in result.pruned:
        typer.echo(f"removed {path}")
    for path in result.foreign:
        typer.echo(f"kept, not generated: {printable(path)}")
    written, unchanged = len(result.written), result.unchanged
    typer.echo(f"{shown(folder)}: {written} files written, {unchanged} unchanged")


def shown(folder: Path) -> str:
    """Return a path as short as it can be said from here, and harmless to a terminal."""
    here = Path.cwd()
    return printable(str(folder.relative_to(here) if folder.is_relative_to(here) else folder))


def report(diagnostics: Sequence[Diagnostic], closing: str) -> None:
    """Print problems, and what became of the command."""
    if ERRORS.get() is Errors.JSON:
        typer.echo(as_json(diagnostics), err=True)
        return
    for diagnostic in diagnostics[:MOST]:
        say(str(diagnostic), typer.colors.RED)
    number = len(diagnostics)
    count = f"{number} problem{'s' if number > 1 else ''}"
    if number > MOST:
        count += f", of which {MOST} are shown; --errors json has all"
    say(f"{count}; {closing}", typer.colors.RED)


def progress(step: str) -> None:
    """Say what takes time, where a person is waiting."""
    if sys.stderr.isatty():
        say(step, typer.colors.BRIGHT_BLACK)


def say(text: str, colour: str) -> None:
    """Print to standard error, in colour where that is a terminal that wants it."""
    coloured = sys.stderr.isatty() and "NO_COLOR" not in os.environ
    typer.secho(text, err=True, fg=colour if coloured else None)
