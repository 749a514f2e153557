"""Claim the names of a package, so that each is given once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout import names
from acp_codegen.schema.document import escape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from acp_codegen.layout.classes import Attribute, Enum, Layout, Tag
    from acp_codegen.layout.names import Registry
    from acp_codegen.schema import ir


def claim_names(layout: Layout, registry: Registry) -> None:
    """Take every name of a package, and note those that cannot be spelled or are taken."""
    for definition in layout.revision.definitions:
        registry.check_definition(definition.name, definition.pointer)
    for struct in layout.structs:
        registry.claim_class(struct.name, struct.pointer)
        _claim_attributes(registry, struct.name, struct.tag, struct.attributes, struct.pointer)
    for wrapper in layout.wrappers:
        registry.claim_class(wrapper.name, wrapper.pointer)
        registry.claim(wrapper.attribute, wrapper.pointer, wrapper.name)
        registry.claim(wrapper.tag.attribute, wrapper.pointer + "/properties", wrapper.name)
    for other in layout.others:
        registry.claim_class(other.name, other.pointer)
        for reserved in {"raw", "tag", "is_custom"} - {(other.outer or other.tag).attribute}:
            registry.claim(reserved, other.pointer, other.name)
        _claim_attributes(
            registry, other.name, other.outer or other.tag, other.attributes, other.pointer
        )
    for union in layout.unions:
        registry.claim_class(union.name, union.definition.pointer)
        for tag, variant in union.tags:
            registry.check_wire(tag, variant.pointer)
    named: list[ir.Untagged | ir.Alias | Enum] = [*layout.untagged, *layout.aliases]
    for item in (*named, *layout.enums):
        registry.claim_class(item.name, item.pointer)
    if layout.dispatched is not None:
        for reserved in ("other", "unhandled", "_abc_impl"):
            registry.claim(reserved, layout.dispatched.definition.pointer, "the handler")
        for tag, variant in layout.dispatched.tags:
            registry.claim(names.method(tag), variant.pointer, "the handler")


def _claim_attributes(
    registry: Registry, scope: str, tag: Tag | None, attributes: Iterable[Attribute], pointer: str
) -> None:
    # An optional tag is an attribute as well; a constant one cannot be.
    wires = {item.field.wire for item in attributes}
    if tag is not None and (tag.value is not None or tag.wire not in wires):
        place = f"{pointer}/properties/{escape(tag.wire)}"
        if registry.check_wire(tag.wire, place):
            registry.claim(tag.attribute, place, scope)
    for attribute in attributes:
        if not registry.check_wire(attribute.field.wire, attribute.field.pointer):
            continue
        registry.claim(attribute.name, attribute.field.pointer, scope)
        if attribute.is_bytes:
            registry.claim(f"{attribute.name}_bytes", attribute.field.pointer, scope)
