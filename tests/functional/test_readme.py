"""The README's samples do what it shows."""

import os
import re
import subprocess
import sys

import pytest

from acp_codegen.commands.app import app
from acp_codegen.diff.render import render_rules
from tests.conftest import ROOT

COMMANDS = [command.callback.__name__ for command in app.registered_commands]
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOXFILE = (ROOT / "noxfile.py").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```\n\n```\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize(("code", "shown"), SAMPLES, ids=range(len(SAMPLES)))
def test_a_sample_prints_what_is_shown(code, shown):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "generated")},
    )
    printed, _, raised = shown.partition("Traceback (most recent call last):\n  ...\n")
    assert done.stdout == printed
    assert done.stderr.endswith(raised)
    assert bool(done.returncode) is bool(raised)


def test_the_readme_has_samples():
    assert len(SAMPLES) == 4
    for name in COMMANDS:
        assert f"| `{name} " in README or f"| `{name}`" in README


def test_the_readme_says_whom_a_change_breaks():
    assert render_rules() in README


def test_the_client_of_the_readme_is_short():
    assert min(code.count("\n") for code, _ in SAMPLES if "Session()" in code) == 30


def test_the_workflow_runs_sessions_that_there_are():
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    sessions = set(re.findall(r"^def (\w+)\(session", NOXFILE, re.MULTILINE))
    lines = [line.partition(" -- ")[0] for line in re.findall(r"nox -s (.+)", workflow)]
    asked = {name for line in lines for name in line.split()}
    assert asked
    assert asked <= sessions


def test_every_session_says_what_it_does():
    parts = NOXFILE.split("@nox.session")[1:]
    assert all('"""' in part.partition("-> None:\n")[2].splitlines()[0] for part in parts)
