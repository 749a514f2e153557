"""Decoding one line at a time."""

import contextlib

import acp_v2

from tests.benchmarks import typescript
from tests.benchmarks.contestants import adapter, plain_decoders, python_sdk, untyped
from tests.benchmarks.measure import (
    NOT_INSTALLED,
    Goal,
    Row,
    between,
    compare,
    each,
    refused,
    tolerant,
)
from tests.benchmarks.stream import clean, mixed, protocol_v1

TOPIC = "decode"
UNTYPED = "msgspec, untyped"
OURS = "acp_v2.decode"
PYDANTIC = "pydantic, generated"
TYPESCRIPT = "TypeScript SDK, on receipt"
# On receipt the TypeScript SDK takes about a thousand times as long, so it gets fewer lines.
FEW = 2_000
FEWER = 100


def run(options):
    """Return rows and goals."""
    lines, dirty = clean(options.lines), mixed(options.lines)
    rows, goals = _streams(options, lines, dirty)
    more, goal = _typescript(options, lines[: FEWER if options.quick else FEW])
    return [*rows, *more, *_python_sdk(options)], [*goals, goal]


def _streams(options, lines, dirty):
    pydantic = adapter(options.work)
    refusals = (ValueError,)
    functions = {**plain_decoders(), OURS: acp_v2.decode}
    rows = []
    for case, items in (("clean", lines), ("2% unknown, 1% malformed", dirty)):
        runs = {name: function and each(function, items) for name, function in functions.items()}
        runs[PYDANTIC] = pydantic and each(pydantic.validate_json, items)
        notes = {}
        count = refused(pydantic.validate_json, items, refusals) if pydantic else 0
        if count:
            runs[PYDANTIC] = each(tolerant(pydantic.validate_json, refusals), items)
            notes[PYDANTIC] = f"refuses {count} lines"
        rows += compare(TOPIC, case, runs, rounds=options.rounds, per=len(items), notes=notes)
    first, second = rows[: len(runs)], rows[len(runs) :]
    both = {
        "clean": each(acp_v2.decode, lines),
        "2% unknown, 1% malformed": each(acp_v2.decode, dirty),
    }
    streams = compare(TOPIC, "both streams", both, rounds=options.rounds, per=len(lines))
    goals = [
        Goal("decode, clean: acp_v2 / msgspec untyped", between(first, OURS, UNTYPED), 1.0),
        Goal("decode, clean: acp_v2 / json.loads", between(first, OURS, "json.loads"), 1 / 5),
        Goal("decode: mixed / clean", streams[1].ratio, 1.5),
    ]
    return [*first, *second, *streams], goals


def _typescript(options, lines):
    case = f"clean, first {len(lines):,}"
    text = "decode: acp_v2 / TypeScript SDK on receipt"
    folder = typescript.installed(options.work)
    if folder is None:
        row = Row(TOPIC, case, TYPESCRIPT, note=NOT_INSTALLED)
        return [row], Goal(text, None, 1 / 100)
    with contextlib.ExitStack() as stack:
        play = stack.enter_context(typescript.receiver(folder, lines))
        runs = {
            UNTYPED: each(untyped(), lines),
            OURS: each(acp_v2.decode, lines),
            "JSON.parse in Node": lambda: play("parse"),
            TYPESCRIPT: lambda: play("receive"),
        }
        rows = compare(
            TOPIC,
            case,
            runs,
            rounds=2 if options.quick else 5,
            per=len(lines),
            notes={TYPESCRIPT: "from bytes to the handler, with framing and JSON-RPC"},
        )
    return rows, Goal(text, between(rows, OURS, TYPESCRIPT), 1 / 100)


def _python_sdk(options):
    """The Python SDK speaks version 1 of the protocol, so it gets a stream of its own."""
    schema = python_sdk()
    lines = protocol_v1(options.lines)
    runs = {
        UNTYPED: each(untyped(), lines),
        "Python SDK": schema and each(schema.SessionNotification.model_validate_json, lines),
    }
    return compare(TOPIC, "protocol v1", runs, rounds=options.rounds, per=len(lines))
