"""The command that compares two revisions."""

from __future__ import annotations

from dataclasses import replace
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
from acp_codegen.diagnostics import GenerationError, refusal
from acp_codegen.versions import VERSION

if TYPE_CHECKING:
    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.diff.side import Side
    from acp_codegen.project.folder import Project
    from acp_codegen.schema.document import Document


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
    from acp_codegen.resolve import resolve

    project = project_of(context)
    entries = semantics_of(project, overlay)
    names = roots_of(roots)
    sides: list[Side] = []
    problems: list[Diagnostic] = []
    for operand in (old, new):
        try:
            document, name = _document(project, operand, profile)
        except GenerationError as error:
            problems += error.diagnostics
            continue
        resolved = resolve(document, names, semantics=entries)
        sides.append(side_of(resolved))
        problems += [
            replace(problem, pointer=f"{name}{problem.pointer}")
            for problem in resolved.found("schema", "names")
        ]
    if problems:
        raise GenerationError(problems)
    progress("comparing")
    before, after = sides
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


def _document(project: Project, operand: str, profile: Profile) -> tuple[Document, str]:
    """Return the document that an argument names, and what its problems are told by.

    Raises:
        GenerationError: It is not pinned or not a file.
    """
    version, _, given = operand.partition(":")
    if not VERSION.fullmatch(version):
        return document_of(project, None, Path(operand), profile), operand
    if given not in ("", *Profile):
        advice = f"Say {' or '.join(f'{version}:{item}' for item in Profile)}."
        raise refusal(operand, f"there is no profile {given!r}", advice)
    return document_of(project, version, None, Profile(given) if given else profile), ""
