"""Have datamodel-code-generator write the models, from a schema rewritten to suit it.

What the tool does badly with the original (numbered classes, lost payloads, closed enums) it does
well once every class is a definition of its own with its final names. Its output is never edited:
it is parsed and compared with what was asked for, and a difference is an error.
"""

from __future__ import annotations

import ast
import json
import warnings
from typing import TYPE_CHECKING, Any, cast

from codegen import ir
from codegen.annotations import annotation
from codegen.diagnostics import Diagnostic, GenerationError
from codegen.project import templates_dir
from codegen.text import docstring, literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from codegen.classes import Attribute, Layout, Struct

_ENUMS_MODULE = "enums"
_NOT_TAGGED = ".*msgspec cannot decode the union"


def render_models(layout: Layout, header: str) -> str:
    """Return the text of `models.py`, not yet formatted.

    Args:
        layout: The classes to render.
        header: Comment, future import and imports to put on top.

    Raises:
        GenerationError: The tool made something else of the rewritten schema than it was asked to.
    """
    if not (layout.structs or layout.aliases):
        # The tool refuses to write nothing.
        return header
    text = _generate(json.dumps(rewrite(layout)), layout, header)
    problems = _compare(layout, ast.parse(text))
    if problems:
        raise GenerationError(problems)
    return text


def rewrite(layout: Layout) -> dict[str, ir.Json]:
    """Return the schema that datamodel-code-generator is given.

    Every class is one object definition with final Python names; the templates find what the
    schema cannot say (wire names, tags, docstrings) under `x-` keywords. Enums are imported;
    unions stand for themselves, since they are rendered from a template of their own.
    """
    definitions: dict[str, ir.Json] = {}
    for enum in layout.enums:
        definitions[enum.name] = {"x-python-import": {"module": _ENUMS_MODULE, "name": enum.name}}
    for name in layout.union_names:
        definitions[name] = {"type": "string", "x-external": True}
    for alias in layout.aliases:
        schema = _schema(alias.type, layout)
        if schema.get("type") in ("object", ["object", "null"]):
            # The tool would make a class of it; of a schema without limits it makes an alias.
            schema = {"x-alias": annotation(alias.type, layout.python)}
        definitions[alias.name] = {**schema, "x-doc": docstring(alias.doc)}
    for struct in layout.structs:
        definitions[struct.name] = _struct_schema(struct, layout)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _struct_schema(struct: Struct, layout: Layout) -> dict[str, ir.Json]:
    schema: dict[str, ir.Json] = {
        "type": "object",
        "properties": {item.name: _property(item, layout) for item in struct.own},
        "required": [item.name for item in struct.own if item.field.required],
        "x-doc": docstring(struct.doc),
        "x-untag": _untagged_slots(struct, layout),
    }
    if struct.base is not None:
        schema["allOf"] = [{"$ref": f"#/$defs/{struct.base}"}]
    if struct.tag is not None and struct.tag.value is not None:
        schema["x-tag"] = {
            "attribute": struct.tag.attribute,
            "wire": literal(struct.tag.wire),
            "value": literal(struct.tag.value),
        }
    return schema


def _property(attribute: Attribute, layout: Layout) -> dict[str, ir.Json]:
    schema = _schema(attribute.type, layout)
    field = attribute.field
    if field.wire != attribute.name:
        schema["x-wire"] = literal(field.wire)
    if attribute.is_bytes:
        schema["x-bytes"] = _bytes(attribute)
    if field.doc:
        schema["x-doc"] = docstring(field.doc)
    return schema


def _bytes(attribute: Attribute) -> dict[str, ir.Json]:
    """Return the annotation of the decoded value, and when there is nothing to decode."""
    nullable, optional = isinstance(attribute.type, ir.Nullable), not attribute.field.required
    conditions = [
        *(["value is None"] if nullable else []),
        *(["value is UNSET"] if optional else []),
    ]
    words = ["bytes", *(["None"] if nullable else []), *(["UnsetType"] if optional else [])]
    return {"type": " | ".join(words), "without": " or ".join(conditions)}


def _schema(type_: ir.Type, layout: Layout) -> dict[str, ir.Json]:
    match type_:
        case ir.Ref(target=target):
            return {"$ref": f"#/$defs/{layout.python[target]}"}
        case ir.Nullable(of=ir.Ref() as inner):
            return {"anyOf": [_schema(inner, layout), {"type": "null"}]}
        case ir.Nullable(of=inner):
            # In `anyOf` the tool makes a named alias of a type with constraints.
            schema = _schema(inner, layout)
            if "type" in schema:
                schema["type"] = [schema["type"], "null"]
            return schema
        case ir.Anything():
            return {}
        case ir.FreeObject():
            return {"type": "object", "additionalProperties": True}
        case ir.Array():
            bounds = {"minItems": type_.min_items, "maxItems": type_.max_items}
            items: dict[str, ir.Json] = {"type": "array", "items": _schema(type_.item, layout)}
            items.update((key, value) for key, value in bounds.items() if value is not None)
            return items
        case ir.Scalar():
            limits: dict[str, ir.Json] = {
                "minimum": type_.minimum,
                "maximum": type_.maximum,
                "minLength": type_.min_length,
                "maxLength": type_.max_length,
                "pattern": type_.pattern,
            }
            scalar: dict[str, ir.Json] = {"type": type_.base}
            scalar.update((key, value) for key, value in limits.items() if value is not None)
            return scalar


def _untagged_slots(struct: Struct, layout: Layout) -> list[ir.Json]:
    """Return the attributes that hold a payload class which tagged variants derive from.

    A variant put there would write its tag where the schema has none, so such attributes turn it
    into the payload.
    """
    bases = {item.base for item in layout.structs if item.base}
    slots: list[ir.Json] = []
    for attribute in struct.attributes:
        for name in sorted(_classes(attribute.type, layout)):
            if name in bases:
                slots.append({"attribute": attribute.name, "payload": name})
    own = {item.name for item in struct.own}
    return slots if any(cast("dict[str, str]", slot)["attribute"] in own for slot in slots) else []


def _classes(type_: ir.Type, layout: Layout) -> Iterator[str]:
    """Yield the classes that values of a type are made of, behind named types and options."""
    for target in ir.references(type_):
        definition = layout.revision[target] if target not in _enum_names(layout) else None
        if isinstance(definition, ir.Alias):
            yield from _classes(definition.type, layout)
        elif isinstance(definition, ir.Untagged):
            for option in definition.options:
                yield from _classes(option.type, layout)
        elif isinstance(definition, ir.Model):
            yield layout.python[target]


def _enum_names(layout: Layout) -> set[str]:
    return {enum.name for enum in layout.enums}


def _generate(schema: str, layout: Layout, header: str) -> str:
    # The import takes a quarter of a second, which `fetch` and `diff` need not wait for.
    from datamodel_code_generator import generate  # noqa: PLC0415
    from datamodel_code_generator.config import GenerateConfig  # noqa: PLC0415
    from datamodel_code_generator.enums import DataModelType, InputFileType  # noqa: PLC0415
    from datamodel_code_generator.format import PythonVersion  # noqa: PLC0415

    options: dict[str, Any] = {
        "input_file_type": InputFileType.JsonSchema,
        "output_model_type": DataModelType.MsgspecStruct,
        "target_python_version": PythonVersion.PY_311,
        "custom_template_dir": templates_dir(),
        "custom_file_header": header,
        "disable_timestamp": True,
        "field_extra_keys": {"x-bytes", "x-doc", "x-wire"},
        "formatters": [],
        "import_overrides": {enum.name: f".{_ENUMS_MODULE}" for enum in layout.enums},
        "keep_model_order": True,
        "keyword_only": True,
        "skip_root_model": True,
        "use_annotated": True,
        "use_double_quotes": True,
        "use_type_alias": True,
        "use_union_operator": True,
    }
    with warnings.catch_warnings():
        # A warning of the tool means that it did not do what it was asked to.
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", _NOT_TAGGED)
        try:
            return cast("str", generate(schema, config=GenerateConfig(**options)))
        except RecursionError:
            advice = "Name inner schemas under `$defs`."
            raise GenerationError([Diagnostic("#", "nested too deeply", advice)]) from None


def _compare(layout: Layout, module: ast.Module) -> list[Diagnostic]:
    """Return where the classes that came out differ from the layout."""
    found = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    problems = [
        _difference("#/$defs", f"the class {name} is one too many")
        for name in sorted(found.keys() - {struct.name for struct in layout.structs})
    ]
    for struct in layout.structs:
        node = found.get(struct.name)
        if node is None:
            problems.append(_difference(struct.pointer, f"the class {struct.name} is missing"))
            continue
        asked, came = _asked(struct, layout), _came_out(node)
        problems += [
            _difference(
                struct.pointer, f"{struct.name}.{name}: {asked.get(name)} became {came.get(name)}"
            )
            for name in sorted(asked.keys() | came.keys())
            if asked.get(name) != came.get(name)
        ]
    aliases = {
        ast.unparse(node.target): ast.unparse(node.value)
        for node in module.body
        if isinstance(node, ast.AnnAssign) and node.value is not None
    }
    for alias in layout.aliases:
        wanted = ast.unparse(ast.parse(annotation(alias.type, layout.python)))
        if aliases.get(alias.name) != wanted:
            problems.append(
                _difference(
                    alias.pointer, f"{alias.name}: {wanted} became {aliases.get(alias.name)}"
                )
            )
    return problems


def _asked(struct: Struct, layout: Layout) -> dict[str, tuple[str, str | None, bool]]:
    """Return annotation, wire name and "has a default" by attribute; `()` is the base."""
    asked: dict[str, tuple[str, str | None, bool]] = {"()": (struct.base or "Struct", None, False)}
    for item in struct.own:
        optional = not item.field.required
        text = annotation(item.type, layout.python, optional=optional)
        wire = item.field.wire if item.field.wire != item.name else None
        asked[item.name] = (ast.unparse(ast.parse(text)), wire, optional)
    return asked


def _came_out(node: ast.ClassDef) -> dict[str, tuple[str, str | None, bool]]:
    came: dict[str, tuple[str, str | None, bool]] = {
        "()": (", ".join(ast.unparse(base) for base in node.bases), None, False)
    }
    for statement in node.body:
        if not isinstance(statement, ast.AnnAssign):
            continue
        text = ast.unparse(statement.annotation)
        if text.startswith("ClassVar"):
            continue
        value, wire = statement.value, None
        default = value is not None
        if isinstance(value, ast.Call):
            keywords = {item.arg: item.value for item in value.keywords}
            wire = ast.literal_eval(keywords["name"])
            default = "default" in keywords
        came[ast.unparse(statement.target)] = (text, wire, default)
    return came


def _difference(pointer: str, message: str) -> Diagnostic:
    return Diagnostic(
        pointer,
        message,
        "This is a defect of the generator, or of the version of datamodel-code-generator that is "
        "installed; please report it with the schema.",
    )
