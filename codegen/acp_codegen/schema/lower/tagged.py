"""Lower objects that a tag tells apart, required or optional."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import listed
from acp_codegen.schema.document import escape
from acp_codegen.schema.ir import (
    Alias,
    Anything,
    Case,
    Definition,
    Field,
    Model,
    Nullable,
    Other,
    Scalar,
    Selector,
    Union,
    Variant,
)
from acp_codegen.schema.lower.node import ANNOTATIONS, Node
from acp_codegen.schema.lower.types import lower_fields

if TYPE_CHECKING:
    from acp_codegen.schema.document import Document
    from acp_codegen.schema.lower.node import Report

_OBJECT = ("type", "properties", "required", "allOf")
_ADVICE_OBJECT = 'Write "type": "object": without it any other type of value is valid.'
_ADVICE_TAG = "Every alternative has one required constant string property of the same name."


@dataclass(frozen=True)
class _Branches:
    """The alternatives of a tagged union, sorted by what they say of the tag."""

    known: tuple[tuple[str, Node], ...]
    other: Node | None
    none: Node | None


def lower_tagged(
    name: str, node: Node, keyword: str, document: Document, report: Report
) -> Definition:
    """Lower a definition whose alternatives are told apart by a constant property."""
    report.only(node, keyword, "type", "properties", "required", "discriminator")
    branches = node.items(keyword)
    _check_objects(node, branches, report)
    tag = _infer_tag(node, branches, report)
    if tag is None:
        return Alias(name, node.pointer, Anything())
    sorted_ = _sort_branches(tag, branches, report)
    _check_discriminator(node, tag, sorted_, report)
    _check_guard(tag, sorted_, report)
    if tag in node.properties or sorted_.none is not None:
        return _lower_selector(name, node, tag, sorted_, document, report)
    return Union(
        name=name,
        pointer=node.pointer,
        tag=tag,
        variants=tuple(
            Variant(
                tag=value,
                payload=_payload(branch, report),
                fields=lower_fields(branch, report, without=frozenset({tag})),
                pointer=branch.pointer,
                doc=branch.doc,
            )
            for value, branch in sorted_.known
        ),
        fields=lower_fields(node, report),
        other=_lower_other(tag, sorted_.other, report),
        doc=node.doc,
    )


def _check_objects(node: Node, branches: list[Node], report: Report) -> None:
    """Refuse alternatives that are no objects, or that would take what is no object as well."""
    whole = node.schema.get("type")
    if whole not in (None, "object"):
        report.refuse(f"{node.pointer}/type", "the alternatives are objects", _ADVICE_OBJECT)
    for branch in branches:
        type_ = branch.schema.get("type", whole if "allOf" not in branch.schema else "object")
        if type_ != "object":
            report.refuse(branch.pointer, "not said to be an object", _ADVICE_OBJECT)


def _constants(branch: Node) -> set[str]:
    return {
        key
        for key, prop in branch.properties.items()
        if isinstance(prop.schema.get("const"), str) and key in branch.required
    }


def _infer_tag(node: Node, branches: list[Node], report: Report) -> str | None:
    """Return the property that is constant in every alternative that has a constant."""
    constants = [found for branch in branches if (found := _constants(branch))]
    every = {key for found in constants for key in found}
    shared = sorted(key for key in every if all(key in found for found in constants))
    if len(shared) == 1:
        return shared[0]
    names = ", ".join(shared)
    problem = f"more than one property could be the tag: {names}" if shared else "no tag"
    report.refuse(node.pointer, problem, _ADVICE_TAG)
    return None


def _sort_branches(tag: str, branches: list[Node], report: Report) -> _Branches:
    known: dict[str, Node] = {}
    other = none = None
    for branch in branches:
        prop = branch.properties.get(tag)
        value = prop.schema.get("const") if prop is not None else None
        if prop is not None and isinstance(value, str) and tag in branch.required:
            report.only(prop, "type", "const")
            report.only(branch, *_OBJECT)
            if prop.schema.get("type", "string") != "string":
                report.refuse(f"{prop.pointer}/type", "the tag is a string", _ADVICE_TAG)
            if value in known:
                report.refuse(branch.pointer, f"the tag {value!r} is taken", "Tags are unique.")
            known[value] = branch
        elif prop is not None and prop.schema.get("type") == "null" and none is None:
            report.only(prop, "type")
            report.only(branch, "type", "properties")
            none = branch
        elif (
            prop is not None
            and set(prop.schema) - ANNOTATIONS == {"type"}
            and prop.schema["type"] == "string"
            and other is None
        ):
            report.only(prop, "type")
            report.only(branch, "type", "properties", "required", "not", "additionalProperties")
            other = branch
        else:
            report.refuse(branch.pointer, f"says nothing usable of the tag {tag!r}", _ADVICE_TAG)
    return _Branches(tuple(known.items()), other, none)


def _check_discriminator(node: Node, tag: str, branches: _Branches, report: Report) -> None:
    if "discriminator" not in node.schema:
        return
    # OpenAPI's keyword is not part of JSON Schema, so the constants stay the truth.
    said = node.schema["discriminator"]
    name, mapping = (
        (said.get("propertyName"), said.get("mapping")) if isinstance(said, dict) else (None, None)
    )
    tags = {value for value, _ in branches.known}
    if name != tag or (isinstance(mapping, dict) and mapping.keys() - tags):
        report.refuse(
            f"{node.pointer}/discriminator",
            f"it disagrees with the constants, which make {tag!r} the tag",
            "Name the same property and the same values.",
        )


def _check_guard(tag: str, branches: _Branches, report: Report) -> None:
    """Make sure that the open branch excludes the known tags, no more and no fewer."""
    if branches.other is None:
        return
    node = branches.other
    excluded: set[str] = set()
    if "not" in node.schema:
        guard = node["not"]
        alternatives = guard.items("anyOf")
        if alternatives:
            report.only(guard, "anyOf")
        for alternative in alternatives or [guard]:
            report.only(alternative, "type", "properties", "required")
            # With more conditions than the tag it would exclude only a part of the variant.
            if alternative.properties.keys() == {tag} and alternative.required <= {tag}:
                prop = alternative.properties[tag]
                report.only(prop, "type", "const")
                types = alternative.schema.get("type", "object"), prop.schema.get("type", "string")
                # Of another type it would exclude nothing.
                if types == ("object", "string"):
                    excluded.add(str(prop.schema.get("const")))
    known = {value for value, _ in branches.known}
    if excluded != known:
        names = listed(sorted(excluded ^ known))
        report.refuse(
            f"{node.pointer}/not",
            f"the open alternative and the known tags disagree on {names}",
            "A malformed known variant must never pass as an unknown one: exclude every known tag.",
        )


def _payload(branch: Node, report: Report) -> str | None:
    parts = branch.items("allOf")
    if not parts:
        return None
    if len(parts) > 1 or set(parts[0].schema) != {"$ref"}:
        report.refuse(
            f"{branch.pointer}/allOf", "not a single reference", "Refer to one definition."
        )
        return None
    return str(parts[0].schema["$ref"]).removeprefix("#/$defs/")


def _lower_other(tag: str, node: Node | None, report: Report) -> Other | None:
    if node is None:
        return None
    if tag not in node.required or node.schema.get("additionalProperties", True) is not True:
        report.refuse(
            node.pointer, "an open alternative requires its tag and takes any key", _ADVICE_TAG
        )
    return Other(lower_fields(node, report, without=frozenset({tag})), node.pointer, node.doc)


def _lower_selector(  # noqa: PLR0913, PLR0917
    name: str, node: Node, tag: str, branches: _Branches, document: Document, report: Report
) -> Definition:
    fields = lower_fields(node, report)
    own = next((field for field in fields if field.wire == tag), None)
    if (
        branches.none is None
        or branches.other is None
        or own is None
        or own.required
        or own.type != Nullable(Scalar("string"))
    ):
        report.refuse(
            node.pointer,
            f"the optional tag {tag!r} needs a nullable string property, "
            "a branch for null and one for unknown values",
            "Make the tag required in every alternative instead.",
        )
    _lower_other(tag, branches.other, report)
    for branch in (branches.none, branches.other):
        for key, prop in (branch.properties if branch else {}).items():
            if key != tag:
                report.refuse(
                    prop.pointer,
                    "only a known value brings properties along",
                    "Move it to the object.",
                )
    cases = tuple(
        Case(value, branch.pointer, branch.doc, _case_fields(tag, branch, document, report))
        for value, branch in branches.known
    )
    _check_case_fields(fields, cases, report)
    return Model(
        name=name,
        pointer=node.pointer,
        fields=fields,
        doc=node.doc,
        selector=Selector(
            tag, cases, branches.other is not None, f"{node.pointer}/properties/{escape(tag)}"
        ),
    )


def _case_fields(tag: str, branch: Node, document: Document, report: Report) -> tuple[Field, ...]:
    fields = lower_fields(branch, report, without=frozenset({tag}))
    payload = _payload(branch, report)
    if payload is None:
        return fields
    node = Node(document.definitions[payload], f"#/$defs/{escape(payload)}")
    report.only(node, "type", "properties", "required")
    if node.schema.get("type") != "object":
        report.refuse(branch.pointer, "the payload is not an object", "Refer to an object.")
    return fields + lower_fields(node, report)


def _check_case_fields(fields: tuple[Field, ...], cases: tuple[Case, ...], report: Report) -> None:
    """One class holds the fields of every case, so each is optional and means one thing."""
    seen = {field.wire: replace(field, pointer="") for field in fields}
    for field in (field for case in cases for field in case.fields):
        if field.required or seen.setdefault(field.wire, replace(field, pointer="")) != replace(
            field, pointer=""
        ):
            report.refuse(
                field.pointer,
                f"{field.wire!r} is required beside one optional tag value, or means two things",
                "Make it optional, or make the tag required.",
            )
