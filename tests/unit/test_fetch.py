from __future__ import annotations

import hashlib
import http.client
import io
import json
import sys
import tarfile
import urllib.request
import urllib.response
from dataclasses import dataclass
from pathlib import Path

import pytest

from acp_codegen.diagnostics import BAD_INPUT, GenerationError
from acp_codegen.project import fetch as module
from acp_codegen.project import files as files_module
from acp_codegen.project import npm as npm_module
from acp_codegen.project.catalogue import load_catalogue, read_pinned, set_current
from acp_codegen.project.fetch import HttpsOnly, fetch
from acp_codegen.project.folder import Project

NAME = "@agentclientprotocol/sdk"
LICENCE = b"Apache License\n"
UNSTABLE = "package/schema/v2/schema.unstable.json"
STABLE = "package/schema/v2/schema.json"


def schema(title: str = "ACP") -> bytes:
    return json.dumps(
        {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": title,
            "$defs": {"A": {"type": "string"}},
        }
    ).encode()


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


@pytest.fixture
def project(tmp_path) -> Project:
    root = tmp_path / "project"
    (root / "schema").mkdir(parents=True)
    (root / "schema" / "revisions.toml").touch()
    return Project(root)


def files(project: Project) -> dict[str, bytes]:
    return {
        path.relative_to(project.schema_dir).as_posix(): path.read_bytes()
        for path in project.schema_dir.rglob("*")
        if not path.is_dir()
    }


def refused(project: Project, message: str, source: str, **options) -> GenerationError:
    """Fetch what must be refused, and check that nothing was written."""
    before = files(project)
    with pytest.raises(GenerationError, match=message) as caught:
        fetch(project, source, **options)
    assert files(project) == before
    assert caught.value.exit_code == BAD_INPUT
    return caught.value


# npm

FAKE_NPM = """\
#!{python} -S
import json, pathlib, shutil, sys, time
here = pathlib.Path(__file__).parent
(here / "call.json").write_text(json.dumps([sys.argv[1:], str(pathlib.Path.cwd())]))
answer = json.loads((here / "answer.json").read_text())
time.sleep(answer["sleep"])
print(answer["stdout"])
if (here / "package").exists():
    target = pathlib.Path(sys.argv[sys.argv.index("--pack-destination") + 1])
    shutil.copy(here / "package", target / "package.tgz")
sys.exit(answer["code"])
"""


@dataclass(frozen=True)
class Npm:
    """A stand-in for the npm client, the only program on the PATH."""

    folder: Path

    def answers(self, *, code: int = 0, stdout: str = "", sleep: float = 0) -> None:
        answer = {"code": code, "stdout": stdout, "sleep": sleep}
        (self.folder / "answer.json").write_text(json.dumps(answer))

    def ships(
        self, version: str, schemas: dict[str, bytes], licence: bytes | None = LICENCE, name=NAME
    ) -> None:
        members = {"package/package.json": json.dumps({"name": name, "version": version}).encode()}
        if licence is not None:
            members["package/LICENSE"] = licence
        self.packs(members | schemas)

    def packs(self, members: dict[str, bytes]) -> None:
        with tarfile.open(self.folder / "package", "w:gz") as tar:
            for path, data in members.items():
                info = tarfile.TarInfo(path)
                info.size = len(data)
                tar.addfile(info, io.BytesIO(data))

    @property
    def call(self) -> tuple[list[str], str]:
        arguments, folder = json.loads((self.folder / "call.json").read_text())
        return arguments, folder

    @property
    def was_called(self) -> bool:
        return (self.folder / "call.json").exists()


@pytest.fixture
def npm(tmp_path, monkeypatch) -> Npm:
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "npm").write_text(FAKE_NPM.format(python=sys.executable))
    (folder / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    fake = Npm(folder)
    fake.answers()
    return fake


def source(version: str) -> str:
    return f"npm:{NAME}@{version}"


def test_a_package_is_fetched_and_pinned(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema(), STABLE: schema("stable")})
    lines: list[str] = []
    result = fetch(project, source("2.4.0"), progress=lines.append)
    (pinned,) = result.added
    assert load_catalogue(project).find() == pinned
    assert (pinned.version, pinned.profile) == ("2.4.0", "unstable")
    assert pinned.source == "npm:@agentclientprotocol/sdk@2.4.0"
    assert pinned.sha256 == sha256(schema())
    assert read_pinned(project, pinned) == schema()
    assert result.unchanged == ()
    assert result.current == "2.4.0"
    assert sorted(result.written) == ["2.4.0/schema.unstable.json", "LICENSE"]
    assert files(project).keys() == {*result.written, "revisions.toml"}
    assert files(project)["LICENSE"] == LICENCE
    assert lines == [f"npm pack {NAME}@2.4.0", "check 2.4.0 (unstable)"]


def test_npm_is_asked_for_one_release_without_scripts_away_from_any_project(
    project, npm, monkeypatch
):
    monkeypatch.chdir(project.root)
    npm.ships("2.4.0", {UNSTABLE: schema()})
    fetch(project, source("2.4.0"))
    arguments, folder = npm.call
    destination = arguments.index("--pack-destination") + 1
    assert arguments.pop(destination) == folder
    assert arguments == [
        "pack",
        "--ignore-scripts",
        "--json",
        "--pack-destination",
        "--",
        f"{NAME}@2.4.0",
    ]
    assert not Path(folder).exists()


def test_no_path_of_this_machine_is_recorded(project, npm, tmp_path):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    fetch(project, source("2.4.0"))
    (tmp_path / "schema.json").write_bytes(schema("file"))
    fetch(project, str(tmp_path / "schema.json"), version="2.4.0")
    assert str(tmp_path) not in project.catalogue_file.read_text()


def test_fetching_again_changes_nothing_and_says_so(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    first = fetch(project, source("2.4.0"))
    before = files(project)
    written_at = project.catalogue_file.stat().st_mtime_ns
    again = fetch(project, source("2.4.0"))
    assert (again.added, again.unchanged, again.written) == ((), first.added, ())
    assert files(project) == before
    assert project.catalogue_file.stat().st_mtime_ns == written_at


def test_other_bytes_under_a_pinned_version_are_refused(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    fetch(project, source("2.4.0"))
    npm.ships("2.4.0", {UNSTABLE: schema("changed"), STABLE: schema("stable")})
    error = refused(project, "is pinned with", source("2.4.0"), profile="all")
    (problem,) = error.diagnostics
    assert problem.pointer == str(project.schema_dir / "2.4.0" / "schema.unstable.json")
    assert sha256(schema()) in problem.message
    assert sha256(schema("changed")) in problem.message


def test_the_first_revision_is_current_until_another_one_is_set(project, npm):
    for version in ("1.6.0", "2.4.0"):
        npm.ships(version, {UNSTABLE: schema(version)})
        assert fetch(project, source(version)).current == "1.6.0"
    set_current(project, "2.4.0")
    npm.ships("2.5.0", {UNSTABLE: schema("2.5.0")})
    assert fetch(project, source("2.5.0")).current == "2.4.0"
    catalogue = load_catalogue(project)
    assert catalogue.current == "2.4.0"
    assert [pinned.version for pinned in catalogue.revisions] == ["1.6.0", "2.4.0", "2.5.0"]


def test_all_profiles_are_pinned_where_the_package_has_them(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema(), STABLE: schema("stable")})
    result = fetch(project, source("2.4.0"), profile="all")
    assert [pinned.profile for pinned in result.added] == ["stable", "unstable"]
    assert files(project)["2.4.0/schema.json"] == schema("stable")
    npm.ships("1.6.0", {UNSTABLE: schema("old")})
    (only,) = fetch(project, source("1.6.0"), profile="all").added
    assert only.profile == "unstable"


def test_a_second_profile_can_be_added_later(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema(), STABLE: schema("stable")})
    fetch(project, source("2.4.0"))
    result = fetch(project, source("2.4.0"), profile="all")
    assert [pinned.profile for pinned in result.added] == ["stable"]
    assert [pinned.profile for pinned in result.unchanged] == ["unstable"]


@pytest.mark.parametrize("together", [True, False])
def test_identical_bytes_are_stored_once(project, npm, together):
    npm.ships("2.4.0", {UNSTABLE: schema(), STABLE: schema()})
    for profile in ["all"] if together else ["stable", "unstable"]:
        fetch(project, source("2.4.0"), profile=profile)
    npm.ships("2.4.1", {UNSTABLE: schema()})
    result = fetch(project, source("2.4.1"))
    assert result.written == ()
    assert {pinned.file for pinned in load_catalogue(project).revisions} == {"2.4.0/schema.json"}
    assert files(project).keys() == {"2.4.0/schema.json", "LICENSE", "revisions.toml"}
    for pinned in load_catalogue(project).revisions:
        assert read_pinned(project, pinned) == schema()


def test_a_deleted_file_is_restored(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    fetch(project, source("2.4.0"))
    before = files(project)
    (project.schema_dir / "2.4.0" / "schema.unstable.json").unlink()
    result = fetch(project, source("2.4.0"))
    assert (result.added, result.written) == ((), ("2.4.0/schema.unstable.json",))
    assert files(project) == before


@pytest.mark.parametrize("pinned", [True, False])
def test_a_file_with_other_bytes_is_not_overwritten(project, npm, pinned):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    if pinned:
        fetch(project, source("2.4.0"))
    path = project.schema_dir / "2.4.0" / "schema.unstable.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(b"something else")
    refused(project, "this file has other bytes", source("2.4.0"))


def test_nothing_is_written_through_a_symlink_out_of_the_schema_folder(project, npm, tmp_path):
    (tmp_path / "outside").mkdir()
    (project.schema_dir / "2.4.0").symlink_to(tmp_path / "outside")
    npm.ships("2.4.0", {UNSTABLE: schema()})
    refused(project, "leads out of the schema folder", source("2.4.0"))
    assert list((tmp_path / "outside").iterdir()) == []


def test_another_licence_is_for_a_person_to_review(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    fetch(project, source("2.4.0"))
    npm.ships("2.5.0", {UNSTABLE: schema("new")}, licence=b"Another licence\n")
    error = refused(project, "another licence", source("2.5.0"))
    assert "Review the new licence" in str(error)
    (project.schema_dir / "LICENSE").write_bytes(b"Another licence\n")
    assert fetch(project, source("2.5.0")).added


def test_a_package_without_a_licence_is_refused(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()}, licence=None)
    refused(project, "no package/LICENSE", source("2.4.0"))


@pytest.mark.parametrize(
    ("profile", "message"),
    [
        ("stable", "no package/schema/v2/schema.json"),
        ("all", "schema.json and no package/schema/v2/schema.unstable.json"),
    ],
)
def test_a_package_without_the_schema_is_refused(project, npm, profile, message):
    npm.ships("2.4.0", {"package/schema/schema.json": schema(), STABLE + "x": schema()})
    refused(project, message, source("2.4.0"), profile=profile)


@pytest.mark.parametrize(
    "package",
    [
        "sdk",
        "sdk@latest",
        "sdk@",
        "sdk@2",
        "sdk@^2.4.0",
        "sdk@2.4.x",
        "sdk@>=2.4.0",
        "sdk@2.4.0 - 2.5.0",
        "sdk@file:../x",
        "-sdk@2.4.0",
        "--registry=x@2.4.0",
        "@/sdk@2.4.0",
        "@../sdk@2.4.0",
        "../sdk@2.4.0",
        "a/b@2.4.0",
        "sdk@2.4.0\n",
        "sdk@2.4.0; touch x",
        "SDK@2.4.0",
    ],
)
def test_only_an_exact_release_of_a_package_reaches_npm(project, npm, package):
    error = refused(project, "does not name one release", f"npm:{package}")
    assert "tags such as latest and ranges" in str(error)
    assert not npm.was_called


def test_an_npm_source_has_its_own_version(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    refused(project, "this is not version 2.5.0", source("2.4.0"), version="2.5.0")
    assert not npm.was_called
    assert fetch(project, source("2.4.0"), version="2.4.0").added


def test_a_missing_npm_is_named(project, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    error = refused(project, "npm is not installed", source("2.4.0"))
    assert "Install Node.js" in str(error)


def test_an_npm_that_cannot_run_is_reported(project, npm):
    (npm.folder / "npm").write_text("#!/nowhere/to/be/found\n")
    refused(project, "npm cannot be run", source("2.4.0"))


@pytest.mark.parametrize(
    ("stdout", "message"),
    [
        ('{"error": {"code": "E404", "summary": "Not found"}}', "npm failed: Not found"),
        ("[]", "npm failed: exit code 7"),
        ('{"error": "text"}', "npm failed: exit code 7"),
        ("no json", "npm failed: exit code 7"),
    ],
)
def test_what_npm_says_about_a_failure_is_passed_on(project, npm, stdout, message):
    npm.answers(code=7, stdout=stdout)
    refused(project, message, source("2.4.0"))


def test_an_npm_that_hangs_is_given_up(project, npm, monkeypatch):
    monkeypatch.setattr(npm_module, "TIMEOUT", 0.2)
    npm.answers(sleep=2)
    refused(project, "npm took more than 0.2 seconds", source("2.4.0"))


def test_an_npm_that_leaves_no_package_is_reported(project, npm):
    refused(project, "npm gave something else", source("2.4.0"))


def test_a_package_that_is_another_one_is_refused(project, npm):
    npm.ships("2.4.1", {UNSTABLE: schema()})
    refused(project, "npm gave something else", source("2.4.0"))
    npm.ships("2.4.0", {UNSTABLE: schema()}, name="sdk")
    refused(project, "npm gave something else", source("2.4.0"))
    npm.packs({"package/package.json": b"[]", UNSTABLE: schema(), "package/LICENSE": LICENCE})
    refused(project, "npm gave something else", source("2.4.0"))


def test_a_damaged_package_is_refused(project, npm):
    (npm.folder / "package").write_bytes(b"\x1f\x8b damaged")
    refused(project, "the archive is damaged", source("2.4.0"))


# What a schema must be


BAD_SCHEMAS = [
    (b"not json", "not a JSON document"),
    (b"[]", "not an object"),
    (schema().replace(b'"ACP"', b"NaN"), "NaN"),
    (schema().replace(b'"title"', b'"title": "x", "title"'), "more than once"),
    (schema().replace(b"2020-12", b"2019-09"), r"\$schema"),
    (schema().replace(b"$defs", b"defs"), r"\$defs"),
    (schema().replace(b'"string"', b'"text"'), r"#/\$defs/A"),
    (schema().replace(b'"type": "string"', b'"$ref": "#/$defs/B"'), r"#/\$defs/A"),
]


@pytest.mark.parametrize(("data", "message"), BAD_SCHEMAS)
def test_what_is_no_usable_schema_is_refused(project, npm, data, message):
    npm.ships("2.4.0", {STABLE: schema(), UNSTABLE: data})
    error = refused(project, message, source("2.4.0"), profile="all")
    for problem in error.diagnostics:
        assert problem.pointer.startswith("npm:@agentclientprotocol/sdk@2.4.0 (unstable)#")


def test_what_is_no_utf8_is_refused(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema().replace(b"ACP", b"\xff")})
    refused(project, "not a JSON document", source("2.4.0"))


def test_problems_of_all_profiles_are_said_at_once(project, npm):
    npm.ships("2.4.0", {STABLE: b"[]", UNSTABLE: b"{}"})
    error = refused(project, r"\(stable\)#", source("2.4.0"), profile="all")
    assert "(unstable)#" in str(error)


# Files


@pytest.mark.parametrize(
    ("name", "profile", "expected"),
    [
        ("schema.json", None, "stable"),
        ("schema.unstable.json", None, "unstable"),
        ("schema.json", "unstable", "unstable"),
        ("draft.json", "stable", "stable"),
    ],
)
def test_a_file_is_pinned_under_its_name(project, tmp_path, name, profile, expected):
    (tmp_path / name).write_bytes(schema())
    result = fetch(project, str(tmp_path / name), version="2.4.0-local.1", profile=profile)
    (pinned,) = result.added
    assert (pinned.version, pinned.profile) == ("2.4.0-local.1", expected)
    assert pinned.source == f"file:{name}"
    assert read_pinned(project, pinned) == schema()
    assert "LICENSE" not in files(project)


@pytest.mark.parametrize("version", [None, "latest", "2.4", "../x", ""])
def test_a_file_needs_a_version(project, tmp_path, version):
    (tmp_path / "schema.json").write_bytes(schema())
    refused(project, "which release", str(tmp_path / "schema.json"), version=version)


@pytest.mark.parametrize(("name", "profile"), [("x.json", None), ("schema.json", "all")])
def test_a_file_needs_one_profile(project, tmp_path, name, profile):
    (tmp_path / name).write_bytes(schema())
    refused(project, "which profile", str(tmp_path / name), version="2.4.0", profile=profile)


def test_an_unknown_profile_is_refused(project):
    refused(project, "no profile beta", "schema.json", version="2.4.0", profile="beta")


def test_a_file_that_is_not_there_is_refused(project):
    refused(project, "no such file", "schema.json", version="2.4.0")


def test_a_file_that_is_too_large_is_refused(project, tmp_path, monkeypatch):
    monkeypatch.setattr(files_module, "MAX_BYTES", 10)
    (tmp_path / "schema.json").write_bytes(schema())
    refused(project, "larger than 10 bytes", str(tmp_path / "schema.json"), version="2.4.0")


def test_a_file_name_that_cannot_be_recorded_is_refused(project, tmp_path):
    (tmp_path / "a\nb").write_bytes(schema())
    path = str(tmp_path / "a\nb")
    refused(project, "cannot be recorded", path, version="2.4.0", profile="stable")


# URLs

URL = "https://example.org/v2/schema.json?raw=1"


class FakeHttps(urllib.request.BaseHandler):
    """Answers from `answers` without a network; http too, if anything should ask for that."""

    answers: dict[str, tuple[int, dict[str, str], bytes]] = {}  # noqa: RUF012

    def https_open(self, req):
        code, headers, body = self.answers[req.full_url]
        message = http.client.HTTPMessage()
        for key, value in headers.items():
            message[key] = value
        response = urllib.response.addinfourl(io.BytesIO(body), message, req.full_url, code)
        response.msg = ""
        return response

    http_open = https_open


@pytest.fixture
def web(monkeypatch) -> dict[str, tuple[int, dict[str, str], bytes]]:
    monkeypatch.setattr(FakeHttps, "answers", {})
    monkeypatch.setattr(urllib.request, "HTTPSHandler", FakeHttps)
    for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.delenv(name, raising=False)
    return FakeHttps.answers


def test_a_url_is_fetched_and_pinned(project, web):
    web[URL] = (200, {}, schema())
    lines: list[str] = []
    (pinned,) = fetch(project, URL, version="2.4.0", progress=lines.append).added
    assert (pinned.profile, pinned.source) == ("stable", URL)
    assert read_pinned(project, pinned) == schema()
    assert lines[0] == f"download {URL}"


def test_a_redirect_to_https_is_followed_and_the_given_url_recorded(project, web):
    web[URL] = (302, {"Location": "https://cdn.example.org/x"}, b"")
    web["https://cdn.example.org/x"] = (200, {}, schema())
    (pinned,) = fetch(project, URL, version="2.4.0").added
    assert pinned.source == URL


@pytest.mark.parametrize("location", ["http://example.org/x", "ftp://example.org/x"])
def test_a_redirect_away_from_https_is_refused(project, web, location):
    web[URL] = (302, {"Location": location}, b"")
    web[location] = (200, {}, schema())
    refused(project, "this is not https", URL, version="2.4.0")


def test_a_redirect_to_a_local_file_is_refused(project, web, tmp_path):
    (tmp_path / "x").write_bytes(schema())
    web[URL] = (302, {"Location": (tmp_path / "x").as_uri()}, b"")
    refused(project, "cannot be downloaded", URL, version="2.4.0")


def test_the_handler_lets_only_https_pass():
    HttpsOnly().default_open(urllib.request.Request("https://example.org/"))
    for url in ("http://example.org/", "ftp://example.org/", "file:///etc/passwd", "data:,x"):
        with pytest.raises(GenerationError, match="not https"):
            HttpsOnly().default_open(urllib.request.Request(url))


def test_an_http_error_is_reported(project, web):
    web[URL] = (404, {}, b"")
    refused(project, "cannot be downloaded: HTTP Error 404", URL, version="2.4.0")


def test_a_download_that_is_too_large_is_refused(project, web, monkeypatch):
    monkeypatch.setattr(files_module, "MAX_BYTES", 10)
    web[URL] = (200, {}, schema())
    refused(project, "larger than 10 bytes", URL, version="2.4.0")


def test_a_download_that_takes_too_long_is_given_up(project, web, monkeypatch):
    monkeypatch.setattr(module, "TIMEOUT", -1)
    web[URL] = (200, {}, schema())
    refused(project, "did not end in time", URL, version="2.4.0")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/schema.json",
        "ftp://example.org/schema.json",
        "file:///schema.json",
        "https://user:secret@example.org/schema.json",
        "https://example.org",
        "https://example.org/sch\u00e9ma.json",
        "https://example.org/a b/schema.json",
        "https://",
    ],
)
def test_other_urls_are_refused_and_no_password_is_repeated(project, web, url):
    error = refused(project, "this URL cannot be pinned", url, version="2.4.0")
    assert "secret" not in str(error)


def test_a_url_needs_a_version_and_a_profile(project, web):
    refused(project, "which release", URL)
    refused(project, "which profile", "https://example.org/x.json", version="2.4.0")


# Where it goes


def test_a_read_only_project_is_not_fetched_into(project, npm):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    with pytest.raises(GenerationError, match="--project"):
        fetch(Project(project.root, read_only=True), source("2.4.0"))
    assert not npm.was_called
    assert files(project).keys() == {"revisions.toml"}


def test_a_broken_catalogue_is_reported_before_anything_is_fetched(project, npm):
    project.catalogue_file.write_text('current = "1.0.0"\n')
    refused(project, "current", source("2.4.0"))
    assert not npm.was_called


def test_when_the_catalogue_cannot_be_written_no_schema_stays(project, npm, monkeypatch):
    npm.ships("2.4.0", {UNSTABLE: schema()})
    real = files_module.write_atomically
    written: list[str] = []

    def fail(path, data):
        if path == project.catalogue_file:
            raise OSError("disk is full")
        real(path, data)
        written.append(path.name)

    monkeypatch.setattr(files_module, "write_atomically", fail)
    refused(project, "disk is full", source("2.4.0"))
    assert written == ["LICENSE", "schema.unstable.json"]
    assert not (project.schema_dir / "2.4.0").exists()
