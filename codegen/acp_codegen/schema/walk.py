"""Walk a definition: the types that it writes down, what they refer to, its fields."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from acp_codegen.schema import ir

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def references(type_: ir.Type) -> Iterator[str]:
    """Yield the names of the definitions that a type uses."""
    match type_:
        case ir.Ref(target=target):
            yield target
        case ir.Array(item=inner) | ir.Nullable(of=inner):
            yield from references(inner)
        case ir.Scalar() | ir.Anything() | ir.FreeObject():
            return


def renamed(type_: ir.Type, names: Mapping[str, str]) -> ir.Type:
    """Return a type that refers to definitions by other names; those without one stay."""
    match type_:
        case ir.Ref(target=target):
            return ir.Ref(names.get(target, target))
        case ir.Array(item=item):
            return replace(type_, item=renamed(item, names))
        case ir.Nullable(of=inner):
            return ir.Nullable(renamed(inner, names))
        case ir.Scalar() | ir.Anything() | ir.FreeObject():
            return type_


def unaliased(type_: ir.Type, definitions: Mapping[str, ir.Definition]) -> ir.Type:
    """Return what a type stands for: no name of another one, nullable where any part of it was.

    Args:
        type_: The type.
        definitions: What it may refer to, by name. What is not among them stays as it is.
    """
    nullable = False
    while True:
        if isinstance(type_, ir.Nullable):
            nullable, type_ = True, type_.of
        elif isinstance(type_, ir.Ref) and isinstance(
            target := definitions.get(type_.target), ir.Alias
        ):
            type_ = target.type
        else:
            return ir.Nullable(type_) if nullable else type_


def unconstrained(type_: ir.Type) -> ir.Type:
    """Return a type without the constraints that only decoding needs."""
    match type_:
        case ir.Scalar(base=base):
            return ir.Scalar(base)
        case ir.Array(item=item):
            return ir.Array(unconstrained(item))
        case ir.Nullable(of=inner):
            return ir.Nullable(unconstrained(inner))
        case _:
            return type_


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


def field_name(field: ir.Field) -> str:
    """Return `Definition.property` for a field, wherever in the definition it stands."""
    parts = field.pointer.split("/")
    return f"{parts[2]}.{field.wire}"
