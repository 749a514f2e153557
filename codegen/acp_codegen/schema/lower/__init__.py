"""Lower a schema document to the IR: the only place that interprets keywords.

The shapes that are understood are few and named in the documentation; every other shape stops the
generator with a pointer, so that a novelty of upstream is a build failure and never silent loss.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import GenerationError
from acp_codegen.schema.document import escape
from acp_codegen.schema.fields import fields_of
from acp_codegen.schema.ir import (
    Alias,
    Array,
    Definition,
    Method,
    MethodKind,
    Model,
    Ref,
    Revision,
    Union,
    Untagged,
    references,
    types_of,
)
from acp_codegen.schema.lower.alternatives import lower_alternatives
from acp_codegen.schema.lower.node import Node, Report
from acp_codegen.schema.lower.types import lower_fields, lower_type
from acp_codegen.schema.roots import DEFAULT_ROOTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.schema.document import Document

_MOST_NAMES = 16
"""How many names there can be for one type: they are followed one inside the other."""

_KINDS: dict[str, MethodKind] = {
    "Request": "request",
    "Response": "response",
    "Notification": "notification",
}


def lower(document: Document, roots: Iterable[str] = DEFAULT_ROOTS) -> Revision:
    """Return what a document means, as far as `roots` reach.

    Args:
        document: A loaded schema.
        roots: Names of the definitions to start from.

    Raises:
        GenerationError: A root is missing, or a reached definition has a shape that is not
            understood; names every such place.
    """
    revision, problems = try_lower(document, roots)
    if problems:
        raise GenerationError(problems)
    return revision


def try_lower(document: Document, roots: Iterable[str]) -> tuple[Revision, list[Diagnostic]]:
    """Return what could be lowered, and the problems; see `lower`."""
    report = Report()
    roots = tuple(dict.fromkeys(roots))
    queue = [name for name in roots if _is_defined(name, document, report)]
    lowered: dict[str, Definition] = {}
    methods: dict[tuple[str, str, MethodKind], Method] = {}
    while queue:
        name = queue.pop()
        if name in lowered:
            continue
        node = Node(document.definitions[name], f"#/$defs/{escape(name)}")
        lowered[name] = _lower_definition(name, node, document, report)
        _lower_method(name, node, methods, report)
        queue.extend(_uses(lowered[name]))
    _check_uses(lowered, report)
    revision = Revision(
        version=document.version,
        profile=document.profile,
        sha256=document.sha256,
        roots=roots,
        definitions=tuple(lowered[name] for name in document.definitions if name in lowered),
        methods=tuple(found for _, found in sorted(methods.items())),
    )
    return revision, report.problems


def _is_defined(name: str, document: Document, report: Report) -> bool:
    if name in document.definitions:
        return True
    near = difflib.get_close_matches(name, document.definitions, 1)
    advice = (
        f"Did you mean {near[0]}?" if near else "Say --roots NAME,... with names of definitions."
    )
    report.refuse(f"#/$defs/{escape(name)}", f"there is no definition {name!r}", advice)
    return False


def _lower_definition(name: str, node: Node, document: Document, report: Report) -> Definition:
    schema = node.schema
    if "anyOf" in schema or "oneOf" in schema:
        return lower_alternatives(name, node, document, report)
    if schema.get("type") == "object" and "properties" in schema:
        report.only(node, "type", "properties", "required", "x-method", "x-side")
        return Model(name, node.pointer, lower_fields(node, report), node.doc)
    return Alias(name, node.pointer, lower_type(node, report), node.doc)


def _lower_method(
    name: str, node: Node, others: dict[tuple[str, str, MethodKind], Method], report: Report
) -> None:
    """Add the method of a definition, where it has one, to those found before."""
    if "x-method" not in node.schema and "x-side" not in node.schema:
        return
    method, side = node.schema.get("x-method"), node.schema.get("x-side")
    kinds: list[MethodKind] = [kind for suffix, kind in _KINDS.items() if name.endswith(suffix)]
    if not isinstance(method, str) or not isinstance(side, str) or not kinds:
        report.refuse(
            node.pointer,
            "`x-method` and `x-side` do not say which message of which method this is",
            "Both are strings, and the name ends in Request, Response or Notification.",
        )
        return
    found = Method(method, side, kinds[0], name, node.pointer)
    other = others.setdefault((method, side, kinds[0]), found)
    if other is not found:
        report.refuse(
            max(node.pointer, other.pointer),
            f"the {kinds[0]} of {method!r} is also {min(node.pointer, other.pointer)}",
            "One definition travels with each message of a method.",
        )


def _uses(definition: Definition) -> Iterator[str]:
    """Yield the names of the definitions that one refers to."""
    if isinstance(definition, Union):
        # A definition can be called "", too, and is refused for it.
        payloads = (variant.payload for variant in definition.variants)
        yield from (payload for payload in payloads if payload is not None)
    for type_ in types_of(definition):
        yield from references(type_)


def _check_uses(lowered: dict[str, Definition], report: Report) -> None:
    """Refuse what only shows once every definition is lowered."""
    for definition in lowered.values():
        for name in (name for type_ in types_of(definition) for name in references(type_)):
            used = lowered.get(name)
            if isinstance(used, Model) and used.selector is not None:
                report.refuse(
                    definition.pointer,
                    f"it holds a {name}, which has an optional tag and no tag around it",
                    "Only payloads are told apart by an optional tag; make the tag required.",
                )
        if isinstance(definition, Union):
            _check_payloads(definition, lowered, report)
        elif isinstance(definition, Untagged):
            _check_options(definition, lowered, report)
        elif isinstance(definition, Alias):
            _check_alias(definition, lowered, report)


def _check_payloads(union: Union, lowered: dict[str, Definition], report: Report) -> None:
    for variant in union.variants:
        payload = lowered.get(variant.payload or "")
        if variant.payload is None or isinstance(payload, Model):
            continue
        if not isinstance(payload, Union):
            problem = "the payload is not an object"
        elif union.tag in _wires(payload, lowered) or union.fields or variant.fields:
            problem = "a union inside a union can have no other properties and needs its own tag"
        else:
            continue
        report.refuse(variant.pointer, problem, "Refer to an object, or to a tagged union alone.")


def _wires(union: Union, lowered: dict[str, Definition]) -> set[str]:
    """Return the keys that an object of a union may have, with those of all that is inside it."""
    found: set[str] = set()
    seen = {union.name}
    queue: list[Definition | None] = [union]
    while queue:
        definition = queue.pop()
        if definition is None:
            continue
        found.update(field.wire for field, _ in fields_of(definition))
        if isinstance(definition, Union):
            found.add(definition.tag)
            inside = {variant.payload or "" for variant in definition.variants} - seen
            seen |= inside
            queue += [lowered.get(name) for name in inside]
    return found


def _check_options(union: Untagged, lowered: dict[str, Definition], report: Report) -> None:
    seen: list[tuple[bool, frozenset[str]]] = []
    for option in union.options:
        if option.type == Ref(""):
            # Refused before.
            continue
        is_list = isinstance(option.type, Array)
        target = lowered.get(next(references(option.type), ""))
        if not isinstance(target, Model):
            report.refuse(
                option.pointer, "not an object or a list of objects", "Refer to an object."
            )
            continue
        keys = frozenset(field.wire for field in target.fields if field.required)
        others = [found for other, found in seen if other == is_list]
        seen.append((is_list, keys))
        if any(keys <= other or other <= keys for other in others) or not keys:
            report.refuse(
                option.pointer,
                "its required properties do not tell it from the other alternatives",
                "Add a constant tag, or a required property of its own.",
            )


def _check_alias(alias: Alias, lowered: dict[str, Definition], report: Report) -> None:
    """Refuse an alias that leads back to itself, to a union or through too many others."""
    seen = {alias.name}
    target: Definition | None = alias
    while isinstance(target, Alias):
        names = set(references(target.type))
        if any(isinstance(lowered.get(name), Union | Untagged) for name in names):
            report.refuse(
                alias.pointer,
                "a second name of a union",
                "Use the union, or a list of it, where the name is used.",
            )
            return
        name = next(references(target.type), "")
        if name in seen:
            report.refuse(alias.pointer, "it is defined as itself", "Give it a type.")
            return
        if len(seen) > _MOST_NAMES:
            report.refuse(
                alias.pointer,
                f"it stands for another name, and so on more than {_MOST_NAMES} times",
                "Give it a type.",
            )
            return
        seen.add(name)
        target = lowered.get(name)
