"""A copy in another project: what is told about it, what is refused, and that it works there."""

import contextlib
import fcntl
import functools
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from acp_codegen.commands import app as cli
from acp_codegen.commands import vendor as cli_vendor
from acp_codegen.commands.common import PACKAGE, Profile
from acp_codegen.diagnostics import GenerationError
from acp_codegen.emit.package import render_package
from acp_codegen.manifest import MANIFEST, REQUIRES
from acp_codegen.output.copies import inspect
from acp_codegen.output.destination import check_name
from acp_codegen.output.write import write
from acp_codegen.resolve import resolve
from tests.conftest import ROOT, pinned_document, semantics
from tests.functional.test_generate import command, tree
from tests.functional.test_output import put, snapshot, texts_in
from tests.support import COMMAND, environment

FRESH = Path(__file__).resolve().parent / "fresh"
# `nox -s vendor` names an interpreter that has nothing but one version of msgspec.
PYTHON = os.environ.get("ACP_CODEGEN_FRESH_PYTHON")


@functools.cache
def package_of(version="2.4.0", profile="unstable", roots=None):
    """Build what is vendored, once."""
    options = {"roots": roots} if roots else {}
    resolved = resolve(pinned_document(version, profile), semantics=semantics(), **options)
    return render_package(resolved.checked(), vendored=True)


NEW = package_of()


@pytest.fixture
def dest(tmp_path):
    """A place for a copy in a folder of its own, so that litter beside it shows."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "wire"


@pytest.fixture
def run(monkeypatch, capsys):
    """The command line in this process, without building the same package again."""

    def build(_project, revision, _schema, profile, roots, _overlay, *, vendored):
        assert vendored
        names = tuple(roots.split(",")) if roots else None
        return package_of(revision or "2.4.0", Profile(profile).value, names)

    monkeypatch.setattr(cli_vendor, "build", build)

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["acp-codegen", *map(str, arguments)])
        with pytest.raises(SystemExit) as ended:
            cli.main()
        said = capsys.readouterr()
        return ended.value.code, said.out, said.err

    return run


def relist(folder, change):
    """Change what the manifest of a copy lists."""
    content = json.loads((folder / MANIFEST).read_text())
    change(content["files"])
    (folder / MANIFEST).write_text(json.dumps(content, indent=2) + "\n")


# --- what is written ----------------------------------------------------------------------------


def test_a_copy_is_the_package_with_its_licence_and_manifest(run, dest):
    code, out, err = run("vendor", dest)
    assert (code, err) == (0, "")
    assert out == f"{dest}: {len(NEW)} files written, 0 unchanged\n"
    assert texts_in(dest) == NEW
    assert run("vendor", dest) == (0, f"{dest}: 0 files written, {len(NEW)} unchanged\n", "")
    assert run("vendor", "--check", dest) == (0, f"{dest}: in sync\n", "")


def test_only_words_differ_from_what_generate_writes():
    generated = tree(ROOT / "generated" / PACKAGE)
    words = b"acp-codegen vendor --revision 2.4.0 DEST", b"acp-codegen generate --revision 2.4.0"
    assert generated.keys() == NEW.keys()
    for path, text in NEW.items():
        if path != MANIFEST:
            assert text.encode().replace(*words) == generated[path], path


def test_the_licence_is_that_of_the_schema_and_the_notice_names_all_owners():
    assert NEW["LICENSE"].encode() == (ROOT / "schema" / "LICENSE").read_bytes()
    assert "Apache License" in NEW["LICENSE"]
    (schema_owner,) = [
        line.strip() for line in NEW["LICENSE"].splitlines() if "Copyright 20" in line
    ]
    assert schema_owner in NEW["NOTICE"]
    own = (ROOT / "NOTICE").read_text().splitlines()[1]
    assert own.startswith("Copyright ")
    assert own in NEW["NOTICE"]


def test_the_manifest_says_how_it_came_about_and_what_it_needs():
    content = json.loads(NEW[MANIFEST])
    assert content["command"] == "acp-codegen vendor --revision 2.4.0 DEST"
    assert content["schema"]["version"] == "2.4.0"
    assert content["requires"] == REQUIRES
    other = json.loads(package_of("2.4.0", "stable", ("Cost",))[MANIFEST])
    options = "--revision 2.4.0 --profile stable --roots Cost"
    assert other["command"] == f"acp-codegen vendor {options} DEST"


def test_the_manifest_names_an_overlay_that_was_given():
    resolved = resolve(pinned_document("2.4.0", "unstable"), semantics=semantics())
    command = json.loads(render_package(resolved, vendored=True, overlaid=True)[MANIFEST])[
        "command"
    ]
    assert command == "acp-codegen vendor --revision 2.4.0 --semantics FILE DEST"


def test_what_the_manifest_needs_is_what_the_project_tests_with():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert settings["project"]["requires-python"] == REQUIRES["python"]
    assert f"msgspec{REQUIRES['msgspec']}" in settings["dependency-groups"]["tests"]


# --- what it may be called ----------------------------------------------------------------------


@pytest.mark.parametrize("name", ["wire", "acp_v2", "_acp", "Acp", "öl", "match", "a/b-c/acp"])
def test_a_name_that_can_be_imported_is_fine(tmp_path, name):
    check_name(tmp_path / name)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("acp-v2", "no identifier"),
        ("2acp", "no identifier"),
        ("acp.v2", "no identifier"),
        ("acp v2", "no identifier"),
        ("acp\n", "no identifier"),
        ("class", "a keyword"),
        ("None", "a keyword"),
        ("ﬁle", "NFKC"),
        ("e\u0301t", "NFKC"),
        ("__pycache__", "two underscores"),
        ("__init__", "two underscores"),
        ("msgspec", "imports a module"),
        ("typing", "imports a module"),
        ("enum", "imports a module"),
        ("typing_extensions", "imports a module"),
    ],
)
def test_a_name_that_cannot_is_refused(run, tmp_path, name, reason):
    code, out, err = run("vendor", tmp_path / name)
    assert (code, out) == (2, "")
    assert reason in err
    assert "such as acp_v2" in err
    assert run("vendor", "--check", tmp_path / name)[0] == 2
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def home(tmp_path):
    """A project without a revision."""
    root = tmp_path / "home"
    (root / "schema").mkdir(parents=True)
    (root / "schema" / "revisions.toml").write_text("")
    return root


@pytest.mark.parametrize(
    ("place", "what"),
    [
        ("generated/acp_v2", "generated package"),
        ("generated/other", "generated package"),
        ("schema/wire", "pinned schemas"),
        (".", "pinned schemas"),
    ],
)
def test_the_folders_of_the_project_itself_are_refused(run, home, monkeypatch, place, what):
    monkeypatch.chdir(home)
    for path in (place, home / place, f"src/../{place}"):
        for check in ([], ["--check"]):
            code, out, err = run("vendor", *check, path)
            assert (code, out) == (2, "")
            assert f"the project has this folder for its {what}" in err
    assert run("vendor", "src/wire")[0] == 0
    assert sorted(path.name for path in home.iterdir()) == ["schema", "src"]


def test_the_folders_of_the_tool_itself_are_refused_from_outside(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for place in ("schema/wire", "generated/wire"):
        code, out, err = run("vendor", ROOT / place)
        assert (code, out) == (2, "")
        assert "the project has this folder" in err
        assert not (ROOT / place).exists()


@pytest.mark.parametrize("place", ["schema", "schema/x", ".", ".."])
def test_a_package_is_not_generated_among_the_pinned_schemas(run, home, monkeypatch, place):
    monkeypatch.chdir(home)
    code, out, err = run("generate", "--schema", "none.json", "--out", place)
    assert (code, out) == (2, "")
    assert "the project has this folder for its pinned schemas" in err
    assert run("check", "--out", place)[0] == 2
    assert list(home.iterdir()) == [home / "schema"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["vendor", ""],
        ["generate", "--out", ""],
        ["generate", "--out="],
        ["check", "--schema", ""],
        ["check", "--revision="],
        ["--project", "", "check"],
        ["diff", "", "2.4.0"],
        ["fetch", ""],
    ],
    ids=" ".join,
)
def test_an_empty_argument_stands_for_nothing(run, dest, monkeypatch, arguments):
    dest.mkdir()
    monkeypatch.chdir(dest)
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert "it is empty" in err
    assert list(dest.iterdir()) == []


def test_the_folder_one_stands_in_has_a_name_too(run, dest, monkeypatch):
    dest.mkdir()
    monkeypatch.chdir(dest)
    assert run("vendor", ".")[0] == 0
    assert texts_in(dest) == NEW
    (dest.parent / "no-name").mkdir()
    monkeypatch.chdir(dest.parent / "no-name")
    assert run("vendor", ".")[0] == 2


# --- what is told about a copy ------------------------------------------------------------------


def edit(folder):
    with (folder / "enums.py").open("a") as stream:
        stream.write("EXTRA = 1\n")


def lose(folder):
    (folder / "methods.py").unlink()
    shutil.rmtree(folder / "_runtime")


def add(folder):
    put(folder, {"notes.txt": "mine\n", "_runtime/own.py": "mine\n"})


def age(folder):
    shutil.rmtree(folder)
    write(package_of("2.2.0"), folder)


def small(folder):
    shutil.rmtree(folder)
    write(package_of("2.4.0", "unstable", ("Cost",)), folder)


def other_tool(folder):
    text = (folder / MANIFEST).read_text().replace('"version": "0.1.0"', '"version": "0.0.9"')
    (folder / MANIFEST).write_text(text)


def dishonest(folder):
    """Edit a file and what the manifest says about it."""
    edit(folder)
    digest = hashlib.sha256((folder / "enums.py").read_bytes()).hexdigest()
    relist(folder, lambda files: files.update({"enums.py": digest}))


def liar(folder):
    digest = "0" * 64
    lies = {"../../x.py": digest, "/etc/passwd": digest, "open.py": "sha1:00", "unions.py": 5}
    relist(folder, lambda files: files.update(lies))


def unlisted(folder):
    edit(folder)
    relist(folder, lambda files: files.pop("enums.py"))


def reformat(folder):
    (folder / MANIFEST).write_text(json.dumps(json.loads((folder / MANIFEST).read_text())))


def bare(folder):
    (folder / MANIFEST).unlink()


def broken(folder):
    edit(folder)
    (folder / MANIFEST).write_text('{"files": [')


def windows(folder):
    text = (folder / "enums.py").read_bytes()
    (folder / "enums.py").write_bytes(text.replace(b"\n", b"\r\n"))


def link(folder):
    (folder / "enums.py").rename(folder.parent / "enums.py")
    (folder / "enums.py").symlink_to(folder.parent / "enums.py")


RUNTIME = sorted(path for path in NEW if path.startswith("_runtime/"))
AGED = sum(package_of("2.2.0")[path] != NEW[path] for path in NEW if path != MANIFEST)
ENTRY = f"manifest: {MANIFEST} has an entry that cannot be true: "
FROM_2_2 = "from schema 2.2.0 (unstable) to 2.4.0 (unstable)"
UNEXPLAINED = (
    "its MANIFEST names the same schema, generator and command, and other files: another build of"
    " the generator wrote it, or somebody edited both"
)
TOLD = {
    "nothing": ([], [], "in sync"),
    "edited": ([edit], ["hand-edited: enums.py"], "hand-edited"),
    "line ends": ([windows], ["hand-edited: enums.py"], "hand-edited"),
    "a link": ([link], ["hand-edited: enums.py"], "hand-edited"),
    "incomplete": (
        [lose],
        [f"missing: {path}" for path in [*RUNTIME, "methods.py"]],
        "incomplete",
    ),
    "foreign": ([add], ["foreign: _runtime/own.py", "foreign: notes.txt"], "in sync"),
    "outdated": ([age], [f"outdated: {AGED} files, {FROM_2_2}"], "outdated"),
    "other tool": (
        [other_tool],
        ["outdated: 0 files, from acp-codegen 0.0.9 to 0.1.0"],
        "outdated",
    ),
    "everything": (
        [age, edit, lose, add],
        [
            "hand-edited: enums.py",
            *(f"missing: {path}" for path in [*RUNTIME, "methods.py"]),
            "foreign: _runtime/own.py",
            "foreign: notes.txt",
            f"outdated: N files, {FROM_2_2}",
        ],
        "hand-edited, outdated, incomplete",
    ),
    "dishonest": ([dishonest], [f"outdated: 1 file, {UNEXPLAINED}"], "outdated"),
    "reformatted": ([reformat], [f"hand-edited: {MANIFEST}"], "hand-edited"),
    "unlisted": (
        [unlisted],
        [f"hand-edited: {MANIFEST}", "in the way: enums.py"],
        "hand-edited, obstructed",
    ),
    "liar": (
        [liar],
        [f"{ENTRY}{path}" for path in ("../../x.py", "/etc/passwd", "open.py", "unions.py")]
        + [f"hand-edited: {MANIFEST}"],
        "without a MANIFEST to trust, hand-edited",
    ),
    "bare": ([bare], [f"manifest: there is no {MANIFEST}"], "without a MANIFEST to trust"),
    "broken": (
        [broken],
        [f"manifest: {MANIFEST} is broken: it lists no files", "in the way: enums.py"],
        "without a MANIFEST to trust, obstructed",
    ),
}


@pytest.mark.parametrize("state", TOLD)
def test_what_has_become_of_a_copy_is_told(run, dest, state):
    changes, lines, summary = TOLD[state]
    write(NEW, dest)
    for change in changes:
        change(dest)
    before = snapshot(dest.parent)
    code, out, err = run("vendor", "--check", dest)
    *found, last = out.splitlines()
    if state == "everything":
        count = inspect(NEW, dest).outdated
        assert "enums.py" not in count
        assert not set(RUNTIME) & set(count)
        lines = [line.replace("N", str(len(count))) for line in lines]
    assert found == lines
    assert last == f"{dest}: {summary}"
    assert code == (summary != "in sync")
    assert bool(err) is (summary != "in sync")
    assert snapshot(dest.parent) == before


def test_a_copy_that_is_not_there_is_incomplete(run, dest):
    code, out, _ = run("vendor", "--check", dest)
    assert code == 1
    assert out.startswith(f"manifest: there is no {MANIFEST}\nmissing: LICENSE\n")
    assert out.count("missing: ") == len(NEW) - 1
    assert not dest.exists()


def test_other_options_are_told(run, dest):
    write(package_of("2.2.0"), dest)
    assert run("vendor", "--check", "--revision", "2.2.0", dest)[0] == 0
    shutil.rmtree(dest)
    write(package_of("2.4.0", "stable", ("Cost",)), dest)
    options = ("--profile", "stable", "--roots", "Cost")
    assert run("vendor", "--check", *options, dest)[0] == 0
    code, out, _ = run("vendor", "--check", dest)
    assert code == 1
    assert "from schema 2.4.0 (stable) to 2.4.0 (unstable); from" in out
    words = "`acp-codegen vendor --profile stable --roots Cost DEST` to `acp-codegen vendor DEST`"
    assert f"; from {words}\n" in out


def test_a_manifest_cannot_steer_a_terminal(run, dest):
    write(NEW, dest)
    content = json.loads(NEW[MANIFEST])
    content["schema"]["version"] = content["command"] = "\x1b[2J\u202e"
    content["files"]["\x1b.py"] = 0
    (dest / MANIFEST).write_text(json.dumps(content))
    for options, expected in (["--check"], 1), ([], 0):
        code, out, err = run("vendor", *options, dest)
        assert code == expected
        assert "\\x1b[2J\\u202e (unstable)" in out
        assert not set(out + err) & {"\x1b", "\u202e"}


@pytest.mark.parametrize("origin", [None, [], {"schema": 1, "generator": [], "command": {}}])
def test_a_manifest_without_origin_is_outdated(dest, origin):
    write(NEW, dest)
    content = {"files": json.loads(NEW[MANIFEST])["files"], **(origin or {})}
    (dest / MANIFEST).write_text(json.dumps(content))
    copy = inspect(NEW, dest)
    assert not copy.is_current
    assert copy.moved.startswith("from schema unknown (unknown) to 2.4.0 (unstable)")


@pytest.mark.parametrize("path", sorted(NEW))
def test_every_file_counts(dest, path):
    write(NEW, dest)
    (dest / path).write_bytes((dest / path).read_bytes() + b"\n")
    assert not inspect(NEW, dest).is_current
    (dest / path).unlink()
    assert not inspect(NEW, dest).is_current
    write(NEW, dest)
    assert inspect(NEW, dest).is_current


def test_a_folder_that_is_a_link_or_a_file_is_refused(run, dest, tmp_path):
    write(NEW, dest)
    (tmp_path / "linked").symlink_to(dest)
    (tmp_path / "plain").write_text("mine")
    before = snapshot(tmp_path)
    for name, reason in (("linked", "symbolic link"), ("plain", "no folder"), ("plain/x", "")):
        for options in ([], ["--check"], ["--force"]):
            code, out, err = run("vendor", *options, tmp_path / name)
            assert (code, out) == (2, "")
            assert reason in err
            assert "Traceback" not in err
    assert snapshot(tmp_path) == before


# --- updates ------------------------------------------------------------------------------------


def test_an_update_says_from_what_to_what(run, dest):
    write(package_of("2.2.0"), dest)
    add(dest)
    code, out, err = run("vendor", dest)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        f"updated: {FROM_2_2}",
        "kept, not generated: _runtime/own.py",
        "kept, not generated: notes.txt",
        f"{dest}: {AGED + 1} files written, {len(NEW) - AGED - 1} unchanged",
    ]
    assert texts_in(dest) == NEW | {"notes.txt": "mine\n", "_runtime/own.py": "mine\n"}


@pytest.mark.parametrize("version", ["2.2.0", "2.4.0"])
def test_an_update_over_hand_edits_is_refused_unless_forced(run, dest, version):
    write(package_of(version), dest)
    add(dest)
    edit(dest)
    put(dest, {"py.typed": "partial\n"})
    before = snapshot(dest.parent)
    code, out, err = run("vendor", dest)
    assert (code, out) == (2, "")
    for path in ("enums.py", "py.typed"):
        assert f"{dest / path}: This file is not as it was written" in err
    assert "--force" in err
    assert err.endswith("2 problems; nothing was written\n")
    assert snapshot(dest.parent) == before
    code, out, err = run("vendor", "--force", dest)
    assert (code, err) == (0, "")
    assert "replaced, was edited: enums.py\nreplaced, was edited: py.typed\n" in out
    assert "kept, not generated: notes.txt\n" in out
    assert texts_in(dest) == NEW | {"notes.txt": "mine\n", "_runtime/own.py": "mine\n"}


def test_a_hand_edit_that_is_what_would_be_written_is_none(run, dest):
    write(package_of("2.2.0"), dest)
    put(dest, {"enums.py": NEW["enums.py"]})
    assert inspect(NEW, dest).edited == ()
    assert run("vendor", dest)[0] == 0


def test_what_is_not_generated_any_more_goes_only_if_nobody_edited_it(run, dest):
    write(NEW, dest)
    put(dest, {"dispatch.py": "# mine\n"})
    gone = NEW.keys() - package_of("2.4.0", "unstable", ("Cost",)).keys()
    assert {"dispatch.py", "open.py"} <= gone
    before = snapshot(dest)
    code, _, err = run("vendor", "--roots", "Cost", dest)
    assert code == 2
    assert str(dest / "dispatch.py") in err
    assert snapshot(dest) == before
    code, out, _ = run("vendor", "--roots", "Cost", "--force", dest)
    assert code == 0
    assert "kept, not generated: dispatch.py\n" in out
    assert "removed open.py\n" in out
    rest = texts_in(dest)
    assert rest.pop("dispatch.py") == "# mine\n"
    assert rest == package_of("2.4.0", "unstable", ("Cost",))


def test_files_that_no_run_wrote_stay_whatever_is_forced(run, dest):
    put(dest, {"enums.py": "mine\n"})
    for options in ([], ["--force"]):
        code, _, err = run("vendor", *options, dest)
        assert code == 2
        assert "not from an earlier run" in err
    write(NEW | {"enums.py": "mine\n"}, dest.parent / "other")
    shutil.copy(dest.parent / "other" / MANIFEST, dest / MANIFEST)
    relist(dest, lambda files: files.pop("enums.py"))
    code, _, err = run("vendor", "--force", dest)
    assert code == 2
    assert "not from an earlier run" in err
    assert (dest / "enums.py").read_text() == "mine\n"


def test_a_broken_manifest_makes_every_other_text_an_edit(run, dest):
    write(package_of("2.2.0"), dest)
    (dest / MANIFEST).write_text("<<<<<<< ours\n")
    before = snapshot(dest)
    code, _, err = run("vendor", dest)
    assert code == 2
    assert err.count("This file is not as it was written") == AGED
    assert snapshot(dest) == before
    assert run("vendor", "--force", dest)[0] == 0
    assert texts_in(dest) == NEW


def test_a_lying_manifest_removes_nothing_it_could_not_have_written(run, dest, tmp_path):
    write(NEW, dest)
    put(tmp_path, {"victim.py": "V\n"})
    add(dest)
    digest = hashlib.sha256(b"V\n").hexdigest()
    names = ["../../victim.py", str(tmp_path / "victim.py"), "notes.txt"]
    relist(dest, lambda files: files.update(dict.fromkeys(names, digest)))
    # That somebody edited notes.txt is what the manifest says.
    assert run("vendor", dest)[0] == 2
    assert run("vendor", "--force", dest)[0] == 0
    assert (tmp_path / "victim.py").read_text() == "V\n"
    assert (dest / "notes.txt").read_text() == "mine\n"


@pytest.mark.parametrize("path", ["enums.py", "_runtime", MANIFEST])
def test_a_link_out_of_the_copy_is_refused(run, dest, tmp_path, path):
    write(package_of("2.2.0"), dest)
    (dest / path).rename(tmp_path / "outside")
    (dest / path).symlink_to(tmp_path / "outside")
    before = snapshot(tmp_path)
    for options in ([], ["--force"]):
        code, out, err = run("vendor", *options, dest)
        assert (code, out) == (2, "")
        assert "symbolic link" in err
    assert run("vendor", "--check", dest)[0] == 1
    assert snapshot(tmp_path) == before


def test_check_and_force_exclude_each_other(run, dest):
    code, _, err = run("vendor", "--check", "--force", dest)
    assert code == 2
    assert "Give one of the two." in err


def test_problems_are_told_as_json_too(run, dest):
    write(NEW, dest)
    edit(dest)
    code, _, err = run("--errors", "json", "vendor", dest)
    assert code == 2
    assert [item["pointer"] for item in json.loads(err)] == [str(dest / "enums.py")]


# --- the file system ----------------------------------------------------------------------------


@contextlib.contextmanager
def mounted(folder, *options):
    done = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", ",".join(options), "tmpfs", folder],
        capture_output=True,
        check=False,
    )
    if done.returncode:
        pytest.skip("nothing can be mounted here")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


@pytest.mark.skipif(shutil.which("mount") is None, reason="there is no mount")
def test_a_full_target_keeps_the_old_copy(run, dest):
    size = sum(map(len, package_of("2.2.0").values())) // 1024
    with mounted(dest.parent, f"size={size + 250}k"):
        write(package_of("2.2.0"), dest)
        before = snapshot(dest.parent)
        code, out, err = run("vendor", dest)
        assert (code, out) == (2, "")
        assert "No space left on device" in err
        assert "Free some space" in err
        assert snapshot(dest.parent) == before


@pytest.mark.skipif(shutil.which("mount") is None, reason="there is no mount")
def test_a_read_only_target_keeps_the_old_copy(run, dest):
    with mounted(dest.parent, "size=4m"):
        write(package_of("2.2.0"), dest)
        before = snapshot(dest.parent)
        subprocess.run(["mount", "-o", "remount,ro", dest.parent], check=True)
        code, out, err = run("vendor", dest)
        assert (code, out) == (2, "")
        assert "Read-only file system" in err
        assert run("vendor", "--check", dest)[0] == 1
        assert snapshot(dest.parent) == before


def test_a_second_run_is_refused_while_a_first_one_writes(run, dest):
    write(package_of("2.2.0"), dest)
    before = snapshot(dest)
    with (dest.parent / ".wire.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        code, out, err = run("vendor", dest)
        assert (code, out) == (2, "")
        assert "Another run is writing" in err
    assert snapshot(dest) == before
    assert run("vendor", dest)[0] == 0


def test_an_edit_made_while_the_run_waits_is_seen(dest, monkeypatch):
    """What counts is what lies there once the lock is held, not what was there before."""
    write(package_of("2.2.0"), dest)
    lock = fcntl.flock

    def late(*arguments):
        lock(*arguments)
        edit(dest)

    monkeypatch.setattr(fcntl, "flock", late)
    with pytest.raises(GenerationError, match="not as it was written"):
        write(NEW, dest, keep_edited=True)


# --- elsewhere ----------------------------------------------------------------------------------


def test_from_a_foreign_folder_with_and_without_a_project(tmp_path):
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    done = command("vendor", "src/wire", cwd=elsewhere)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"src/wire: {len(NEW)} files written, 0 unchanged\n"
    for options in ([], ["--project", ROOT]):
        done = command(*options, "vendor", "--check", "src/wire", cwd=elsewhere)
        assert (done.returncode, done.stdout) == (0, "src/wire: in sync\n")
        done = command(*options, "check", "--out", ROOT / "generated/acp_v2", cwd=elsewhere)
        assert done.returncode == 0
        assert done.stdout.endswith("in sync\n")
    assert texts_in(elsewhere / "src" / "wire") == NEW
    assert sorted(path.name for path in elsewhere.iterdir()) == ["src"]


def test_two_runs_at_once_are_told_apart(dest):
    arguments = [*COMMAND, "vendor", str(dest)]
    runs = [
        subprocess.Popen(arguments, cwd=ROOT, env=environment(), stderr=subprocess.PIPE)
        for _ in range(2)
    ]
    said = [run.communicate(timeout=300)[1] for run in runs]
    codes = sorted(run.returncode for run in runs)
    assert codes in ([0, 0], [0, 2])
    assert (b"Another run is writing" in b"".join(said)) == (codes == [0, 2])
    assert texts_in(dest) == NEW
    assert [path.name for path in dest.parent.iterdir()] == ["wire"]


@pytest.fixture
def fresh(tmp_path):
    """A project that has a client, and the package as `wire`."""
    folder = tmp_path / "fresh"
    shutil.copytree(FRESH, folder)
    if PYTHON:
        done = command("vendor", "wire", cwd=folder)
        assert done.returncode == 0, done.stderr
    else:
        write(NEW, folder / "wire", keep_edited=True)
    return folder


def start(python, arguments, folder, **variables):
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    done = subprocess.run(
        [python, *arguments],
        capture_output=True,
        check=False,
        cwd=folder,
        encoding="utf-8",
        env={**inherited, **variables},
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_client_runs_with_msgspec_alone(fresh, tmp_path):
    if PYTHON:
        out = start(PYTHON, ["client.py"], fresh)
    else:
        # Of the environment's packages only msgspec is to be seen.
        (tmp_path / "site").mkdir()
        (tmp_path / "site" / "msgspec").symlink_to(Path(msgspec.__file__).parent)
        path = str(tmp_path / "site")
        out = start(sys.executable, ["-S", "client.py"], fresh, PYTHONPATH=path)
    assert out.splitlines() == [
        "Hi",
        "t True True False",
        "other _mood",
        '{"sessionUpdate":"agent_message_chunk","messageId":"n",'
        '"content":{"type":"text","text":"Hello"}}',
        "True 2.4.0",
        "[]",
    ]


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_a_client_is_strictly_typed(fresh, checker):
    python = PYTHON or sys.executable
    options = {"mypy": ["--python-executable", python, "."], "pyright": ["--pythonpath", python]}
    quiet = {"PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    out = start(sys.executable, ["-m", checker, *options[checker]], fresh, **quiet)
    assert {"mypy": "Success: no issues found", "pyright": "0 errors, 0 warnings"}[checker] in out
    with (fresh / "client.py").open("a") as stream:
        stream.write("\nwrong: int = decode(b'')\n")
    with pytest.raises(AssertionError, match=r"client\.py"):
        start(sys.executable, ["-m", checker, *options[checker]], fresh, **quiet)
