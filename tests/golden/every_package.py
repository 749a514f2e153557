"""Write every package that tests know: `python tests/golden/every_package.py FOLDER`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    root = Path(__file__).resolve().parents[2]
    sys.path[:0] = [str(root), str(root / "codegen")]

from acp_codegen.output.write import write
from tests.conftest import build_pinned, pinned_revisions
from tests.golden import update


def main(folder):
    """Write the packages below a folder, each under a name that can be imported."""
    for version, profile in pinned_revisions():
        name = f"acp_{version.replace('.', '_')}_{profile}"
        write(build_pinned(version, profile), folder / name)
        print(folder / name)
    for case in update.cases(update.SHAPES):
        write(update.build(case), folder / f"shape_{case.name}")
        print(folder / f"shape_{case.name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
