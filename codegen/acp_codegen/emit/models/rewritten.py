"""Rewrite the schema so that datamodel-code-generator writes good models of it.

What the tool does badly with the original (numbered classes, lost payloads, closed enums) it does
well once every class is a definition of its own with its final names.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.emit.models.quoted import names_from, undefined_names
from acp_codegen.layout.annotations import annotation
from acp_codegen.schema import ir
from acp_codegen.schema.walk import unaliased
from acp_codegen.text import docstring, literal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from acp_codegen.layout.classes import Attribute, Layout, Struct

ENUMS_MODULE = "enums"
"""Module of the package that models take enums from."""


def rewrite(layout: Layout) -> dict[str, ir.Json]:
    """Return the schema that datamodel-code-generator is given.

    Every class is one object definition with final Python names; the templates find what the
    schema cannot say (wire names, tags, docstrings) under `x-` keywords. Enums are imported. What
    uses a name that is not defined yet gets its annotation from here, as text.
    """
    undefined = undefined_names(layout)
    definitions: dict[str, ir.Json] = {}
    for enum in layout.enums:
        definitions[enum.name] = {"x-python-import": {"module": ENUMS_MODULE, "name": enum.name}}
    for alias in layout.aliases:
        schema = _schema(alias.type, layout)
        if schema.get("type") in ("object", ["object", "null"]):
            # The tool would make a class of it; of a schema without limits it makes an alias.
            schema = {"x-alias": annotation(alias.type, layout.python)}
        definitions[alias.name] = {**schema, "x-doc": docstring(alias.doc)}
    for struct in layout.structs:
        definitions[struct.name] = _struct_schema(struct, layout, undefined)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


def _struct_schema(struct: Struct, layout: Layout, undefined: frozenset[str]) -> dict[str, ir.Json]:
    schema: dict[str, ir.Json] = {
        "type": "object",
        "properties": {item.name: _property(item, layout, undefined) for item in struct.own},
        "required": [item.name for item in struct.own if item.field.required],
        "x-doc": docstring(struct.doc),
        "x-untag": [
            {"attribute": name, "payload": payload}
            for name, payload in untagged_slots(struct, layout)
        ],
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


def _property(
    attribute: Attribute, layout: Layout, undefined: frozenset[str]
) -> dict[str, ir.Json]:
    field = attribute.field
    schema = _schema(attribute.type, layout, undefined)
    if not undefined.isdisjoint(names_from(attribute.type, layout)):
        text = annotation(attribute.type, layout.python, optional=not field.required)
        schema["x-annotation"] = literal(text)
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


def _schema(
    type_: ir.Type, layout: Layout, undefined: frozenset[str] = frozenset()
) -> dict[str, ir.Json]:
    match type_:
        case ir.Ref(target=target):
            name = layout.python[target]
            # The stand-in lets the tool import what else the annotation names.
            return {"type": "string"} if name in undefined else {"$ref": f"#/$defs/{name}"}
        case ir.Nullable(of=ir.Ref() as inner):
            return {"anyOf": [_schema(inner, layout, undefined), {"type": "null"}]}
        case ir.Nullable(of=inner):
            # In `anyOf` the tool makes a named alias of a type with constraints.
            schema = _schema(inner, layout, undefined)
            if "type" in schema:
                schema["type"] = [schema["type"], "null"]
            return schema
        case ir.Anything():
            return {}
        case ir.FreeObject():
            return {"type": "object", "additionalProperties": True}
        case ir.Array():
            bounds = {"minItems": type_.min_items, "maxItems": type_.max_items}
            items: dict[str, ir.Json] = {
                "type": "array",
                "items": _schema(type_.item, layout, undefined),
            }
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


def untagged_slots(struct: Struct, layout: Layout) -> list[tuple[str, str]]:
    """Return the attributes that hold a payload class which tagged variants derive from, and it.

    A variant put there would write its tag where the schema has none, so such attributes turn it
    into the payload.
    """
    slots = [
        (attribute.name, name)
        for attribute in struct.attributes
        for name in sorted(layout.bases.intersection(_classes(attribute.type, layout)))
    ]
    # A class that adds none inherits the method.
    own = {item.name for item in struct.own}
    return slots if any(name in own for name, _ in slots) else []


def _classes(type_: ir.Type, layout: Layout) -> Iterator[str]:
    """Yield the classes that values of a type are made of, behind named types and options."""
    found = ir.non_null(unaliased(type_, layout.revision.by_name))
    if isinstance(found, ir.Array):
        yield from _classes(found.item, layout)
    elif isinstance(found, ir.Ref):
        # The enum of an optional tag is no definition.
        definition = layout.revision.get(found.target)
        if isinstance(definition, ir.Untagged):
            for option in definition.options:
                yield from _classes(option.type, layout)
        elif isinstance(definition, ir.Model):
            yield layout.python[found.target]
