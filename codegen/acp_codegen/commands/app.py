"""The command line: find the inputs, call the pure part, print what it found."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen import __version__
from acp_codegen.commands.bump import bump, upstream
from acp_codegen.commands.common import (
    ERRORS,
    PACKAGE,
    Errors,
    Overlay,
    Profile,
    ProfileOption,
    Revision,
    Roots,
    Schema,
    build,
    document_of,
    progress,
    project_of,
    report,
    roots_of,
    say,
    shown,
    tell_written,
)
from acp_codegen.commands.diff import diff
from acp_codegen.commands.semantics import explain, semantics
from acp_codegen.commands.vendor import vendor
from acp_codegen.diagnostics import BAD_INPUT, Diagnostic, GenerationError, printable, refusal
from acp_codegen.output.destination import check_place
from acp_codegen.text import json_text

if TYPE_CHECKING:
    from acp_codegen.project.folder import Project


app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help=f"The package's folder; generated/{PACKAGE} if left out."),
]


def _version(asked: bool) -> None:
    if asked:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    *,
    project: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The project; else the one around this folder."),
    ] = None,
    errors: Annotated[Errors, typer.Option(help="How to print problems.")] = Errors.TEXT,
    version: Annotated[
        bool,
        typer.Option("--version", help="Print the version.", is_eager=True, callback=_version),
    ] = False,
) -> None:
    """Generate typed Python bindings of the Agent Client Protocol v2 from its JSON Schema.

    Exit codes: 0 nothing to report, 1 a difference was asked for and found, 2 bad input,
    3 a person must decide.
    """
    del version
    ERRORS.set(errors)
    context.obj = project


@app.command()
def generate(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
    overlay: Overlay = None,
    out: Out = None,
) -> None:
    """Write the package for a schema revision.

    Only what differs is written; files of an earlier run that are not generated any more are
    removed if nobody edited them, and files that are not ours are kept and reported.
    """
    from acp_codegen.output.write import write  # noqa: PLC0415

    project = project_of(context)
    folder = _folder(project, out)
    files = build(project, revision, schema, profile, roots, overlay)
    tell_written(write(files, folder), folder)


@app.command()
def check(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
    overlay: Overlay = None,
    out: Out = None,
) -> None:
    """Compare the package on disk with what would be generated; exit 1 if they differ."""
    from acp_codegen.output.write import compare  # noqa: PLC0415

    project = project_of(context)
    folder = _folder(project, out)
    result = compare(build(project, revision, schema, profile, roots, overlay), folder)
    typer.echo(result.diff, nl=False)
    for word, paths in (
        ("changed", result.changed),
        ("missing", result.missing),
        ("surplus", result.surplus),
    ):
        for path in paths:
            typer.echo(f"{word}: {printable(path)}")
    if result.surplus:
        say("Move or delete what is surplus; `generate` keeps it.", typer.colors.YELLOW)
    if result.changed or result.missing:
        advice = "Run `acp-codegen generate` with the same options and review the difference."
        say(advice, typer.colors.YELLOW)
    if not result.is_clean:
        raise typer.Exit(1)
    typer.echo(f"{shown(folder)}: in sync")


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
    from acp_codegen.schema.ir import to_json  # noqa: PLC0415
    from acp_codegen.schema.lower import lower  # noqa: PLC0415

    document = document_of(project_of(context), revision, schema, profile)
    typer.echo(json_text(to_json(lower(document, roots_of(roots)))))


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
        typer.Option(metavar="P", help="stable or unstable; for npm also `all`."),
    ] = None,
    current: Annotated[
        bool, typer.Option("--current", help="Make it the revision that is used by default.")
    ] = False,
) -> None:
    """Bring a schema revision in, verify it and pin it in schema/revisions.toml."""
    from acp_codegen.project.catalogue import set_current  # noqa: PLC0415
    from acp_codegen.project.fetch import fetch as fetch_source  # noqa: PLC0415

    project = project_of(context)
    result = fetch_source(project, source, version=version, profile=profile, progress=progress)
    for word, revisions in (("pinned", result.added), ("already pinned", result.unchanged)):
        for item in revisions:
            typer.echo(f"{word}: {item.version} ({item.profile}) as schema/{item.file}")
            typer.echo(f"  sha256 {item.sha256}")
    used = result.current
    if current:
        used = set_current(project, (*result.added, *result.unchanged)[0].version).current
    typer.echo(f"current: {used}")


app.command()(diff)
app.command()(semantics)
app.command()(explain)
app.command()(vendor)
app.command()(bump)
app.command()(upstream)


def main() -> None:
    """Run the command line."""
    try:
        _refuse_empty(sys.argv[1:])
        app(prog_name="acp-codegen")
    except GenerationError as error:
        report(error.diagnostics, "nothing was written")
        sys.exit(error.exit_code)
    except (OSError, UnicodeDecodeError) as error:
        # Each place that reads or writes says what it means to a person; this is the rest.
        where = getattr(error, "filename", None) or "a file"
        problem = Diagnostic(str(where), f"cannot be used: {error}", "Check what is there.")
        report([problem], "what is said above was done, and no more")
        sys.exit(BAD_INPUT)


def _refuse_empty(arguments: list[str]) -> None:
    """Refuse what a shell makes of an unset variable: no path, revision or reason is empty."""
    for number, argument in enumerate(arguments, 1):
        if not argument or (argument.startswith("--") and argument.endswith("=")):
            place = argument or f"argument {number}"
            raise refusal(place, "it is empty", "Say `.` for this folder, or leave it out.")


def _folder(project: Project, out: Path | None) -> Path:
    if out is not None:
        check_place(out, {"pinned schemas": project.schema_dir})
        return out
    if project.read_only:
        raise refusal(Path.cwd(), "there is no project around this folder", "Say --out DIR.")
    return project.generated_dir / PACKAGE
