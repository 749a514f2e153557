"""What omitted, null and a value mean: the table, prose that moves, and the lock that sees it."""

import json
import shutil
import time
from collections import Counter
from dataclasses import replace

import pytest

from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError
from acp_codegen.meaning.lock import accept, compare_lock, parse_lock, render_lock
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.meaning.presence import Presence
from acp_codegen.meaning.prose import classify, sentences
from acp_codegen.meaning.table import subjects
from acp_codegen.resolve import resolve
from acp_codegen.schema.lower.definitions import lower
from tests.conftest import (
    ROOT,
    pinned_document,
    pinned_revisions,
    pinned_schema,
    resolved,
    semantics,
)
from tests.functional.test_generate import command

CONTRADICTIONS = {
    Presence.PATCH: "Omitted and `null` are equivalent.",
    Presence.MERGE: "Omitted and `null` are equivalent.",
    Presence.RETAIN: "Omitted means unchanged. `null` clears it.",
    Presence.OPTIONAL: "Omitted means unchanged. `null` clears it.",
}


def lowered(version, profile="unstable"):
    return lower(pinned_document(version, profile))


def table(version, profile="unstable"):
    """Return the meaning of every field that an update can carry."""
    found = resolved(version, profile).checked().meanings.table
    return {
        item.name: found[item.name] for item in subjects(lowered(version, profile)) if item.updates
    }


@pytest.mark.parametrize(
    ("version", "profile", "counts", "decided"),
    [
        ("1.6.0", "unstable", {"patch": 33, "retain": 4, "optional": 80}, 63),
        ("1.9.0", "unstable", {"patch": 24, "merge": 9, "retain": 4, "optional": 82}, 64),
        ("2.1.0", "unstable", {"patch": 29, "merge": 9, "optional": 85}, 0),
        ("2.2.0", "unstable", {"patch": 32, "merge": 9, "optional": 84}, 0),
        # ErrorData is any JSON value here: the two shapes that upstream suggests for it, and their
        # two optional fields, are no classes. They would make it 99 optional fields.
        ("2.4.0", "unstable", {"patch": 34, "merge": 9, "optional": 97}, 0),
        ("2.4.0", "stable", {"patch": 23, "merge": 7, "optional": 82}, 0),
    ],
)
def test_the_table_of_a_revision(version, profile, counts, decided):
    found = table(version, profile)
    assert Counter(item.presence.value for item in found.values()) == counts
    assert sum(bool(item.decided) for item in found.values()) == decided
    assert all(item.evidence or item.decided for item in found.values())


def test_the_same_shape_changed_its_meaning_three_times():
    def history(name):
        return [
            table(version)[name].presence.value for version in ("1.6.0", "1.9.0", "2.1.0", "2.2.0")
        ]

    assert history("ToolCallUpdate._meta") == ["patch", "merge", "merge", "merge"]
    assert history("SessionMessage.senderSessionId") == ["retain", "retain", "patch", "patch"]
    assert history("UsageUpdate.cost") == ["optional", "optional", "optional", "patch"]


def test_null_resets_what_the_prose_names():
    resets = {name: item.reset for name, item in table("2.4.0").items() if item.reset}
    assert resets == {"ToolCallUpdate.kind": "other", "ToolCallUpdate.status": "pending"}


def test_the_evidence_stands_in_the_prose():
    revision = lowered("2.4.0")
    found = table("2.4.0")
    for subject in subjects(revision):
        if subject.updates:
            prose = " ".join(f"{subject.field.doc}\n\n{subject.prose}".split())
            assert found[subject.name].evidence in prose


def dropped(field, type_, evidence):
    return field.replace(evidence, ""), type_.replace(evidence, "")


def negated(field, type_, evidence):
    for word in (" leaves ", " leave ", " means ", " mean ", " are equivalent", " patches "):
        if word in evidence:
            wrong = evidence.replace(word, f" never{word}", 1)
            return field.replace(evidence, wrong), type_.replace(evidence, wrong)
    raise AssertionError(evidence)


def contradicted(field, type_, evidence, presence):
    return f"{field}\n\n{CONTRADICTIONS[presence]}", type_


def moved(field, type_, evidence):
    return field.replace(evidence, ""), f"{type_}\n\n{evidence}" if evidence in field else type_


def nothing(field, type_, evidence):
    return "", ""


@pytest.mark.parametrize("mutation", [dropped, negated, contradicted, moved, nothing])
def test_prose_that_moves_never_changes_the_class(mutation):
    outcomes = Counter()
    found = table("2.4.0")
    for subject in subjects(lowered("2.4.0")):
        if not subject.updates:
            continue
        before = found[subject.name]
        field, type_ = (" ".join(text.split()) for text in (subject.field.doc, subject.prose))
        extra = (before.presence,) if mutation is contradicted else ()
        field, type_ = mutation(field, type_, before.evidence, *extra)
        after = classify(subject.field.wire, field, type_).presence
        flipped = after not in (before.presence, Presence.UNKNOWN)
        outcomes["flipped" if flipped else "unknown" if after != before.presence else "same"] += 1
        assert not flipped, (subject.name, field)
    print(mutation.__name__, dict(outcomes))
    assert outcomes["unknown"] > 90
    if mutation is contradicted or mutation is nothing:
        assert outcomes["same"] == 0


@pytest.mark.parametrize(
    "prose",
    [
        "Omitted and `null` " * 50_000,
        "`a`, " * 200_000 + "have patch semantics",
        "Omission leaves " + "x " * 500_000 + "unchanged",
        "omitted" * 150_000,
        "Omitted or `null` means " + "a" * 1_000_000,
        ". ".join(["Omitted means unchanged"] * 40_000),
    ],
    ids=range(6),
)
def test_a_megabyte_of_prose_is_read_in_bounded_time(prose):
    started = time.process_time()
    classify("x", prose, prose)
    # A bound for what would be minutes or hours if matching were not linear.
    assert time.process_time() - started < 20


def test_sentences_are_verbatim():
    assert list(sentences("One\ntwo. `null` three!\n\n* Four; five. [Six]")) == [
        "One two.",
        "`null` three!",
        "* Four; five.",
        "[Six]",
    ]


def test_silence_stops_with_the_line_to_add():
    schema = pinned_schema("2.4.0")
    schema["$defs"]["Notice"]["properties"]["description"]["description"] = "More words."
    from acp_codegen.schema.document import load

    document = load(json.dumps(schema).encode(), version="2.4.0", profile="unstable", source="x")
    with pytest.raises(GenerationError) as caught:
        resolve(document, semantics=semantics()).checked("meaning")
    (problem,) = caught.value.diagnostics
    assert caught.value.exit_code == NEEDS_DECISION
    assert problem.pointer == "#/$defs/Notice/properties/description"
    assert '"More words."' in problem.suggestion
    assert '[[presence]]\nfields = ["Notice.description"]\n' in problem.suggestion
    overlay = parse_semantics(
        '[[presence]]\nfields = ["Notice.description"]\nclass = "optional"\nreason = "test"', "x"
    )
    found = resolve(document, semantics=semantics() + overlay).checked().meanings.table
    assert found["Notice.description"].presence is Presence.OPTIONAL


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ('fields = ["Notice.nothing"]\nclass = "optional"', "does not have"),
        ('wire = "_meta"\nprose = ["never"]\nclass = "optional"', "does not have"),
        (
            'fields = ["UsageUpdate.cost"]\nclass = "optional"',
            "the overlay says optional, the prose patch",
        ),
    ],
)
def test_an_entry_that_is_stale_or_wrong_stops(entry, message):
    overlay = parse_semantics(f'[[presence]]\n{entry}\nreason = "test"', "x")
    with pytest.raises(GenerationError, match=message) as caught:
        resolve(pinned_document("2.4.0"), semantics=semantics() + overlay).checked()
    assert caught.value.exit_code == NEEDS_DECISION


def test_an_overlay_that_is_not_understood_is_refused_whole():
    text = """
    [[presence]]
    fields = ["A.b"]
    wire = "_meta"
    prose = ["x"]
    class = "patched"
    typo = 1
    [[malformed]]
    becomes = "nothing"
    [roles]
    """
    with pytest.raises(GenerationError) as caught:
        parse_semantics(text, "overlay.toml")
    assert [problem.pointer for problem in caught.value.diagnostics] == [
        "overlay.toml#malformed/0/becomes",
        "overlay.toml#malformed/0/fields",
        "overlay.toml#malformed/0/reason",
        "overlay.toml#presence/0",
        "overlay.toml#presence/0/class",
        "overlay.toml#presence/0/reason",
        "overlay.toml#presence/0/typo",
        "overlay.toml#roles",
    ]


@pytest.mark.parametrize(("version", "profile"), pinned_revisions())
def test_every_pinned_revision_means_what_was_accepted(version, profile):
    path = ROOT / "schema" / "locks" / f"{version}-{profile}.json"
    text = path.read_text(encoding="utf-8")
    locked = parse_lock(text, path.name)
    found = resolved(version, profile).meanings.table
    assert compare_lock(locked, found) == []
    assert render_lock(locked) == text


def test_a_reworded_sentence_is_seen_and_accepted_by_name():
    found = resolve(pinned_document("2.4.0")).checked("meaning").meanings.table
    locked = accept({}, found, found, "")
    cost = found["UsageUpdate.cost"]
    moved_ = dict(found)
    moved_["UsageUpdate.cost"] = replace(
        cost, evidence="Omitted means unchanged. `null` clears it."
    )
    moved_["Notice.added"] = cost
    del moved_["Notice._meta"]
    problems = compare_lock(locked, moved_)
    assert [item.field for item in problems] == [
        "Notice._meta",
        "Notice.added",
        "UsageUpdate.cost",
    ]
    assert cost.evidence in str(problems[2])
    assert "Omitted means unchanged." in str(problems[2])
    again = accept(locked, moved_, ["UsageUpdate.cost"], "shorter, and the same")
    assert again["UsageUpdate.cost"].accepted == "shorter, and the same"
    left = compare_lock(again, moved_)
    assert [item.field for item in left] == ["Notice._meta", "Notice.added"]


def test_a_lock_is_not_edited_by_hand():
    text = (ROOT / "schema" / "locks" / "2.4.0-unstable.json").read_text(encoding="utf-8")
    with pytest.raises(GenerationError, match="does not have the hash beside it"):
        parse_lock(text.replace("Omission leaves the title", "Omission keeps the title"), "lock")
    with pytest.raises(GenerationError, match="not a lock"):
        parse_lock("[]", "lock")


@pytest.fixture
def project(tmp_path):
    """A project with the current revision alone."""
    schema = tmp_path / "schema"
    for name in ("2.4.0/schema.unstable.json", "locks/2.4.0-unstable.json", "semantics.toml"):
        (schema / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "schema" / name, schema / name)
    catalogue = (ROOT / "schema" / "revisions.toml").read_text(encoding="utf-8")
    entries = catalogue.split("[[revision]]")
    kept = [entry for entry in entries[1:] if '"2.4.0"' in entry and '"unstable"' in entry]
    (schema / "revisions.toml").write_text("[[revision]]".join([entries[0], *kept]))
    return tmp_path


def test_a_moved_lock_stops_generate_and_check(project):
    path = project / "schema" / "locks" / "2.4.0-unstable.json"
    locked = json.loads(path.read_text())
    assert command("semantics", cwd=project).returncode == 0
    locked["ToolCallUpdate.kind"]["reset"] = "read"
    path.write_text(json.dumps(locked))
    for name in ("generate", "check", "semantics"):
        done = command(name, cwd=project)
        assert done.returncode == NEEDS_DECISION
        assert "ToolCallUpdate.kind: was patch, null resets to read" in done.stderr
        assert "Traceback" not in done.stderr
    assert not (project / "generated").exists()
    arguments = ["semantics", "--accept", "ToolCallUpdate.kind"]
    assert "no reason" in command(*arguments, cwd=project).stderr
    done = command(*arguments, "--reason", "upstream said so", cwd=project)
    assert (done.returncode, done.stdout) == (0, "accepted: 1\n")
    assert json.loads(path.read_text())["ToolCallUpdate.kind"]["accepted"] == "upstream said so"
    assert command("generate", cwd=project).returncode == 0


def test_a_revision_without_a_lock_is_to_be_reviewed(project):
    (project / "schema" / "locks" / "2.4.0-unstable.json").unlink()
    done = command("semantics", cwd=project)
    assert done.returncode == NEEDS_DECISION
    assert "has no lock yet" in done.stderr
    done = command("generate", cwd=project)
    assert (done.returncode, "Nobody has reviewed" in done.stderr) == (0, True)
    assert command("semantics", "--accept", "ALL", "--reason", "new", cwd=project).returncode == 0
    done = command("check", cwd=project)
    assert (done.returncode, done.stderr) == (0, "")


def test_an_unpinned_schema_is_compared_with_the_newest_lock(project):
    schema = pinned_schema("2.4.0")
    title = schema["$defs"]["ToolCallUpdate"]["properties"]["title"]
    title["description"] = "Omitted means unchanged. `null` clears it."
    (project / "novel.json").write_text(json.dumps(schema))
    done = command("semantics", "--schema", "novel.json", cwd=project)
    assert done.returncode == NEEDS_DECISION
    assert "ToolCallUpdate.title: was patch" in done.stderr
    assert "ToolCallUpdate.title: patch" in done.stdout


def test_another_file_adds_to_the_overlay(project):
    schema = pinned_schema("2.4.0")
    schema["$defs"]["Notice"]["properties"]["description"]["description"] = "More words."
    (project / "novel.json").write_text(json.dumps(schema))
    arguments = ["semantics", "--schema", "novel.json"]
    done = command(*arguments, cwd=project)
    assert (done.returncode, done.stdout) == (NEEDS_DECISION, "")
    assert "nobody has said what an update does with Notice.description" in done.stderr
    (project / "more.toml").write_text(
        '[[presence]]\nfields = ["Notice.description"]\nclass = "optional"\nreason = "it is news"'
    )
    done = command(*arguments, "--semantics", "more.toml", cwd=project)
    assert "Notice.description: optional\n  decided: it is news" in done.stdout
    assert done.returncode == NEEDS_DECISION  # the lock has a sentence for it
    assert "Notice.description: was optional" in done.stderr
    assert command(*arguments, "--semantics", "none.toml", cwd=project).returncode == 2


def test_a_problem_is_told_of_the_file_that_has_it(project):
    (project / "more").mkdir()
    (project / "more" / "semantics.toml").write_text(
        """
[[presence]]
fields = ["Notice.gone"]
class = "optional"
reason = "a test"

[[malformed]]
fields = ["Notice.lost"]
becomes = "null"
reason = "a test"
"""
    )
    with (project / "more" / "roles.toml").open("w") as file:
        file.write('[event.notice]\nvariant = "gone"\nreason = "a test"\n')
    # A malformed rule stops before the meanings are read.
    for name, places in (
        ("semantics.toml", {"Notice.lost"}),
        ("roles.toml", {"event/notice"}),
    ):
        done = command("check", "--semantics", f"more/{name}", cwd=project)
        assert done.returncode == NEEDS_DECISION
        for place in places:
            assert f"more/{name}#{place}: the overlay speaks of something" in done.stderr
        assert "\nsemantics.toml#" not in f"\n{done.stderr}"
    path = project / "more" / "semantics.toml"
    path.write_text(path.read_text().partition("[[malformed]]")[0])
    done = command("check", "--semantics", "more/semantics.toml", cwd=project)
    assert "more/semantics.toml#Notice.gone: the overlay speaks of something" in done.stderr


def test_explain_tells_the_history_of_a_field():
    done = command("explain", "UsageUpdate.cost")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "1.6.0 (unstable): optional"
    assert "2.2.0 (unstable): patch" in lines
    assert "  a malformed value is omitted" in lines
    done = command("explain", "UsageUpdate.price")
    assert done.returncode == 2
    assert "no pinned revision has it" in done.stderr
