"""Who takes part, and None for those who are not installed."""

import importlib
import importlib.util
import json

import msgspec


def optional(name):
    """Return a module, or None."""
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def orjson():
    """Return the module `orjson`, or None."""
    return optional("orjson")


def adapter(work):
    """Return the pydantic adapter of the generated models of an update, or None."""
    pydantic = optional("pydantic")
    if pydantic is None:
        return None
    from tests.benchmarks.pydantic_models import load_models

    return pydantic.TypeAdapter(load_models(work).SessionUpdate)


def python_sdk():
    """Return the schema module of the Python SDK, or None."""
    return optional("acp.schema") if optional("acp") else None


def untyped():
    """Return msgspec's function for JSON without types."""
    return msgspec.json.Decoder().decode


JSON_TEXT = "json.loads(line.decode())"


def text_loads(line):
    """Parse bytes as `json.loads` does it fastest: it would first guess how they are encoded."""
    return json.loads(line.decode())


def plain_decoders():
    """Return the functions that parse JSON and know nothing of updates."""
    module = orjson()
    return {
        "msgspec, untyped": untyped(),
        "json.loads": json.loads,
        JSON_TEXT: text_loads,
        "orjson.loads": module and module.loads,
    }
