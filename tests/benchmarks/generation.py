"""Generating: the command as a person runs it, in a process of its own."""

import json
import re
import shutil
import sys

from tests.benchmarks.contestants import optional
from tests.benchmarks.measure import NOT_INSTALLED, Goal, Row, between, compare, process
from tests.benchmarks.pydantic_models import SCHEMA
from tests.support import COMMAND

TOPIC = "generate"
PLAIN = (sys.executable, "-m", "datamodel_code_generator", "--input-file-type", "jsonschema")
MSGSPEC = ("--output-model-type", "msgspec.Struct", "--formatters", "ruff-check", "ruff-format")


def run(options):
    """Return rows and goals."""
    if optional("datamodel_code_generator") is None:
        return [Row(TOPIC, "2.4.0", "acp-codegen generate", note=NOT_INSTALLED)], []
    work = options.work
    out = work / "generated"
    reduced = work / "reached.json"
    schema = json.loads(SCHEMA.read_bytes())
    part = reached(schema)
    reduced.write_text(json.dumps(part))
    whole, some = (f"{len(item['$defs'])} definitions" for item in (schema, part))
    tool = (*PLAIN, "--output", work / "plain.py", "--input")
    runs = {
        "datamodel-codegen": process(work, *tool, SCHEMA),
        "datamodel-codegen, msgspec, ruff": process(work, *tool, SCHEMA, *MSGSPEC),
        "datamodel-codegen, part": process(work, *tool, reduced),
        "datamodel-codegen, msgspec, ruff, part": process(work, *tool, reduced, *MSGSPEC),
        "acp-codegen generate": lambda: _cold(work, out),
        "acp-codegen check": process(work, *COMMAND, "check"),
    }
    rows = compare(
        TOPIC,
        "2.4.0",
        runs,
        rounds=1 if options.quick else 5,
        unit="s",
        notes={name: whole if index < 2 else some for index, name in enumerate(runs)},
        # Fills the cache of bytecode.
        warm=not options.quick,
    )
    grown = _growth(options)
    return [*rows, *grown], [
        Goal(
            "generate / plain datamodel-codegen, whole file",
            between(rows, "acp-codegen generate", "datamodel-codegen"),
            0.6,
        ),
        Goal("check / generate", between(rows, "acp-codegen check", "acp-codegen generate"), 1.0),
        Goal("generate: five times the definitions", grown[1].ratio, 7.0),
    ]


def _cold(work, out):
    """Generate a package where there is none."""
    shutil.rmtree(out, ignore_errors=True)
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
    rounds = 1 if options.quick else 3
    return compare(TOPIC, "synthetic", runs, rounds=rounds, unit="s", warm=False)


def reached(schema):
    """Return a schema with only what `acp-codegen generate` starts from, and what that needs."""
    from acp_codegen.schema.roots import DEFAULT_ROOTS

    found, queue = {}, list(DEFAULT_ROOTS)
    while queue:
        name = queue.pop()
        if name not in found:
            found[name] = schema["$defs"][name]
            queue += re.findall(r'"#/\$defs/(\w+)"', json.dumps(found[name]))
    definitions = {name: item for name, item in schema["$defs"].items() if name in found}
    kept = {key: item for key, item in schema.items() if key in {"$schema", "title"}}
    # A file without a schema of its own makes no module of the tool's.
    return {
        **kept,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in DEFAULT_ROOTS],
        "$defs": definitions,
    }


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
