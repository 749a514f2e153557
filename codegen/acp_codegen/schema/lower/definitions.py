"""Lower the definitions that roots reach, and the methods that they travel with."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import GenerationError
from acp_codegen.schema.document import escape
from acp_codegen.schema.ir import Alias, Definition, Method, MethodKind, Model, Revision, Union
from acp_codegen.schema.lower.alternatives import lower_alternatives
from acp_codegen.schema.lower.node import Node, Report
from acp_codegen.schema.lower.types import lower_fields, lower_type
from acp_codegen.schema.lower.uses import check_uses
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.schema.walk import references, types_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.schema.document import Document

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
    check_uses(lowered, report)
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
