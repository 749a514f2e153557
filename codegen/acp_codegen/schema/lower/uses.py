"""Refuse what only shows once every definition is lowered: how they use each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.schema.ir import Alias, Array, Definition, Model, Ref, Union, Untagged
from acp_codegen.schema.walk import fields_of, references, types_of

if TYPE_CHECKING:
    from acp_codegen.schema.lower.node import Report

_MOST_NAMES = 16
"""How many names there can be for one type: they are followed one inside the other."""


def check_uses(lowered: dict[str, Definition], report: Report) -> None:
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
