"""The command line: which commands there are, and how what stopped one is told."""

from __future__ import annotations

import sys
from pathlib import Path  # noqa: TC003 (typer reads annotations)
from typing import Annotated

import typer

from acp_codegen import __version__
from acp_codegen.commands.bump import bump, upstream
from acp_codegen.commands.common import ERRORS, Errors, report
from acp_codegen.commands.diff import diff
from acp_codegen.commands.fetch import fetch
from acp_codegen.commands.generate import check, generate, ir
from acp_codegen.commands.semantics import explain, semantics
from acp_codegen.commands.vendor import vendor
from acp_codegen.diagnostics import BAD_INPUT, Diagnostic, GenerationError, refusal

app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


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


app.command()(generate)
app.command()(check)
app.command()(ir)
app.command()(fetch)
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
