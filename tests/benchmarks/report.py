"""The table on the terminal, and the same as JSON and Markdown."""

import dataclasses
import datetime
import importlib.metadata
import importlib.util
import json
import os
import platform
import shutil
import subprocess
from pathlib import Path

PACKAGES = (
    "msgspec",
    "orjson",
    "pydantic",
    "datamodel-code-generator",
    "agent-client-protocol",
    "pyperf",
)
COLUMNS = ("topic", "case", "contestant", "median", "ratio", "note")


def surroundings():
    """Return date, machine and versions, without anything that names the machine."""
    versions = {"Python": platform.python_version()}
    for name in PACKAGES:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            versions[name] = "not installed"
    node = shutil.which("node")
    versions["Node"] = (
        subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        .stdout.strip()
        .removeprefix("v")
        if node
        else "not installed"
    )
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cpus": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "versions": versions,
    }


def described(about):
    """Return the surroundings as one line."""
    versions = ", ".join(f"{name} {version}" for name, version in about["versions"].items())
    load = "" if about["load"] is None else f", load {about['load']}"
    quick = "a quick run, which measures nothing; " if about.get("quick") else ""
    return f"{quick}{about['date']}, {about['machine']}, {about['cpus']} CPUs{load}; {versions}"


def figure(value, places=".3g"):
    """Return a number for people, without an exponent."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:{places}}"


def cells(row):
    """Return a row as text."""
    value = "" if row.value is None else f"{figure(row.value)} {row.unit}"
    ratio = "" if row.ratio is None else figure(row.ratio, ".2f")
    return (row.topic, row.case, row.name, value, ratio, row.note)


def goal_cells(goal):
    """Return a goal as text."""
    value = "" if goal.value is None else f"{goal.value:.3g}"
    return (goal.text, value, f"{goal.limit:.3g}", goal.verdict)


def terminal(about, rows, goals):
    """Return the report for a terminal."""
    tables = (
        [COLUMNS, *map(cells, rows)],
        [("goal", "figure", "at most", ""), *map(goal_cells, goals)],
    )
    return "\n\n".join([described(about), *map(_aligned, tables)])


def _aligned(table):
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    )


def markdown(about, rows, goals):
    """Return the report as Markdown."""
    parts = [f"{described(about)}.", _markdown(COLUMNS, map(cells, rows))]
    parts.append(_markdown(("goal", "figure", "at most", "verdict"), map(goal_cells, goals)))
    return "\n\n".join(parts) + "\n"


def _markdown(head, table):
    lines = [head, ("---",) * len(head), *table]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def as_json(about, rows, goals):
    """Return the report with every figure of every round."""
    return {
        **about,
        "rows": [{**dataclasses.asdict(row), "median": row.value} for row in rows],
        "goals": [{**dataclasses.asdict(goal), "verdict": goal.verdict} for goal in goals],
    }


def write(folder, about, rows, goals):
    """Write `bench.json` and `bench.md` into a folder, and `pyperf.json` if pyperf is there."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(as_json(about, rows, goals), indent=1)
    (folder / "bench.json").write_text(text + "\n", encoding="utf-8")
    (folder / "bench.md").write_text(markdown(about, rows, goals), encoding="utf-8")
    if importlib.util.find_spec("pyperf"):
        (folder / "pyperf.json").unlink(missing_ok=True)
        _suite(rows).dump(str(folder / "pyperf.json"))


def _suite(rows):
    """Return the times as pyperf has them: `python -m pyperf compare_to` tells two runs apart."""
    import pyperf

    benchmarks = []
    for row in rows:
        scale = {"us": 1e-6, "ms": 1e-3, "s": 1.0}.get(row.unit)
        # A difference of two processes can fall below zero, which is no time for pyperf.
        if scale is not None and row.values and min(row.values) > 0:
            values = [value * scale for value in row.values]
            name = f"{row.topic}, {row.case}: {row.name}"
            run = pyperf.Run(values, metadata={"name": name}, collect_metadata=False)
            benchmarks.append(pyperf.Benchmark([run]))
    return pyperf.BenchmarkSuite(benchmarks)
