"""The command that compares two revisions."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen.commands.common import (
    Overlay,
    Profile,
    ProfileOption,
    Roots,
    document_of,
    progress,
    project_of,
    roots_of,
    semantics_of,
)
from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.layout.build import try_lay_out
from acp_codegen.schema.document import UNPINNED
from acp_codegen.schema.lower.definitions import try_lower
from acp_codegen.versions import VERSION

if TYPE_CHECKING:
    from acp_codegen.project.folder import Project
    from acp_codegen.schema import ir


class Form(StrEnum):
    """How a comparison is printed."""

    TEXT = "text"
    MD = "md"
    JSON = "json"


class Severity(StrEnum):
    """What makes the command fail."""

    COMPATIBLE = "compatible"
    BREAKING = "breaking"


def _explain(asked: bool) -> None:
    if asked:
        from acp_codegen.diff.render import render_rules

        typer.echo(render_rules(), nl=False)
        raise typer.Exit


def diff(
    context: typer.Context,
    old: Annotated[str, typer.Argument(metavar="OLD", help="VERSION, VERSION:PROFILE or a file.")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="VERSION, VERSION:PROFILE or a file.")],
    *,
    format_: Annotated[Form, typer.Option("--format", help="How to print it.")] = Form.TEXT,
    fail_on: Annotated[
        Severity | None,
        typer.Option(help="Exit 1 at any difference, or at one that breaks somebody."),
    ] = None,
    profile: ProfileOption = Profile.UNSTABLE,
    roots: Roots = None,
    overlay: Overlay = None,
    explain: Annotated[
        bool,
        typer.Option(
            "--explain", is_eager=True, callback=_explain, help="Print whom each change breaks."
        ),
    ] = False,
) -> None:
    """Tell what changed between two revisions, and whom it breaks.

    OLD and NEW are pinned revisions (2.2.0, or 2.4.0:stable for another profile than --profile) or
    files with a schema (./2.2.0 for a file that is called like a version). Each difference says
    whom it breaks: a reader of the old schema, which decodes what a peer of the new one sends; a
    writer of the old schema; Python code that uses the old package.
    """
    from acp_codegen.diff import render
    from acp_codegen.diff.compare import diff as compare
    from acp_codegen.diff.side import side_of

    project = project_of(context)
    entries = semantics_of(project, overlay)
    names = roots_of(roots)
    revisions: list[ir.Revision] = []
    problems: list[Diagnostic] = []
    for operand in (old, new):
        try:
            revisions.append(_revision(project, operand, profile, names))
        except GenerationError as error:
            problems += error.diagnostics
    if problems:
        raise GenerationError(problems)
    progress("comparing")
    before, after = (
        side_of(revision, entries, pinned=revision.version != UNPINNED) for revision in revisions
    )
    changes = compare(before, after)
    forms = {
        Form.TEXT: render.render_text,
        Form.MD: render.render_markdown,
        Form.JSON: render.render_json,
    }
    typer.echo(forms[format_](before.revision, after.revision, changes), nl=False)
    breaking = [item for item in changes if item.breaks]
    if {None: (), Severity.COMPATIBLE: changes, Severity.BREAKING: breaking}[fail_on]:
        raise typer.Exit(1)


def _revision(
    project: Project, operand: str, profile: Profile, roots: tuple[str, ...]
) -> ir.Revision:
    """Return the revision that an argument names.

    Raises:
        GenerationError: It is not pinned or not a file, or the generator does not understand it.
    """
    version, _, given = operand.partition(":")
    if not VERSION.fullmatch(version):
        document = document_of(project, None, Path(operand), profile)
        name = operand
    elif given in ("", *Profile):
        document = document_of(project, version, None, Profile(given) if given else profile)
        name = ""
    else:
        advice = f"Say {' or '.join(f'{version}:{item}' for item in Profile)}."
        raise refusal(operand, f"there is no profile {given!r}", advice)
    revision, problems = try_lower(document, roots)
    _, collisions = try_lay_out(revision)
    if problems or collisions:
        raise GenerationError(
            Diagnostic(f"{name}{item.pointer}", item.message, item.suggestion)
            for item in (*problems, *collisions)
        )
    return revision
