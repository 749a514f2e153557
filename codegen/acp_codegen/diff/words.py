"""Say types, fields and definitions of the IR in words."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from acp_codegen.meaning.presence import Presence
from acp_codegen.schema import ir

if TYPE_CHECKING:
    from collections.abc import Iterable

    from acp_codegen.diff.side import Side
    from acp_codegen.meaning.table import Meaning


def type_text(type_: ir.Type) -> str:
    """Return a type in words."""
    match type_:
        case ir.Scalar():
            limits = ", ".join(scalar_limits(type_))
            return f"{type_.base} ({limits})" if limits else type_.base
        case ir.Anything():
            return "any value"
        case ir.FreeObject():
            return "any object"
        case ir.Ref(target=target):
            return target
        case ir.Array(item=item):
            limits = ", ".join(_limits({"minItems": type_.min_items, "maxItems": type_.max_items}))
            return f"list of {type_text(item)}" + (f" ({limits})" if limits else "")
        case ir.Nullable(of=inner):
            return f"{type_text(inner)} or null"


def scalar_limits(scalar: ir.Scalar) -> list[str]:
    """Return the constraints of a scalar type by the names of their keywords."""
    return _limits(
        {
            "minimum": scalar.minimum,
            "maximum": scalar.maximum,
            "minLength": scalar.min_length,
            "maxLength": scalar.max_length,
            "pattern": scalar.pattern and quoted(scalar.pattern),
            "format": scalar.format,
            "contentEncoding": scalar.encoding,
        }
    )


def quoted(value: str | int) -> str:
    """Return a value as JSON, so that it is told from the words around it."""
    return json.dumps(value, ensure_ascii=False)


def field_text(field: ir.Field, side: Side) -> str:
    """Return what there is to say of a field."""
    facts = [presence_text(field, side), type_text(field.type)]
    malformed = side.meanings.malformed(field)
    if malformed != "rejected":
        facts.append(f"a malformed value is {malformed}")
    return ", ".join(facts)


def presence_text(field: ir.Field, side: Side) -> str:
    """Return whether a field is required, and what its omission means where it is not."""
    meaning = side.meanings.of(field)
    if field.required:
        return "required"
    if meaning is None or meaning.presence is Presence.OPTIONAL:
        return "optional"
    return f"optional ({meaning.presence})"


def evidence_text(meaning: Meaning) -> str:
    """Return the sentences that prove a presence class."""
    if meaning.decided:
        return "decided by the overlay"
    return quoted(meaning.evidence) if meaning.evidence else "silence"


def definition_text(definition: ir.Definition) -> str:
    """Return a definition in words."""
    match definition:
        case ir.Model(fields=fields):
            return f"an object: {_listed(f.wire if f.required else f'{f.wire}?' for f in fields)}"
        case ir.Union(tag=tag, variants=variants, other=other):
            kind = "an open union" if other else "a closed union"
            return f"{kind}, tag {quoted(tag)}: {_listed(item.tag for item in variants)}"
        case ir.Untagged(options=options):
            return f"one of: {_listed(type_text(option.type) for option in options)}"
        case ir.OpenEnum(values=values):
            return f"an open enum: {_listed(quoted(item.value) for item in values)}"
        case ir.Alias(type=type_):
            return type_text(type_)


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts) or "nothing"


def _limits(limits: dict[str, str | ir.Number | None]) -> list[str]:
    return [f"{key} {value}" for key, value in limits.items() if value is not None]
