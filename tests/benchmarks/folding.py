"""What follows decoding: applying updates to a session, and dispatching them."""

import gc
import json
import tracemalloc
from base64 import b64decode
from collections import Counter

import acp_v2
from acp_v2.session import Session

from tests.benchmarks.contestants import JSON_TEXT, optional, python_sdk, text_loads
from tests.benchmarks.measure import Goal, Row, between, compare, each, ratio
from tests.benchmarks.stream import clean, long_session, protocol_v1

ACCUMULATOR = "Python SDK's SessionAccumulator"
ALL = "decode + apply + dispatch"
JSON = "json.loads"
ITS_OWN = "its own stream, protocol v1; copies all it has each time"


class Handler(acp_v2.SessionUpdateHandler):
    """Takes every update and does nothing with it."""

    def unhandled(self, update):
        """Do nothing."""


def run(options):
    """Return rows and goals."""
    rows = [*_apply(options), *_accumulator(options), *_dispatch(options)]
    whole, goal = _whole(options)
    grown, goals = _growth(options)
    held, held_goal = _memory(options)
    return [*rows, *whole, *grown, *held], [goal, *goals, held_goal]


def _apply(options):
    """Apply at sizes ten times apart: what one update costs must not depend on the session."""
    sizes = (200, 2_000) if options.quick else (2_000, 20_000, 200_000)
    runs = {}
    for size in sizes:
        updates = [acp_v2.decode(line) for line in clean(size)]
        runs[f"Session.apply, {size:,}"] = _repeated(
            lambda updates=updates: each(Session().apply, updates)(), sizes[-1] // size
        )
    return compare("apply", "by size", runs, rounds=3 if options.quick else 5, per=sizes[-1])


def _repeated(run_once, times):
    """Return a contestant that runs several times, so that small sizes are not lost in noise."""
    return lambda: sum(run_once() for _ in range(times))


def _accumulator(options):
    """The accumulator copies all that it has for each update: 20,000 are out of its reach.

    One round of the larger size is enough for a difference of three digits, and takes a minute.
    """
    schema, contrib = python_sdk(), optional("acp.contrib") if python_sdk() else None
    sizes = (20, 100) if options.quick else (200, 2_000)
    rows = []
    for size in sizes:
        updates = [acp_v2.decode(line) for line in clean(size)]
        runs = {
            "Session.apply": lambda updates=updates: each(Session().apply, updates)(),
            ACCUMULATOR: None,
        }
        if schema:
            old = [
                schema.SessionNotification.model_validate_json(line) for line in protocol_v1(size)
            ]
            runs[ACCUMULATOR] = lambda old=old: each(contrib.SessionAccumulator().apply, old)()
        rows += compare(
            "apply",
            f"{size:,} updates",
            runs,
            rounds=1 if size == sizes[-1] else 3,
            per=size,
            notes={ACCUMULATOR: ITS_OWN},
            warm=size != sizes[-1],
        )
    return rows


def _dispatch(options):
    updates = [acp_v2.decode(line) for line in clean(options.lines)]
    handler = Handler()
    # Those who write such a chain begin with what comes most often.
    often = Counter(map(type, updates))
    classes = sorted(acp_v2.SESSION_UPDATES.items(), key=lambda item: -often[item[1]])
    chain = [(cls, getattr(handler, tag)) for tag, cls in classes]
    dispatch = acp_v2.dispatch

    def by_table(update):
        return dispatch(update, handler)

    def by_isinstance(update):
        for cls, method in chain:
            if isinstance(update, cls):
                return method(update)
        return handler.other(update)

    runs = {
        "isinstance, one by one": each(by_isinstance, updates),
        "acp_v2.dispatch": each(by_table, updates),
    }
    return compare("dispatch", "clean", runs, rounds=options.rounds, per=len(updates))


def pipeline(lines):
    """Decode, apply and dispatch lines; return the session."""
    session, handler = Session(), Handler()
    decode, apply, dispatch = acp_v2.decode, session.apply, acp_v2.dispatch
    for line in lines:
        update = decode(line)
        apply(update)
        dispatch(update, handler)
    return session


def _timed(lines):
    return each(pipeline, [lines])


def _whole(options):
    """Decode, apply and dispatch, against what the standard library takes to parse the same."""
    lines = clean(options.lines)
    runs = {
        JSON: each(json.loads, lines),
        JSON_TEXT: each(text_loads, lines),
        ALL: _timed(lines),
    }
    rows = compare("all three", "clean", runs, rounds=options.rounds, per=len(lines))
    return rows, Goal(f"{ALL} / {JSON}, clean", between(rows, ALL, JSON), 1.0)


def _growth(options):
    """The same for one long session, and for one that is ten times as long."""
    sizes = (2_000, 20_000) if options.quick else (20_000, 200_000)
    short, long = (long_session(size) for size in sizes)
    names = [f"{ALL}, {size:,}" for size in sizes]
    runs = {
        names[0]: _timed(short),
        names[1]: _timed(long),
        f"{JSON}, {sizes[1]:,}": each(json.loads, long),
    }
    rounds = 2 if options.quick else 7
    rows = compare("all three", "long session", runs, rounds=rounds, unit="s")
    return rows, [
        Goal(f"{ALL} / {JSON}, long session", between(rows, names[1], rows[2].name), 1.0),
        Goal("long session: time for ten times the updates", rows[1].ratio, 12),
    ]


def _memory(options):
    """Compare a session with the same decoded blocks and bytes in plain lists."""
    size = 2_000 if options.quick else 200_000
    lines = long_session(size)
    kept = {
        "blocks and bytes in lists": lambda: [
            part for line in lines for part in _content(acp_v2.decode(line))
        ],
        "Session": lambda: pipeline(lines),
    }
    rows = [
        Row("memory held", f"long session, {size:,}", name, [_held(make) / 1e6], "MB")
        for name, make in kept.items()
    ]
    for row in rows:
        row.ratio = ratio(row.values, rows[0].values)
    return rows, Goal("long session: memory / blocks and bytes in lists", rows[1].ratio, 1.5)


def _held(make):
    gc.collect()
    tracemalloc.start()
    kept = make()
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del kept
    return size


def _content(update):
    """Yield what an update brings that is kept: its block, its bytes, or a new tool call."""
    if isinstance(update, acp_v2.TerminalOutputChunk):
        yield b64decode(update.data)
    elif isinstance(update, acp_v2.ToolCallUpdate):
        if update.title is not acp_v2.UNSET:
            yield update
    else:
        yield update.content
