"""The IR as JSON, for people and programs that look into the generator."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acp_codegen.schema.ir import Json


def to_json(node: object) -> Json:
    """Return the IR as JSON data; every object says its class under `kind`."""
    if is_dataclass(node) and not isinstance(node, type):
        kind: dict[str, Json] = {"kind": type(node).__name__}
        values = {item.name: getattr(node, item.name) for item in fields(node)}
        return kind | {
            name: to_json(value) for name, value in values.items() if value not in (None, "", ())
        }
    if isinstance(node, tuple):
        items: tuple[object, ...] = node  # pyright: ignore[reportUnknownVariableType]
        return [to_json(item) for item in items]
    if node is None or isinstance(node, bool | int | float | str):
        return node
    message = f"not a part of the IR: {type(node).__name__}"
    raise TypeError(message)
