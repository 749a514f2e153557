"""A command may be killed at any moment: what is left is told, and another run repairs it.

Another command that writes is one more row of `COMMANDS`.
"""

import itertools
import json
import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.conftest import ROOT

MEMORY = Path("/dev/shm")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
FOREIGN = {"notes.txt": "mine\n", "_runtime/own.py": "MINE = 1\n"}


@dataclass(frozen=True)
class Command:
    """A command that writes.

    Attributes:
        words: The command; `{}` stands for the folder that it writes.
        check: The command that tells whether that folder is as it should be.
        cached: Functions that only read, and are remembered to save time.
        origin: What the folder is a copy of before anything runs; nothing is there if left out.
    """

    words: tuple[str, ...]
    check: tuple[str, ...]
    cached: tuple[str, ...]
    origin: str | None = None


COMMANDS = {
    "generate": Command(
        ("generate", "--out", "{}"), ("check", "--out", "{}"), ("codegen.cli.build",)
    ),
    "vendor": Command(("vendor", "{}"), ("vendor", "--check", "{}"), ("codegen.cli_vendor.build",)),
}
OLD = ("--revision", "2.4.0")
# It writes and prunes.
NEW = ("--revision", "2.2.0", "--roots", "Cost")
STARTS = {
    "nothing": {"old": None, "new": NEW, "foreign": {}},
    "a newer revision": {"old": OLD, "new": NEW, "foreign": FOREIGN},
}


@pytest.fixture
def memory(tmp_path):
    """A folder that is in memory where there is such a thing: hundreds of trees are made in it."""
    with tempfile.TemporaryDirectory(
        prefix="acp-kills-", dir=MEMORY if MEMORY.is_dir() else tmp_path
    ) as name:
        yield name


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_kill_at_any_moment_is_told_and_repaired(name, start, memory):
    command = COMMANDS[name]
    scenario = {
        "home": memory,
        "command": command.words,
        "check": command.check,
        "cached": command.cached,
        "origin": command.origin,
        "random": 15,
        **STARTS[start],
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.functional.kills"],
        input=json.dumps(scenario),
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=ENVIRONMENT,
        encoding="utf-8",
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["problems"] == []
    assert found["changes"] > 70
    # All phases of a run were hit, in this order.
    states = found["states"][: found["changes"]]
    assert [state for state, _ in itertools.groupby(states)] == ["old", "mixed", "new"]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_real_process_that_is_killed_is_told_and_repaired(name, memory):
    folder = Path(memory, "pkg")
    words = [word.replace("{}", str(folder)) for word in (*COMMANDS[name].words, *NEW)]
    check = [word.replace("{}", str(folder)) for word in (*COMMANDS[name].check, *NEW)]
    killer = f"Counter({memory!r}, 5, ['replace']).install()"
    done = start_process(
        "-c", f"from tests.functional.kills import *; {killer}; cli.main()", *words
    )
    assert done.returncode == -signal.SIGKILL
    assert sum(path.is_file() for path in folder.rglob("*")) == 4
    assert Path(memory, ".pkg.lock").exists()
    assert start_process("-m", "codegen", *check).returncode == 1
    done = start_process("-m", "codegen", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert start_process("-m", "codegen", *check).returncode == 0
    assert [path.name for path in Path(memory).iterdir()] == ["pkg"]


def start_process(*arguments):
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=ENVIRONMENT,
        encoding="utf-8",
        timeout=300,
    )
