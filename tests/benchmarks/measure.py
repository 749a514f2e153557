"""Measuring side by side: every figure is a ratio to something measured in turn with it.

Absolute times say as much of the machine as of the code. So the contestants take turns, round by
round, and what is reported is the median of the ratios of the rounds. Times are those of the
processor, which somebody else's work on the same machine distorts less than those of the clock.
"""

import dataclasses
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

from tests.support import SOURCE

try:
    import resource
except ImportError:
    resource = None

ROOT = Path(__file__).resolve().parents[2]
NOT_INSTALLED = "not installed"


@dataclasses.dataclass
class Row:
    """One contestant in one comparison.

    Attributes:
        topic: What is measured.
        case: The input.
        name: The contestant.
        values: One figure per round; none where it could not take part.
        unit: What the figures are.
        ratio: Median ratio to the comparison's first contestant.
        note: What else there is to say.
    """

    topic: str
    case: str
    name: str
    values: list[float] = dataclasses.field(default_factory=list)
    unit: str = "us"
    ratio: float | None = None
    note: str = ""

    @property
    def value(self):
        """The median, or None."""
        return statistics.median(self.values) if self.values else None


@dataclasses.dataclass
class Goal:
    """A ratio or figure that may not be exceeded.

    Attributes:
        text: What it is.
        value: The figure, where it was measured.
        limit: The goal.
        quick: Whether it comes from a run that was too short to tell.
    """

    text: str
    value: float | None
    limit: float
    quick: bool = False

    @property
    def verdict(self):
        """Whether it was reached."""
        if self.value is None or self.quick:
            return "not measured"
        return "reached" if self.value <= self.limit else "MISSED"


@dataclasses.dataclass
class Options:
    """How much to measure, and where to put what has to be made first.

    Attributes:
        quick: Whether this is a run that only shows that everything works.
        work: A temporary folder.
    """

    quick: bool
    work: Path

    @property
    def rounds(self):
        """How often the contestants take turns."""
        return 2 if self.quick else 15

    @property
    def lines(self):
        """How many lines the stream has."""
        return 500 if self.quick else 20_000


def each(function, items):
    """Return a contestant that calls a function with each item, and returns the seconds."""

    def run():
        started = time.process_time()
        for item in items:
            function(item)
        return time.process_time() - started

    return run


def tolerant(function, refusals):
    """Return a function that counts instead of raising."""

    def call(item):
        try:
            return function(item)
        except refusals:
            return None

    return call


def refused(function, items, refusals):
    """Return how many items a function refuses."""
    count = 0
    for item in items:
        try:
            function(item)
        except refusals:
            count += 1
    return count


def compare(topic, case, contestants, *, rounds, per=1, unit="us", notes=None, warm=True):
    """Let contestants take turns, and return one row each; the first is what the others relate to.

    Args:
        topic: What is measured.
        case: The input.
        contestants: Function by name; each returns seconds. None where it is not installed.
        rounds: How often they take turns.
        per: How many items the seconds are for.
        unit: Of the figures: us, ms or s.
        notes: What else there is to say, by name.
        warm: Whether each runs once before, so that none pays for what is made only once.
    """
    present = {name: run for name, run in contestants.items() if run is not None}
    seconds = {name: [] for name in present}
    for run in present.values() if warm else ():
        run()
    for _ in range(rounds):
        for name, run in present.items():
            gc.collect()
            seconds[name].append(run())
    scale = {"us": 1e6, "ms": 1e3, "s": 1}[unit] / per
    rows = []
    for name in contestants:
        row = Row(topic, case, name, unit=unit, note=(notes or {}).get(name, ""))
        if name in present:
            row.values = [value * scale for value in seconds[name]]
            row.ratio = ratio(seconds[name], seconds.get(next(iter(contestants))))
        else:
            row.note = NOT_INSTALLED
        rows.append(row)
    return rows


def ratio(values, base):
    """Return the median of the ratios of the rounds; None where one side is missing."""
    if not values or not base:
        return None
    return statistics.median(one / other for one, other in zip(values, base, strict=True))


def between(rows, name, base):
    """Return the ratio of two contestants of one comparison."""
    values = {row.name: row.values for row in rows}
    return ratio(values.get(name), values.get(base))


def environment(work):
    """Return variables for a child process that finds the packages and caches their bytecode.

    Without the cache, a child would measure the compiler of Python wherever the surroundings
    forbid writing bytecode beside the source.
    """
    variables = {key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"}
    path = [str(ROOT / "generated"), str(SOURCE), str(ROOT), str(work)]
    return {
        **variables,
        "PYTHONPATH": os.pathsep.join(path),
        "PYTHONPYCACHEPREFIX": str(work / "bytecode"),
    }


def child(work, *arguments, cwd=ROOT):
    """Run Python in a process of its own and return its output as JSON."""
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        env=environment(work),
        cwd=cwd,
        stdout=subprocess.PIPE,
        check=True,
    )
    return json.loads(done.stdout)


def import_times(work, code):
    """Return the milliseconds of each module that code imports: its own, and with its imports."""
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-c", code],
        env=environment(work),
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = [line.removeprefix("import time:").split("|") for line in done.stderr.splitlines()[1:]]
    return {name.strip(): (int(own) / 1e3, int(all_) / 1e3) for own, all_, name in lines}


def process(work, *arguments, cwd=ROOT):
    """Return a contestant that runs a command in a process of its own."""

    def run():
        started = _children()
        subprocess.run(
            list(map(str, arguments)),
            env=environment(work),
            cwd=cwd,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return _children() - started

    return run


def _children():
    """Return the seconds that ended child processes took, or of the clock where nobody counts."""
    if resource is None:
        return time.perf_counter()
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
