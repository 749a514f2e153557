"""What a process pays for once: the import, and the memory of what it keeps."""

import sys

from tests.benchmarks.contestants import optional, python_sdk
from tests.benchmarks.measure import (
    NOT_INSTALLED,
    Goal,
    Row,
    child,
    compare,
    import_times,
    process,
    ratio,
)
from tests.benchmarks.stream import clean, protocol_v1

UNTYPED = "msgspec, untyped"

IMPORTS = {
    "bare interpreter": "",
    "msgspec alone": "import msgspec; msgspec.json.decode({line!r})",
    "acp_v2": "import acp_v2; acp_v2.decode({line!r})",
    # msgspec imports it where it is installed, and needs it nowhere.
    "msgspec alone, no typing_extensions": "import sys; sys.modules['typing_extensions'] = None;"
    " import msgspec; msgspec.json.decode({line!r})",
    "acp_v2, no typing_extensions": "import sys; sys.modules['typing_extensions'] = None;"
    " import acp_v2; acp_v2.decode({line!r})",
    "acp_v2, unknown variant": "import acp_v2; acp_v2.decode({unknown!r})",
    "acp_v2.session": "import acp_v2; from acp_v2.session import Session;"
    " Session().apply(acp_v2.decode({line!r}))",
    "pydantic, generated": "import pydantic, acp_pydantic;"
    " pydantic.TypeAdapter(acp_pydantic.SessionUpdate).validate_json({line!r})",
    "Python SDK": "from acp.schema import SessionNotification;"
    " SessionNotification.model_validate_json({v1!r})",
}

PLAIN = "import msgspec; decode = msgspec.json.Decoder().decode"
DECODERS = {
    UNTYPED: ("clean", PLAIN),
    "json.loads": ("clean", "from json import loads as decode"),
    "orjson.loads": ("clean", "from orjson import loads as decode"),
    "acp_v2.decode": ("clean", "from acp_v2 import decode"),
    "pydantic, generated": (
        "clean",
        "import pydantic, acp_pydantic;"
        " decode = pydantic.TypeAdapter(acp_pydantic.SessionUpdate).validate_json",
    ),
    f"{UNTYPED}, of v1": ("protocol_v1", PLAIN),
    "Python SDK": (
        "protocol_v1",
        "from acp.schema import SessionNotification;"
        " decode = SessionNotification.model_validate_json",
    ),
}

PARTS = {
    "msgspec, and what it imports": "msgspec",
    "enums": "acp_v2.enums",
    "Structs": "acp_v2.models",
    "decoder of the updates": "acp_v2.codec",
}

HELD = """
import gc, sys, tracemalloc
from tests.benchmarks import stream
{imports}
lines = getattr(stream, sys.argv[1])(int(sys.argv[2]))
for line in lines[:100]:
    decode(line)
gc.collect()
tracemalloc.start()
held = [decode(line) for line in lines]
gc.collect()
print(tracemalloc.get_traced_memory()[0] - sys.getsizeof(held))
"""


def _installed(name):
    if name == "Python SDK":
        return python_sdk() is not None
    if name.startswith("pydantic"):
        return optional("pydantic") is not None
    return name != "orjson.loads" or optional("orjson") is not None


def run(options):
    """Return rows and goals."""
    if _installed("pydantic"):
        from tests.benchmarks.pydantic_models import write_models

        write_models(options.work)
    imports, import_goal = _imports(options)
    held, held_goal = _held(options)
    return [*imports, *_profile(options), *held], [import_goal, held_goal]


def _imports(options):
    texts = {
        "line": clean(1)[0],
        "unknown": b'{"sessionUpdate": "_mood", "mood": 7}',
        "v1": protocol_v1(1)[0],
    }
    runs = {
        name: process(options.work, sys.executable, "-c", code.format(**texts))
        if _installed(name)
        else None
        for name, code in IMPORTS.items()
    }
    for run_once in runs.values():
        # Fills the cache of bytecode.
        if run_once:
            run_once()
    rounds = 1 if options.quick else 25
    rows = compare("import, first decode", "process", runs, rounds=rounds, unit="ms", warm=False)
    bare = rows[0].values
    for row in rows[1:]:
        # What is asked is what comes on top of the interpreter, round by round.
        row.values = [one - other for one, other in zip(row.values, bare, strict=False)]
        row.case = "over bare"
        row.ratio = ratio(row.values, rows[1].values)
    return rows, Goal("import and first decode: ms over bare", rows[2].value, 60)


def _profile(options):
    """Return what the import is made of, by the clock of the interpreter's own profiler."""
    names = [*PARTS, "other modules"]
    note = "by the clock, with the profiler's own time"
    rows = [Row("import, first decode", "profile", name, unit="ms", note=note) for name in names]
    for _ in range(options.rounds):
        spent = import_times(options.work, "import msgspec, acp_v2")
        # msgspec comes first, so what both need counts as its own.
        parts = [spent["msgspec"][1], *(spent[name][0] for name in list(PARTS.values())[1:])]
        parts.append(spent["msgspec"][1] + spent["acp_v2"][1] - sum(parts))
        for row, part in zip(rows, parts, strict=True):
            row.values.append(part)
    for row in rows:
        row.ratio = ratio(row.values, rows[0].values)
    return rows


def _held(options):
    """Count what Python allocates for decoded lines, which is the same in every run."""
    rows, base = [], {}
    for name, (stream, code) in DECODERS.items():
        row = Row("memory held", stream.replace("_", " "), name.partition(", of")[0], unit="MB")
        if _installed(name):
            script = HELD.format(imports=code)
            size = child(options.work, "-c", script, stream, options.lines)
            row.values = [size / 1e6]
            row.ratio = ratio(row.values, base.setdefault(stream, row.values))
        else:
            row.note = NOT_INSTALLED
        rows.append(row)
    ours = next(row for row in rows if row.name == "acp_v2.decode")
    return rows, Goal("memory held: acp_v2 / msgspec untyped", ours.ratio, 0.7)
