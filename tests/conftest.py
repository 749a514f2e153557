"""What several kinds of tests need: pinned schemas, built packages and their import."""

import functools
import importlib
import itertools
import json
import sys
from pathlib import Path

import pytest

from acp_codegen.emit.package import build_package, render_package
from acp_codegen.meaning.parse_overlay import parse_semantics
from acp_codegen.project.catalogue import load_catalogue, load_pinned, read_pinned
from acp_codegen.project.files import read_limited
from acp_codegen.project.folder import find_project
from acp_codegen.resolve import resolve
from acp_codegen.schema.document import load

ROOT = Path(__file__).resolve().parent.parent
_numbers = itertools.count()


@functools.cache
def pinned_bytes(version, profile="unstable"):
    """Return the bytes of a pinned schema."""
    project = find_project(ROOT, None)
    return read_pinned(project, load_catalogue(project).find(version, profile))


def pinned_revisions():
    """Return version and profile of every pinned revision."""
    revisions = load_catalogue(find_project(ROOT, None)).revisions
    return [(revision.version, revision.profile) for revision in revisions]


def pinned_schema(version, profile="unstable"):
    """Return a fresh copy of a pinned schema, to change at will."""
    return json.loads(pinned_bytes(version, profile))


def build(schema, roots=None, *, version="9.9.9", overlay=None):
    """Build the package of a schema that is given as data.

    Args:
        schema: The schema.
        roots: The definitions to start from.
        version: What it is built as.
        overlay: TOML instead of the project's own overlay.
    """
    data = json.dumps(schema).encode()
    document = load(data, version=version, profile="unstable", source="test")
    entries = semantics() if overlay is None else parse_semantics(overlay, "overlay.toml")
    return build_package(document, *([roots] if roots else []), semantics=entries)


def overlay_text():
    """Return the text of the project's own overlay."""
    return read_limited(ROOT / "schema" / "semantics.toml").decode()


@functools.cache
def semantics():
    """Return the project's own overlay."""
    return parse_semantics(overlay_text(), "semantics.toml")


@functools.cache
def pinned_document(version, profile="unstable"):
    """Return a pinned schema, loaded."""
    project = find_project(ROOT, None)
    revision = load_catalogue(project).find(version, profile)
    return load_pinned(project, revision)


@functools.cache
def resolved(version, profile="unstable"):
    """Return what a pinned revision means, once in a session."""
    return resolve(pinned_document(version, profile), semantics=semantics())


@functools.cache
def build_pinned(version, profile="unstable"):
    """Build the package of a pinned revision, once in a session."""
    return render_package(resolved(version, profile).checked())


def import_package(files, folder):
    """Write a package below a folder and import it under a name of its own."""
    name = f"acp_test_{next(_numbers)}"
    for path, text in files.items():
        target = folder / name / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8", newline="\n")
    sys.path.insert(0, str(folder))
    try:
        importlib.invalidate_caches()
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(folder))


@pytest.fixture(scope="session")
def acp():
    """The committed package."""
    return importlib.import_module("acp_v2")


@pytest.fixture(scope="session")
def seed_package(tmp_path_factory):
    """The package of 1.6.0, the revision of the protocol page that the project started from."""
    return import_package(build_pinned("1.6.0"), tmp_path_factory.mktemp("seed"))
