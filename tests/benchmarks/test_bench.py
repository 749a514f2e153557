"""The benchmarks run and measure what they say; nothing here looks at how long it takes."""

import collections
import hashlib
import json
import re

import acp_v2
import pytest

from acp_codegen.schema.roots import DEFAULT_ROOTS
from tests.benchmarks import (
    __main__,
    contestants,
    decoding,
    folding,
    footprint,
    report,
    stream,
    typescript,
)
from tests.benchmarks.generation import reached, synthetic
from tests.benchmarks.measure import NOT_INSTALLED, Goal, Options, Row, compare, import_times
from tests.benchmarks.pydantic_models import SCHEMA


def tags(lines):
    return collections.Counter(json.loads(line)["sessionUpdate"] for line in lines)


def test_the_stream_is_the_same_everywhere():
    lines = b"".join(stream.clean(20_000))
    digest = "266c671cafeb7ff124c28aa9f511dba14da8b5bdbacc06570f7015ed1e1d0cb6"
    assert hashlib.sha256(lines).hexdigest() == digest


def test_the_stream_has_every_variant_and_nothing_malformed():
    lines = stream.clean(2_000)
    assert set(tags(lines)) == set(acp_v2.SESSION_UPDATES)
    for line in lines:
        issues = []
        acp_v2.decode(line, strict=True, issues=issues)
        assert issues == []


def test_the_mixed_stream_has_what_it_says():
    lines = stream.mixed(2_000)
    unknown = malformed = 0
    for line in lines:
        issues = []
        update = acp_v2.decode(line, issues=issues)
        unknown += isinstance(update, acp_v2.OtherSessionUpdate)
        malformed += bool(issues)
    assert (unknown, malformed) == (40, 20)


def test_the_long_session_has_what_it_says():
    lines = stream.long_session(2_000)
    session = folding.pipeline(lines)
    assert tags(lines)["agent_message_chunk"] == len(session.agent_messages["m"].content) == 1_000
    assert tags(lines)["terminal_output_chunk"] == 500
    assert len(session.tool_calls) == 100
    assert all(call.status == "completed" for call in session.tool_calls.values())


def test_without_the_optional_packages_they_are_said_to_be_missing(monkeypatch, tmp_path):
    monkeypatch.setattr(contestants, "optional", lambda name: None)
    monkeypatch.setattr(typescript.shutil, "which", lambda name: None)
    rows, goals = decoding.run(Options(True, tmp_path))
    missing = {row.name for row in rows if row.note == NOT_INSTALLED}
    assert missing == {
        "orjson.loads",
        "pydantic, generated",
        "Python SDK",
        "TypeScript SDK, on receipt",
    }
    assert [goal.verdict for goal in goals if goal.value is None] == ["not measured"]


def test_a_quick_run_writes_the_report(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(contestants, "optional", lambda name: None)
    __main__.main(["--quick", "--out", str(tmp_path), "encoding", "folding"])
    printed = capsys.readouterr().out
    text = (tmp_path / "bench.md").read_text()
    found = json.loads((tmp_path / "bench.json").read_text())
    assert {row["topic"] for row in found["rows"]} == {
        "encode",
        "apply",
        "dispatch",
        "all three",
        "memory held",
    }
    for row in found["rows"]:
        assert row["name"] in text and row["name"] in printed
        assert (row["median"] is None) == (row["note"] == NOT_INSTALLED)
    assert found["versions"]["msgspec"]
    assert len(found["goals"]) == 4


def test_contestants_take_turns_and_the_median_ratio_counts():
    calls = []

    def contestant(name, *seconds):
        left = iter(seconds)

        def run():
            calls.append(name)
            return next(left)

        return run

    runs = {
        "a": contestant("a", 9.0, 1.0, 2.0, 4.0),
        "b": None,
        "c": contestant("c", 9.0, 3.0, 4.0, 4.0),
    }
    rows = compare("topic", "case", runs, rounds=3, per=2, unit="s")
    # The first time of each is not counted.
    assert calls == ["a", "c"] * 4
    assert [(row.name, row.value, row.ratio, row.note) for row in rows] == [
        ("a", 1.0, 1.0, ""),
        ("b", None, None, NOT_INSTALLED),
        ("c", 2.0, 2.0, ""),
    ]


@pytest.mark.parametrize(
    ("value", "verdict"), [(0.9, "reached"), (1.0, "reached"), (1.1, "MISSED")]
)
def test_a_missed_goal_is_told(value, verdict):
    text = report.markdown(report.surroundings(), [], [Goal("speed", value, 1.0)])
    assert f"| speed | {value:.3g} | 1 | {verdict} |" in text


def test_a_quick_run_says_so_and_gives_no_verdict():
    about = report.surroundings() | {"quick": True}
    text = report.markdown(about, [], [Goal("speed", 0.5, 1.0, quick=True)])
    assert text.startswith("a quick run, which measures nothing; ")
    assert "| speed | 0.5 | 1 | not measured |" in text


def test_nothing_relates_to_a_contestant_that_is_missing():
    rows = compare("topic", "case", {"a": None, "b": lambda: 1.0}, rounds=1)
    assert [row.ratio for row in rows] == [None, None]


def test_imports_are_taken_apart(tmp_path):
    spent = import_times(tmp_path, "import msgspec, acp_v2")
    assert {*footprint.PARTS.values(), "acp_v2"} <= spent.keys()
    assert all(0 <= own <= whole for own, whole in spent.values())


def test_memory_is_compared_on_the_same_stream(tmp_path, monkeypatch):
    sizes = {("clean", "msgspec"): 100, ("protocol_v1", "msgspec"): 200}

    def child(_work, _c, script, stream, _lines):
        return sizes.get((stream, "msgspec" if footprint.PLAIN in script else ""), 50)

    monkeypatch.setattr(footprint, "child", child)
    monkeypatch.setattr(footprint, "_installed", lambda name: True)
    rows, goal = footprint._held(Options(True, tmp_path))
    ratios = {(row.case, row.name): row.ratio for row in rows}
    assert ratios["clean", "acp_v2.decode"] == goal.value == 0.5
    assert ratios["protocol v1", "Python SDK"] == 0.25


def test_the_reduced_schema_has_what_is_generated():
    schema = json.loads(SCHEMA.read_bytes())
    part = reached(schema)
    assert len(part["$defs"]) < len(schema["$defs"])
    names = re.findall(r'"#/\$defs/(\w+)"', json.dumps(part))
    assert {*names} == part["$defs"].keys() >= {*DEFAULT_ROOTS}


@pytest.mark.parametrize(
    ("value", "ratio", "text"),
    [(0.0987, 0.333, ("0.0987 us", "0.33")), (1_310.4, 6_871.8, ("1,310 us", "6,872"))],
)
def test_figures_are_for_people(value, ratio, text):
    row = Row("decode", "clean", "x", [value], ratio=ratio)
    assert report.cells(row)[3:5] == text


def test_rows_that_have_no_figure_are_shown():
    row = Row("decode", "clean", "orjson.loads", note=NOT_INSTALLED)
    assert report.cells(row) == ("decode", "clean", "orjson.loads", "", "", NOT_INSTALLED)


def test_synthetic_schemas_have_the_size_that_is_asked_for():
    assert len(synthetic(1_000)["$defs"]) == 1_000
