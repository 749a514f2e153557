"""The command line: find the inputs, call the pure part, print what it found."""

from __future__ import annotations

import json
import os
import sys
from contextvars import ContextVar
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from codegen import __version__
from codegen.diagnostics import GenerationError, as_json, printable
from codegen.lower import DEFAULT_ROOTS
from codegen.package import UNPINNED
from codegen.project import find_project, read_limited, refusal

if TYPE_CHECKING:
    from codegen.load import Document
    from codegen.project import Project
    from codegen.semantics import Semantics

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


_ERRORS = ContextVar("errors", default=Errors.TEXT)
"""How `main` prints the problems of a refused input, whichever command met them."""

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Revision = Annotated[
    str | None, typer.Option(metavar="R", help="Pinned revision; the current one if left out.")
]
Schema = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A schema that is not pinned, instead.")
]
ProfileOption = Annotated[
    Profile, typer.Option("--profile", help="With or without what upstream calls unstable.")
]
Roots = Annotated[
    str | None,
    typer.Option(metavar="NAME,...", help="Definitions to start from; all they use comes along."),
]
Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help=f"The package's folder; generated/{PACKAGE} if left out."),
]


@app.callback()
def options(
    context: typer.Context,
    *,
    project: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The project; else the one around this folder."),
    ] = None,
    errors: Annotated[Errors, typer.Option(help="How to print problems.")] = Errors.TEXT,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Generate typed Python bindings of the Agent Client Protocol v2 from its JSON Schema.

    Exit codes: 0 nothing to report, 1 a difference was asked for and found, 2 bad input,
    3 a person must decide.
    """
    _ERRORS.set(errors)
    context.obj = project
    if version:
        typer.echo(__version__)
        raise typer.Exit


@app.command()
def generate(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
    out: Out = None,
) -> None:
    """Write the package for a schema revision.

    Only what differs is written; files of an earlier run that are not generated any more are
    removed if nobody edited them, and files that are not ours are kept and reported.
    """
    from codegen.output import write  # noqa: PLC0415

    project = _project(context)
    folder = _folder(project, out)
    files = _build(project, revision, schema, profile, roots)
    result = write(files, folder)
    for path in result.pruned:
        typer.echo(f"removed {path}")
    for path in result.foreign:
        typer.echo(f"kept, not generated: {printable(path)}")
    typer.echo(f"{folder}: {len(result.written)} files written, {result.unchanged} unchanged")


@app.command()
def check(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
    out: Out = None,
) -> None:
    """Compare the package on disk with what would be generated; exit 1 if they differ."""
    from codegen.output import compare  # noqa: PLC0415

    project = _project(context)
    folder = _folder(project, out)
    result = compare(_build(project, revision, schema, profile, roots), folder)
    typer.echo(result.diff, nl=False)
    for word, paths in (
        ("changed", result.changed),
        ("missing", result.missing),
        ("surplus", result.surplus),
    ):
        for path in paths:
            typer.echo(f"{word}: {printable(path)}")
    if not result.is_clean:
        _say("Run `acp-codegen generate` and review the difference.", typer.colors.YELLOW)
        raise typer.Exit(1)
    typer.echo(f"{folder}: in sync")


@app.command()
def ir(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
) -> None:
    """Print what a schema means to the generator, as JSON."""
    from codegen.ir import to_json  # noqa: PLC0415
    from codegen.lower import lower  # noqa: PLC0415

    document = _document(_project(context), revision, schema, profile)
    typer.echo(json.dumps(to_json(lower(document, _roots(roots))), indent=2))


@app.command()
def fetch(
    context: typer.Context,
    source: Annotated[
        str, typer.Argument(help="npm:NAME@VERSION, an https URL or the path of a file.")
    ],
    *,
    version: Annotated[
        str | None, typer.Option(metavar="V", help="Version to pin a URL or a file as.")
    ] = None,
    profile: Annotated[
        str | None,
        typer.Option(metavar="P", help="stable or unstable; for npm also all that it ships."),
    ] = None,
    current: Annotated[
        bool, typer.Option("--current", help="Make it the revision that is used by default.")
    ] = False,
) -> None:
    """Bring a schema revision in, verify it and pin it in schema/revisions.toml."""
    from codegen.fetch import fetch as fetch_source  # noqa: PLC0415
    from codegen.revisions import set_current  # noqa: PLC0415

    project = _project(context)
    result = fetch_source(project, source, version=version, profile=profile, progress=_progress)
    for word, revisions in (("pinned", result.added), ("already pinned", result.unchanged)):
        for item in revisions:
            typer.echo(f"{word}: {item.version} ({item.profile}), sha256 {item.sha256}")
    used = result.current
    if current:
        used = set_current(project, (*result.added, *result.unchanged)[0].version).current
    typer.echo(f"current: {used}")


def main() -> None:
    """Run the command line."""
    try:
        app(prog_name="acp-codegen")
    except GenerationError as error:
        if _ERRORS.get() is Errors.JSON:
            typer.echo(as_json(error.diagnostics), err=True)
        else:
            for diagnostic in error.diagnostics:
                _say(str(diagnostic), typer.colors.RED)
            _say(_count(error), typer.colors.RED)
        sys.exit(error.exit_code)


def _project(context: typer.Context) -> Project:
    explicit: Path | None = context.obj
    return find_project(Path.cwd(), explicit)


def _folder(project: Project, out: Path | None) -> Path:
    if out is not None:
        return out
    if project.read_only:
        raise refusal(Path.cwd(), "there is no project around this folder", "Say --out DIR.")
    return project.generated_dir / PACKAGE


def _build(
    project: Project,
    revision: str | None,
    schema: Path | None,
    profile: Profile,
    roots: str | None,
) -> dict[str, str]:
    from codegen.package import build_package  # noqa: PLC0415

    document = _document(project, revision, schema, profile)
    return build_package(document, _roots(roots), semantics=_semantics(project), progress=_progress)


def _semantics(project: Project) -> Semantics:
    from codegen.semantics import FILE, Semantics, parse_semantics  # noqa: PLC0415

    path = project.schema_dir / FILE
    if not path.exists():
        return Semantics()
    return parse_semantics(read_limited(path).decode(errors="replace"), FILE)


def _document(
    project: Project, revision: str | None, schema: Path | None, profile: Profile
) -> Document:
    from codegen.load import load  # noqa: PLC0415
    from codegen.revisions import load_catalogue, read_pinned  # noqa: PLC0415

    if schema is None:
        pinned = load_catalogue(project).find(revision, profile)
        _progress(f"reading {pinned.version} ({pinned.profile})")
        return load(
            read_pinned(project, pinned),
            version=pinned.version,
            profile=pinned.profile,
            source=pinned.source,
            trusted=True,
        )
    if revision is not None:
        raise refusal("--schema", "a revision is named as well", "Give one of the two.")
    _progress(f"reading {printable(schema.name)}")
    source = f"file:{schema.name}"
    return load(read_limited(schema), version=UNPINNED, profile=profile, source=source)


def _roots(roots: str | None) -> tuple[str, ...]:
    if roots is None:
        return DEFAULT_ROOTS
    return tuple(name.strip() for name in roots.split(",") if name.strip())


def _progress(step: str) -> None:
    """Say what takes time, where a person is waiting."""
    if sys.stderr.isatty():
        _say(step, typer.colors.BRIGHT_BLACK)


def _say(text: str, colour: str) -> None:
    coloured = sys.stderr.isatty() and "NO_COLOR" not in os.environ
    typer.secho(text, err=True, fg=colour if coloured else None)


def _count(error: GenerationError) -> str:
    number = len(error.diagnostics)
    return f"{number} problem{'s' if number > 1 else ''}; nothing was written"
