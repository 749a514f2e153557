"""All benchmarks, or those that are named.

nox -s bench -- [--quick] [--out DIR] [topic ...]
"""

import argparse
import dataclasses
import importlib
import sys
import tempfile
from pathlib import Path

from tests.benchmarks import report
from tests.benchmarks.measure import ROOT, Options

# What is measured is the package of this checkout, from wherever the command is given.
sys.path.insert(0, str(ROOT / "generated"))

TOPICS = ("decoding", "footprint", "encoding", "folding", "generation")


def main(arguments=None):
    """Measure, and write the report."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure side by side.")
    parser.add_argument("topics", nargs="*", metavar="topic", help=f"one of {', '.join(TOPICS)}")
    parser.add_argument("--quick", action="store_true", help="see that it runs, with few items")
    parser.add_argument("--out", help="folder for bench.json and bench.md")
    given = parser.parse_args(arguments)
    unknown = set(given.topics) - set(TOPICS)
    if unknown:
        parser.error(f"no such topic: {', '.join(sorted(unknown))}")
    rows, goals = [], []
    about = report.surroundings()
    about["quick"] = given.quick
    with tempfile.TemporaryDirectory() as work:
        for topic in given.topics or TOPICS:
            print(f"{topic} ...", file=sys.stderr, flush=True)
            module = importlib.import_module(f"tests.benchmarks.{topic}")
            more, reached = module.run(Options(given.quick, Path(work)))
            rows += more
            goals += [dataclasses.replace(goal, quick=given.quick) for goal in reached]
    print(report.terminal(about, rows, goals))
    if given.out:
        report.write(given.out, about, rows, goals)
        print(
            f"\nwritten to {given.out}: bench.json, bench.md and, with pyperf, pyperf.json",
            file=sys.stderr,
        )


if __name__ == "__main__":
    main()
