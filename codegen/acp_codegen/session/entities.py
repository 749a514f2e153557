"""Resolve the entities of the overlay: their key, what they store, and what appends to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout.classes import Struct
from acp_codegen.meaning.presence import Presence
from acp_codegen.schema import ir
from acp_codegen.session.lookup import attribute_name, is_list
from acp_codegen.session.model import Append, Data, Entity, Part, Remove, Slot

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Attribute
    from acp_codegen.meaning.roles import Chunk, EntityRole, Removal
    from acp_codegen.session.lookup import Lookup
    from acp_codegen.session.model import Stored

META = "_meta"
"""Metadata that an update only carries along belongs to that update, and is not stored."""


def resolve_entity(role: EntityRole, lookup: Lookup) -> Entity | None:
    """Return a stored entity, or nothing where its role is not understood."""
    place = f"entity/{role.name}"
    struct = lookup.struct(role.upsert, place)
    if struct is None:
        return None
    key = _key(role, struct, lookup, place)
    slots = tuple(
        _slot(role, attribute, lookup, f"{place}/{attribute.field.wire}")
        for attribute in struct.attributes
        if attribute.field.wire != role.key and not _passing(attribute)
    )
    wires = {attribute.field.wire for attribute in struct.attributes}
    apart = role.apart.fields if role.apart and lookup.holds(role.apart.limits) else ()
    for wire in {*dict(role.initial), *dict(role.data), *apart} - wires:
        if lookup.pinned:
            lookup.stale(f"{place}/{wire}")
    stored = {attribute_name(wire): wire for wire in wires}
    kinds = {stored[slot.name]: slot.stored for slot in slots if slot.name in stored}
    useless = {wire for wire in dict(role.initial) if kinds.get(wire) != "value"}
    useless |= {wire for wire in apart if kinds.get(wire) != "list"}
    for wire in useless & wires:
        lookup.refuse(f"{place}/{wire}", "the entry has no effect", "Take it out.")
    return Entity(
        kind=role.name,
        state=role.state,
        attribute=role.attribute,
        key=attribute_name(role.key),
        id=attribute_name(role.key).rpartition(".")[2],
        id_annotation=lookup.annotation(key.type) if key else "object",
        upsert=struct.name,
        accepts=lookup.shared(struct),
        slots=slots,
        append=_append(role, role.chunk, slots, lookup, place),
        remove=_remove(role.removal, lookup, place),
        doc=struct.doc,
    )


def _passing(attribute: Attribute) -> bool:
    return attribute.field.wire == META and attribute.field.presence == Presence.OPTIONAL


def _key(role: EntityRole, struct: Struct, lookup: Lookup, place: str) -> Attribute | None:
    """Return the attribute that identifies the entity; nothing where there is only one."""
    if not role.key:
        return None
    first, _, inner = role.key.partition(".")
    attribute = lookup.attribute(struct, first, f"{place}/key")
    if attribute is None or not inner:
        return attribute
    union = lookup.union(attribute.type)
    values = [item for item in union.variants if isinstance(item, Struct)] if union else []
    groups = [item.attributes for item in values]
    if union and union.other:
        groups.append(union.other.attributes)
    found = [
        [item for item in group if item.field.wire == inner and item.field.required]
        for group in groups
    ]
    if not found or not all(found):
        lookup.refuse(f"{place}/key", f"{inner!r} is not in every value", "Name another key.")
        return None
    return found[0][0]


def _slot(role: EntityRole, attribute: Attribute, lookup: Lookup, place: str) -> Slot:
    field = attribute.field
    inner = ir.non_null(attribute.type)
    initial = dict(role.initial).get(field.wire)
    if field.reset is not None and initial not in (None, field.reset):
        lookup.refuse(
            place, f"null resets to {field.reset!r}, as the prose has it", "Make both the same."
        )
    start = initial if initial is not None else field.reset
    expression = "" if start is None else lookup.constant(attribute.type, start, place)
    annotation = lookup.annotation(inner)
    data = dict(role.data).get(field.wire)
    if data is not None:
        return _bytes(attribute, data, lookup, place)
    merged = field.presence == Presence.MERGE
    if merged and not isinstance(inner, ir.FreeObject):
        lookup.refuse(place, "only objects without named properties merge", "Ask for support.")
    stored: Stored = "value"
    if merged or (field.wire == META and field.presence):
        stored, expression = "meta", "{}"
    elif is_list(attribute.type):
        stored = "list"
        apart = role.apart
        unset = apart and lookup.holds(apart.limits) and field.wire in apart.fields
        expression = "None" if unset else "[]" if field.presence else ""
        annotation += " | None" if unset else ""
        if field.presence == Presence.RETAIN or (unset and field.presence != Presence.PATCH):
            lookup.refuse(place, "a list that is not patched", "Ask for support.")
    elif not expression and field.presence:
        expression = "None"
        annotation += "" if isinstance(inner, ir.Anything) else " | None"
    return Slot(
        name=attribute.name,
        presence=field.presence,
        stored=stored,
        annotation=annotation,
        empty=expression,
        nullable=isinstance(attribute.type, ir.Nullable | ir.Anything),
        raw=not lookup.is_scalar(inner),
        json=isinstance(inner, ir.Anything | ir.FreeObject),
        doc=field.doc,
    )


def _bytes(attribute: Attribute, text: str, lookup: Lookup, place: str) -> Slot:
    """Return the slot of a value whose base64 text is stored as bytes."""
    struct = lookup.payload(attribute.type)
    inside = {item.field.wire: item for item in struct.attributes} if struct else {}
    rest = [item for wire, item in inside.items() if wire != text]
    patched = attribute.field.presence == Presence.PATCH
    patched = patched and isinstance(attribute.type, ir.Nullable)
    if text not in inside or not inside[text].is_bytes or not patched:
        lookup.refuse(place, f"no base64 text {text!r} that is patched", "Take the entry out.")
    elif any(item.field.required for item in rest):
        lookup.refuse(place, "the text does not stand for the value", "Ask for support.")
    parts = tuple(_part(attribute.name, item, lookup) for item in rest)
    held = inside[text].name if text in inside else ""
    data = Data(struct.name if struct else "", held, parts)
    return Slot(
        name=attribute.name,
        presence=attribute.field.presence,
        stored="bytes",
        annotation="bytes",
        empty='b""',
        nullable=isinstance(attribute.type, ir.Nullable),
        raw=True,
        json=False,
        doc=attribute.field.doc,
        data=data,
    )


def _part(owner: str, attribute: Attribute, lookup: Lookup) -> Part:
    inner = ir.non_null(attribute.type)
    annotation = lookup.annotation(inner)
    meta = attribute.field.wire == META
    return Part(
        name=attribute.name,
        kept=f"{owner}_{attribute.name}",
        annotation=annotation if meta else f"{annotation} | None",
        empty="{}" if meta else "None",
        doc=attribute.field.doc,
    )


def _append(
    role: EntityRole, chunk: Chunk | None, slots: tuple[Slot, ...], lookup: Lookup, place: str
) -> Append | None:
    if chunk is None or not lookup.holds(chunk.limits):
        return None
    place = f"{place}/chunk"
    struct = lookup.struct(chunk.variant, place)
    if struct is None:
        return None
    key = role.key.rpartition(".")[2]
    item = lookup.attribute(struct, chunk.item, f"{place}/item")
    named = {slot.name: slot for slot in slots}
    target = named.get(attribute_name(chunk.appends_to))
    if target is None or target.stored not in {"list", "bytes"} or item is None:
        lookup.refuse(f"{place}/appends_to", "not a list and not bytes", "Name one of the upsert.")
        return None
    if target.stored == "bytes" and not item.is_bytes:
        lookup.refuse(f"{place}/item", "not base64 text", "Name a property that is.")
    if target.stored == "list" and target.annotation.removesuffix(" | None") != (
        f"list[{lookup.annotation(item.type)}]"
    ):
        lookup.refuse(f"{place}/item", "not an item of the list", "Name a property that is.")
    if key and lookup.attribute(struct, key, f"{place}/variant") is None:
        return None
    retained: list[Slot] = []
    for attribute in struct.attributes:
        kept = named.get(attribute.name)
        presence = attribute.field.presence
        if attribute.field.wire in {key, chunk.item} or presence == Presence.OPTIONAL:
            continue
        if presence == Presence.RETAIN and kept and kept.presence == Presence.RETAIN:
            retained.append(kept)
        else:
            lookup.refuse(
                place, f"{attribute.field.wire!r} of a chunk is not understood", "Ask for support."
            )
    for slot in slots:
        if not slot.empty:
            lookup.refuse(
                f"entity/{role.name}/initial",
                f"a chunk may come first, and then nothing says what {slot.name!r} is",
                "Give its initial value.",
            )
    return Append(struct.name, attribute_name(key), item.name, target, tuple(retained))


def _remove(removal: Removal | None, lookup: Lookup, place: str) -> Remove | None:
    if removal is None or not lookup.holds(removal.limits):
        return None
    struct = lookup.struct(removal.variant, f"{place}/removal")
    key = struct and lookup.attribute(struct, removal.key, f"{place}/removal/key")
    return Remove(struct.name, key.name) if struct and key else None
