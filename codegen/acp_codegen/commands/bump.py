"""Commands for the day on which upstream publishes: is there something new, and take it in."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen.commands.common import (
    PACKAGE,
    Profile,
    progress,
    project_of,
    report,
    say,
    semantics_of,
)
from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError, refusal

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.project.fetch import FetchResult
    from acp_codegen.project.folder import Project
    from acp_codegen.upgrade.steps import Step


def bump(
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
        typer.Option(
            metavar="P",
            help="stable, unstable or, from npm, all; there, those of the current one if left out.",
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Do it on a copy, and write nothing here.")
    ] = False,
) -> None:
    """Take a new revision in: fetch, compare, lock, generate, refresh goldens, write the changelog.

    Where a person must decide, it stops with exit 3 and the exact lines to add; all that needs no
    decision is prepared, and the same command goes on from there. Once it is through, running it
    again changes nothing.
    """
    from acp_codegen.project.catalogue import load_catalogue
    from acp_codegen.project.fetch import fetch
    from acp_codegen.upgrade.scratch import profiles_of, rehearsal
    from acp_codegen.upgrade.steps import require_newer

    project = project_of(context)
    project.require_writable()
    if source.startswith("npm:") or version:
        require_newer(project, version or source.rpartition("@")[2])
    with rehearsal(project) if dry_run else alone(project) as work:
        if profile is None and source.startswith("npm:"):
            profile = profiles_of(work)
        old = load_catalogue(work).current
        fetched = fetch(work, source, version=version, profile=profile, progress=progress)
        revisions = (*fetched.added, *fetched.unchanged)
        for item in fetched.added:
            typer.echo(f"pinned: {item.version} ({item.profile}), sha256 {item.sha256}")
        new = revisions[0].version
        wrote = bool(fetched.added)
        problems: list[Diagnostic] = []
        try:
            for step in _steps(work, old, new, fetched, problems):
                typer.echo(step.text, nl=not step.text.endswith("\n"))
                wrote = wrote or step.wrote
        except GenerationError as error:
            report(error.diagnostics, f"what is said above was done; {old or 'nothing'} is current")
            raise typer.Exit(error.exit_code) from error
        if problems:
            closing = "all else is prepared; decide, and run the same command again"
            if dry_run:
                closing = "nothing was written here: --dry-run"
            report(problems, closing)
            for command in commands(problems):
                say(f"To accept all that is only worded otherwise: {command}", typer.colors.YELLOW)
            raise typer.Exit(NEEDS_DECISION)
        if dry_run:
            say("Nothing was written here: --dry-run.", typer.colors.YELLOW)
        elif not wrote:
            typer.echo(f"{new} is current, and nothing is left to do")


@contextlib.contextmanager
def alone(project: Project) -> Generator[Project]:
    """Keep other bumps out of a project, and clear what killed ones have left."""
    from acp_codegen.output.transaction import locked
    from acp_codegen.project.files import sweep

    with locked(project.schema_dir):
        sweep(project.schema_dir)
        for path in project.root.glob(".CHANGELOG.md.*.tmp"):
            path.unlink(missing_ok=True)
        yield project


def commands(problems: Sequence[Diagnostic]) -> Iterator[str]:
    """Yield one command for all decisions that the same command takes, where there are several."""
    found: dict[str, list[str]] = {}
    for problem in problems:
        before, accept, rest = problem.suggestion.partition(" --accept ")
        name, reason, _ = rest.partition(" --reason ")
        if accept and reason:
            found.setdefault(before.rpartition(": ")[2], []).append(name)
    for command, names in found.items():
        if len(names) > 1:
            yield f"{command} {' '.join(f'--accept {name}' for name in names)} --reason '...'"


def _steps(
    project: Project, old: str, new: str, fetched: FetchResult, problems: list[Diagnostic]
) -> Iterator[Step]:
    """Do what is left to do, each step when the one before is written; gather what stops it."""
    from acp_codegen.project.catalogue import (
        load_catalogue,
        load_pinned,
    )
    from acp_codegen.upgrade import steps

    entries = semantics_of(project, None)
    progress("comparing")
    compared = steps.compare(project, fetched, entries)
    for item in compared:
        yield steps.Step(item.text)
    revisions = (*fetched.added, *fetched.unchanged)
    for revision in revisions:
        progress(f"reviewing {revision.version} ({revision.profile})")
        done, found = steps.decide(project, revision, entries)
        yield from done
        problems += found
    problems += steps.missing_profiles(project, new)
    if problems:
        return
    catalogue = load_catalogue(project)
    revision = catalogue.get(new, Profile.UNSTABLE) or revisions[0]
    progress("generating")
    generated = steps.regenerate(project, load_pinned(project, revision), entries, PACKAGE)
    yield generated
    if generated.wrote or new != old:
        progress("refreshing goldens")
        yield from steps.refresh_goldens(project)
    yield from steps.write_changelog(project, old, new, compared)
    yield from steps.switch(project, new)


def upstream(
    context: typer.Context,
    package: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="The npm package; that of the current revision."),
    ] = None,
) -> None:
    """Tell whether upstream has a newer revision than the current one, and what it changes.

    Exit 1 if it has one with another schema. Nothing is written.
    """
    from acp_codegen.project.catalogue import NPM_SOURCE, load_catalogue
    from acp_codegen.project.fetch import fetch
    from acp_codegen.project.npm import newest
    from acp_codegen.upgrade.scratch import profiles_of, rehearsal
    from acp_codegen.upgrade.steps import compare, require_newer

    project = project_of(context)
    catalogue = load_catalogue(project)
    pinned = next((one for one in catalogue.revisions if one.version == catalogue.current), None)
    if pinned is None:
        raise refusal(project.catalogue_file, "no revision is pinned", "Pin one with `fetch`.")
    source = NPM_SOURCE.fullmatch(pinned.source)
    if package is None and source is None:
        raise refusal(pinned.source, "not from an npm package", "Say --package NAME.")
    name = package or (source["name"] if source else "")
    version = newest(name, progress)
    if version == catalogue.current:
        typer.echo(f"{name}@{version} is the newest, and it is current")
        return
    with rehearsal(project) as work:
        fetched = fetch(work, f"npm:{name}@{version}", profile=profiles_of(work), progress=progress)
        require_newer(work, version)
        old = {
            item.profile: item.sha256
            for item in catalogue.revisions
            if item.version == catalogue.current
        }
        found = (*fetched.added, *fetched.unchanged)
        if all(old.get(item.profile) == item.sha256 for item in found):
            typer.echo(f"{name}@{version} has the schema of {catalogue.current}")
            return
        for item in compare(work, fetched, semantics_of(work, None)):
            typer.echo(item.text, nl=False)
    say(f"To take it in: acp-codegen bump npm:{name}@{version}", typer.colors.YELLOW)
    raise typer.Exit(1)
