"""What the conformance tests share: their data, and what the pinned schemas say of a value."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

from acp_codegen.project.folder import Project
from tests.conftest import ROOT
from tests.conftest import pinned_document as document

HERE = Path(__file__).resolve().parent
PROJECT = Project(ROOT)
COMMITTED = "2.4.0"
"""The revision of the committed package."""


def read_lines(name: str) -> list[dict[str, Any]]:
    """Return the objects of a data file that has one in each line."""
    text = (HERE / name).read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


@cache
def validator(version: str, definition: str) -> Draft202012Validator:
    """Return what tells whether a value is valid for a definition, however a reader takes it."""
    root = document(version).root
    return Draft202012Validator(
        {"$schema": root["$schema"], "$defs": root["$defs"], "$ref": f"#/$defs/{definition}"}
    )


def same_json(one: object, other: object) -> bool:
    """Tell whether two parsed values are the same JSON; for Python alone, `True == 1`."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same_json(one[key], other[key]) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same_json, one, other))
    return isinstance(one, bool) is isinstance(other, bool) and one == other
