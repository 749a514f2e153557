"""Propose entries of the overlay for what is new: a start for the person who decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout import names
from acp_codegen.layout.classes import Struct
from acp_codegen.text import toml_string
from acp_codegen.versions import VERSION

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Attribute, Variant

_DECIDE = 'reason = "..."'


def propose(tag: str, variant: Variant, version: str) -> str:
    """Return the entry that the shape of a variant suggests, as lines of TOML.

    A variant with a required id looks like an entity, one with a required list or object like a
    snapshot, any other like an event. Older revisions do not have it.
    """
    limits = since(version)
    name = names.method(tag)
    if not isinstance(variant, Struct):
        return _entry("snapshot", name, f"variant = {toml_string(tag)}", 'initial = "..."', *limits)
    required = [item for item in variant.attributes if item.field.required]
    key = next((item for item in required if _is_key(item)), None)
    if key is not None:
        name = name.removesuffix("_update")
        return _entry(
            "entity",
            name,
            f"state = {toml_string(f'{names.pascal(name)}State')}",
            f"attribute = {toml_string(f'{name}s')}",
            f"key = {toml_string(key.field.wire)}",
            f"upsert = {toml_string(tag)}",
            *limits,
        )
    if len(required) == 1:
        wire = required[0].field.wire
        return _entry(
            "snapshot",
            names.snake(wire),
            f"variant = {toml_string(tag)}",
            f"field = {toml_string(wire)}",
            *limits,
        )
    return _entry("event", name, f"variant = {toml_string(tag)}", *limits)


def since(version: str) -> list[str]:
    """Return the line that limits an entry to a revision and later ones, where it has a number."""
    return [f"since = {toml_string(version)}"] if VERSION.fullmatch(version) else []


def _is_key(attribute: Attribute) -> bool:
    return attribute.name.endswith("_id")


def _entry(table: str, name: str, *lines: str) -> str:
    return "\n".join([f"[{table}.{name}]", *lines, _DECIDE])
