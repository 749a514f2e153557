"""Lower alternatives: which kind they are, open enums and unions without a tag."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from acp_codegen.schema.ir import (
    Alias,
    Anything,
    Array,
    Definition,
    EnumValue,
    OpenEnum,
    Option,
    Ref,
    Type,
    Untagged,
)
from acp_codegen.schema.lower.node import ANNOTATIONS, Node
from acp_codegen.schema.lower.tagged import lower_tagged
from acp_codegen.schema.lower.types import lower_type

if TYPE_CHECKING:
    from acp_codegen.schema.document import Document
    from acp_codegen.schema.lower.node import Report


def lower_alternatives(name: str, node: Node, document: Document, report: Report) -> Definition:
    """Lower a definition with `anyOf` or `oneOf`."""
    keyword = "anyOf" if "anyOf" in node.schema else "oneOf"
    branches = node.items(keyword)
    null = [branch for branch in branches if branch.is_null]
    if null and len(branches) == 2:
        return Alias(name, node.pointer, lower_type(node, report), node.doc)
    if any("const" in prop.schema for branch in branches for prop in branch.properties.values()):
        return lower_tagged(name, node, keyword, document, report)
    if any(branch.schema.get("type") in ("string", "integer") for branch in branches):
        return _lower_enum(name, node, keyword, report)
    report.only(node, keyword)
    _refuse_overlap(node, keyword, report)
    if any(not branch.schema.keys() - ANNOTATIONS for branch in branches):
        # One alternative takes everything, so the others only describe what may be expected.
        return Alias(name, node.pointer, Anything(), node.doc)
    options = tuple(
        Option(_lower_option(branch, report), branch.pointer, branch.title, branch.doc)
        for branch in branches
    )
    return Untagged(name, node.pointer, options, node.doc)


def _refuse_overlap(node: Node, keyword: str, report: Report) -> None:
    if keyword == "oneOf":
        report.refuse(
            f"{node.pointer}/oneOf",
            "a value that fits several alternatives would be forbidden",
            "Write `anyOf`, or tell the alternatives apart by a constant property.",
        )


def _lower_option(branch: Node, report: Report) -> Type:
    type_ = lower_type(branch, report)
    if isinstance(type_, Ref) or (isinstance(type_, Array) and isinstance(type_.item, Ref)):
        return type_
    report.refuse(
        branch.pointer,
        "alternatives without a tag are objects or lists of objects",
        "Refer to a definition, or tell the alternatives apart by a constant property.",
    )
    return Anything()


def _lower_enum(name: str, node: Node, keyword: str, report: Report) -> Definition:
    report.only(node, keyword)
    _refuse_overlap(node, keyword, report)
    branches = node.items(keyword)
    base = next(
        found
        for branch in branches
        if (found := branch.schema.get("type")) in ("string", "integer")
    )
    values = [branch for branch in branches if "const" in branch.schema]
    for branch in branches:
        report.only(branch, "type", "const", "format")
        # A bool is an int to Python, and 1.0 would be written as it is.
        kind = str if base == "string" else int
        if (
            branch.schema.get("type") != base
            or type(branch.schema.get("const", kind())) is not kind
        ):
            report.refuse(branch.pointer, f"not of type {base}", "An enum has values of one type.")
            values = [value for value in values if value != branch]
        elif kind is int and not -(2**63) <= cast("int", branch.schema.get("const", 0)) < 2**63:
            report.refuse(branch.pointer, "not an integer of 64 bits", "msgspec has no others.")
    if sum("const" not in branch.schema for branch in branches) != 1 or len(branches) == 1:
        report.refuse(
            f"{node.pointer}/{keyword}",
            "not an open enum: it needs exactly one branch without a constant",
            "A closed set of values would turn every new value of upstream into an error.",
        )
    return OpenEnum(
        name=name,
        pointer=node.pointer,
        base="integer" if base == "integer" else "string",
        values=tuple(
            EnumValue(cast("str | int", item.schema["const"]), item.pointer, item.title, item.doc)
            for item in values
        ),
        doc=node.doc,
    )
