"""A bump from 2.2.0 to 2.4.0, as far as no person must decide, and on from there."""

import json
import re
import shutil
import stat

import pytest

from acp_codegen.diagnostics import NEEDS_DECISION
from acp_codegen.diff.rules import Change, Kind
from acp_codegen.project.folder import Project
from acp_codegen.upgrade import changelog
from acp_codegen.upgrade.steps import Compared, write_changelog
from tests.conftest import ROOT, pinned_bytes, pinned_schema
from tests.functional.test_generate import command

OLD, NEW = "2.2.0", "2.4.0"
ROLE = '[event.{0}]\nvariant = "{0}"\nreason = "a test"\n'


def catalogue_without(version, current):
    """Return the text of the catalogue as it was before a version."""
    text = (ROOT / "schema" / "revisions.toml").read_text(encoding="utf-8")
    head, *entries = text.split("[[revision]]")
    kept = [entry for entry in entries if f'"{version}"' not in entry]
    return "[[revision]]".join([re.sub('current = ".*"', f'current = "{current}"', head), *kept])


def before(root):
    """Make a project as it was when 2.2.0 was current, with its package and a changelog."""
    schema = root / "schema"
    shutil.copytree(ROOT / "schema", schema)
    shutil.rmtree(schema / NEW)
    for lock in (schema / "locks").glob(f"{NEW}-*"):
        lock.unlink()
    (schema / "revisions.toml").write_text(catalogue_without(NEW, OLD), encoding="utf-8")
    (root / "CHANGELOG.md").write_text("# Changelog\n\n## 1.0\n\n- The first.\n")
    assert command("generate", cwd=root).returncode == 0
    return root


@pytest.fixture
def project(tmp_path):
    return before(tmp_path / "project")


@pytest.fixture
def novel(tmp_path):
    """The file that upstream published."""
    path = tmp_path / "schema.unstable.json"
    path.write_bytes(pinned_bytes(NEW))
    return path


def bump(project, path, *more, version=NEW):
    return command("bump", str(path), "--version", version, *more, cwd=project)


def accept(project, stderr, version=NEW):
    """Run the command that the refused bump names, for all fields at once."""
    names = re.findall(r"Read both, then: .* --accept (\S+) --reason", stderr)
    given = [word for name in names for word in ("--accept", name)]
    if len(names) > 1:
        assert f"acp-codegen semantics --revision {version} {' '.join(given)} --reason" in stderr
    done = command("semantics", "--revision", version, *given, "--reason", "read", cwd=project)
    assert (done.returncode, done.stderr) == (0, "")
    return names


def tree(folder):
    """Return the bytes of every file below a folder, by path."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def test_a_bump_stops_for_a_person_and_goes_on_afterwards(project, novel):
    was = tree(project)
    done = bump(project, novel)
    assert done.returncode == NEEDS_DECISION
    assert "ACP schema 2.2.0 (unstable) -> 2.4.0 (unstable)" in done.stdout
    assert 'ToolCallStatus: new value "paused"' in done.stdout
    assert "13 problems; all else is prepared" in done.stderr
    assert "UsageUpdate.cost: was patch" in done.stderr
    # Prepared: the schema is pinned and what is clear is locked, and nothing else has moved.
    now = tree(project)
    assert set(now) - set(was) == {
        "schema/2.4.0/schema.unstable.json",
        "schema/locks/2.4.0-unstable.json",
    }
    assert {path for path in was if now[path] != was[path]} == {"schema/revisions.toml"}
    assert command("check", cwd=project).returncode == 0
    locked = json.loads(now["schema/locks/2.4.0-unstable.json"])
    assert "ToolCallUpdate.capabilities" in locked
    assert "UsageUpdate.cost" not in locked

    assert bump(project, novel).stderr == done.stderr
    assert tree(project) == now
    assert len(accept(project, done.stderr)) == 13

    done = bump(project, novel)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("CHANGELOG.md: wrote the section about 2.4.0\ncurrent: 2.4.0\n")
    assert command("check", cwd=project).returncode == 0
    assert tree(project / "generated" / "acp_v2") == tree_of_committed()
    text = (project / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.startswith("# Changelog\n\n## Unreleased\n\n### Schema 2.4.0\n\nWas 2.2.0.\n\n- `")
    assert text.endswith("`acp-codegen diff 2.2.0 2.4.0`\n\n## 1.0\n\n- The first.\n")

    after = tree(project)
    done = bump(project, novel)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("2.4.0 is current, and nothing is left to do\n")
    assert tree(project) == after


def tree_of_committed():
    """Return the committed package, but for where its schema came from."""
    found = tree(ROOT / "generated" / "acp_v2")
    found = {path: data for path, data in found.items() if not path.endswith(".pyc")}
    manifest = json.loads(found["MANIFEST.json"])
    manifest["schema"]["source"] = "file:schema.unstable.json"
    found["MANIFEST.json"] = (json.dumps(manifest, indent=2) + "\n").encode()
    return found


def test_a_dry_run_does_all_but_write(project, novel):
    was = tree(project)
    done = bump(project, novel, "--dry-run")
    assert done.returncode == NEEDS_DECISION
    assert "13 problems; nothing was written here: --dry-run" in done.stderr
    assert tree(project) == was
    accept(project, bump(project, novel).stderr)
    was = tree(project)
    done = bump(project, novel, "--dry-run")
    assert done.returncode == 0
    assert "current: 2.4.0" in done.stdout
    assert "Nothing was written here" in done.stderr
    assert tree(project) == was


def test_what_is_new_upstream_comes_with_the_lines_to_add(project, tmp_path):
    schema = pinned_schema(NEW)
    defs = schema["$defs"]
    defs["Novelty"] = {"type": "object", "properties": {"text": {"type": "string"}}}
    defs["Novelty"]["properties"]["_meta"] = {"type": ["object", "null"]}
    defs["Novelty"]["required"] = ["text"]
    tag = {
        "type": "object",
        "properties": {"sessionUpdate": {"type": "string", "const": "novelty"}},
        "required": ["sessionUpdate"],
    }
    defs["SessionUpdate"]["anyOf"].insert(0, {**tag, "allOf": [{"$ref": "#/$defs/Novelty"}]})
    defs["SessionUpdate"]["anyOf"][-1]["not"]["anyOf"].append(tag)
    path = tmp_path / "schema.unstable.json"
    path.write_text(json.dumps(schema), encoding="utf-8")

    done = bump(project, path, version="2.5.0")
    assert done.returncode == NEEDS_DECISION
    assert 'fields = ["Novelty._meta"]\n' in done.stderr
    assert '[snapshot.text]\n  variant = "novelty"\n  field = "text"\n' in done.stderr
    # The lines can be pasted; a person chooses.
    overlay = project / "schema" / "semantics.toml"
    added = [
        '[[presence]]\nfields = ["Novelty._meta"]\nclass = "optional"',
        '[snapshot.text]\nvariant = "novelty"\nfield = "text"',
    ]
    limits = 'reason = "a test"\nsince = "2.5.0"\n'
    lines = [overlay.read_text(encoding="utf-8"), *(f"{item}\n{limits}" for item in added)]
    overlay.write_text("\n".join(lines), encoding="utf-8")
    done = bump(project, path, version="2.5.0")
    accept(project, done.stderr, "2.5.0")
    done = bump(project, path, version="2.5.0")
    assert (done.returncode, done.stderr) == (0, "")
    assert command("check", cwd=project).returncode == 0
    assert (
        "Novelty: _snapshot_text" in (project / "generated" / "acp_v2" / "session.py").read_text()
    )


def test_a_bump_needs_the_lock_of_the_revision_before(project, novel):
    (project / "schema" / "locks" / f"{OLD}-unstable.json").unlink()
    done = bump(project, novel)
    assert done.returncode == NEEDS_DECISION
    assert "2.2.0 (unstable) has no lock, so nobody can tell what moved" in done.stderr
    assert not (project / "schema" / "locks" / f"{NEW}-unstable.json").exists()


def test_a_bump_takes_every_profile_along(project, tmp_path):
    stable = tmp_path / "schema.json"
    stable.write_bytes(pinned_bytes(NEW, "stable"))
    done = bump(project, stable)
    assert done.returncode == NEEDS_DECISION
    assert "2.2.0 is pinned as unstable, and 2.4.0 is not" in done.stderr
    assert command("check", cwd=project).returncode == 0


def test_a_schema_that_is_not_understood_is_pinned_and_no_more(project, tmp_path):
    schema = pinned_schema(NEW)
    schema["$defs"]["Cost"]["properties"]["amount"]["exclusiveMinimum"] = 3
    path = tmp_path / "schema.unstable.json"
    path.write_text(json.dumps(schema), encoding="utf-8")
    done = bump(project, path, version="2.5.0")
    assert done.returncode == 2
    assert "exclusiveMinimum" in done.stderr
    assert "nothing was written" not in done.stderr
    assert "what is said above was done; 2.2.0 is current" in done.stderr
    assert command("check", cwd=project).returncode == 0
    done = command("explain", "UsageUpdate.cost", cwd=project)
    assert (done.returncode, "2.2.0 (unstable): patch" in done.stdout) == (0, True)
    assert "2.5.0 (unstable): not understood" in done.stdout


def test_what_cannot_be_read_is_no_difference(project, novel):
    """Exit 1 is kept for a difference that was asked for."""
    lock = project / "schema" / "locks" / f"{OLD}-unstable.json"
    text = lock.read_bytes()
    for broken in (b"\xff", b"[" * 100_000):
        lock.write_bytes(broken)
        done = command("check", cwd=project)
        assert (done.returncode, "not a lock" in done.stderr) == (2, True)
    lock.write_bytes(text)
    accept(project, bump(project, novel).stderr)
    (project / "CHANGELOG.md").write_bytes(b"\xff")
    done = bump(project, novel)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    (project / "schema" / "revisions.toml").write_text("")
    assert command("upstream", cwd=project).returncode == 2


def test_nothing_goes_back(project):
    path = project / "schema" / "1.9.0" / "schema.unstable.json"
    was = tree(project)
    done = bump(project, path, version="1.9.0")
    assert done.returncode == 2
    assert "older than the current 2.2.0" in done.stderr
    assert tree(project) == was


def test_goldens_are_refreshed_by_the_project(project, novel):
    script = project / "tests" / "golden" / "update.py"
    script.parent.mkdir(parents=True)
    script.write_text(
        "import pathlib\npathlib.Path('seen.txt').write_text('x')\nprint('history/x')\n"
    )
    accept(project, bump(project, novel).stderr)
    done = bump(project, novel)
    assert (done.returncode, "goldens: 1 files changed" in done.stdout) == (0, True)
    assert (project / "seen.txt").exists()
    script.write_text("raise SystemExit('broken')\n")
    (project / "generated" / "acp_v2" / "enums.py").unlink()
    done = bump(project, novel)
    assert done.returncode == 2
    assert "tests/golden/update.py: failed: broken" in done.stderr


def test_the_fetched_bytes_are_what_was_pinned(project, novel):
    accept(project, bump(project, novel).stderr)
    novel.write_text(json.dumps(pinned_schema(NEW)), encoding="utf-8")
    was = tree(project)
    done = bump(project, novel)
    assert done.returncode == 2
    assert "A release does not change" in done.stderr
    assert tree(project) == was


NPM = """#!/usr/bin/env python3
import sys
assert sys.argv[1:3] == ["view", "--json"], sys.argv
print({answer!r})
"""


def test_upstream_asks_npm_for_the_newest(project, tmp_path, monkeypatch):
    npm = tmp_path / "bin" / "npm"
    npm.parent.mkdir()
    monkeypatch.setenv("PATH", str(npm.parent), prepend=":")
    for answer, code, said in (
        ('"2.2.0"', 0, "@agentclientprotocol/sdk@2.2.0 is the newest, and it is current\n"),
        ('["2.2.0"]', 2, "npm gave something else than a version"),
    ):
        npm.write_text(NPM.format(answer=answer))
        npm.chmod(npm.stat().st_mode | stat.S_IXUSR)
        done = command("upstream", cwd=project)
        assert done.returncode == code
        assert said in done.stdout + done.stderr


def test_a_section_of_the_changelog_is_written_once_and_where_it_belongs():
    changes = [
        Change(Kind.PRESENCE_CHANGED, "A.b", "presence class optional -> patch"),
        Change(Kind.PROSE_CHANGED, "A", "new: `x`"),
    ]
    section = changelog.entry("1.0.0", "2.0.0", changes)
    assert section.splitlines()[4:] == [
        "- `A.b`: `presence class optional -> patch` "
        "(presence-changed: **breaks readers, writers**)",
        "- 1 more that break nobody: `acp-codegen diff 1.0.0 2.0.0`",
    ]
    for text, expected in (
        ("", f"## Unreleased\n\n{section}"),
        ("# Log\n", f"# Log\n\n## Unreleased\n\n{section}"),
        ("# Log\n\n## Unreleased\n\n- x\n", f"# Log\n\n## Unreleased\n\n{section}\n- x\n"),
        ("# Log\n\n## [Unreleased]\n\n- x\n", f"# Log\n\n## [Unreleased]\n\n{section}\n- x\n"),
        ("# Log\n\n## 1.0\n", f"# Log\n\n## Unreleased\n\n{section}\n## 1.0\n"),
    ):
        result = changelog.insert(text, "2.0.0", section)
        assert result == expected
        assert changelog.insert(result, "2.0.0", section) == result


@pytest.mark.parametrize(
    ("last", "newline"),
    [("\n", "\n"), ("\r\n", "\r\n"), ("\r\n", "\n")],
    ids=["LF", "CRLF", "LF and one CRLF"],
)
def test_a_changelog_keeps_its_line_ends(tmp_path, last, newline):
    path = tmp_path / "CHANGELOG.md"
    before = newline.join(["# Log", "", "## 1.0", "", "- x"]) + last
    path.write_bytes(before.encode())
    compared = [Compared("", (Change(Kind.PROSE_CHANGED, "A", "new: `x`"),))]
    (step,) = write_changelog(Project(tmp_path), OLD, NEW, compared)
    assert step.wrote
    after = path.read_bytes()
    rest = before.partition("## 1.0")[2]
    assert after.endswith(f"## 1.0{rest}".encode())
    new = after.removesuffix(rest.encode())
    assert new.count(b"\r") == (new.count(b"\n") if newline == "\r\n" else 0)
    assert f"## Unreleased{newline}{newline}### Schema {NEW}{newline}".encode() in after
    assert list(write_changelog(Project(tmp_path), OLD, NEW, compared)) == []
    assert path.read_bytes() == after
