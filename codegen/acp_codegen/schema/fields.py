"""Walk the fields of a definition, wherever in it they stand."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from acp_codegen.schema import ir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def fields_of(definition: ir.Definition) -> Iterator[tuple[ir.Field, str]]:
    """Yield the fields of a definition with the prose of what has them."""
    match definition:
        case ir.Model():
            for field in definition.fields:
                yield field, definition.doc
            for case in definition.selector.cases if definition.selector else ():
                for field in case.fields:
                    yield field, case.doc
        case ir.Union():
            others = definition.other.fields if definition.other else ()
            for field in (*definition.fields, *others):
                yield field, definition.doc
            for variant in definition.variants:
                for field in variant.fields:
                    yield field, variant.doc
        case _:
            return


def map_fields(definition: ir.Definition, change: Callable[[ir.Field], ir.Field]) -> ir.Definition:
    """Return the definition with every field that `fields_of` yields changed."""

    def mapped(fields: tuple[ir.Field, ...]) -> tuple[ir.Field, ...]:
        return tuple(map(change, fields))

    match definition:
        case ir.Model(selector=selector):
            if selector is not None:
                cases = tuple(replace(case, fields=mapped(case.fields)) for case in selector.cases)
                selector = replace(selector, cases=cases)
            return replace(definition, fields=mapped(definition.fields), selector=selector)
        case ir.Union(other=other):
            variants = tuple(
                replace(item, fields=mapped(item.fields)) for item in definition.variants
            )
            return replace(
                definition,
                fields=mapped(definition.fields),
                variants=variants,
                other=other and replace(other, fields=mapped(other.fields)),
            )
        case _:
            return definition


def field_name(field: ir.Field) -> str:
    """Return `Definition.property` for a field, wherever in the definition it stands."""
    parts = field.pointer.split("/")
    return f"{parts[2]}.{field.wire}"
