"""The command that pins a schema revision."""

from __future__ import annotations

from typing import Annotated

import typer

from acp_codegen.commands.common import progress, project_of


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
    from acp_codegen.project.catalogue import set_current
    from acp_codegen.project.fetch import fetch as fetch_source

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
