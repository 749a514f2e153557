"""Write the package of every pinned revision: `python tests/golden/every_revision.py FOLDER`."""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from codegen.output import write
from tests.conftest import build_pinned, pinned_revisions


def main(folder):
    """Write the packages below a folder, each under a name that can be imported."""
    for version, profile in pinned_revisions():
        name = f"acp_{version.replace('.', '_')}_{profile}"
        write(build_pinned(version, profile), folder / name)
        print(folder / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
