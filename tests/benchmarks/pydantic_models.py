"""Pydantic models of the same updates, by datamodel-code-generator.

The schema is rewritten so that the tool makes a discriminated union of it: from the schema as it is
it makes one that tries every variant, which is several times slower, and types some updates wrong.
"""

import importlib
import json
import sys
import warnings

from tests.benchmarks.measure import ROOT

SCHEMA = ROOT / "schema" / "2.4.0" / "schema.unstable.json"
PREFIX = "#/$defs/"
MODULE = "acp_pydantic"


def load_models(work):
    """Generate the models into a folder, and return the module."""
    write_models(work)
    sys.path.insert(0, str(work))
    try:
        importlib.invalidate_caches()
        return importlib.import_module(MODULE)
    finally:
        sys.path.remove(str(work))


def write_models(work):
    """Generate the models into a folder, unless they are there."""
    from datamodel_code_generator import DataModelType, InputFileType, generate

    target = work / f"{MODULE}.py"
    if target.exists():
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        generate(
            json.dumps(rewritten(json.loads(SCHEMA.read_text())["$defs"])),
            input_file_type=InputFileType.JsonSchema,
            output_model_type=DataModelType.PydanticV2BaseModel,
            use_annotated=True,
            use_type_alias=True,
            snake_case_field=True,
            formatters=[],
            output=target,
        )


def rewritten(definitions):
    """Return a schema of `SessionUpdate` whose tagged unions are discriminated."""
    result = {}
    for name, definition in definitions.items():
        result.update(_definitions(name, definition, definitions))
    reachable = set()
    todo = ["SessionUpdate"]
    while todo:
        name = todo.pop()
        if name not in reachable:
            reachable.add(name)
            todo.extend(_references(result[name]))
    kept = {name: result[name] for name in result if name in reachable}
    return {"$defs": kept, "$ref": f"{PREFIX}SessionUpdate"}


def _definitions(name, definition, definitions):
    """Yield what one definition becomes: itself, or a union and its variants."""
    branches = definition.get("anyOf", [])
    if branches and all(branch.get("type") in {"string", "integer"} for branch in branches):
        # An open enum accepts every string.
        yield name, {"type": branches[-1]["type"]}
        return
    tagged = {_tag(branch): branch for branch in branches if _tag(branch)}
    if not tagged:
        yield name, _plain(definition)
        return
    own = {key: value for key, value in definition.items() if key != "anyOf"}
    if any(key in own.get("properties", {}) for key, _ in tagged):
        # Its tag is optional, which a discriminator cannot be.
        yield name, _object(definition, definitions)
        return
    base = _object(own, definitions)
    mapping = {}
    for (key, tag), branch in tagged.items():
        variant = f"{name}{''.join(map(str.title, tag.split('_')))}"
        mapping[tag] = f"{PREFIX}{variant}"
        model = _object(branch, definitions)
        yield (
            variant,
            {
                "type": "object",
                "properties": {
                    **base["properties"],
                    **model["properties"],
                    key: {"type": "string", "const": tag},
                },
                "required": base["required"] + model["required"],
            },
        )
    union = {"oneOf": [{"$ref": reference} for reference in mapping.values()]}
    if len(mapping) > 1:
        union["discriminator"] = {"propertyName": key, "mapping": mapping}
    yield name, union if len(mapping) > 1 else union["oneOf"][0]


def _tag(branch):
    """Return key and value of a branch's tag."""
    for key, value in branch.get("properties", {}).items():
        if "const" in value:
            return key, value["const"]
    return None


def _object(definition, definitions):
    """Return one object with all properties that an object of a definition can have."""
    properties = {key: _plain(value) for key, value in definition.get("properties", {}).items()}
    required = list(definition.get("required", []))
    for part in definition.get("allOf", []):
        base = _object(definitions[part["$ref"].removeprefix(PREFIX)], definitions)
        properties = {**base["properties"], **properties}
        required += base["required"]
    for branch in definition.get("anyOf", []):
        wide = _object(branch, definitions)["properties"]
        for key, value in wide.items():
            plain = {"type": "string"} if "const" in value else value
            properties.setdefault(key, plain)
    return {"type": "object", "properties": properties, "required": sorted(set(required))}


def _plain(value):
    """Return part of a schema without what would make it slower: formats and prose."""
    if isinstance(value, list):
        return [_plain(item) for item in value]
    if not isinstance(value, dict):
        return value
    if len(value.get("allOf", ())) == 1 and "properties" not in value:
        return _plain(value["allOf"][0])
    result = {
        key: _plain(item)
        for key, item in value.items()
        if key not in {"format", "description", "title", "properties"}
    }
    if "properties" in value:
        # A property may be called like a keyword.
        result["properties"] = {key: _plain(item) for key, item in value["properties"].items()}
    return result


def _references(value):
    if isinstance(value, list):
        for item in value:
            yield from _references(item)
    elif isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"].removeprefix(PREFIX)
        for key, item in value.items():
            if key != "mapping":
                yield from _references(item)
