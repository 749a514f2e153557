"""Kill a command at each of its writes and renames, and look at what is left.

`test_kills.py` starts this as a process of its own, which forks: so a command is warmed up once and
killed hundreds of times. It reads a scenario as JSON and prints what it saw.
"""

import builtins
import contextlib
import functools
import importlib
import io
import itertools
import json
import os
import random
import shutil
import signal
import sys
import time
from pathlib import Path

import typer.main

from acp_codegen.commands import app as cli
from acp_codegen.project.catalogue import load_catalogue

# Half of what a command takes that writes little is spent on making the same object again.
typer.main.get_command = functools.cache(typer.main.get_command)

CHANGING = (
    "chmod",
    "fsync",
    "link",
    "mkdir",
    "open",
    "remove",
    "rename",
    "replace",
    "rmdir",
    "sendfile",
    "symlink",
    "truncate",
    "unlink",
    "utime",
    "write",
)
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT


class Counter:
    """Counts what changes files below a folder, and kills this process ahead of one change.

    Args:
        folder: The folder.
        last: The number of the change.
        names: The functions of `os` that count.
    """

    def __init__(self, folder, last, names=CHANGING):
        self.folder = str(folder)
        self.last = last
        self.names = names
        self.calls = itertools.count(1)

    def is_due(self):
        return next(self.calls) == self.last

    def concerns(self, arguments, options):
        # A descriptor stands for a folder or file that was opened below it: nothing else has any.
        places = [str(item) for item in arguments if isinstance(item, (str, os.PathLike))]
        return options.get("dir_fd") is not None or any(
            place.startswith(self.folder) for place in places or [self.folder]
        )

    def watched(self, call, changes=lambda *_arguments: True):
        @functools.wraps(call)
        def wrapper(*arguments, **options):
            due = self.concerns(arguments, options) and changes(*arguments) and self.is_due()
            if due:
                die()
            return call(*arguments, **options)

        return wrapper

    def opened(self, call):
        """Watch writes to what is opened, too: one that is hit is half done."""

        def wrapper(file, mode="r", *arguments, **options):
            if not set(mode) & set("wxa+") or not self.concerns([file], {}):
                return call(file, mode, *arguments, **options)
            if self.is_due():
                die()
            return Watched(call(file, mode, *arguments, **options), self)

        return wrapper

    def install(self):
        for name in self.names:
            changes = [lambda _path, flags, *_: flags & WRITING] if name == "open" else []
            setattr(os, name, self.watched(getattr(os, name), *changes))
        if self.names is CHANGING:
            builtins.open = io.open = self.opened(builtins.open)


class Watched:
    """A file that may be written in half."""

    def __init__(self, file, counter):
        self.file = file
        self.counter = counter

    def __getattr__(self, name):
        return getattr(self.file, name)

    def __enter__(self):
        return self

    def __exit__(self, *arguments):
        self.file.__exit__(*arguments)

    def write(self, content):
        if self.counter.is_due():
            self.file.write(content[: len(content) // 2])
            self.file.flush()
            die()
        return self.file.write(content)


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def run(arguments):
    """Run a command line in this process; return its exit code and all that it said."""
    sys.argv = ["acp-codegen", *arguments]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        try:
            cli.main()
        except SystemExit as ended:
            return ended.code or 0, said.getvalue()
    return 0, said.getvalue()


KEYS = {
    "arguments": lambda *arguments, **options: repr((arguments, options)),
    "once": lambda *_arguments, **_options: None,
    "revision": lambda _project, revision: revision,
    "current": lambda project, *_arguments: load_catalogue(project).current,
}
"""What a remembered result depends on."""


def remember(name, key):
    """Let a function, given as module.name, give what it gave for the same key before."""
    module, _, attribute = name.rpartition(".")
    module = importlib.import_module(module)
    function, results = getattr(module, attribute), {}

    def wrapper(*arguments, **options):
        found = KEYS[key](*arguments, **options)
        if found not in results:
            results[found] = function(*arguments, **options)
        return results[found]

    setattr(module, attribute, wrapper)


def tree(folder):
    """Return what is in a folder: bytes of files, and folders that are empty."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else "folder"
        for path in folder.rglob("*")
        if path.is_file() or not any(path.iterdir())
    }


class Scenario:
    """A command that is run in a folder in some state, killed, and run again.

    Args:
        scenario: `home`, an empty folder; `command` and `check`, with `{}` for the target;
            `cached`, functions worth remembering, with what they depend on; `origin`, a folder to
            copy to the target first, or nothing; `old`, options of an earlier run, or nothing;
            `new`, those of the run that is killed; `foreign`, files that nobody may touch;
            `package`, the part of the target
            that is checked, or nothing for all of it.
    """

    def __init__(self, scenario):
        self.home = Path(scenario["home"])
        self.scenario = scenario
        for name, key in scenario["cached"].items():
            remember(name, key)
        start = self.place("start")
        if scenario["origin"] is not None:
            shutil.copytree(scenario["origin"], start / "pkg")
        if scenario["old"] is not None:
            assert self.command(start, "old") == 0
        for path, text in scenario["foreign"].items():
            target = start / "pkg" / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        self.start = tree(start)
        assert self.command(self.place("warm", start), "new") == 0
        end = self.place("end", start)
        began = time.monotonic()
        assert self.command(end, "new") == 0
        self.duration = time.monotonic() - began
        self.end = tree(end)
        assert self.start != self.end
        self.old, self.new = self.part(self.start), self.part(self.end)
        # What an unkilled run leaves is told as it should be.
        self.expected = {
            name: (self.check(start, name), self.check(end, name)) for name in ("old", "new")
        }
        self.codes = {}
        self.problems = []
        self.states = []

    def place(self, name, origin=None):
        folder = self.home / name
        if origin is None:
            folder.mkdir()
        else:
            shutil.copytree(origin, folder)
        return folder

    def part(self, files):
        """Return the part of a tree that a check is about: a package, and what says which."""
        prefix = self.scenario["package"]
        if prefix is None:
            return files
        found = {path: item for path, item in files.items() if path.startswith(prefix)}
        catalogue = files["pkg/schema/revisions.toml"].decode()
        return found | {"current": catalogue.partition("current = ")[2].partition("\n")[0].encode()}

    def options(self, words, folder, which):
        chosen = [*words, *(self.scenario[which] or [])]
        return [word.replace("{}", str(folder / "pkg")) for word in chosen]

    def command(self, folder, which):
        return run(self.options(self.scenario["command"], folder, which))[0]

    def check(self, folder, which):
        return run(self.options(self.scenario["check"], folder, which))[0]

    def checked(self, folder, which, files):
        """Check what a kill left, or remember the answer for the same files and litter."""
        litter = tuple(sorted(path.name[:9] for path in folder.iterdir()))
        key = (which, litter, frozenset(files.items()))
        if key not in self.codes:
            self.codes[key] = self.check(folder, which)
        return self.codes[key]

    def kill(self, name, last=None, delay=0.0):
        """Start the command in a new folder, kill it, and tell whether that happened."""
        folder = self.place(name, self.home / "start")
        child = os.fork()
        if not child:
            if last is not None:
                Counter(folder, last).install()
            os._exit(self.command(folder, "new"))
        if last is None:
            time.sleep(delay)
            os.kill(child, signal.SIGKILL)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code not in (0, -signal.SIGKILL):
            self.problems.append(f"{name}: exit code {code}")
        self.examine(name, folder)
        shutil.rmtree(folder)
        return code != 0

    def examine(self, name, folder):
        def demand(is_so, text):
            if not is_so:
                self.problems.append(f"{name}: {text}")

        found = tree(folder)
        found = {path: item for path, item in found.items() if path.startswith("pkg/")}
        # Empty folders are no files; git does not know them either.
        files = self.part({path: item for path, item in found.items() if item != "folder"})
        state = "old" if files == self.old else "new" if files == self.new else "mixed"
        self.states.append(state)
        for which in ("old", "new"):
            codes = {"old": self.expected[which][0], "new": self.expected[which][1], "mixed": 1}
            code = self.checked(folder, which, files)
            demand(code == codes[state], f"{state}, but checked as {which}: {code}")
        whole = [item in (self.old.get(path), self.new.get(path)) for path, item in files.items()]
        demand(all(whole), "a file is torn")
        foreign = {f"pkg/{path}": text for path, text in self.scenario["foreign"].items()}
        for path, text in foreign.items():
            demand(found.get(path) == text.encode(), f"{path} is lost")
        # After a kill that left things as they were, an old run has nothing to go back from.
        back = [("old", self.start)] if self.scenario["old"] and state != "old" else []
        for which, wanted in (("new", self.end), *back):
            again = self.place(f"{name}-{which}", folder)
            demand(self.command(again, which) == 0, f"a rerun of {which} fails")
            demand(tree(again) == wanted, f"a rerun of {which} leaves something else")
            shutil.rmtree(again)


def main():
    """Kill the command of a scenario at every change, and some more at any time."""
    asked = json.loads(sys.stdin.read())
    scenario = Scenario(asked)
    at_changes = 0
    while scenario.kill(f"change-{at_changes + 1}", last=at_changes + 1):
        at_changes += 1
    chance = random.Random(0)
    at_any_time = 0
    for number in range(asked["random"]):
        delay = chance.uniform(0, 1.2 * scenario.duration)
        at_any_time += scenario.kill(f"time-{number}", delay=delay)
    found = {"changes": at_changes, "any_time": at_any_time}
    print(json.dumps(found | {"problems": scenario.problems, "states": scenario.states}))


if __name__ == "__main__":
    main()
