"""Walk a definition: the types that it writes down, what they refer to, its fields."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from acp_codegen.schema import ir

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def references(type_: ir.Type) -> Iterator[str]:
    """Yield the names of the definitions that a type uses."""
    match type_:
        case ir.Ref(target=target):
            yield target
        case ir.Array(item=inner) | ir.Nullable(of=inner):
            yield from references(inner)
        case ir.Scalar() | ir.Anything() | ir.FreeObject():
            return


def types_of(definition: ir.Definition) -> list[ir.Type]:
    """Return the types that a definition writes down, payloads of variants aside."""
    match definition:
        case ir.Model(fields=fields, selector=selector):
            cases = selector.cases if selector else ()
            groups = [fields, *(case.fields for case in cases)]
        case ir.Union(fields=fields, variants=variants, other=other):
            groups = [fields, *(item.fields for item in variants), other.fields if other else ()]
        case ir.Untagged(options=options):
            return [option.type for option in options]
        case ir.Alias(type=type_):
            return [type_]
        case ir.OpenEnum():
            return []
    return [field.type for group in groups for field in group]


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
