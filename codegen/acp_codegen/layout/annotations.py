"""Write types of the IR as Python annotations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.schema import ir
from acp_codegen.schema.walk import unconstrained
from acp_codegen.text import literal

if TYPE_CHECKING:
    from collections.abc import Mapping

_SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool"}


def annotation(type_: ir.Type, python: Mapping[str, str], *, optional: bool = False) -> str:
    """Return the annotation that msgspec reads.

    Args:
        type_: The type.
        python: Python names of the definitions.
        optional: Whether the value may be left out, as `UNSET`.
    """
    inner = ir.non_null(type_)
    text = _annotation(inner, python)
    if isinstance(type_, ir.Nullable):
        text += " | None"
    return f"{text} | UnsetType" if optional else text


def plain(type_: ir.Type, python: Mapping[str, str], *, optional: bool = False) -> str:
    """Return the annotation without the constraints that only decoding needs."""
    return annotation(unconstrained(type_), python, optional=optional)


def _annotation(type_: ir.Type, python: Mapping[str, str]) -> str:
    match type_:
        case ir.Ref(target=target):
            return python[target]
        case ir.FreeObject():
            return "dict[str, Any]"
        case ir.Anything():
            return "Any"
        case ir.Array(item=item, min_items=low, max_items=high):
            text = f"list[{annotation(item, python)}]"
            return _with_meta(text, {"max_length": high, "min_length": low})
        case ir.Nullable():
            return annotation(type_, python)
        case ir.Scalar():
            bounds = {
                "ge": _bound(type_, type_.minimum),
                "le": _bound(type_, type_.maximum),
                "max_length": type_.max_length,
                "min_length": type_.min_length,
                "pattern": type_.pattern and literal(type_.pattern),
            }
            return _with_meta(_SCALARS[type_.base], bounds)


def _bound(scalar: ir.Scalar, value: ir.Number | None) -> str | None:
    if value is None:
        return None
    return repr(float(value)) if scalar.base == "number" else repr(value)


def _with_meta(text: str, arguments: Mapping[str, object]) -> str:
    given = ", ".join(f"{key}={value}" for key, value in arguments.items() if value is not None)
    return f"Annotated[{text}, Meta({given})]" if given else text
