"""Move a project to another revision of its schema, as far as no person has to decide."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.diff.compare import diff
from acp_codegen.diff.render import render_text
from acp_codegen.diff.side import side_of
from acp_codegen.emit.package import build_package
from acp_codegen.meaning.lock import lock_path, render_lock
from acp_codegen.output.write import write
from acp_codegen.project.catalogue import load_catalogue, load_pinned, set_current
from acp_codegen.project.files import write_atomically
from acp_codegen.project.locks import describe_moved, load_lock
from acp_codegen.resolve import resolve
from acp_codegen.upgrade import changelog
from acp_codegen.upgrade.review import review
from acp_codegen.versions import VERSION, order

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.diff.rules import Change
    from acp_codegen.meaning.lock import Entry
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.project.catalogue import PinnedRevision
    from acp_codegen.project.fetch import FetchResult
    from acp_codegen.project.folder import Project
    from acp_codegen.schema.document import Document

GOLDENS = "tests/golden/update.py"
"""What refreshes the golden files of a project, where it has some."""


@dataclass(frozen=True)
class Step:
    """Something that a bump did, in words, and whether anything was written for it."""

    text: str
    wrote: bool = False


@dataclass(frozen=True)
class Compared:
    """What changed in one profile."""

    text: str
    changes: tuple[Change, ...]


def require_newer(project: Project, version: str) -> None:
    """Refuse to go back.

    Raises:
        GenerationError: The revision is older than the current one.
    """
    current = load_catalogue(project).current
    if current and VERSION.fullmatch(version) and order(version) < order(current):
        advice = "To pin an older revision, use `acp-codegen fetch`."
        raise refusal(version, f"older than the current {current}", advice)


def missing_profiles(project: Project, version: str) -> Iterator[Diagnostic]:
    """Yield the profiles of the current revision that another one is not pinned in."""
    catalogue = load_catalogue(project)
    for item in catalogue.revisions:
        if item.version == catalogue.current and catalogue.get(version, item.profile) is None:
            problem = f"{catalogue.current} is pinned as {item.profile}, and {version} is not"
            advice = f"Bump with --profile {item.profile} as well."
            yield Diagnostic("schema/revisions.toml", problem, advice)


def compare(project: Project, fetched: FetchResult, semantics: Semantics) -> list[Compared]:
    """Compare the current revision with a fetched one, in every profile that both have."""
    catalogue = load_catalogue(project)
    found: list[Compared] = []
    for item in (*fetched.added, *fetched.unchanged):
        old = catalogue.get(catalogue.current, item.profile)
        if old is None or old.version == item.version:
            continue
        before, after = (
            side_of(resolve(load_pinned(project, one), semantics=semantics).checked("schema"))
            for one in (old, item)
        )
        changes = diff(before, after)
        found.append(Compared(render_text(before.revision, after.revision, changes), changes))
    return found


def decide(
    project: Project, revision: PinnedRevision, semantics: Semantics
) -> tuple[list[Step], tuple[Diagnostic, ...]]:
    """Lock what needs no decision; return what does.

    Args:
        project: The project, which gets the lock.
        revision: The new revision.
        semantics: The overlay.
    """
    before, problems = _newest_lock(project, revision)
    if problems:
        return [], tuple(problems)
    accepted = load_lock(project, revision.version, revision.profile) or {}
    resolved = resolve(load_pinned(project, revision), semantics=semantics)
    if broken := resolved.found("schema", "names"):
        raise GenerationError(broken)
    result = review(resolved, before=before, accepted=accepted)
    problems = resolved.found() + describe_moved(result.moved, revision.version, revision.profile)
    text = render_lock(result.lock)
    if text == render_lock(accepted):
        return [], tuple(problems)
    path = project.locate(lock_path(revision.version, revision.profile))
    write_atomically(path, text.encode())
    step = f"locked: {len(result.lock)} fields of {revision.version} ({revision.profile})"
    return [Step(step, wrote=True)], tuple(problems)


def regenerate(project: Project, document: Document, semantics: Semantics, package: str) -> Step:
    """Write the package of the new revision."""
    result = write(build_package(document, semantics=semantics), project.generated_dir / package)
    words = f"generated: {len(result.written)} files written, {result.unchanged} unchanged"
    for path in result.foreign:
        words += f"\nkept, not generated: {path}"
    return Step(words, wrote=bool(result.written or result.pruned))


def refresh_goldens(project: Project) -> Iterator[Step]:
    """Run what refreshes the golden files of a project.

    Raises:
        GenerationError: It failed.
    """
    script = project.root / GOLDENS
    if not script.is_file():
        return
    done = subprocess.run(  # noqa: S603 (the project's own script)
        [sys.executable, str(script)],
        cwd=project.root,
        capture_output=True,
        check=False,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        advice = "Mend it, and bump again: what was done so far stays."
        if lines[-1].startswith("ModuleNotFoundError"):
            advice = "It needs the test dependencies: `nox -s bump -- SOURCE` has them."
        raise refusal(GOLDENS, f"failed: {lines[-1]}", advice)
    changed = done.stdout.splitlines()
    yield Step(f"goldens: {len(changed)} files changed", wrote=bool(changed))


def write_changelog(
    project: Project, old: str, new: str, compared: list[Compared]
) -> Iterator[Step]:
    """Write the entry of the new revision, where the project keeps a changelog."""
    path = project.root / changelog.FILE
    if not path.is_file() or not compared:
        return
    given = path.read_bytes().decode()
    # A file with both line ends keeps each as it is.
    crlf = 0 < given.count("\n") == given.count("\r\n")
    text = given.replace("\r\n", "\n") if crlf else given
    section = changelog.entry(old, new, compared[0].changes)
    result = changelog.insert(text, new, section)
    if result != text:
        write_atomically(path, (result.replace("\n", "\r\n") if crlf else result).encode())
        yield Step(f"{changelog.FILE}: wrote the section about {new}", wrote=True)


def switch(project: Project, version: str) -> Iterator[Step]:
    """Make the new revision current: the last step, after which nothing is left to do."""
    if load_catalogue(project).current != version:
        set_current(project, version)
        yield Step(f"current: {version}", wrote=True)


def _newest_lock(
    project: Project, revision: PinnedRevision
) -> tuple[dict[str, Entry], list[Diagnostic]]:
    """Return the lock of the revision before one, and the problem that there is none."""
    catalogue = load_catalogue(project)
    pinned = [item for item in catalogue.revisions if item.profile == revision.profile]
    earlier = pinned[: pinned.index(revision)]
    if not earlier:
        return {}, []
    item = earlier[-1]
    found = load_lock(project, item.version, item.profile)
    if found is not None:
        return found, []
    command = f"acp-codegen semantics --revision {item.version} --profile {item.profile}"
    problem = f"{item.version} ({item.profile}) has no lock, so nobody can tell what moved"
    advice = f"Restore it; or review the table, then: {command} --accept ALL --reason '...'"
    return {}, [Diagnostic("schema/locks", problem, advice)]
