"""Commands that make a package of a revision, compare it, and print what it is made from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen.commands.common import (
    PACKAGE,
    Overlay,
    Profile,
    ProfileOption,
    Revision,
    Roots,
    Schema,
    build,
    document_of,
    project_of,
    roots_of,
    say,
    shown,
    tell_written,
)
from acp_codegen.diagnostics import printable, refusal
from acp_codegen.output.destination import check_place
from acp_codegen.text import json_text

if TYPE_CHECKING:
    from acp_codegen.project.folder import Project

Out = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help=f"The package's folder; generated/{PACKAGE} if left out."),
]


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
    from acp_codegen.output.write import write

    project = project_of(context)
    folder = _folder(project, out)
    files = build(project, revision, schema, profile, roots, overlay)
    tell_written(write(files, folder), folder)


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
    from acp_codegen.output.write import compare

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


def ir(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
) -> None:
    """Print what a schema means to the generator, as JSON."""
    from acp_codegen.resolve import resolve
    from acp_codegen.schema.dump import to_json

    document = document_of(project_of(context), revision, schema, profile)
    resolved = resolve(document, roots_of(roots)).checked("schema")
    typer.echo(json_text(to_json(resolved.revision)))


def _folder(project: Project, out: Path | None) -> Path:
    if out is not None:
        check_place(out, {"pinned schemas": project.schema_dir})
        return out
    if project.read_only:
        raise refusal(Path.cwd(), "there is no project around this folder", "Say --out DIR.")
    return project.generated_dir / PACKAGE
