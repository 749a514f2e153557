"""Resolve the entities of the overlay: their key, what they store, and what appends to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout.classes import Struct
from acp_codegen.meaning.presence import Presence
from acp_codegen.schema import ir
from acp_codegen.session.lookup import attribute_name, is_list, is_list_of
from acp_codegen.session.stored import Chunk, Data, Empty, Entity, Part, Removal, Slot

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Attribute
    from acp_codegen.meaning.roles import Chunk as ChunkRole
    from acp_codegen.meaning.roles import EntityRole
    from acp_codegen.meaning.roles import Removal as RemovalRole
    from acp_codegen.session.lookup import Lookup
    from acp_codegen.session.stored import Initial, Stored

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
        if attribute.field.wire != role.key and not is_passing(attribute, lookup)
    )
    wires = {attribute.field.wire for attribute in struct.attributes}
    apart = role.apart.fields if role.apart else ()
    for wire in {*dict(role.initial), *dict(role.data), *apart} - wires:
        if lookup.is_reviewed:
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
        id_type=key.type if key else None,
        upsert=struct.name,
        accepts=lookup.shared(struct),
        slots=slots,
        chunk=_chunk(role, role.chunk, slots, lookup, place),
        removal=_removal(role.removal, lookup, place),
        doc=struct.doc,
    )


def is_passing(attribute: Attribute, lookup: Lookup) -> bool:
    """Tell whether an attribute belongs to the update that carries it, and is not stored."""
    return attribute.field.wire == META and lookup.presence(attribute) is Presence.OPTIONAL


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
    field, presence = attribute.field, lookup.presence(attribute)
    inner = ir.non_null(attribute.type)
    data = dict(role.data).get(field.wire)
    initial = _initial(role, attribute, lookup, place)
    if data is not None:
        return _bytes(attribute, data, lookup, place)
    if presence is Presence.MERGE and not isinstance(inner, ir.FreeObject):
        lookup.refuse(place, "only objects without named properties merge", "Ask for support.")
    stored: Stored = "value"
    type_ = inner
    if presence is Presence.MERGE or (field.wire == META and presence):
        stored, initial = "meta", Empty.OBJECT
    elif is_list(attribute.type):
        unset = role.apart is not None and field.wire in role.apart.fields
        stored, initial = "list", (Empty.LIST if presence else None)
        if unset:
            type_, initial = ir.Nullable(inner), Empty.NOTHING
        if presence is Presence.RETAIN or (unset and presence is not Presence.PATCH):
            lookup.refuse(place, "a list that is not patched", "Ask for support.")
    elif initial is None and presence:
        type_ = inner if isinstance(inner, ir.Anything) else ir.Nullable(inner)
        initial = Empty.NOTHING
    return Slot(
        name=attribute.name,
        presence=presence,
        stored=stored,
        type=type_,
        initial=initial,
        nullable=isinstance(attribute.type, ir.Nullable | ir.Anything),
        raw=not lookup.is_scalar(inner),
        json=isinstance(inner, ir.Anything | ir.FreeObject),
        doc=field.doc,
    )


def _initial(role: EntityRole, attribute: Attribute, lookup: Lookup, place: str) -> Initial | None:
    """Return the value that the overlay or the prose has for a new entity, where one has."""
    meaning = lookup.meanings.of(attribute.field)
    reset = meaning.reset if meaning else None
    given = dict(role.initial).get(attribute.field.wire)
    if reset is not None and given not in (None, reset):
        lookup.refuse(
            place, f"null resets to {reset!r}, as the prose has it", "Make both the same."
        )
    start = given if given is not None else reset
    return None if start is None else lookup.constant(attribute.type, start, place)


def _bytes(attribute: Attribute, text: str, lookup: Lookup, place: str) -> Slot:
    """Return the slot of a value whose base64 text is stored as bytes."""
    struct = lookup.payload(attribute.type)
    inside = {item.field.wire: item for item in struct.attributes} if struct else {}
    rest = [item for wire, item in inside.items() if wire != text]
    presence = lookup.presence(attribute)
    patched = presence is Presence.PATCH and isinstance(attribute.type, ir.Nullable)
    if text not in inside or not inside[text].is_bytes or not patched:
        lookup.refuse(place, f"no base64 text {text!r} that is patched", "Take the entry out.")
    elif any(item.field.required for item in rest):
        lookup.refuse(place, "the text does not stand for the value", "Ask for support.")
    parts = tuple(_part(attribute.name, item) for item in rest)
    held = inside[text].name if text in inside else ""
    data = Data(struct.name if struct else "", held, parts)
    return Slot(
        name=attribute.name,
        presence=presence,
        stored="bytes",
        type=ir.non_null(attribute.type),
        initial=Empty.BYTES,
        nullable=isinstance(attribute.type, ir.Nullable),
        raw=True,
        json=False,
        doc=attribute.field.doc,
        data=data,
    )


def _part(owner: str, attribute: Attribute) -> Part:
    inner = ir.non_null(attribute.type)
    meta = attribute.field.wire == META
    return Part(
        name=attribute.name,
        kept=f"{owner}_{attribute.name}",
        type=inner if meta else ir.Nullable(inner),
        empty=Empty.OBJECT if meta else Empty.NOTHING,
        doc=attribute.field.doc,
    )


def _chunk(
    role: EntityRole, chunk: ChunkRole | None, slots: tuple[Slot, ...], lookup: Lookup, place: str
) -> Chunk | None:
    if chunk is None:
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
    if target.stored == "list" and not is_list_of(target.type, item.type):
        lookup.refuse(f"{place}/item", "not an item of the list", "Name a property that is.")
    if key and lookup.attribute(struct, key, f"{place}/variant") is None:
        return None
    retained: list[Slot] = []
    for attribute in struct.attributes:
        kept = named.get(attribute.name)
        presence = lookup.presence(attribute)
        if attribute.field.wire in {key, chunk.item} or presence is Presence.OPTIONAL:
            continue
        if presence is Presence.RETAIN and kept and kept.presence is Presence.RETAIN:
            retained.append(kept)
        else:
            lookup.refuse(
                place, f"{attribute.field.wire!r} of a chunk is not understood", "Ask for support."
            )
    for slot in slots:
        if slot.initial is None:
            lookup.refuse(
                f"entity/{role.name}/initial",
                f"a chunk may come first, and then nothing says what {slot.name!r} is",
                "Give its initial value.",
            )
    return Chunk(struct.name, attribute_name(key), item.name, target, tuple(retained))


def _removal(removal: RemovalRole | None, lookup: Lookup, place: str) -> Removal | None:
    if removal is None:
        return None
    struct = lookup.struct(removal.variant, f"{place}/removal")
    key = struct and lookup.attribute(struct, removal.key, f"{place}/removal/key")
    return Removal(struct.name, key.name) if struct and key else None
