"""Write what the golden cases expect again: `python tests/golden/update.py [CASE ...]`.

It prints what changed. Read the difference before it is committed: a golden file that nobody looked
at proves nothing.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path

if __name__ == "__main__":
    # The checkout it lies in is what it runs, whatever is installed.
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root), str(root / "codegen")]

from acp_codegen.bundled import licence_files
from acp_codegen.diagnostics import GenerationError
from acp_codegen.diff import render
from acp_codegen.diff.compare import diff
from acp_codegen.diff.side import side_of
from acp_codegen.emit.modules import RUNTIME
from acp_codegen.emit.package import render_package
from acp_codegen.manifest import MANIFEST
from acp_codegen.meaning.overlay import Semantics
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.resolve import resolve
from acp_codegen.schema.document import UNPINNED, load
from tests.conftest import build_pinned, pinned_revisions, resolved
from tests.golden.summary import summarise

HERE = Path(__file__).resolve().parent
SHAPES = HERE / "shapes"
REFUSALS = HERE / "refusals"
ROOTS = "roots.txt"
OVERLAY = "semantics.toml"
HISTORY = HERE / "history"
DIFFS = HERE / "diffs"
WHOLE = "1.6.0-unstable"
"""The pinned revision whose whole package is stored, besides that of the current one."""


def cases(folder):
    """Return the case folders in a folder."""
    return sorted(path for path in folder.iterdir() if path.is_dir())


def roots_of(case):
    """Return the roots of a case: those in roots.txt, else every definition."""
    listed = case / ROOTS
    if listed.exists():
        return tuple(listed.read_text(encoding="utf-8").split())
    return tuple(json.loads((case / "schema.json").read_bytes())["$defs"])


def resolved_case(case):
    """Return what the schema of a case means."""
    data = (case / "schema.json").read_bytes()
    document = load(data, version=UNPINNED, profile="unstable", source="file:schema.json")
    overlay = case / OVERLAY
    entries = Semantics()
    if overlay.exists():
        entries = parse_semantics(overlay.read_text(encoding="utf-8"), OVERLAY)
    return resolve(document, roots_of(case), semantics=entries)


def build(case):
    """Return the whole package of a case, by relative path."""
    return render_package(resolved_case(case).checked(), overlaid=(case / OVERLAY).exists())


def actual(case, package=None):
    """Return what the files that a case expects should hold, by their path in the case's folder.

    What does not depend on the schema is left out: the runtime, and the manifest with its hashes.

    Args:
        case: The case's folder.
        package: Its package, where it has been built before.
    """
    if case == DIFFS:
        return {path: text for pair in neighbours() for path, text in of_pair(*pair).items()}
    if case.parent == HISTORY:
        return of_revision(*case.name.rsplit("-", 1))
    if case.parent == REFUSALS:
        try:
            build(case)
        except GenerationError as error:
            return {"expected.txt": f"{error}\n"}
        return {"expected.txt": "not refused\n"}
    same = {MANIFEST, "py.typed", *licence_files()}
    return {
        f"expected/{path}": text
        for path, text in (package or build(case)).items()
        if path not in same and not path.startswith(f"{RUNTIME}/")
    }


def of_revision(version, profile):
    """Return the summary of a pinned revision, and its package where that is stored, too."""
    files = {"summary.txt": summarise(resolved(version, profile).checked())}
    if f"{version}-{profile}" == WHOLE:
        package = build_pinned(version, profile)
        files |= {f"expected/{path}": text for path, text in package.items()}
    return files


def neighbours():
    """Return the pinned revisions that follow each other, and the profiles of one version."""
    unstable = [item for item in pinned_revisions() if item[1] == "unstable"]
    both = [(version, "unstable") for version, profile in pinned_revisions() if profile == "stable"]
    return [*pairwise(unstable), *((item, (item[0], "stable")) for item in both)]


def of_pair(old, new):
    """Return the comparison of two pinned revisions; of the current one in every form."""
    before, after = (side_of(resolved(*item)) for item in (old, new))
    name = f"{old[0]}-{new[0]}" if old[1] == new[1] else "-".join((*old, *new))
    found = before.revision, after.revision, diff(before, after)
    files = {f"{name}.txt": render.render_text(*found)}
    if new == pinned_revisions()[-1]:
        files |= {f"{name}.md": render.render_markdown(*found)}
        files |= {f"{name}.json": render.render_json(*found)}
    return files


def stored(case):
    """Return the text of the files that a case expects, by their path in its folder."""
    return {
        path.relative_to(case).as_posix(): path.read_bytes().decode()
        for path in (*case.glob("*" if case == DIFFS else "*.txt"), *case.glob("expected/**/*"))
        if path.is_file() and path.suffix != ".pyc" and path.name != ROOTS
    }


def update(case):
    """Bring the expected files of a case up to date and return the paths that changed."""
    old, new = stored(case), actual(case)
    changed = sorted(path for path in {*old, *new} if old.get(path) != new.get(path))
    for path in changed:
        target = case / path
        if path not in new:
            target.unlink()
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(new[path], encoding="utf-8", newline="\n")
    return changed


def main(names):
    """Update the cases with these names, or all."""
    for version, profile in pinned_revisions():
        (HISTORY / f"{version}-{profile}").mkdir(parents=True, exist_ok=True)
    DIFFS.mkdir(exist_ok=True)
    found = [*cases(SHAPES), *cases(REFUSALS), *cases(HISTORY), DIFFS]
    if unknown := set(names) - {case.name for case in found}:
        sys.exit(f"no such case: {', '.join(sorted(unknown))}")
    failed = False
    for case in found:
        if names and case.name not in names:
            continue
        where = case.relative_to(HERE).as_posix()
        try:
            for path in update(case):
                print(f"{where}/{path}")
        except GenerationError as error:
            failed = True
            print(f"{where} was refused:\n{error}", file=sys.stderr)
    sys.exit(failed)


if __name__ == "__main__":
    main(sys.argv[1:])
