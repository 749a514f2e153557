"""Pinning of schema revisions: from an npm package, an https URL or a file.

It loads what talks to the network, so import this module only to fetch.
"""

from __future__ import annotations

import http.client
import tempfile
import time
import urllib.request
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.project.archive import read_archive
from acp_codegen.project.catalogue import (
    HTTPS_SOURCE,
    NPM_SOURCE,
    SOURCE,
    PinnedRevision,
    load_catalogue,
    render_catalogue,
)
from acp_codegen.project.files import read_limited, read_stream, write_together
from acp_codegen.project.npm import TIMEOUT, json_value, run_npm
from acp_codegen.schema.document import load
from acp_codegen.text import sha256
from acp_codegen.versions import SCHEMA_NAMES, VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from acp_codegen.project.catalogue import Catalogue
    from acp_codegen.project.folder import Project

_SCHEMA_MEMBERS = {f"package/schema/v2/{name}" for name in SCHEMA_NAMES.values()}
_MEMBERS = {"package/package.json", "package/LICENSE", *_SCHEMA_MEMBERS}
_NEW_LICENCE = (
    "the package comes with another licence than this one",
    "Review the new licence; if it can be accepted, put it here by hand and fetch again.",
)
_OTHER_BYTES = (
    "this file has other bytes than what was fetched",
    "Restore it from version control, or delete it, and fetch again.",
)


@dataclass(frozen=True)
class FetchResult:
    """What a fetch did.

    Attributes:
        added: The revisions that are pinned now and were not before.
        unchanged: The revisions that were pinned already, with the same bytes.
        written: The files that were written, relative to ``schema/``, without the catalogue. A
            file of an unchanged revision is here if it was missing.
        current: The version that is current.
    """

    added: tuple[PinnedRevision, ...]
    unchanged: tuple[PinnedRevision, ...]
    written: tuple[str, ...]
    current: str


@dataclass(frozen=True)
class _Download:
    """What a source holds: schemas by profile, and the licence where one comes along."""

    source: str
    version: str
    schemas: dict[str, bytes]
    licence: bytes | None = None


def fetch(
    project: Project,
    source: str,
    *,
    version: str | None = None,
    profile: str | None = None,
    progress: Callable[[str], None] = lambda _line: None,
) -> FetchResult:
    """Get schemas from a source, check them and pin them.

    Everything is checked before anything is written, and the catalogue is written last.

    Args:
        project: The project to pin them in.
        source: ``npm:NAME@VERSION``, an https URL or the path of a file.
        version: The version to pin a URL or a file as; an npm source has its own.
        profile: ``stable``, ``unstable``, or for an npm source ``all`` that it has. None means
            ``unstable`` for an npm source, and otherwise what the name of the file says.
        progress: Is called with a line before each step that may take time.

    Raises:
        GenerationError: If the source cannot be had or used, or the revision is already pinned
            with other bytes.
    """
    project.require_writable()
    catalogue = load_catalogue(project)
    if profile not in {None, "all", *SCHEMA_NAMES}:
        raise refusal(source, f"there is no profile {profile}", "Use stable, unstable or all.")
    if source.startswith("npm:"):
        download = _from_npm(source, version, profile or "unstable", progress)
    elif "://" in source:
        download = _from_url(source, version, profile, progress)
    else:
        download = _from_file(source, version, profile)
    progress(f"check {download.version} ({', '.join(download.schemas)})")
    _check_schemas(download)
    return _pin(project, catalogue, download)


def _from_npm(
    source: str, version: str | None, profile: str, progress: Callable[[str], None]
) -> _Download:
    match = NPM_SOURCE.fullmatch(source)
    if match is None:
        advice = "Write npm:NAME@1.2.3; tags such as latest and ranges of versions move."
        raise refusal(source, "this does not name one release of an npm package", advice)
    name, release = match["name"], match["version"]
    if version not in {None, release}:
        raise refusal(source, f"this is not version {version}", "Leave --version out.")
    progress(f"npm pack {name}@{release}")
    with tempfile.TemporaryDirectory(prefix="acp-codegen-") as folder:
        options = ["--ignore-scripts", "--json", "--pack-destination", folder]
        run_npm(source, ["pack", *options, "--", f"{name}@{release}"], folder)
        archives = list(Path(folder).glob("*.tgz"))
        members = read_archive(archives[0], _MEMBERS) if len(archives) == 1 else {}
    described = members.get("package/package.json", b"")
    if (json_value(described, "name"), json_value(described, "version")) != (name, release):
        raise refusal(source, "npm gave something else", "Check npm and its registry.")
    profiles = SCHEMA_NAMES if profile == "all" else (profile,)
    paths = {one: f"package/schema/v2/{SCHEMA_NAMES[one]}" for one in profiles}
    schemas = {one: members[path] for one, path in paths.items() if path in members}
    missing = [] if schemas else list(paths.values())
    if "package/LICENSE" not in members:  # a copy has to come with the licence that allows it
        missing.append("package/LICENSE")
    if missing:
        advice = "Ask for another profile or another release."
        raise refusal(source, f"the package has no {' and no '.join(missing)}", advice)
    return _Download(source, release, schemas, members["package/LICENSE"])


class HttpsOnly(urllib.request.BaseHandler):
    """Refuses to open anything but https, also where a server redirects to it."""

    def default_open(self, req: urllib.request.Request) -> None:
        """Look at a request before a handler that would send it does."""
        if req.type != "https":
            advice = "Use a URL that stays with https."
            raise refusal(req.full_url, "this is not https, so it is not followed", advice)


def _from_url(
    source: str, version: str | None, profile: str | None, progress: Callable[[str], None]
) -> _Download:
    if not HTTPS_SOURCE.fullmatch(source):
        advice = "Use https://HOST/PATH in ASCII, without a user name or password."
        # The URL is not repeated: it may contain a password.
        raise refusal("SOURCE", "this URL cannot be pinned", advice)
    release, one = _identity(source, version, profile, PurePosixPath(urlsplit(source).path).name)
    progress(f"download {source}")
    opener = urllib.request.OpenerDirector()
    # Named one by one: the usual opener also speaks http, ftp and file.
    opener.add_handler(HttpsOnly())
    opener.add_handler(urllib.request.ProxyHandler())
    opener.add_handler(urllib.request.HTTPSHandler())
    opener.add_handler(urllib.request.HTTPErrorProcessor())
    opener.add_handler(urllib.request.HTTPRedirectHandler())
    opener.add_handler(urllib.request.HTTPDefaultErrorHandler())
    try:
        with opener.open(source, timeout=TIMEOUT) as response:
            data = read_stream(response, source, time.monotonic() + TIMEOUT)
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise refusal(source, f"cannot be downloaded: {error}", "Check the URL.") from error
    return _Download(source, release, {one: data})


def _from_file(source: str, version: str | None, profile: str | None) -> _Download:
    path = Path(source)
    release, one = _identity(source, version, profile, path.name)
    # Only the name: the path would say something about the machine of the person who pinned it.
    recorded = f"file:{path.name}"
    if not SOURCE.fullmatch(recorded):
        raise refusal(source, "this file name cannot be recorded", "Rename the file.")
    return _Download(recorded, release, {one: read_limited(path)})


def _identity(source: str, version: str | None, profile: str | None, name: str) -> tuple[str, str]:
    """Return the version and profile to pin a single schema as; its name may say the profile."""
    if version is None or not VERSION.fullmatch(version):
        raise refusal(source, "it has to be said which release this is", "Give --version 1.2.3.")
    profile = profile or next((key for key in SCHEMA_NAMES if SCHEMA_NAMES[key] == name), "all")
    if profile == "all":
        advice = "Give --profile stable or --profile unstable."
        raise refusal(source, "it has to be said which profile this is", advice)
    return version, profile


def _check_schemas(download: _Download) -> None:
    problems: list[Diagnostic] = []
    for profile, data in download.schemas.items():
        try:
            load(data, version=download.version, profile=profile, source=download.source)
        except GenerationError as error:
            problems += [
                replace(problem, pointer=f"{download.source} ({profile}){problem.pointer}")
                for problem in error.diagnostics
            ]
    if problems:
        raise GenerationError(problems)


def _pin(project: Project, catalogue: Catalogue, download: _Download) -> FetchResult:
    file_of = {revision.sha256: revision.file for revision in catalogue.revisions}
    added: list[PinnedRevision] = []
    unchanged: list[PinnedRevision] = []
    files = {} if download.licence is None else {"LICENSE": download.licence}
    problems: list[Diagnostic] = []
    for profile, data in download.schemas.items():
        digest = sha256(data)
        file = file_of.setdefault(digest, f"{download.version}/{SCHEMA_NAMES[profile]}")
        revision = PinnedRevision(download.version, profile, download.source, digest, file)
        pinned = catalogue.get(download.version, profile)
        if pinned is None:
            added.append(revision)
        elif pinned.sha256 == digest:
            unchanged.append(pinned)
        else:
            message = f"{pinned.version} ({profile}) is pinned with the sha256 {pinned.sha256}, but"
            message += f" {download.source} has {digest} now"
            advice = "A release does not change: find out why, or pin it as another version."
            problems.append(Diagnostic(str(project.schema_dir / pinned.file), message, advice))
            continue
        files[(pinned or revision).file] = data
    missing: dict[str, bytes] = {}
    for file, data in files.items():
        path = project.locate(file)
        if not path.exists():
            missing[file] = data
        elif read_limited(path) != data:
            what = _NEW_LICENCE if file == "LICENSE" else _OTHER_BYTES
            problems.append(Diagnostic(str(path), *what))
    if problems:
        raise GenerationError(problems)
    writes = {project.locate(file): data for file, data in missing.items()}
    if added:
        catalogue = catalogue.with_added(added)
        writes[project.catalogue_file] = render_catalogue(project, catalogue)
    write_together(writes)
    return FetchResult(tuple(added), tuple(unchanged), tuple(missing), catalogue.current)
