"""Commands about what omitted, null and a value mean: the table, its lock, one field's history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from acp_codegen.commands.common import (
    Overlay,
    Profile,
    ProfileOption,
    Revision,
    Schema,
    document_of,
    project_of,
    semantics_of,
)
from acp_codegen.diagnostics import printable, refusal
from acp_codegen.meaning.lock import ALL
from acp_codegen.meaning.table import subjects
from acp_codegen.project.files import write_atomically
from acp_codegen.resolve import resolve

if TYPE_CHECKING:
    from collections.abc import Mapping

    from acp_codegen.meaning.table import Meaning
    from acp_codegen.project.folder import Project
    from acp_codegen.schema.document import Document


def semantics(
    context: typer.Context,
    *,
    revision: Revision = None,
    schema: Schema = None,
    profile: ProfileOption = Profile.UNSTABLE,
    overlay: Overlay = None,
    accept: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help=f"Accept a field as it is now; may be repeated, {ALL} for every field.",
        ),
    ] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why it is accepted.")] = "",
) -> None:
    """Print what an update does with every optional field, with the sentence that says so.

    The table of a pinned revision is locked in schema/locks: exit 3 where a class, a null value or
    a sentence is not the one that was accepted. An unpinned schema is compared with the newest
    lock of its profile, as far as both have a field.
    """
    from acp_codegen.project.locks import check_meanings

    project = project_of(context)
    document = document_of(project, revision, schema, profile)
    resolved = resolve(document, semantics=semantics_of(project, overlay))
    found = resolved.checked("schema", "meaning").meanings.table
    if accept:
        _accept(project, document, found, accept, reason)
    else:
        for name, meaning in sorted(found.items()):
            typer.echo(f"{printable(name)}: {_say(meaning)}")
    check_meanings(project, resolved)


def explain(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="DEFINITION.PROPERTY")],
) -> None:
    """Tell what an optional field means, and how it read in each pinned revision.

    Names are those of the schema: ToolCallUpdate.rawInput.
    """
    from acp_codegen.project.catalogue import load_catalogue

    project = project_of(context)
    entries = semantics_of(project, None)
    seen = False
    for pinned in load_catalogue(project).revisions:
        label = f"{pinned.version} ({pinned.profile})"
        document = document_of(project, pinned.version, None, Profile(pinned.profile))
        resolved = resolve(document, semantics=entries)
        if resolved.found("schema"):
            typer.echo(f"{label}: not understood; `acp-codegen ir` says why")
            continue
        fields = {subject.name: subject.field for subject in subjects(resolved.revision)}
        if name not in fields:
            typer.echo(f"{label}: no optional field of that name")
            continue
        seen = True
        found = resolved.checked("meaning").meanings
        typer.echo(f"{label}: {_say(found.table[name])}")
        typer.echo(f"  a malformed value is {found.malformed(fields[name])}")
    if not seen:
        raise refusal(name, "no pinned revision has it", "Say it as ToolCallUpdate.kind.")


def _say(meaning: Meaning) -> str:
    reset = f", null resets to {meaning.reset}" if meaning.reset is not None else ""
    why = meaning.evidence or meaning.decided or "nothing is said, and no update carries it"
    who = "decided: " if meaning.decided else ""
    lines = (f"{meaning.presence}{reset}", f"  {who}{' '.join(why.split())}")
    return "\n".join(map(printable, lines))


def _accept(
    project: Project,
    document: Document,
    found: Mapping[str, Meaning],
    names: list[str],
    reason: str,
) -> None:
    from acp_codegen.meaning.lock import accept, lock_path, render_lock
    from acp_codegen.project.locks import find_lock

    project.require_writable()
    if not document.is_pinned:
        raise refusal("--schema", "only a pinned revision has a lock", "Fetch the schema first.")
    if not reason.strip():
        raise refusal("--reason", "no reason", "Say why the change is right; it is recorded.")
    locked, _ = find_lock(project, document)
    everything = sorted(locked.keys() | found.keys())
    unknown = [name for name in names if name != ALL and name not in everything]
    if unknown:
        raise refusal(unknown[0], "no such field", "Names are those that `semantics` prints.")
    chosen = everything if ALL in names else names
    # What came with the first lock was reviewed as a whole; only later changes need their own word.
    result = accept(locked, found, chosen, reason if locked else "")
    path = project.locate(lock_path(document.version, document.profile))
    write_atomically(path, render_lock(result).encode())
    typer.echo(f"accepted: {sum(locked.get(name) != result.get(name) for name in everything)}")
