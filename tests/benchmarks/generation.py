"""Generating: the command as a person runs it, in a process of its own."""

import json
import sys

from tests.benchmarks.measure import Goal, between, compare, process
from tests.benchmarks.pydantic_models import SCHEMA

TOPIC = "generate"
COMMAND = (sys.executable, "-m", "codegen")
PLAIN = (sys.executable, "-m", "datamodel_code_generator", "--input-file-type", "jsonschema")


def run(options):
    """Return rows and goals."""
    work = options.work
    out = work / "generated"
    tool = (*PLAIN, "--input", SCHEMA, "--output", work / "plain.py")
    msgspec = ("--output-model-type", "msgspec.Struct")
    runs = {
        "datamodel-codegen": process(work, *tool),
        "datamodel-codegen, msgspec, ruff": process(
            work, *tool, *msgspec, "--formatters", "ruff-check", "ruff-format"
        ),
        "acp-codegen generate": lambda: _cold(work, out),
        "acp-codegen check": process(work, *COMMAND, "check"),
    }
    for run_once in () if options.quick else runs.values():
        # Fills the cache of bytecode.
        run_once()
    rows = compare(TOPIC, "2.4.0", runs, rounds=1 if options.quick else 5, unit="s")
    grown = _growth(options)
    return [*rows, *grown], [
        Goal(
            "generate / plain datamodel-codegen",
            between(rows, "acp-codegen generate", "datamodel-codegen"),
            0.6,
        ),
        Goal("check / generate", between(rows, "acp-codegen check", "acp-codegen generate"), 1.0),
        Goal("generate: five times the definitions", grown[1].ratio, 7.0),
    ]


def _cold(work, out):
    """Generate a package where there is none."""
    for path in sorted(out.rglob("*"), reverse=True) if out.exists() else ():
        path.rmdir() if path.is_dir() else path.unlink()
    return process(work, *COMMAND, "generate", "--out", out)()


def _growth(options):
    sizes = (50, 250) if options.quick else (1_000, 5_000)
    runs = {}
    for size in sizes:
        schema = options.work / f"synthetic{size}.json"
        schema.write_text(json.dumps(synthetic(size)))
        out = options.work / f"synthetic{size}"
        arguments = ("--schema", schema, "--roots", "Root", "--out", out)
        runs[f"{size:,} definitions"] = process(
            options.work, *COMMAND, "generate", *map(str, arguments)
        )
    return compare(TOPIC, "synthetic", runs, rounds=1 if options.quick else 3, unit="s")


def synthetic(size):
    """Return a schema with so many definitions: mostly objects, and one in ten a tagged union."""
    definitions = {}
    for index in range(1, size):
        if index % 10 == 0:
            definitions[f"Union{index}"] = _union(index)
        else:
            definitions[f"Model{index}"] = _model(index)
    references = [{"$ref": f"#/$defs/{name}"} for name in definitions]
    definitions["Root"] = {
        "type": "object",
        "description": "Holds one of each.",
        "properties": {f"part{index}": part for index, part in enumerate(references)},
        "required": [f"part{index}" for index in range(len(references))],
    }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _model(index):
    return {
        "type": "object",
        "description": f"Model number {index}.",
        "properties": {
            "name": {"type": "string", "description": "What it is called."},
            "count": {"type": "integer", "minimum": 0},
            "items": {"type": "array", "items": {"type": "string"}},
            "score": {"type": ["number", "null"]},
        },
        "required": ["name", "count"],
    }


def _union(index):
    """Return a union of the two models before it."""
    branches = [
        {
            "type": "object",
            "properties": {"type": {"type": "string", "const": f"variant_{number}"}},
            "required": ["type"],
            "allOf": [{"$ref": f"#/$defs/Model{number}"}],
        }
        for number in (index - 2, index - 1)
    ]
    return {"description": f"Union number {index}.", "anyOf": branches}
