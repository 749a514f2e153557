"""Encoding one update at a time."""

import json

import acp_v2
import msgspec

from tests.benchmarks.contestants import adapter, orjson, python_sdk
from tests.benchmarks.measure import compare, each
from tests.benchmarks.stream import clean, protocol_v1

TOPIC = "encode"


def run(options):
    """Return rows and goals."""
    lines = clean(options.lines)
    plain = [json.loads(line) for line in lines]
    updates = [acp_v2.decode(line) for line in lines]
    fast, pydantic = orjson(), adapter(options.work)
    models = pydantic and [pydantic.validate_json(line) for line in lines]
    runs = {
        "msgspec, untyped": each(msgspec.json.Encoder().encode, plain),
        "json.dumps": each(json.dumps, plain),
        "orjson.dumps": fast and each(fast.dumps, plain),
        "acp_v2.encode": each(acp_v2.encode, updates),
        "pydantic, generated": pydantic and each(_dump, models),
    }
    rows = compare(TOPIC, "clean", runs, rounds=options.rounds, per=len(lines))
    schema = python_sdk()
    v1 = protocol_v1(options.lines)
    old = schema and [schema.SessionNotification.model_validate_json(line) for line in v1]
    runs = {
        "msgspec, untyped": each(msgspec.json.Encoder().encode, [json.loads(line) for line in v1]),
        "Python SDK": schema and each(_dump, old),
    }
    rows += compare(TOPIC, "protocol v1", runs, rounds=options.rounds, per=len(v1))
    return rows, []


def _dump(model):
    return model.model_dump_json(by_alias=True, exclude_unset=True)
