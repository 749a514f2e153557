from __future__ import annotations

import hashlib
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from acp_codegen.diagnostics import BAD_INPUT, GenerationError
from acp_codegen.project import catalogue as module
from acp_codegen.project import files as files_module
from acp_codegen.project.catalogue import (
    Catalogue,
    PinnedRevision,
    load_catalogue,
    read_pinned,
    render_catalogue,
    set_current,
)
from acp_codegen.project.folder import Project
from tests.support import environment

REPOSITORY = Path(__file__).resolve().parents[2]


def revision(version: str, profile: str = "unstable", data: bytes | None = None) -> PinnedRevision:
    content = version.encode() if data is None else data
    name = "schema.json" if profile == "stable" else "schema.unstable.json"
    sha256 = hashlib.sha256(content).hexdigest()
    return PinnedRevision(version, profile, f"npm:sdk@{version}", sha256, f"{version}/{name}")


def entry(**changes: object) -> str:
    values: dict[str, object] = {
        "version": "2.4.0",
        "profile": "unstable",
        "source": "npm:@agentclientprotocol/sdk@2.4.0",
        "sha256": "0" * 64,
        "file": "2.4.0/schema.unstable.json",
    }
    values |= changes
    lines = (f'{key} = "{value}"' for key, value in values.items() if value is not None)
    return "\n[[revision]]\n" + "\n".join(lines) + "\n"


@pytest.fixture
def project(tmp_path) -> Project:
    (tmp_path / "schema").mkdir()
    (tmp_path / "schema" / "revisions.toml").touch()
    return Project(tmp_path)


def load(project: Project, text: str) -> Catalogue:
    project.catalogue_file.write_text(text, encoding="utf-8")
    return load_catalogue(project)


def problems(project: Project, text: str) -> list[str]:
    """Return where the problems of a catalogue are."""
    with pytest.raises(GenerationError) as caught:
        load(project, text)
    assert caught.value.exit_code == BAD_INPUT
    prefix = str(project.catalogue_file)
    pointers = [diagnostic.pointer for diagnostic in caught.value.diagnostics]
    assert all(pointer.startswith(prefix) for pointer in pointers)
    return [pointer.removeprefix(prefix) for pointer in pointers]


# What is committed


def test_the_committed_schemas_are_the_pinned_ones():
    project = Project(REPOSITORY)
    catalogue = load_catalogue(project)
    assert catalogue.current == "2.4.0"
    assert catalogue.find("2.4.0").sha256.startswith("49e10f8c1935")
    assert catalogue.find("1.6.0").sha256.startswith("75b2aa359dd2")
    for pinned in catalogue.revisions:
        assert read_pinned(project, pinned)


def test_the_schema_folder_holds_nothing_else():
    project = Project(REPOSITORY)
    pinned = {revision.file for revision in load_catalogue(project).revisions}
    found = {
        path.relative_to(project.schema_dir).as_posix()
        for path in project.schema_dir.rglob("*")
        if not path.is_dir()
    }
    locks = {
        f"locks/{revision.version}-{revision.profile}.json"
        for revision in load_catalogue(project).revisions
    }
    assert found == pinned | locks | {"revisions.toml", "semantics.toml", "LICENSE"}


def test_identical_committed_schemas_share_a_file():
    catalogue = load_catalogue(Project(REPOSITORY))
    pairs = {(revision.sha256, revision.file) for revision in catalogue.revisions}
    assert len(pairs) == len({sha256 for sha256, _ in pairs})


def test_the_committed_catalogue_is_as_the_tool_writes_it():
    project = Project(REPOSITORY)
    written = project.catalogue_file.read_bytes()
    assert written.startswith(b"#")
    assert b"`acp-codegen fetch`" in written.partition(b"\ncurrent")[0]
    assert render_catalogue(project, load_catalogue(project)) == written


# Loading


def test_a_valid_catalogue_is_loaded_and_sorted(project):
    text = 'current = "2.10.0"\n' + "".join(
        entry(version=version, profile=profile, file="2.4.0/schema.json")
        for version, profile in [
            ("2.10.0", "unstable"),
            ("2.9.0", "unstable"),
            ("2.9.0", "stable"),
            ("2.10.0-rc.10", "unstable"),
            ("2.10.0-rc.9", "unstable"),
            ("2.10.0-rc", "unstable"),
        ]
    )
    catalogue = load(project, text)
    assert catalogue.current == "2.10.0"
    assert [(pinned.version, pinned.profile) for pinned in catalogue.revisions] == [
        ("2.9.0", "stable"),
        ("2.9.0", "unstable"),
        ("2.10.0-rc", "unstable"),
        ("2.10.0-rc.9", "unstable"),
        ("2.10.0-rc.10", "unstable"),
        ("2.10.0", "unstable"),
    ]


@pytest.mark.parametrize("text", ["", "# only a comment\n"])
def test_an_empty_catalogue_pins_nothing(project, text):
    assert load(project, text) == Catalogue("", ())


def test_a_missing_catalogue_is_refused(project):
    project.catalogue_file.unlink()
    with pytest.raises(GenerationError, match="no such file"):
        load_catalogue(project)


@pytest.mark.parametrize("data", [b"current = ", b'current = "\xff"', b'a = "1"\na = "2"'])
def test_what_is_not_toml_is_refused(project, data):
    project.catalogue_file.write_bytes(data)
    with pytest.raises(GenerationError, match="not valid TOML"):
        load_catalogue(project)


BAD_VALUES = [
    ("version", "2.4"),
    ("version", "v2.4.0"),
    ("version", "02.4.0"),
    ("version", "2.4.0-"),
    ("version", "2.4.0-a/b"),
    ("version", "2.4.0-a..b"),
    ("version", "2.4.0-" + "a" * 65),
    ("version", "2.4.\u0663"),
    ("version", "latest"),
    ("version", None),
    ("profile", "Stable"),
    ("profile", "all"),
    ("profile", None),
    ("source", "npm:sdk@latest"),
    ("source", "npm:sdk@^2.4.0"),
    ("source", "http://example.org/schema.json"),
    ("source", "https://user:secret@example.org/schema.json"),
    ("source", "file:/home/somebody/schema.json"),
    ("source", "file:..\\\\schema.json"),
    ("source", "/home/somebody/schema.json"),
    ("source", None),
    ("sha256", "0" * 63),
    ("sha256", "A" * 64),
    ("sha256", None),
    ("file", "../2.4.0/schema.json"),
    ("file", "/2.4.0/schema.json"),
    ("file", "2.4.0/../../schema.json"),
    ("file", "revisions.toml"),
    ("file", "2.4.0/schema.json\\n"),
    ("file", None),
]


@pytest.mark.parametrize(("key", "value"), BAD_VALUES)
def test_a_bad_value_is_refused(project, key, value):
    bad = entry(**{"profile": "stable", key: value})
    found = problems(project, 'current = "2.4.0"\n' + entry() + bad)
    assert found == [f"#/revision/1/{key}"]


@pytest.mark.parametrize(
    "source",
    [
        "npm:sdk@2.4.0",
        "npm:@a/b.c_d@2.4.0-rc.1",
        "https://example.org/a/schema.json?raw=1",
        "file:my schema.json",
    ],
)
def test_every_kind_of_source_is_accepted(project, source):
    assert load(project, 'current = "2.4.0"\n' + entry(source=source)).find().source == source


@pytest.mark.parametrize("value", ["2.4", "true", '["2.4.0"]', "2020-01-01"])
def test_a_value_of_another_type_is_refused(project, value):
    text = 'current = "2.4.0"\n' + entry() + entry(version="2.4.1").replace('"2.4.1"', value)
    assert problems(project, text) == ["#/revision/1/version"]


def test_a_number_that_looks_like_a_hash_is_refused(project):
    text = 'current = "2.4.0"\n' + entry(sha256="1" * 64).replace(f'"{"1" * 64}"', "1" * 64)
    assert problems(project, text) == ["#/revision/0/sha256"]


def test_unknown_keys_are_refused(project):
    text = 'current = "2.4.0"\nextra = 1\n' + entry(more="x")
    assert problems(project, text) == ["#/extra", "#/revision/0/more"]


def test_a_revision_that_is_pinned_twice_is_refused(project):
    text = 'current = "2.4.0"\n' + entry() + entry(profile="stable") + entry(sha256="1" * 64)
    assert problems(project, text) == ["#/revision/2"]


@pytest.mark.parametrize("current", ['current = "2.4.1"', "current = 2", ""])
def test_a_current_version_that_is_not_pinned_is_refused(project, current):
    assert problems(project, current + "\n" + entry()) == ["#/current"]


def test_a_current_version_without_any_revision_is_refused(project):
    assert problems(project, 'current = "2.4.0"\n') == ["#/current"]


@pytest.mark.parametrize("value", ['"x"', "{}", "1"])
def test_revisions_that_are_no_list_are_refused(project, value):
    assert "#/revision" in problems(project, f'current = "2.4.0"\nrevision = {value}')


def test_a_revision_that_is_no_table_is_refused(project):
    found = problems(project, 'current = "2.4.0"\nrevision = [1, 2]')
    assert {"#/revision/0/version", "#/revision/1/version"} <= set(found)
    assert "#/revision/1" not in found  # nothing is not the same revision twice


def test_everything_that_is_wrong_is_said_at_once(project):
    text = (
        'current = "9.9.9"\nextra = 1\n'
        + entry(sha256="x", more="x")
        + entry(file="../x")
        + entry(profile="other")
    )
    assert problems(project, text) == [
        "#/current",
        "#/extra",
        "#/revision/0/more",
        "#/revision/0/sha256",
        "#/revision/1",
        "#/revision/1/file",
        "#/revision/2/profile",
    ]


# Lookup


CATALOGUE = Catalogue(
    "2.4.0",
    (revision("1.6.0"), revision("2.3.0"), revision("2.4.0", "stable"), revision("2.4.0")),
)


def test_a_revision_is_found_by_version_and_profile():
    assert CATALOGUE.find() == revision("2.4.0")
    assert CATALOGUE.find(profile="stable") == revision("2.4.0", "stable")
    assert CATALOGUE.find("1.6.0", "unstable") == revision("1.6.0")
    assert CATALOGUE.get("1.6.0", "stable") is None


@pytest.mark.parametrize(
    ("version", "profile", "nearest"),
    [
        ("1.6.1", "unstable", "Pinned: 1.6.0 (unstable), "),
        ("2.3.1", "unstable", "Pinned: 2.3.0 (unstable), "),
        ("2.3.0", "stable", "Pinned: 2.3.0 (unstable), "),
        ("2.4.0", "stabel", "Pinned: 2.4.0 (stable), 2.4.0 (unstable), "),
    ],
)
def test_an_unknown_revision_is_refused_with_the_nearest_first(version, profile, nearest):
    with pytest.raises(GenerationError, match="is not pinned") as caught:
        CATALOGUE.find(version, profile)
    (problem,) = caught.value.diagnostics
    assert f"{version} ({profile})" in problem.message
    assert problem.suggestion.startswith(nearest)
    assert problem.suggestion.count("(") == len(CATALOGUE.revisions)


def test_another_profile_of_the_version_is_nearer_than_another_version():
    catalogue = Catalogue("2.4.1", (revision("2.4.0", "stable"), revision("2.4.1")))
    with pytest.raises(GenerationError, match=r"Pinned: 2\.4\.0 \(stable\), 2\.4\.1"):
        catalogue.find("2.4.0", "unstable")


def test_an_empty_catalogue_says_how_to_pin():
    with pytest.raises(GenerationError, match=r"no revision is pinned\n.*acp-codegen fetch"):
        Catalogue("", ()).find()


# Reading


def pin(project: Project, pinned: PinnedRevision, data: bytes) -> Path:
    path = project.schema_dir / pinned.file
    path.parent.mkdir()
    path.write_bytes(data)
    return path


def test_pinned_bytes_are_returned(project):
    pin(project, revision("2.4.0", data=b"{}"), b"{}")
    assert read_pinned(project, revision("2.4.0", data=b"{}")) == b"{}"


def test_changed_bytes_are_refused_with_the_file_and_what_to_do(project):
    path = pin(project, revision("2.4.0"), b"changed")
    with pytest.raises(GenerationError, match="was changed") as caught:
        read_pinned(project, revision("2.4.0"))
    (problem,) = caught.value.diagnostics
    assert problem.pointer == str(path)
    assert "Restore it from version control" in problem.suggestion


def test_a_missing_file_is_refused(project):
    with pytest.raises(GenerationError, match=r"is missing.*\n.*fetch npm:sdk@2\.4\.0 again"):
        read_pinned(project, revision("2.4.0"))


def test_a_file_outside_of_the_schema_folder_is_not_read(project):
    pinned = replace(revision("2.4.0"), file="../2.4.0")
    (project.root / "2.4.0").write_text("2.4.0")
    with pytest.raises(GenerationError, match="leads out"):
        read_pinned(project, pinned)


def test_a_symlink_out_of_the_schema_folder_is_not_read(project):
    pinned = revision("2.4.0")
    path = pin(project, pinned, b"")
    path.unlink()
    (project.root / "outside").write_text("2.4.0")
    path.symlink_to(project.root / "outside")
    with pytest.raises(GenerationError, match="leads out"):
        read_pinned(project, pinned)


# Writing


COMMENTED = """\
# About this file.

current = "2.4.0"  # why this one

# About 1.6.0.
[[revision]]
version = "1.6.0"  # the last one before
profile = "unstable"
source = "npm:sdk@1.6.0"
# Checked by hand.
sha256 = "{0}"
file = "1.6.0/schema.unstable.json"

# About 2.4.0,
# in two lines.
[[revision]]
version = "2.4.0"
profile = "unstable"
source = "npm:sdk@2.4.0"
sha256 = "{0}"
file = "2.4.0/schema.unstable.json"

# The end.
""".format("0" * 64)


def block(version: str) -> str:
    values = vars(revision(version)).items()
    return "[[revision]]\n" + "".join(f'{key} = "{value}"\n' for key, value in values)


def added(project: Project, *versions: str) -> str:
    catalogue = load(project, COMMENTED).with_added(revision(version) for version in versions)
    return render_catalogue(project, catalogue).decode()


def test_a_first_revision_becomes_current_under_the_header(project):
    catalogue = load_catalogue(project).with_added([revision("2.4.0")])
    text = render_catalogue(project, catalogue).decode()
    assert catalogue.current == "2.4.0"
    assert text.startswith("# The schema revisions")
    assert text.endswith('\ncurrent = "2.4.0"\n\n' + block("2.4.0"))


def test_comments_in_a_catalogue_without_revisions_are_kept(project):
    catalogue = load(project, "# Mine.\n").with_added([revision("2.4.0")])
    text = render_catalogue(project, catalogue).decode()
    assert text == '# Mine.\ncurrent = "2.4.0"\n\n' + block("2.4.0")


def test_nothing_changes_where_nothing_is_added(project):
    assert added(project) == COMMENTED


@pytest.mark.parametrize(
    ("version", "before"),
    [("1.5.0", "# About 1.6.0.\n"), ("1.10.0", "# About 2.4.0,\n")],
)
def test_a_new_entry_takes_its_place_and_comments_stay_with_their_entries(project, version, before):
    expected = COMMENTED.replace(before, block(version) + "\n" + before)
    assert added(project, version) == expected


def test_a_newest_entry_comes_last(project):
    assert added(project, "10.0.0") == COMMENTED + "\n" + block("10.0.0")


def test_entries_that_somebody_put_out_of_order_are_sorted_with_their_comments(project):
    head, first, second = COMMENTED.partition("# The end.")[0].split("# About", 3)[1:]
    swapped = f"# About{head}# About{second}# About{first}"
    project.catalogue_file.write_text(swapped)
    text = render_catalogue(project, load_catalogue(project)).decode()
    assert text == COMMENTED.partition("\n# The end.")[0]


def test_windows_line_ends_do_not_hinder(project):
    project.catalogue_file.write_bytes(COMMENTED.replace("\n", "\r\n").encode())
    assert render_catalogue(project, load_catalogue(project)).decode() == COMMENTED


def test_inline_entries_cannot_be_added_to(project):
    values = tomllib.loads(entry())["revision"][0]
    inline = ", ".join(f'{key} = "{value}"' for key, value in values.items())
    catalogue = load(project, f'current = "2.4.0"\nrevision = [{{ {inline} }}]\n')
    with pytest.raises(GenerationError, match=r"under \[\[revision\]\]"):
        render_catalogue(project, catalogue.with_added([revision("3.0.0")]))


def test_the_current_version_is_changed_and_nothing_else(project):
    project.catalogue_file.write_text(COMMENTED)
    assert set_current(project, "1.6.0").current == "1.6.0"
    expected = COMMENTED.replace('current = "2.4.0"', 'current = "1.6.0"')
    assert project.catalogue_file.read_text() == expected


def test_a_version_that_is_not_pinned_does_not_become_current(project):
    project.catalogue_file.write_text(COMMENTED)
    with pytest.raises(GenerationError, match=r"2\.4\.1 is not pinned\n  Pinned: 2\.4\.0"):
        set_current(project, "2.4.1")
    assert project.catalogue_file.read_text() == COMMENTED


def test_a_read_only_catalogue_is_not_changed(project):
    project.catalogue_file.write_text(COMMENTED)
    with pytest.raises(GenerationError, match="read-only"):
        set_current(Project(project.root, read_only=True), "1.6.0")
    assert project.catalogue_file.read_text() == COMMENTED


def test_reading_loads_nothing_that_only_writing_needs():
    code = f"import sys, {module.__name__}; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code],
        env=environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = set(done.stdout.split())
    assert files_module.__name__ in loaded
    assert not loaded & {"tomlkit", "tarfile", "urllib.request", "subprocess", "difflib"}


def test_the_fields_and_the_rules_of_an_entry_are_the_same():
    assert list(module._RULES) == list(PinnedRevision.__dataclass_fields__)
