"""Sessions for people and CI: `nox -l` lists them, `nox -s NAME` runs one."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.reuse_venv = "yes"
nox.options.sessions = ["check", "lint", "types", "tests"]

PROJECT = nox.project.load_toml("pyproject.toml")
GENERATED = Path("generated/acp_v2")
SEED = Path("tests/golden/history/1.6.0-unstable/expected")
CHECKED = ["codegen", "templates/runtime", str(GENERATED)]
PYTHONS = ["3.14", "3.13", "3.12", "3.11"]


def install(session: nox.Session, *groups: str) -> None:
    """Install the project itself and the dependency groups of a session."""
    session.install("--quiet", "-e", ".", *nox.project.dependency_groups(PROJECT, *groups))


@nox.session
def generate(session: nox.Session) -> None:
    """Write generated/ from the pinned schema."""
    install(session)
    session.run("acp-codegen", "generate", *session.posargs)


@nox.session
def check(session: nox.Session) -> None:
    """Fail if generated/ is not what the generator makes of the pinned schema."""
    install(session)
    session.run("acp-codegen", "check", *session.posargs)


@nox.session
def tests(session: nox.Session) -> None:
    """Run the tests; arguments after -- go to pytest."""
    install(session, "tests")
    session.run("pytest", "-n", "auto", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Check style and formatting with ruff, and which way the packages import each other."""
    ruff = [name for name in PROJECT["project"]["dependencies"] if name.startswith("ruff")]
    session.install("--quiet", *ruff, *nox.project.dependency_groups(PROJECT, "lint"))
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("lint-imports", env={"PYTHONPATH": "codegen"})


@nox.session
def types(session: nox.Session) -> None:
    """Check types with mypy and pyright, both strict."""
    install(session, "tests")
    session.run("mypy", *CHECKED)
    session.run("pyright", *CHECKED)
    # The oldest revision that is pinned has classes that the current one has not.
    session.run("mypy", str(SEED))
    session.run("pyright", str(SEED))


@nox.session
def golden(session: nox.Session) -> None:
    """Rewrite the golden files and generated/, and say what changed."""
    install(session)
    session.run("acp-codegen", "generate")
    session.run("python", "tests/golden/update.py", *session.posargs)


@nox.session
def bump(session: nox.Session) -> None:
    """Take a new schema revision in: nox -s bump -- npm:@agentclientprotocol/sdk@VERSION."""
    install(session, "tests")
    session.run("acp-codegen", "bump", *session.posargs)


@nox.session
def upstream(session: nox.Session) -> None:
    """Fail if upstream has a newer schema than the pinned one, and say what it changes."""
    install(session)
    session.run("acp-codegen", "upstream", *session.posargs)


@nox.session
def bench(session: nox.Session) -> None:
    """Measure side by side with the alternatives; -- [--quick] [--out DIR] [TOPIC ...]."""
    install(session, "tests", "bench")
    session.run(
        "python",
        "-m",
        "tests.benchmarks",
        "--out",
        "build/bench",
        *session.posargs,
    )


@nox.session
def vendor(session: nox.Session) -> None:
    """Vendor into fresh projects with the lowest and the newest msgspec alone; run, check types."""
    install(session, "tests")
    needed = json.loads((GENERATED / "MANIFEST.json").read_bytes())["requires"]["msgspec"]
    for number, pin in enumerate([needed.replace(">=", "=="), needed]):
        folder = Path(session.create_tmp()).resolve() / f"fresh{number}"
        session.run("python", "-m", "venv", "--clear", str(folder))
        binaries = folder / ("Scripts" if (folder / "Scripts").exists() else "bin")
        python = str(binaries / "python")
        session.run(python, "-m", "pip", "install", "--quiet", f"msgspec{pin}", external=True)
        session.run(python, "-c", "import msgspec; print(msgspec.__version__)", external=True)
        clients = ["pytest", "tests/functional/test_vendor.py", "-k", "client"]
        session.run(*clients, env={"ACP_CODEGEN_FRESH_PYTHON": python})


@nox.session
def wheel(session: nox.Session) -> None:
    """Install the wheel alone, generate in an empty folder, compare with generated/."""
    session.install("--quiet", "build")
    temporary = Path(session.create_tmp()).resolve()
    shutil.rmtree(temporary / "dist", ignore_errors=True)
    session.run(
        "python", "-m", "build", "--wheel", "--outdir", str(temporary / "dist"), silent=True
    )
    empty = Path(tempfile.mkdtemp(dir=temporary))
    session.run("python", "-m", "venv", str(empty / "venv"))
    binaries = empty / "venv" / ("Scripts" if (empty / "venv" / "Scripts").exists() else "bin")
    wheels = [str(path) for path in (temporary / "dist").glob("*.whl")]
    session.run(str(binaries / "python"), "-m", "pip", "install", "--quiet", *wheels, external=True)
    here = Path.cwd() / GENERATED
    folder = empty / "work"
    folder.mkdir()
    command = str(binaries / "acp-codegen")
    with session.chdir(folder):
        session.run(command, "generate", "--out", "acp_v2", external=True)
        session.run(command, "check", "--out", str(here), external=True)
        session.run(command, "vendor", "src/wire", external=True)
        session.run(command, "vendor", "--check", "src/wire", external=True)
        session.run("python", "-c", COMPARE, str(here), str(folder / "acp_v2"))


COMPARE = """
import pathlib, sys

def tree(folder):
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(folder): path.read_bytes() for path in files}

one, other = map(tree, map(pathlib.Path, sys.argv[1:]))
sys.exit(one != other)
"""


def works(python: str) -> bool:
    """Tell whether an interpreter runs; a version manager can have a shim for one that does not."""
    if shutil.which(python) is None:
        return False
    return subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0


def lowest() -> list[str]:
    """Return the lowest allowed version of every dependency."""
    return [re.sub(r">=", "==", name) for name in PROJECT["project"]["dependencies"]]


@nox.session(venv_backend="none")
def surroundings(session: nox.Session) -> None:
    """Check generated/ with the newest Python here, and with the lowest allowed dependencies."""
    found = [name for name in PYTHONS if works(f"python{name}")]
    newest, oldest = f"python{found[0]}", f"python{found[-1]}"
    for number, (python, pins) in enumerate([(newest, []), (oldest, lowest())]):
        folder = Path(session.create_tmp()).resolve() / f"venv{number}"
        session.run(python, "-m", "venv", "--clear", str(folder), external=True)
        binaries = folder / ("Scripts" if (folder / "Scripts").exists() else "bin")
        pip = [str(binaries / "python"), "-m", "pip", "install", "--quiet"]
        session.run(*pip, "-e", ".", *pins, external=True)
        session.log(f"{python} {' '.join(pins)}")
        session.run(str(binaries / "acp-codegen"), "check", external=True)


@nox.session
def nightly(session: nox.Session) -> None:
    """Run the laws over many examples, and the type checkers over every package that tests know."""
    install(session, "tests")
    session.run("pytest", "-n", "auto", "tests/conformance", env={"ACP_CODEGEN_EXAMPLES": "20000"})
    folder = Path(session.create_tmp()).resolve() / "revisions"
    session.run("python", "tests/golden/every_package.py", str(folder))
    session.run("mypy", str(folder))
    session.run("pyright", str(folder))
