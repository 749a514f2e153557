"""Sessions for people and CI: `nox -l` lists them, `nox -s NAME` runs one."""

from __future__ import annotations

from pathlib import Path

import nox

nox.options.default_venv_backend = "venv"
nox.options.reuse_venv = "yes"
nox.options.sessions = ["check", "lint", "types", "tests"]

PROJECT = nox.project.load_toml("pyproject.toml")
GENERATED = Path("generated/acp_v2")
CHECKED = ["codegen", "templates/runtime", str(GENERATED)]


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
    """Check style and formatting with ruff."""
    install(session)
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")


@nox.session
def types(session: nox.Session) -> None:
    """Check types with mypy and pyright, both strict."""
    install(session, "tests")
    session.run("mypy", *CHECKED)
    session.run("pyright", *CHECKED)
