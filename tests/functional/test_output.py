"""Compare and write: what is on disk may be anything, and a run may end at any moment."""

import builtins
import errno
import fcntl
import hashlib
import itertools
import json
import os
import stat
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import acp_codegen
from acp_codegen.diagnostics import BAD_INPUT, GenerationError
from acp_codegen.manifest import MANIFEST, REQUIRES, build_manifest, is_inside
from acp_codegen.output.installed import read_manifest
from acp_codegen.output.tree import target
from acp_codegen.output.write import Comparison, Written, compare, write
from tests.support import environment

REVISION = {"version": "2.0.0", "profile": "draft", "sha256": "0" * 64, "source": "schema.json"}
OLD_TEXTS = {
    "__init__.py": "",
    "models.py": "A = 1\n",
    "same.py": "S = 0\n",
    "gone/a.py": "GONE = 1\n",
    "gone/deep/b.py": "GONE = 2\n",
    "sub/edited.py": "EDITED = 1\n",
    "sub/x.py": "X = 1\n",
}
NEW_TEXTS = {
    "__init__.py": "__all__ = []\n",
    "fresh/deep/n.py": "N = 1\n",
    "models.py": "A = 2\n",
    "same.py": "S = 0\n",
    "sub/x.py": "X = 2\n",
    "é.py": "E = 'ü'\n",
}
MUTATING = ("link", "mkdir", "open", "remove", "rename", "replace", "rmdir", "symlink", "unlink")


def package(texts):
    return {**texts, MANIFEST: build_manifest(texts, revision=REVISION, command="make")}


OLD, NEW = package(OLD_TEXTS), package(NEW_TEXTS)


def put(folder, files):
    for path, text in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text if isinstance(text, bytes) else text.encode())


def texts_in(folder):
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found[path.relative_to(folder).as_posix()] = path.read_bytes().decode()
    return found


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def snapshot(folder):
    """All there is in a folder: links, folders, and files with mode and time."""
    found = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        if path.is_symlink():
            content = path.readlink()
        elif path.is_file():
            content = (path.read_bytes(), status.st_mode, status.st_mtime_ns)
        else:
            content = "folder" if path.is_dir() else "special"
        found[path.relative_to(folder).as_posix()] = content
    return found


def messages(caught):
    assert caught.value.exit_code == BAD_INPUT
    assert all(diagnostic.suggestion for diagnostic in caught.value.diagnostics)
    return [diagnostic.message for diagnostic in caught.value.diagnostics]


@pytest.fixture
def folder(tmp_path):
    """A place for a package in a folder of its own, so that litter beside it shows."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home" / "pkg"


@pytest.fixture
def old(folder):
    put(folder, OLD)
    return folder


# --- manifest ---------------------------------------------------------------------------------


def test_the_manifest_lists_every_file_but_itself_in_order():
    text = build_manifest(
        {"b.py": "ü\n", "a.py": "", MANIFEST: "stale"}, revision=REVISION, command="make"
    )
    assert text.endswith("}\n")
    assert text.startswith('{\n  "generator"')
    content = json.loads(text)
    assert content == {
        "generator": {"name": "acp-codegen", "version": acp_codegen.__version__},
        "command": "make",
        "schema": REVISION,
        "requires": REQUIRES,
        "files": {
            "a.py": hashlib.sha256(b"").hexdigest(),
            "b.py": hashlib.sha256("ü\n".encode()).hexdigest(),
        },
    }
    assert list(content["files"]) == ["a.py", "b.py"]


def test_a_manifest_is_read_back(old):
    assert read_manifest(old) == json.loads(OLD[MANIFEST])["files"]


GOOD = "a" * 64


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'"files"',
        b"{}",
        b'{"files": null}',
        b'{"files": ["a.py"]}',
        b"[" * 200_000,
        b'{"n": ' + b"9" * 5000 + b"}",
    ],
    ids=lambda content: repr(content[:12]),
)
def test_a_manifest_that_is_none_lists_nothing(folder, content):
    put(folder, {MANIFEST: content})
    assert read_manifest(folder) == {}


@pytest.mark.parametrize(
    ("path", "digest"),
    [
        ("/etc/passwd", GOOD),
        ("../x.py", GOOD),
        ("a/../../x.py", GOOD),
        (".. /x.py", GOOD),
        ("a/./x.py", GOOD),
        ("a//x.py", GOOD),
        ("", GOOD),
        (".", GOOD),
        ("a\\x.py", GOOD),
        ("C:x.py", GOOD),
        ("C:/x.py", GOOD),
        ("x.py:stream", GOOD),
        ("x\0.py", GOOD),
        ("x\n.py", GOOD),
        ("\ud800.py", GOOD),
        ("x.py", GOOD.upper()),
        ("x.py", GOOD[1:]),
        ("x.py", GOOD + "\n"),
        ("x.py", None),
        ("x.py", 1),
        ("x.py", [GOOD]),
    ],
)
def test_an_entry_that_cannot_be_trusted_is_left_out(folder, path, digest):
    put(folder, {MANIFEST: json.dumps({"files": {path: digest, "ok.py": GOOD}})})
    assert read_manifest(folder) == {"ok.py": GOOD}


def test_a_manifest_may_be_four_mebibytes_and_no_more(folder):
    text = json.dumps({"files": {"ok.py": GOOD}})
    put(folder, {MANIFEST: text.ljust(4 * 1024 * 1024)})
    assert read_manifest(folder) == {"ok.py": GOOD}
    put(folder, {MANIFEST: text.ljust(4 * 1024 * 1024 + 1)})
    assert read_manifest(folder) == {}


def test_a_manifest_behind_a_link_lists_nothing(folder, tmp_path):
    put(tmp_path, {"real/" + MANIFEST: json.dumps({"files": {"ok.py": GOOD}})})
    folder.mkdir()
    (folder / MANIFEST).symlink_to(tmp_path / "real" / MANIFEST)
    assert read_manifest(tmp_path / "real") == {"ok.py": GOOD}
    assert read_manifest(folder) == {}
    (tmp_path / "linked").symlink_to(tmp_path / "real")
    assert read_manifest(tmp_path / "linked") == {}


def test_a_manifest_that_is_missing_a_folder_or_a_pipe_lists_nothing(folder):
    assert read_manifest(folder) == {}
    (folder / MANIFEST).mkdir(parents=True)
    assert read_manifest(folder) == {}
    (folder / MANIFEST).rmdir()
    os.mkfifo(folder / MANIFEST)
    assert read_manifest(folder) == {}


@given(st.text(alphabet="./\\:a ~-\0é", max_size=12))
def test_a_path_that_is_inside_stays_inside(path):
    if is_inside(path):
        joined = os.path.normpath(f"/base/{path}")
        assert joined.startswith("/base/")
        assert joined != "/base/"
        assert joined == f"/base/{path}"


# --- compare ----------------------------------------------------------------------------------


def test_the_same_files_are_clean(old):
    assert compare(OLD, old) == Comparison((), (), (), "")
    assert compare(OLD, old).is_clean


def test_changed_missing_and_surplus_files_are_told_apart_and_sorted(old):
    put(
        old, {"models.py": "A = 3\n", "same.py": "S = 3\n", "z.txt": "secret\n", "b/s.py": "secret"}
    )
    (old / "sub/x.py").unlink()
    (old / "gone/a.py").unlink()
    result = compare(OLD, old)
    assert result.changed == ("models.py", "same.py")
    assert result.missing == ("gone/a.py", "sub/x.py")
    assert result.surplus == ("b/s.py", "z.txt")
    assert not result.is_clean
    assert "secret" not in result.diff
    assert result.diff == (
        "--- committed/gone/a.py\n+++ generated/gone/a.py\n@@ -0,0 +1 @@\n+GONE = 1\n"
        "--- committed/models.py\n+++ generated/models.py\n@@ -1 +1 @@\n-A = 3\n+A = 1\n"
        "--- committed/same.py\n+++ generated/same.py\n@@ -1 +1 @@\n-S = 3\n+S = 0\n"
        "--- committed/sub/x.py\n+++ generated/sub/x.py\n@@ -0,0 +1 @@\n+X = 1\n"
    )


@pytest.mark.parametrize("kind", ["changed", "missing", "surplus"])
def test_each_difference_alone_is_not_clean(old, kind):
    if kind == "changed":
        put(old, {"same.py": "other\n"})
    elif kind == "missing":
        (old / "same.py").unlink()
    else:
        put(old, {"more.py": ""})
    result = compare(OLD, old)
    assert [name for name in ("changed", "missing", "surplus") if getattr(result, name)] == [kind]
    assert not result.is_clean


def test_a_missing_empty_file_shows_in_the_diff(old):
    (old / "__init__.py").unlink()
    result = compare(OLD, old)
    assert result.missing == ("__init__.py",)
    expected = "committed/__init__.py is missing, generated/__init__.py is an empty file\n"
    assert result.diff == expected


def test_an_emptied_file_is_changed(old):
    put(old, {"models.py": ""})
    result = compare(OLD, old)
    assert result.changed == ("models.py",)
    assert "+A = 1\n" in result.diff


def test_compiled_python_is_no_surplus(old):
    put(old, {"__pycache__/m.pyc": b"\0", "sub/__pycache__/deep/any.txt": "x", "sub/y.pyc": b"\0"})
    assert compare(OLD, old).is_clean
    put(old, {"sub/y.pyd": b"\0", "d.pyc/file.txt": ""})
    assert compare(OLD, old).surplus == ("d.pyc/file.txt", "sub/y.pyd")


def test_what_only_looks_like_compiled_python_is_surplus(old, tmp_path):
    (old / "sub/__pycache__").symlink_to(tmp_path)
    (old / "link.pyc").symlink_to(tmp_path / "anything")
    put(old, {"gone/__pycache__": "a file"})
    assert compare(OLD, old).surplus == ("gone/__pycache__", "link.pyc", "sub/__pycache__")


def test_other_line_ends_are_a_change_that_can_be_seen(old):
    put(old, {"models.py": "A = 1\r\n"})
    result = compare(OLD, old)
    assert result.changed == ("models.py",)
    assert "-A = 1\\r\n+A = 1\n" in result.diff


def test_a_missing_last_line_end_is_a_change_that_can_be_seen(old):
    put(old, {"models.py": "A = 1"})
    result = compare(OLD, old)
    assert result.changed == ("models.py",)
    assert "-A = 1\n\\ No newline at end of file\n+A = 1\n" in result.diff


def test_undecodable_bytes_are_a_change_without_text(old):
    put(old, {"models.py": b"secret \xff\n"})
    result = compare(OLD, old)
    assert result.changed == ("models.py",)
    assert result.diff == "Binary files committed/models.py and generated/models.py differ\n"


def test_the_diff_cannot_steer_a_terminal(old):
    put(old, {"models.py": "\x1b[2J\ttab\x0c\u202eback\n"})
    diff = compare(OLD, old).diff
    assert "-\\x1b[2J\ttab\\x0c\\u202eback\n" in diff
    assert "\x1b" not in diff


def test_links_are_reported_and_never_followed(old, tmp_path):
    put(tmp_path, {"out/models.py": OLD["models.py"], "out/deep/secret.py": "secret\n"})
    (old / "models.py").unlink()
    (old / "models.py").symlink_to(tmp_path / "out/models.py")
    (old / "extra").symlink_to(tmp_path / "out")
    (old / "loop").symlink_to(old)
    (old / "dangling").symlink_to("nowhere")
    result = compare(OLD, old)
    assert result.changed == ("models.py",)
    assert result.missing == ()
    assert result.surplus == ("dangling", "extra", "loop")
    assert result.diff == "committed/models.py is a symbolic link, generated/models.py is a file\n"


def test_files_behind_a_linked_folder_are_missing(old, tmp_path):
    (old / "sub").rename(tmp_path / "moved")
    (old / "sub").symlink_to(tmp_path / "moved")
    result = compare(OLD, old)
    assert result.missing == ("sub/edited.py", "sub/x.py")
    assert result.surplus == ("sub",)


def test_a_folder_or_a_pipe_in_place_of_a_file_is_changed(old):
    (old / "models.py").unlink()
    (old / "models.py").mkdir()
    (old / "same.py").unlink()
    os.mkfifo(old / "same.py")
    os.mkfifo(old / "more")
    result = compare(OLD, old)
    assert result.changed == ("models.py", "same.py")
    assert result.surplus == ("more",)
    assert "committed/models.py is a folder" in result.diff
    assert "committed/same.py is a special file" in result.diff


def test_a_file_in_place_of_a_folder_is_surplus(old):
    (old / "sub/edited.py").unlink()
    (old / "sub/x.py").unlink()
    (old / "sub").rmdir()
    put(old, {"sub": "a file"})
    result = compare(OLD, old)
    assert result.missing == ("sub/edited.py", "sub/x.py")
    assert result.surplus == ("sub",)


def test_names_that_are_no_utf8_are_surplus(old):
    name = os.fsdecode(b"\xff.py")
    put(old, {name: "x"})
    assert compare(OLD, old).surplus == (name,)


def test_empty_folders_do_not_count(old):
    (old / "empty/deep").mkdir(parents=True)
    assert compare(OLD, old).is_clean


def test_in_a_folder_that_does_not_exist_every_file_is_missing(folder):
    result = compare(OLD, folder)
    assert result.missing == tuple(sorted(OLD))
    assert (result.changed, result.surplus) == ((), ())
    assert not folder.exists()


@pytest.mark.parametrize("act", [compare, write])
def test_a_target_that_is_no_folder_is_refused(folder, act):
    put(folder.parent, {"pkg": "a file"})
    with pytest.raises(GenerationError, match="no folder") as caught:
        act(OLD, folder)
    assert caught.value.diagnostics[0].pointer == str(folder)
    with pytest.raises(GenerationError) as caught:
        act(OLD, folder / "below")
    messages(caught)
    assert folder.read_text() == "a file"


@pytest.mark.parametrize("act", [compare, write])
def test_a_linked_target_is_refused(old, tmp_path, act):
    before = snapshot(tmp_path)
    link = tmp_path / "link"
    for name in ("home/pkg", "nowhere"):
        link.symlink_to(tmp_path / name)
        with pytest.raises(GenerationError, match="symbolic link"):
            act(NEW, link)
        link.unlink()
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("place", ["/", "/usr/..", "a\0b"])
def test_a_target_without_a_usable_name_is_refused(place):
    # Not through write: a test that fails must not fill the root of the file system.
    with pytest.raises(GenerationError) as caught:
        target(Path(place))
    messages(caught)


@pytest.mark.parametrize("failing", ["scandir", "open", "lstat"])
def test_an_unreadable_target_is_refused(old, monkeypatch, failing):
    def deny(*_args, **_kwargs):
        raise PermissionError(errno.EACCES, "Permission denied", str(old))

    monkeypatch.setattr(*{"lstat": (Path, "lstat")}.get(failing, (os, failing)), deny)
    with pytest.raises(GenerationError, match="cannot be read: Permission denied") as caught:
        compare(OLD, old)
    monkeypatch.undo()
    assert caught.value.diagnostics[0].pointer == str(old)
    messages(caught)


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_a_folder_without_permission_is_refused(old):
    (old / "sub").chmod(0)
    with pytest.raises(GenerationError, match="cannot be read"):
        compare(OLD, old)
    (old / "sub").chmod(0o755)


# --- write: what comes out ----------------------------------------------------------------------


def test_a_first_run_creates_folder_and_parents(folder):
    target = folder / "a" / "b"
    result = write(OLD, target)
    assert result == Written(tuple(sorted(OLD)), (), (), 0)
    assert compare(OLD, target).is_clean
    assert texts_in(target) == OLD
    assert names_in(folder / "a") == ["b"]


def test_an_update_writes_prunes_and_keeps(old):
    put(old, {"sub/edited.py": "by hand\n", "notes.txt": "mine\n", "fresh/own.py": "mine\n"})
    result = write(NEW, old)
    assert result == Written(
        written=(MANIFEST, "__init__.py", "fresh/deep/n.py", "models.py", "sub/x.py", "é.py"),
        pruned=("gone/a.py", "gone/deep/b.py"),
        foreign=("fresh/own.py", "notes.txt", "sub/edited.py"),
        unchanged=1,
    )
    assert texts_in(old) == {
        **NEW,
        "sub/edited.py": "by hand\n",
        "notes.txt": "mine\n",
        "fresh/own.py": "mine\n",
    }
    assert not (old / "gone").exists()
    assert compare(NEW, old).surplus == result.foreign
    assert names_in(old.parent) == ["pkg"]


def test_a_second_run_changes_nothing(old):
    write(NEW, old)
    before = snapshot(old.parent)
    identities = {path: path.stat().st_ino for path in old.rglob("*")}
    assert write(NEW, old) == Written((), (), (), len(NEW))
    assert snapshot(old.parent) == before
    assert {path: path.stat().st_ino for path in old.rglob("*")} == identities


def test_a_run_with_nothing_to_do_stages_nothing(old, monkeypatch):
    made = []
    patch_calls(monkeypatch, ["mkdir", "replace"], made.append)
    write(OLD, old)
    assert made == ["mkdir"], "the parents of the folder, which exist"
    write(NEW, old)
    assert made.count("mkdir") > 2


def test_an_unchanged_file_is_not_touched_by_an_update(old):
    os.utime(old / "same.py", ns=(1, 1))
    before = (old / "same.py").stat()
    write(NEW, old)
    after = (old / "same.py").stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, 1)


def test_a_file_with_other_line_ends_is_rewritten(old):
    put(old, {"models.py": "A = 1\r\n", "same.py": b"\xff"})
    assert write(OLD, old).written == ("models.py", "same.py")
    assert compare(OLD, old).is_clean


@pytest.mark.parametrize(("mask", "mode"), [(0o022, 0o644), (0o027, 0o640), (0, 0o644)])
def test_files_get_the_usual_mode(folder, mask, mode):
    before = os.umask(mask)
    try:
        write(OLD, folder)
    finally:
        os.umask(before)
    modes = {stat.S_IMODE((folder / path).stat().st_mode) for path in OLD}
    assert modes == {mode}


def test_a_folder_keeps_what_is_foreign_when_its_files_are_pruned(old):
    put(old, {"gone/deep/own.txt": "mine"})
    (old / "empty").mkdir()
    assert write(NEW, old).pruned == ("gone/a.py", "gone/deep/b.py", "sub/edited.py")
    assert (old / "gone/deep/own.txt").read_text() == "mine"
    assert (old / "empty").is_dir()


def test_an_empty_folder_left_by_a_killed_run_is_removed(old):
    for path in ("gone/a.py", "gone/deep/b.py"):
        (old / path).unlink()
    assert write(NEW, old).pruned == ("sub/edited.py",)
    assert not (old / "gone").exists()


@pytest.mark.parametrize("content", ["broken", '{"files": {"gone/a.py": "00"}}'])
def test_with_a_broken_manifest_nothing_is_pruned(old, content):
    put(old, {MANIFEST: content})
    result = write(NEW, old)
    assert result.pruned == ()
    assert result.foreign == ("gone/a.py", "gone/deep/b.py", "sub/edited.py")
    assert texts_in(old) == {**OLD, **NEW}


def test_files_that_no_run_wrote_are_not_replaced(tmp_path):
    folder = tmp_path / "pkg"
    put(folder, {"models.py": "MINE = 1\n", "__init__.py": NEW["__init__.py"], "other.py": "O\n"})
    before = texts_in(folder)
    with pytest.raises(GenerationError) as caught:
        write(NEW, folder)
    (problem,) = caught.value.diagnostics
    assert problem.pointer == str(folder / "models.py")
    assert texts_in(folder) == before
    (folder / "models.py").unlink()
    assert write(NEW, folder).foreign == ("other.py",)
    put(folder, {"models.py": "EDITED = 1\n"})
    write(NEW, folder)
    assert texts_in(folder) == NEW | {"other.py": "O\n"}


def test_a_hostile_manifest_cannot_delete_outside(old, tmp_path):
    put(tmp_path, {"victim.py": "V\n", "out/inner/victim.py": "V\n", "hollow/inner/.keep": ""})
    (tmp_path / "hollow/inner/.keep").unlink()
    (old / "link").symlink_to(tmp_path / "out")
    (old / "hollow").symlink_to(tmp_path / "hollow")
    (old / "linked.py").symlink_to(tmp_path / "victim.py")
    digest = hashlib.sha256(b"V\n").hexdigest()
    names = [
        "../../victim.py",
        str(tmp_path / "victim.py"),
        "link/inner/victim.py",
        "linked.py",
        "hollow/inner/none.py",
        "link",
    ]
    listed = json.loads(OLD[MANIFEST])["files"] | dict.fromkeys(names, digest)
    for path in ("gone/a.py", "gone/deep/b.py", "sub/edited.py"):
        del listed[path]
    put(old, {MANIFEST: json.dumps({"files": listed})})
    outside = snapshot(tmp_path / "out")
    result = write(NEW, old)
    assert result.pruned == ()
    assert {"link", "linked.py", "hollow"} <= set(result.foreign)
    assert snapshot(tmp_path / "out") == outside
    assert (tmp_path / "victim.py").read_text() == "V\n"
    assert (tmp_path / "hollow/inner").is_dir()
    assert (old / "linked.py").is_symlink()


def test_the_current_folder_can_be_the_target(old, monkeypatch):
    monkeypatch.chdir(old)
    assert write(NEW, Path()).pruned
    assert compare(NEW, Path()).is_clean
    monkeypatch.chdir(old / "sub")
    assert write(OLD, Path("..")).pruned
    assert compare(OLD, Path("..")).is_clean
    assert names_in(old.parent) == ["pkg"]


def test_parents_may_be_links(old, tmp_path):
    (tmp_path / "alias").symlink_to(old.parent)
    write(NEW, tmp_path / "alias" / "pkg")
    assert compare(NEW, old).is_clean


texts = st.dictionaries(
    st.sampled_from(["a.py", "b.py", "d/a.py", "d/e/b.py", "f/c.py", "ü.py"]),
    st.sampled_from(["", "x\n", "y\n", "é\u2028\n"]),
)


@settings(max_examples=60, deadline=None)
@given(first=texts, second=texts, edits=texts)
def test_whatever_was_there_the_folder_becomes_the_package(first, second, edits):
    with tempfile.TemporaryDirectory() as place:
        target = Path(place, "pkg")
        write(package(first), target)
        put(target, edits)
        before = texts_in(target)
        wanted = package(second)
        if first and any(
            path not in first and wanted.get(path, text) != text for path, text in edits.items()
        ):
            with pytest.raises(GenerationError, match="not from an earlier run"):
                write(wanted, target)
            assert texts_in(target) == before
            return
        result = write(wanted, target)
        after = texts_in(target)
        assert {path: after[path] for path in wanted} == wanted
        assert set(result.written) == {p for p in wanted if before.get(p) != wanted[p]}
        assert result.unchanged == len(wanted) - len(result.written)
        ours = {path for path in first if before[path] == first[path]}
        assert set(result.pruned) == ours - wanted.keys()
        assert set(result.foreign) == after.keys() - wanted.keys()
        assert {p: before[p] for p in result.foreign} == {p: after[p] for p in result.foreign}
        assert before.keys() | wanted.keys() == after.keys() | set(result.pruned)
        assert names_in(Path(place)) == ["pkg"]


# --- write: what is refused ---------------------------------------------------------------------


@pytest.mark.parametrize("act", [compare, write])
@pytest.mark.parametrize(
    "path",
    [
        "/abs.py",
        "../up.py",
        "a/../../up.py",
        "a\\b.py",
        "a//b.py",
        "a/",
        "",
        ".",
        "./a.py",
        "C:a.py",
    ],
)
def test_a_generated_path_that_leads_out_is_refused(old, tmp_path, act, path):
    before = snapshot(tmp_path)
    with pytest.raises(GenerationError, match="leads out") as caught:
        act({**NEW, path: "x"}, old)
    assert [diagnostic.pointer for diagnostic in caught.value.diagnostics] == [path]
    messages(caught)
    assert snapshot(tmp_path) == before


def test_every_bad_generated_file_is_named_at_once(old, tmp_path):
    before = snapshot(tmp_path)
    bad = {"../a.py": "", "same.py/b.py": "", "lone.py": "\ud800"}
    with pytest.raises(GenerationError) as caught:
        write({**NEW, **bad}, old)
    assert {diagnostic.pointer for diagnostic in caught.value.diagnostics} == bad.keys()
    assert len(set(messages(caught))) == 3
    assert snapshot(tmp_path) == before


def test_a_package_without_manifest_is_refused(folder):
    with pytest.raises(GenerationError, match="no manifest"):
        write(NEW_TEXTS, folder)
    assert not folder.exists()


@pytest.mark.parametrize("path", ["sub", "models.py", "fresh", "fresh/deep", MANIFEST, "é.py"])
@pytest.mark.parametrize("where", ["outside", "inside", "nowhere"])
def test_a_link_in_the_way_is_refused(old, tmp_path, path, where):
    put(tmp_path, {"outside/x.py": "precious\n"})
    place = old / path
    if place.is_dir():
        place.rename(tmp_path / "moved")
    place.unlink(missing_ok=True)
    place.parent.mkdir(exist_ok=True)
    place.symlink_to({"outside": tmp_path / "outside", "inside": old / "gone"}.get(where, "no"))
    before = snapshot(tmp_path)
    with pytest.raises(GenerationError, match="symbolic link") as caught:
        write(NEW, old)
    assert [diagnostic.pointer for diagnostic in caught.value.diagnostics] == [str(place)]
    messages(caught)
    assert snapshot(tmp_path) == before


def test_a_link_that_is_not_in_the_way_is_foreign(old, tmp_path):
    (old / "own").symlink_to(tmp_path)
    assert "own" in write(NEW, old).foreign
    assert (old / "own").readlink() == tmp_path


@pytest.mark.parametrize(("path", "kind"), [("models.py", "folder"), ("é.py", "pipe")])
def test_no_file_in_place_of_a_file_is_refused(old, tmp_path, path, kind):
    (old / path).unlink(missing_ok=True)
    (old / path).mkdir() if kind == "folder" else os.mkfifo(old / path)
    before = snapshot(tmp_path)
    with pytest.raises(GenerationError, match="Move it away"):
        write(NEW, old)
    assert snapshot(tmp_path) == before


def test_a_file_in_place_of_a_folder_is_refused(old, tmp_path):
    put(old, {"fresh": "mine"})
    before = snapshot(tmp_path)
    with pytest.raises(GenerationError, match="Move it away"):
        write(NEW, old)
    assert snapshot(tmp_path) == before


# --- write: staging and lock --------------------------------------------------------------------


def test_stale_staging_folders_are_removed(old, tmp_path):
    put(tmp_path, {"outside/precious.txt": "mine"})
    home = old.parent
    put(home, {".pkg.staging-0a_b1c2d/new/models.py": "x", ".pkg.staging-/x": ""})
    put(home, {".pkg.staging-file": "a file", ".pkg2.staging-abc/x": "", "pkg.staging-abc/x": ""})
    # The staging folder of a package named "pkg.staging-x", which may be at work right now.
    put(home, {".pkg.staging-x.staging-abc/new/a.py": "x"})
    (home / ".pkg.staging-link").symlink_to(tmp_path / "outside")
    (home / ".pkg.lock").touch()
    write(NEW, old)
    assert names_in(home) == [
        ".pkg.staging-file",
        ".pkg.staging-link",
        ".pkg.staging-x.staging-abc",
        ".pkg2.staging-abc",
        "pkg",
        "pkg.staging-abc",
    ]
    assert (tmp_path / "outside/precious.txt").read_text() == "mine"


def test_a_link_inside_a_stale_staging_folder_is_not_followed(old, tmp_path):
    put(tmp_path, {"outside/precious.txt": "mine"})
    (old.parent / ".pkg.staging-abc").mkdir()
    (old.parent / ".pkg.staging-abc/new").symlink_to(tmp_path / "outside")
    write(NEW, old)
    assert names_in(old.parent) == ["pkg"]
    assert (tmp_path / "outside/precious.txt").read_text() == "mine"


def test_everything_is_staged_beside_the_folder_before_the_first_move(old, monkeypatch):
    staged, order, move = [], [], os.replace

    def watch(source, target):
        source, target = Path(source), Path(target)
        if not order:
            (staging,) = old.parent.glob(".pkg.staging-*")
            staged.append(texts_in(staging / "new"))
        order.append(target.relative_to(old).as_posix() if old in target.parents else "away")
        move(source, target)

    monkeypatch.setattr(os, "replace", watch)
    result = write(NEW, old)
    assert staged == [{path: NEW[path] for path in result.written}]
    assert order[-1] == MANIFEST
    assert sorted(set(order) - {"away"}) == sorted(result.written)
    assert order.count("away") == len(result.pruned)


def test_a_run_while_another_holds_the_lock_is_refused(old):
    before = snapshot(old)
    with (old.parent / ".pkg.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        put(old.parent, {".pkg.staging-alive/new/x.py": "x"})
        descriptors = len(list(Path("/dev/fd").iterdir()))
        with pytest.raises(GenerationError, match="Another run is writing") as caught:
            write(NEW, old)
        messages(caught)
        assert len(list(Path("/dev/fd").iterdir())) == descriptors
        assert snapshot(old) == before
        assert names_in(old.parent) == [".pkg.lock", ".pkg.staging-alive", "pkg"]
    write(NEW, old)
    assert names_in(old.parent) == ["pkg"]


def second_run_at_first_move(monkeypatch, old, outcomes):
    """Start a second run in the middle of a first one and keep what came of it."""
    move = os.replace

    def intrude(source, target):
        monkeypatch.setattr(os, "replace", move)
        try:
            outcomes.append(write(OLD, old))
        except GenerationError as error:
            outcomes.append(str(error))
        move(source, target)

    monkeypatch.setattr(os, "replace", intrude)


def test_a_second_run_in_the_middle_of_a_first_is_refused(old, monkeypatch):
    outcomes = []
    second_run_at_first_move(monkeypatch, old, outcomes)
    write(NEW, old)
    assert len(outcomes) == 1
    assert "Another run is writing" in outcomes[0]
    assert compare(NEW, old).is_clean


@pytest.mark.parametrize("replaced", [False, True])
def test_a_lock_file_that_lost_its_name_does_not_count(old, monkeypatch, replaced):
    """The run before removes its lock file between this run's open and flock."""
    lock, outcomes, calls = fcntl.flock, [], []

    def late(descriptor, operation):
        calls.append(operation)
        if len(calls) == 1:
            (old.parent / ".pkg.lock").unlink()
            if replaced:
                (old.parent / ".pkg.lock").touch()
        lock(descriptor, operation)

    monkeypatch.setattr(fcntl, "flock", late)
    second_run_at_first_move(monkeypatch, old, outcomes)
    write(NEW, old)
    assert len(calls) == 3
    assert "Another run is writing" in outcomes[0]
    assert compare(NEW, old).is_clean
    assert names_in(old.parent) == ["pkg"]


def test_a_lock_file_that_never_keeps_its_name_ends_in_an_error(old, monkeypatch):
    before = snapshot(old)
    monkeypatch.setattr(fcntl, "flock", lambda *_args: (old.parent / ".pkg.lock").unlink())
    with pytest.raises(GenerationError, match="Another run is writing"):
        write(NEW, old)
    assert snapshot(old) == before


def test_a_link_in_place_of_the_lock_file_is_refused(old, tmp_path):
    (old.parent / ".pkg.lock").symlink_to(tmp_path / "created")
    before = snapshot(tmp_path)
    with pytest.raises(GenerationError, match="cannot be written"):
        write(NEW, old)
    assert snapshot(tmp_path) == before


def test_runs_at_once_never_mix(folder):
    unexpected, done = [], []
    start = threading.Barrier(6)

    def run(files):
        start.wait()
        for _ in range(40):
            try:
                write(files, folder)
                done.append(1)
            except GenerationError as error:
                if "Another run is writing" not in str(error):
                    unexpected.append(str(error))

    threads = [threading.Thread(target=run, args=(files,)) for files in (OLD, NEW) * 3]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert unexpected == []
    assert done
    assert compare(OLD, folder).is_clean != compare(NEW, folder).is_clean
    assert names_in(folder.parent) == ["pkg"]


# --- write: failure and death -------------------------------------------------------------------


def patch_calls(monkeypatch, names, before_call):
    """Call ``before_call(name)`` ahead of every call of these functions of ``os``, and open."""
    for name in names:
        for module in (os, builtins) if name == "open" else (os,):
            call = getattr(module, name)

            def wrapper(*args, _name=name, _call=call, **kwargs):
                before_call(_name)
                return _call(*args, **kwargs)

            monkeypatch.setattr(module, name, wrapper)


def full(_name=None):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def with_edits(old):
    put(old, {"notes.txt": "mine\n", "sub/edited.py": "by hand\n", "models.py": "by hand\n"})
    os.utime(old / "models.py", ns=(1_000_000_007, 1_000_000_007))


@pytest.mark.parametrize("exists", [True, False])
def test_a_failure_of_any_call_loses_nothing(tmp_path, monkeypatch, exists):
    failed = 0
    for number in itertools.count(1):
        home = tmp_path / str(number)
        home.mkdir()
        target = home / "pkg"
        if exists:
            put(target, OLD)
            with_edits(target)
        before = snapshot(home)
        calls = itertools.count(1)
        with monkeypatch.context() as patch:
            patch_calls(patch, MUTATING, lambda _n, c=calls, n=number: next(c) == n and full())
            outcome = None
            try:
                write(NEW, target)
            except GenerationError as error:
                outcome = str(error)
        if outcome is None:
            # The failing call was one that may fail, such as the removal of the staging folder.
            result = compare(NEW, target)
            assert (result.changed, result.missing) == ((), ())
        else:
            failed += 1
            assert "No space left on device" in outcome
            assert "Free some space" in outcome
            assert snapshot(home) == before
        write(NEW, target)
        assert names_in(home) == ["pkg"]
        if next(calls) <= number:
            break
    assert failed > 20


@pytest.mark.parametrize("number", range(1, 9))
def test_moves_that_fail_from_some_moment_on_are_undone(old, monkeypatch, number):
    with_edits(old)
    before = snapshot(old.parent)
    calls = itertools.count(1)
    with monkeypatch.context() as patch:
        patch_calls(patch, ["replace"], lambda _name: next(calls) >= number and full())
        with pytest.raises(GenerationError, match="No space left on device"):
            write(NEW, old)
    assert snapshot(old.parent) == before


def test_a_full_disk_while_staging_moves_nothing(old, monkeypatch):
    before = snapshot(old.parent)
    moves = []

    class Full:
        def __init__(self, file):
            self.file = file

        def __enter__(self):
            return self

        def __exit__(self, *_args):
            self.file.close()

        def write(self, _content):
            full()

    real = open

    def opening(path, mode="r", **kwargs):
        file = real(path, mode, **kwargs)
        return Full(file) if mode == "xb" else file

    with monkeypatch.context() as patch:
        patch.setattr(builtins, "open", opening)
        patch_calls(patch, ["replace"], moves.append)
        with pytest.raises(GenerationError, match="No space left on device") as caught:
            write(NEW, old)
    assert caught.value.diagnostics[0].pointer == str(old)
    assert moves == []
    assert snapshot(old.parent) == before


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.EXDEV])
def test_a_target_that_cannot_be_written_is_refused(old, monkeypatch, code):
    before = snapshot(old.parent)

    def deny(source, target):
        raise OSError(code, os.strerror(code), str(source), None, str(target))

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", deny)
        with pytest.raises(GenerationError, match=os.strerror(code)) as caught:
            write(package({**OLD_TEXTS, "models.py": "A = 2\n"}), old)
    messages(caught)
    assert caught.value.diagnostics[0].pointer == str(old / "models.py")
    assert snapshot(old.parent) == before


def test_an_interrupt_is_undone_too(old, monkeypatch):
    with_edits(old)
    before = snapshot(old.parent)
    calls = itertools.count(1)

    def interrupt(_name):
        if next(calls) == 6:
            raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch_calls(patch, ["replace"], interrupt)
        with pytest.raises(KeyboardInterrupt):
            write(NEW, old)
    assert snapshot(old.parent) == before


def test_what_cannot_be_put_back_stays_in_the_staging_folder(old, monkeypatch):
    with_edits(old)
    before = texts_in(old)
    calls = itertools.count(1)
    with monkeypatch.context() as patch:
        patch_calls(patch, ["replace", "rename"], lambda _name: next(calls) >= 6 and full())
        with pytest.raises(GenerationError, match="could not be put back") as caught:
            write(NEW, old)
    messages(caught)
    places = [Path(diagnostic.pointer) for diagnostic in caught.value.diagnostics]
    lost = [place.relative_to(old).as_posix() for place in places]
    assert lost == ["__init__.py", "gone/a.py", "gone/deep/b.py", "models.py"]
    (staging,) = old.parent.glob(".pkg.staging-*")
    for path, diagnostic in zip(lost, caught.value.diagnostics, strict=True):
        kept = staging / "old" / path
        assert str(kept) in diagnostic.suggestion
        assert kept.read_text() == before.pop(path)
    assert texts_in(old) == before
    write(NEW, old)
    assert (compare(NEW, old).changed, compare(NEW, old).missing) == ((), ())


def test_a_file_that_appears_while_writing_is_not_lost(old, monkeypatch):
    before = texts_in(old)
    calls = itertools.count(1)

    def appear(_name):
        if next(calls) == 1:
            put(old, {"é.py": "mine\n"})

    with monkeypatch.context() as patch:
        patch_calls(patch, ["replace"], appear)
        with pytest.raises(GenerationError, match="appeared meanwhile") as caught:
            write(NEW, old)
    assert caught.value.diagnostics[0].pointer == str(old / "é.py")
    assert texts_in(old) == {**before, "é.py": "mine\n"}


KILLER = """
import builtins, itertools, json, os, shutil, signal, sys
from pathlib import Path
from importlib import import_module

write = import_module(sys.argv[3]).write
home, files = Path(sys.argv[1]), json.loads(sys.stdin.read())
names = sys.argv[2].split(",")


def deadly(call, calls, last):
    def wrapper(*args, **kwargs):
        if next(calls) == last:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*args, **kwargs)

    return wrapper


for last in itertools.count(1):
    place = home / str(last)
    shutil.copytree(home / "0", place)
    child = os.fork()
    if not child:
        calls = itertools.count(1)
        for name in names:
            setattr(os, name, deadly(getattr(os, name), calls, last))
        builtins.open = deadly(builtins.open, calls, last)
        write(files, place / "pkg")
        os._exit(0)
    status = os.waitpid(child, 0)[1]
    print(last, os.waitstatus_to_exitcode(status), flush=True)
    if not os.WIFSIGNALED(status):
        break
"""


def killed_runs(home):
    """Run a write that is killed ahead of its n-th call, for every n; yield the folders."""
    done = subprocess.run(
        [sys.executable, "-c", KILLER, str(home), ",".join(MUTATING), write.__module__],
        input=json.dumps(NEW),
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    codes = [int(line.split()[1]) for line in done.stdout.splitlines()]
    assert set(codes[:-1]) == {-9}
    assert codes[-1] == 0
    return [home / str(number) for number in range(1, len(codes) + 1)]


def killed_before_the_manifest(folder, files, moved):
    """Leave what a run leaves that was killed when it had moved some files in."""
    staging = folder.parent / ".pkg.staging-killed"
    put(staging / "new", {path: text for path, text in files.items() if path not in moved})
    put(folder, {path: files[path] for path in moved})
    return staging


@pytest.mark.parametrize("exists", [True, False])
def test_what_only_a_killed_run_wrote_is_ours(folder, exists):
    if exists:
        put(folder, OLD)
    killed = package({**NEW_TEXTS, "models.py": "A = 3\n"})
    killed_before_the_manifest(folder, killed, ["fresh/deep/n.py", "models.py", "é.py"])
    put(folder, {"é.py": "mine\n"})
    result = write(OLD, folder, keep_edited=True)
    # By its name alone nothing is ours.
    assert (result.pruned, result.foreign) == (("fresh/deep/n.py",), ("é.py",))
    assert result.edited == ()
    assert texts_in(folder) == {**OLD, "é.py": "mine\n"}
    assert names_in(folder.parent) == ["pkg"]


def test_a_file_of_a_persons_own_is_not_replaced_for_its_name_in_a_killed_run(folder):
    killed_before_the_manifest(folder, NEW, ["__init__.py"])
    put(folder, {"models.py": "mine\n"})
    for options in ({}, {"keep_edited": True}):
        with pytest.raises(GenerationError, match="not from an earlier run"):
            write(OLD, folder, **options)
    assert (folder / "models.py").read_text() == "mine\n"


def test_what_a_killed_run_staged_stays_until_another_has_ended(old, monkeypatch):
    staging = killed_before_the_manifest(old, NEW, ["fresh/deep/n.py"])
    with monkeypatch.context() as patch:
        patch_calls(patch, ["replace"], full)
        with pytest.raises(GenerationError):
            write(OLD, old)
    assert staging.exists()
    assert write(OLD, old).pruned == ("fresh/deep/n.py",)
    assert not staging.exists()


def test_edits_are_kept_only_if_asked(old):
    put(old, {"models.py": "by hand\n", "gone/a.py": "by hand\n", "notes.txt": "mine\n"})
    before = snapshot(old.parent)
    with pytest.raises(GenerationError, match="somebody has edited it") as caught:
        write(NEW, old, keep_edited=True)
    assert len(messages(caught)) == 2
    assert snapshot(old.parent) == before
    result = write(NEW, old)
    assert result.edited == ("models.py",)
    assert result.foreign == ("gone/a.py", "notes.txt")


@pytest.mark.parametrize("start", ["nothing", "old", "edited"])
def test_a_kill_at_any_moment_is_seen_and_repaired(tmp_path, start):
    origin = tmp_path / "0"
    origin.mkdir()
    if start != "nothing":
        put(origin / "pkg", OLD)
    foreign = {}
    if start == "edited":
        foreign = {"notes.txt": "mine\n", "gone/deep/own.txt": "mine\n", "sub/edited.py": "hand\n"}
        put(origin / "pkg", foreign)
    before = texts_in(origin / "pkg")
    states, locked, staged = [], 0, 0
    for home in killed_runs(tmp_path):
        target = home / "pkg"
        texts = texts_in(target)
        result = compare(NEW, target)
        was_old = texts == before
        is_new = result == Comparison((), (), tuple(sorted(foreign)), "")
        assert compare(OLD, target).is_clean == (was_old and start == "old")
        assert result.is_clean == (is_new and not foreign)
        # Every file is whole: the old one, the new one or none.
        assert all(text in (before.get(path), NEW.get(path)) for path, text in texts.items())
        assert foreign.items() <= texts.items()
        # The manifest is last, so the new one says that all is done.
        assert is_new == (texts.get(MANIFEST) == NEW[MANIFEST])
        if start != "nothing":
            assert texts[MANIFEST] in {OLD[MANIFEST], NEW[MANIFEST]}
        states.append("old" if was_old else "new" if is_new else "mixed")
        locked += (home / ".pkg.lock").exists()
        staged += any(home.glob(".pkg.staging-*"))

        repaired = write(NEW, target)
        assert repaired.foreign == tuple(sorted(foreign))
        assert texts_in(target) == {**NEW, **foreign}
        assert not [path for path in target.rglob("*") if path.is_dir() and not any(path.iterdir())]
        assert names_in(home) == ["pkg"]
    # The kills hit all phases of a run, in this order.
    assert [state for state, _ in itertools.groupby(states)] == ["old", "mixed", "new"]
    assert locked > 20
    assert staged > 20
