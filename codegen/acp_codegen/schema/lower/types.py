"""Lower the types of properties, items and aliases."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Literal, cast

from acp_codegen.schema.ir import (
    Anything,
    Array,
    Field,
    FreeObject,
    Malformed,
    Nullable,
    Number,
    Ref,
    Scalar,
    Type,
)
from acp_codegen.schema.patterns import PatternError, python_pattern

if TYPE_CHECKING:
    from acp_codegen.schema.lower.node import Node, Report

ON_ERROR = "x-deserialize-default-on-error"
ON_NULL = "x-deserialize-default-on-null"
SKIP = "x-deserialize-skip-invalid-items"
_LENIENCY = (ON_ERROR, ON_NULL)

_SCALARS: dict[str, tuple[str, ...]] = {
    "string": ("minLength", "maxLength", "pattern", "format", "contentEncoding"),
    "integer": ("minimum", "maximum", "format"),
    "number": ("minimum", "maximum", "format"),
    "boolean": (),
}
_NAME_IT = "Give it a definition of its own under `$defs` and refer to that."


def lower_fields(
    node: Node, report: Report, *, without: frozenset[str] = frozenset()
) -> tuple[Field, ...]:
    """Lower the properties of an object, except those named in `without`."""
    for key in sorted(node.required - node.properties.keys() - without):
        report.refuse(
            f"{node.pointer}/required",
            f"{key!r} is required but is not a property",
            "Declare it under `properties`, or drop it from `required`.",
        )
    return tuple(
        _lower_field(key, child, key in node.required, report)
        for key, child in node.properties.items()
        if key not in without
    )


def _lower_field(key: str, node: Node, required: bool, report: Report) -> Field:
    for keyword in _LENIENCY:
        if node.schema.get(keyword, True) is not True:
            report.refuse(
                f"{node.pointer}/{keyword}", "not `true`", "Leave the keyword out instead."
            )
    type_ = lower_type(node, report, *_LENIENCY)
    inner = type_.of if isinstance(type_, Nullable) else type_
    on_null = ON_NULL in node.schema
    if on_null and not isinstance(type_, Array):
        report.refuse(
            f"{node.pointer}/{ON_NULL}",
            "not a list, or one that may be null",
            "Only a list has an empty value, and null cannot mean that and itself.",
        )
    if required and ON_ERROR in node.schema and not isinstance(inner, Array):
        report.refuse(
            f"{node.pointer}/{ON_ERROR}",
            "a required value has nothing to fall back to",
            "Only an optional property can count as omitted, and only a list as empty.",
        )
    return Field(
        wire=key,
        type=type_,
        required=required,
        pointer=node.pointer,
        doc=node.doc,
        malformed=_malformed(node, required=required),
        default_on_null=on_null,
        default=json.dumps(node.schema["default"], sort_keys=True)
        if "default" in node.schema
        else None,
    )


def _malformed(node: Node, *, required: bool) -> Malformed:
    if ON_ERROR not in node.schema:
        return "rejected"
    return "emptied" if required else "omitted"


def lower_type(node: Node, report: Report, *also: str) -> Type:
    """Lower a schema that is not a definition of its own.

    Args:
        node: The schema.
        report: Takes the problems; a refused schema is lowered to `Anything`.
        also: Keywords that the caller has dealt with.
    """
    schema = node.schema
    if "$ref" in schema:
        report.only(node, "$ref", *also)
        return Ref(str(schema["$ref"]).removeprefix("#/$defs/"))
    if "allOf" in schema:
        return _lower_all_of(node, report, *also)
    if "anyOf" in schema or "oneOf" in schema:
        return _lower_nullable(node, report, *also)
    if "type" in schema:
        return _lower_typed(node, report, *also)
    report.only(node, *also)
    return Anything()


def _lower_all_of(node: Node, report: Report, *also: str) -> Type:
    report.only(node, "allOf", *also)
    branches = node.items("allOf")
    if len(branches) != 1 or "$ref" not in branches[0].schema:
        report.refuse(
            f"{node.pointer}/allOf",
            "only a single reference can be lowered here",
            "Merge the schemas into one definition.",
        )
        return Anything()
    return lower_type(branches[0], report)


def _lower_nullable(node: Node, report: Report, *also: str) -> Type:
    keyword = "anyOf" if "anyOf" in node.schema else "oneOf"
    report.only(node, keyword, *also)
    branches = node.items(keyword)
    values = [branch for branch in branches if not branch.is_null]
    if len(values) != 1 or len(branches) != 2:
        report.refuse(f"{node.pointer}/{keyword}", "a union inside another schema", _NAME_IT)
        return Anything()
    inner = lower_type(values[0], report)
    return inner if isinstance(inner, Anything | Nullable) else Nullable(inner)


def _lower_typed(node: Node, report: Report, *also: str) -> Type:
    given = node.schema["type"]
    names = cast("list[str]", given if isinstance(given, list) else [given])
    values = [name for name in names if name != "null"]
    if len(values) != 1:
        report.refuse(
            f"{node.pointer}/type", f"cannot be lowered: {names}", "Name one type, or one and null."
        )
        return Anything()
    type_ = _lower_one(values[0], node, report, *also)
    return Nullable(type_) if "null" in names else type_


def _lower_one(name: str, node: Node, report: Report, *also: str) -> Type:
    if name == "array":
        return _lower_array(node, report, *also)
    if name == "object":
        report.only(node, "type", "additionalProperties", *also)
        if node.schema.get("additionalProperties", True) is not True:
            report.refuse(
                f"{node.pointer}/additionalProperties",
                "an object with typed or forbidden keys cannot be lowered",
                "Declare its keys under `properties`, or allow any key and value.",
            )
        return FreeObject()
    report.only(node, "type", *_SCALARS[name], *also)
    return lower_scalar(name, node, report)


def lower_scalar(name: str, node: Node, report: Report) -> Scalar:
    """Lower a schema of a scalar type, whose keywords the caller has checked."""
    schema = node.schema
    pattern = cast("str | None", schema.get("pattern"))
    if pattern is not None:
        try:
            pattern = python_pattern(pattern)
        except PatternError as error:
            report.refuse(f"{node.pointer}/pattern", str(error), "Use a simpler expression.")
    return Scalar(
        base=cast("Literal['string', 'integer', 'number', 'boolean']", name),
        minimum=_bound(node, "minimum", report, whole=name == "integer"),
        maximum=_bound(node, "maximum", report, whole=name == "integer"),
        min_length=_size(node, "minLength", report),
        max_length=_size(node, "maxLength", report),
        pattern=pattern,
        format=cast("str | None", schema.get("format")),
        encoding=cast("str | None", schema.get("contentEncoding")),
    )


def _bound(node: Node, keyword: str, report: Report, *, whole: bool) -> Number | None:
    value = cast("Number | None", node.schema.get(keyword))
    if value is None:
        return None
    if not whole:
        # Numbers are doubles, and so are their bounds.
        return _double(node, keyword, report)
    if not -(2**63) <= value < 2**63 or value != int(value):
        report.refuse(
            f"{node.pointer}/{keyword}",
            "not an integer of 64 bits",
            "msgspec enforces bounds of integers within 64 bits only.",
        )
        return None
    return int(value)


def _double(node: Node, keyword: str, report: Report) -> float | None:
    try:
        value = float(cast("Number", node.schema[keyword]))
    except OverflowError:
        value = math.inf
    if math.isfinite(value):
        return value
    report.refuse(f"{node.pointer}/{keyword}", "not a double", "Leave the bound out.")
    return None


def _size(node: Node, keyword: str, report: Report) -> int | None:
    """Return a length, which the metaschema knows to be whole but which may be written `2.0`."""
    return cast("int | None", _bound(node, keyword, report, whole=True))


def _has_limits(type_: Type) -> bool:
    inner = type_.of if isinstance(type_, Nullable) else type_
    if isinstance(inner, Array):
        return (inner.min_items, inner.max_items) != (None, None)
    return isinstance(inner, Scalar) and inner != Scalar(
        inner.base, format=inner.format, encoding=inner.encoding
    )


def _lower_array(node: Node, report: Report, *also: str) -> Type:
    if node.schema.get(SKIP, True) is not True:
        report.refuse(f"{node.pointer}/{SKIP}", "not `true`", "Leave the keyword out instead.")
    report.only(node, "type", "items", "minItems", "maxItems", SKIP, *also)
    item = lower_type(node["items"], report) if "items" in node.schema else Anything()
    if _has_limits(item):
        report.refuse(f"{node.pointer}/items", "items with limits have no name", _NAME_IT)
    return Array(
        item=item,
        min_items=_size(node, "minItems", report),
        max_items=_size(node, "maxItems", report),
        skip_invalid=SKIP in node.schema,
    )
