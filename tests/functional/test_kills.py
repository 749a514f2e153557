"""A command may be killed at any moment: what is left is told, and another run repairs it.

Another command that writes is one more row of `COMMANDS`.
"""

import itertools
import json
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from acp_codegen.commands import generate, vendor
from acp_codegen.diagnostics import NEEDS_DECISION
from acp_codegen.project import catalogue, fetch
from acp_codegen.upgrade import steps
from tests.conftest import ROOT, pinned_bytes
from tests.functional.test_bump import NEW as NEW_REVISION
from tests.functional.test_bump import accept, before, bump
from tests.support import MODULE, dotted, environment

MEMORY = Path("/dev/shm")
FOREIGN = {"notes.txt": "mine\n", "_runtime/own.py": "MINE = 1\n"}


@dataclass(frozen=True)
class Command:
    """A command that writes.

    Attributes:
        words: The command; `{}` stands for the folder that it writes.
        check: The command that tells whether that folder is as it should be.
        cached: Functions that only read and are remembered to save time, with what their results
            depend on.
        origin: What the folder is a copy of before anything runs; nothing is there if left out.
        package: The part of the folder that `check` is about; all of it if left out.
    """

    words: tuple[str, ...]
    check: tuple[str, ...]
    cached: dict[str, str]
    origin: str | None = None
    package: str | None = None


COMMANDS = {
    "generate": Command(
        ("generate", "--out", "{}"),
        ("check", "--out", "{}"),
        {dotted(generate, "build"): "arguments"},
    ),
    "vendor": Command(
        ("vendor", "{}"), ("vendor", "--check", "{}"), {dotted(vendor, "build"): "arguments"}
    ),
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


@pytest.mark.parametrize(
    ("name", "start"),
    # A vendored copy is written like any package; what differs is what an update decides.
    [("generate", "nothing"), ("generate", "a newer revision"), ("vendor", "a newer revision")],
)
def test_a_kill_at_any_moment_is_told_and_repaired(name, start, memory):
    examine(COMMANDS[name], memory, **STARTS[start])


def test_a_bump_that_is_killed_at_any_moment_goes_on(memory, tmp_path):
    """The package is old, new or told to be neither; the current revision moves last."""
    project, novel = before(tmp_path / "project"), tmp_path / "schema.unstable.json"
    novel.write_bytes(pinned_bytes(NEW_REVISION))
    refused = bump(project, novel)
    assert refused.returncode == NEEDS_DECISION
    accept(project, refused.stderr)
    once = [dotted(steps, name) for name in ("compare", "build_package", "review")]
    command = Command(
        ("--project", "{}", "bump", str(novel), "--version", NEW_REVISION),
        ("--project", "{}", "check"),
        dict.fromkeys([*once, dotted(fetch, "load")], "once")
        | {dotted(catalogue, "load_pinned"): "revision", dotted(generate, "build"): "current"},
        origin=str(project),
        package="pkg/generated/acp_v2/",
    )
    examine(command, memory, old=None, new=(), foreign={"notes.txt": "mine\n"})


def examine(command, memory, **scenario):
    scenario |= {
        "home": memory,
        "command": command.words,
        "check": command.check,
        "cached": command.cached,
        "origin": command.origin,
        "package": command.package,
        "random": 15,
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.functional.kills"],
        input=json.dumps(scenario),
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=environment(),
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
    assert start_process("-m", MODULE, *check).returncode == 1
    done = start_process("-m", MODULE, *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert start_process("-m", MODULE, *check).returncode == 0
    assert [path.name for path in Path(memory).iterdir()] == ["pkg"]


def start_process(*arguments):
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        check=False,
        cwd=ROOT,
        env=environment(),
        encoding="utf-8",
        timeout=300,
    )
