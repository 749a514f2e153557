"""Write what the golden cases expect again: `python tests/golden/update.py [CASE ...]`.

It prints what changed. Read the difference before it is committed: a golden file that nobody looked
at proves nothing.
"""

import json
import sys
from pathlib import Path

if __name__ == "__main__":
    # The checkout it lies in is what it runs, whatever is installed.
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from codegen.diagnostics import GenerationError
from codegen.layout import lay_out
from codegen.load import load
from codegen.lower import lower
from codegen.manifest import MANIFEST
from codegen.meanings import meanings
from codegen.package import UNPINNED, build_package
from codegen.project import licence_files
from codegen.render import RUNTIME
from codegen.summary import summarise
from tests.conftest import build_pinned, pinned_document, pinned_revisions, semantics

HERE = Path(__file__).resolve().parent
SHAPES = HERE / "shapes"
REFUSALS = HERE / "refusals"
ROOTS = "roots.txt"
HISTORY = HERE / "history"
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


def build(case):
    """Return the whole package of a case, by relative path."""
    data = (case / "schema.json").read_bytes()
    document = load(data, version=UNPINNED, profile="unstable", source="file:schema.json")
    return build_package(document, roots_of(case))


def actual(case, package=None):
    """Return what the files that a case expects should hold, by their path in the case's folder.

    What does not depend on the schema is left out: the runtime, and the manifest with its hashes.

    Args:
        case: The case's folder.
        package: Its package, where it has been built before.
    """
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
    revision = lower(pinned_document(version, profile))
    layout = lay_out(semantics().apply(revision, pinned=True))
    found = meanings(revision, semantics(), pinned=True)
    files = {"summary.txt": summarise(layout, found)}
    if f"{version}-{profile}" == WHOLE:
        package = build_pinned(version, profile)
        files |= {f"expected/{path}": text for path, text in package.items()}
    return files


def stored(case):
    """Return the text of the files that a case expects, by their path in its folder."""
    return {
        path.relative_to(case).as_posix(): path.read_bytes().decode()
        for path in (*case.glob("*.txt"), *case.glob("expected/**/*"))
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
    found = [*cases(SHAPES), *cases(REFUSALS), *cases(HISTORY)]
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
