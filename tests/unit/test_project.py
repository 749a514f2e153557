from __future__ import annotations

import io
import os
import tarfile
import time
from pathlib import Path

import pytest

from acp_codegen import bundled
from acp_codegen.bundled import templates_dir
from acp_codegen.diagnostics import BAD_INPUT, GenerationError
from acp_codegen.project import archive as archive_module
from acp_codegen.project import files as files_module
from acp_codegen.project.archive import read_archive
from acp_codegen.project.files import read_limited, read_stream, write_atomically, write_together
from acp_codegen.project.folder import Project, find_project


def make_project(root: Path) -> Path:
    (root / "schema").mkdir(parents=True)
    (root / "schema" / "revisions.toml").touch()
    return root


def make_checkout(root: Path) -> Path:
    (root / "templates" / "runtime").mkdir(parents=True)
    return make_project(root)


@pytest.fixture
def package(tmp_path, monkeypatch) -> Path:
    """Pretend that the tool is installed in an empty folder."""
    folder = tmp_path / "site-packages" / "codegen"
    folder.mkdir(parents=True)
    monkeypatch.setattr(bundled, "_PACKAGE", folder)
    return folder


def test_the_named_folder_is_the_project(tmp_path):
    root = make_project(tmp_path / "named")
    assert find_project(make_project(tmp_path / "here"), root) == Project(root, read_only=False)


def test_a_named_folder_without_a_catalogue_is_refused_even_inside_a_project(tmp_path):
    make_project(tmp_path)
    (tmp_path / "sub").mkdir()
    with pytest.raises(GenerationError, match=r"no schema/revisions\.toml") as caught:
        find_project(tmp_path, tmp_path / "sub")
    assert caught.value.exit_code == BAD_INPUT
    assert "create an empty schema/revisions.toml" in str(caught.value)


@pytest.mark.parametrize("below", [".", "a", "a/b/c"])
def test_the_nearest_parent_is_the_project(tmp_path, below):
    make_project(tmp_path)
    root = make_project(tmp_path / "near")
    start = root / below
    start.mkdir(parents=True, exist_ok=True)
    assert find_project(start, None) == Project(root, read_only=False)


def test_a_relative_start_is_looked_at_from_the_working_folder(tmp_path, monkeypatch):
    root = make_project(tmp_path / "near")
    (root / "deep").mkdir()
    monkeypatch.chdir(root / "deep")
    assert find_project(Path(), None) == Project(root)
    assert find_project(Path(), Path("..")) == Project(root)


def test_elsewhere_the_installed_copy_is_used_and_is_read_only(tmp_path, package):
    own = make_project(package / "_data")
    assert find_project(tmp_path, None) == Project(own, read_only=True)


@pytest.mark.parametrize("named", [False, True])
def test_the_installed_copy_is_read_only_for_who_stands_in_it_or_names_it(package, named):
    own = make_project(package / "_data")
    found = find_project(own / "schema", own if named else None)
    assert found == Project(own, read_only=True)


# How deep in its checkout the tool lies is nobody's business.
@pytest.mark.parametrize("depth", [0, 1])
def test_elsewhere_the_checkout_of_the_tool_is_used_and_is_read_only(
    package, tmp_path_factory, depth
):
    root = make_checkout(package.parents[depth])
    found = find_project(tmp_path_factory.mktemp("elsewhere"), None)
    assert found == Project(root, read_only=True)


def test_inside_its_checkout_the_tool_may_write(package):
    make_checkout(package.parent)
    assert find_project(package, None) == Project(package.parent, read_only=False)


def test_a_tool_without_its_copy_says_so(tmp_path, package):
    with pytest.raises(GenerationError, match="are missing"):
        find_project(tmp_path, None)


def test_templates_come_from_the_installed_copy_or_the_checkout(package):
    root = make_checkout(package.parents[1])
    assert templates_dir() == root / "templates"
    (package / "_data" / "templates").mkdir(parents=True)
    assert templates_dir() == package / "_data" / "templates"


def test_folders_are_below_the_root(tmp_path):
    project = Project(tmp_path)
    assert project.schema_dir == tmp_path / "schema"
    assert project.generated_dir == tmp_path / "generated"


def test_a_read_only_project_is_not_written_to(tmp_path):
    Project(tmp_path).require_writable()
    with pytest.raises(GenerationError, match="--project"):
        Project(tmp_path, read_only=True).require_writable()


@pytest.mark.parametrize("file", ["../secret", "a/../../secret", "/etc/passwd", "link/secret"])
def test_a_path_that_leaves_the_schema_folder_is_refused(tmp_path, file):
    make_project(tmp_path)
    (tmp_path / "schema" / "link").symlink_to(tmp_path)
    with pytest.raises(GenerationError, match="leads out of the schema folder"):
        Project(tmp_path).locate(file)


def test_a_symlink_inside_the_schema_folder_is_followed(tmp_path):
    make_project(tmp_path)
    (tmp_path / "schema" / "link").symlink_to(tmp_path / "schema" / "real")
    assert Project(tmp_path).locate("link/x") == tmp_path / "schema" / "real" / "x"


def test_a_file_is_read_up_to_the_limit(tmp_path, monkeypatch):
    monkeypatch.setattr(files_module, "MAX_BYTES", 10)
    path = tmp_path / "file"
    path.write_bytes(b"x" * 10)
    assert read_limited(path) == b"x" * 10
    path.write_bytes(b"x" * 11)
    with pytest.raises(GenerationError, match="larger than 10 bytes"):
        read_limited(path)


def test_what_is_no_regular_file_is_not_read(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path / "nothing", tmp_path):
        with pytest.raises(GenerationError, match="no such file"):
            read_limited(path)


def test_a_stream_that_does_not_end_in_time_is_given_up():
    with pytest.raises(GenerationError, match="did not end in time"):
        read_stream(io.BytesIO(b"x"), "slow", time.monotonic() - 1)


def test_a_stream_is_read_to_its_end_though_it_comes_in_pieces():
    class Drip(io.BytesIO):
        def read1(self, _size=-1):
            return super().read1(3)

    assert read_stream(Drip(b"0123456789"), "drip") == b"0123456789"


def archive(path: Path, *members: tuple[tarfile.TarInfo, bytes]) -> Path:
    with tarfile.open(path, "w:gz") as tar:
        for info, data in members:
            tar.addfile(info, io.BytesIO(data))
    return path


def regular(name: str, data: bytes) -> tuple[tarfile.TarInfo, bytes]:
    info = tarfile.TarInfo(name)
    info.size = len(data)
    return info, data


def special(name: str, kind: bytes) -> tuple[tarfile.TarInfo, bytes]:
    info = tarfile.TarInfo(name)
    info.type = kind
    info.linkname = "other"
    return info, b""


def test_only_wanted_members_of_an_archive_are_returned(tmp_path):
    members = regular("a", b"A"), regular("b", b"B"), special("c", tarfile.SYMTYPE)
    path = archive(tmp_path / "x.tgz", *members)
    assert read_archive(path, {"a", "missing"}) == {"a": b"A"}


@pytest.mark.parametrize(
    "kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.DIRTYPE, tarfile.FIFOTYPE]
)
def test_a_member_that_is_no_regular_file_is_refused(tmp_path, kind):
    path = archive(tmp_path / "x.tgz", regular("other", b"?"), special("a", kind))
    with pytest.raises(GenerationError, match="not a regular file"):
        read_archive(path, {"a"})


def test_a_member_that_is_there_twice_is_refused(tmp_path):
    path = archive(tmp_path / "x.tgz", regular("a", b"1"), regular("a", b"2"))
    with pytest.raises(GenerationError, match="there twice"):
        read_archive(path, {"a"})


def test_a_member_that_is_too_large_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(archive_module, "MAX_BYTES", 10)
    path = archive(tmp_path / "x.tgz", regular("a", b"x" * 11))
    with pytest.raises(GenerationError, match="a is too large"):
        read_archive(path, {"a"})


def test_an_archive_that_unpacks_to_too_much_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(archive_module, "MAX_UNPACKED", 1000)
    path = archive(tmp_path / "x.tgz", regular("unwanted", bytes(2000)))
    with pytest.raises(GenerationError, match="more than 1000 bytes"):
        read_archive(path, {"a"})


@pytest.mark.parametrize("damage", ["cut", "no gzip", "no tar"])
def test_a_damaged_archive_is_refused(tmp_path, damage):
    path = archive(tmp_path / "x.tgz", regular("a", os.urandom(5000)))
    data = path.read_bytes()
    if damage == "no tar":
        import gzip

        data = gzip.compress(b"this is no tar archive" * 100)
    path.write_bytes({"cut": data[:2000], "no gzip": b"no gzip", "no tar": data}[damage])
    with pytest.raises(GenerationError, match="is damaged"):
        read_archive(path, {"a"})


def test_writing_replaces_a_file_and_leaves_nothing_else(tmp_path):
    path = tmp_path / "new" / "file"
    write_atomically(path, b"1")
    write_atomically(path, b"2")
    assert path.read_bytes() == b"2"
    assert list(path.parent.iterdir()) == [path]


def test_a_written_file_is_as_readable_as_any_other(tmp_path):
    (tmp_path / "other").touch()
    write_atomically(tmp_path / "file", b"")
    assert (tmp_path / "file").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_when_replacing_fails_the_old_file_is_whole(tmp_path, monkeypatch):
    path = tmp_path / "file"
    path.write_bytes(b"old")

    def fail(*_arguments):
        raise OSError("disk is full")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="disk is full"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_when_one_of_several_files_fails_the_others_are_removed(tmp_path):
    (tmp_path / "blocked").touch()
    files = {tmp_path / "a" / "1": b"1", tmp_path / "blocked" / "2": b"2"}
    with pytest.raises(GenerationError, match=r"blocked/2: cannot be written"):
        write_together(files)
    assert list(tmp_path.iterdir()) == [tmp_path / "blocked"]


def test_an_interruption_removes_what_was_written_and_goes_on(tmp_path, monkeypatch):
    real = write_atomically

    def interrupted(path, data):
        if path.name == "2":
            raise KeyboardInterrupt
        real(path, data)
        assert path.exists()

    monkeypatch.setattr(files_module, "write_atomically", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_together({tmp_path / "new" / "1": b"1", tmp_path / "2": b"2"})
    assert not (tmp_path / "new").exists()
