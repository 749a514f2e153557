"""The command that copies the package into another project, and looks after the copy."""

from __future__ import annotations

from pathlib import Path  # noqa: TC003 (typer reads annotations)
from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen.commands.common import (
    Overlay,
    Profile,
    ProfileOption,
    Revision,
    Roots,
    Schema,
    build,
    project_of,
    say,
    shown,
    tell_written,
)
from acp_codegen.diagnostics import printable, refusal

if TYPE_CHECKING:
    from acp_codegen.output.copies import Copy


def vendor(
    context: typer.Context,
    dest: Annotated[
        Path,
        typer.Argument(metavar="DEST", help="The copy's folder; its name is the package's."),
    ],
    *,
    check: Annotated[
        bool, typer.Option("--check", help="Tell what has become of the copy; exit 1 if anything.")
    ] = False,
    force: Annotated[
        bool, typer.Option("--force", help="Replace generated files that were edited.")
    ] = False,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
    overlay: Overlay = None,
) -> None:
    """Copy the package into another project, or update such a copy.

    Files that are not generated are kept and reported. Where a generated file was edited nothing
    is written without --force.

    --check tells a copy that is hand-edited, outdated or incomplete from one that is in sync with
    what the same command would write without --check: the current revision unless one is named.
    """
    from acp_codegen.output.copies import inspect
    from acp_codegen.output.destination import check_name, check_place
    from acp_codegen.output.write import write

    if check and force:
        raise refusal("--check", "--force is named as well", "Give one of the two.")
    check_name(dest)
    project = project_of(context)
    # A copy is not the project's own generated package either.
    kept = {"pinned schemas": project.schema_dir, "generated package": project.generated_dir}
    check_place(dest, kept)
    files = build(project, revision, schema, profile, roots, overlay, vendored=True)
    copy = inspect(files, dest)
    if check:
        _tell(copy, dest)
        raise typer.Exit(not copy.is_current)
    result = write(files, dest, keep_edited=not force)
    if copy.moved:
        typer.echo(f"updated: {printable(copy.moved)}")
    tell_written(result, dest)


def _tell(copy: Copy, dest: Path) -> None:
    for text in copy.manifest:
        typer.echo(f"manifest: {printable(text)}")
    for word, paths in (
        ("hand-edited", copy.edited),
        ("missing", copy.missing),
        ("in the way", copy.blocked),
        ("foreign", copy.foreign),
    ):
        for path in paths:
            typer.echo(f"{word}: {printable(path)}")
    if copy.moved:
        number = len(copy.outdated)
        plural = "" if number == 1 else "s"
        typer.echo(f"outdated: {number} file{plural}, {printable(copy.moved)}")
    words = {
        "without a MANIFEST to trust": copy.manifest,
        "hand-edited": copy.edited,
        "outdated": copy.moved,
        "incomplete": copy.missing,
        "obstructed": copy.blocked,
    }
    found = [word for word, reason in words.items() if reason]
    typer.echo(f"{shown(dest)}: {', '.join(found) or 'in sync'}")
    if copy.blocked:
        say("Move away what is in the way; `vendor` does not replace it.", typer.colors.YELLOW)
    if copy.edited:
        say("Save what you need of the edits; --force replaces them.", typer.colors.YELLOW)
    if found:
        advice = "Run `acp-codegen vendor` with the same options and review the difference."
        say(advice, typer.colors.YELLOW)
