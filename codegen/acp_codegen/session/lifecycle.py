"""Resolve the lifecycle of the overlay: prompts, permission requests and cancellation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout.classes import Struct
from acp_codegen.schema.walk import unconstrained
from acp_codegen.session.lookup import attribute_name, is_list
from acp_codegen.session.model import Background, Cancel, Permission, Prompt, Route

if TYPE_CHECKING:
    from collections.abc import Mapping

    from acp_codegen.layout.classes import Union
    from acp_codegen.meaning.roles import CancelRole, PermissionRole, PromptRole, RouteRole, Spared
    from acp_codegen.session.lookup import Lookup
    from acp_codegen.session.stored import Entity, Snapshot


def resolve_route(role: RouteRole | None, lookup: Lookup) -> Route | None:
    """Return the notification that says which session an update belongs to."""
    if role is None:
        return None
    struct = lookup.root(role.notification, "lifecycle/route/notification")
    if struct is None:
        return None
    key = lookup.attribute(struct, role.key, "lifecycle/route/key")
    update = lookup.attribute(struct, role.update, "lifecycle/route/update")
    if key is None or update is None:
        return None
    if lookup.union(update.type) is not lookup.layout.dispatched:
        lookup.refuse("lifecycle/route/update", "not an update", "Name the property with it.")
    if not lookup.is_scalar(key.type):
        lookup.refuse("lifecycle/route/key", "not an id", "Name a property with a string.")
    return Route(struct.name, key.name, key.type, update.name)


def resolve_prompt(
    role: PromptRole | None, entities: Mapping[str, Entity], lookup: Lookup
) -> Prompt | None:
    """Return how a prompt is bound to what it became."""
    if role is None:
        return None
    struct = lookup.root(role.response, "lifecycle/prompt/response")
    entity = _entity(role.entity, entities, lookup, "lifecycle/prompt/entity")
    if struct is None or entity is None:
        return None
    key = lookup.attribute(struct, role.key, "lifecycle/prompt/key")
    if key is None:
        return None
    if entity.id_type is None or unconstrained(key.type) != unconstrained(entity.id_type):
        lookup.refuse("lifecycle/prompt/key", f"no id of {entity.kind}", "Name the one it became.")
    return Prompt(struct.name, key.name, entity)


def resolve_permission(
    role: PermissionRole | None, entities: Mapping[str, Entity], lookup: Lookup
) -> Permission | None:
    """Return which requests wait for the user, and what they carry."""
    if role is None:
        return None
    place = "lifecycle/permission"
    struct = lookup.root(role.request, f"{place}/request")
    if struct is None:
        return None
    subject = lookup.attribute(struct, role.subject, f"{place}/subject")
    if subject is None:
        return None
    if lookup.union(subject.type) is None:
        lookup.refuse(f"{place}/subject", "not told apart by a tag", "Name another property.")
    applies = role.applies
    carrier = entity = field = None
    if applies is not None:
        union = lookup.union(subject.type)
        carrier = dict(union.tags).get(applies.tag) if union else None
        entity = _entity(applies.entity, entities, lookup, f"{place}/applies/entity")
        if isinstance(carrier, Struct):
            field = lookup.attribute(carrier, applies.field, f"{place}/applies/field")
        elif lookup.is_reviewed:
            lookup.stale(f"{place}/applies")
    if field and entity:
        payload = lookup.payload(field.type)
        if payload is None or payload.name not in {entity.accepts, entity.upsert}:
            lookup.refuse(f"{place}/applies", f"no update of {entity.kind}", "Name another one.")
    return Permission(
        cls=struct.name,
        subject=subject.name,
        carrier=carrier.name if carrier else "",
        field=field.name if field else "",
        entity=entity,
        applies=bool(applies and field and entity and applies.is_applied),
    )


def resolve_cancel(
    role: CancelRole | None,
    entities: Mapping[str, Entity],
    snapshots: Mapping[str, Snapshot],
    lookup: Lookup,
) -> Cancel | None:
    """Return what a cancellation marks and spares."""
    if role is None:
        return None
    place = "lifecycle/cancel"
    entity = _entity(role.entity, entities, lookup, f"{place}/entity")
    snapshot = snapshots.get(role.snapshot)
    if snapshot is None and lookup.is_reviewed:
        lookup.stale(f"{place}/snapshot")
    if entity is None or snapshot is None:
        return None
    if not snapshot.initial_classes:
        lookup.refuse(f"{place}/snapshot", "has no initial value", "Name one that has.")
        return None
    field = lookup.attribute(
        lookup.layout.struct_named[entity.upsert], role.field, f"{place}/field"
    )
    first = lookup.layout.struct_named[snapshot.initial_classes[0]]
    reason = lookup.attribute(first, role.reason, f"{place}/stop_reason")
    if field is None or reason is None:
        return None
    if not lookup.is_enum(field.type) or not any(slot.name == field.name for slot in entity.slots):
        lookup.refuse(f"{place}/field", "not one of several known values", "Name another one.")
        return None
    return Cancel(
        entity=entity,
        field=field.name,
        value=lookup.constant(field.type, role.value, f"{place}/value"),
        final=tuple(lookup.constant(field.type, value, f"{place}/final") for value in role.final),
        snapshot=snapshot,
        reason=reason.name,
        confirmed=lookup.constant(reason.type, role.value, f"{place}/value"),
        background=_background(role.spares, entity, first, lookup) if role.spares else None,
        answers=role.answers is not None,
    )


def _background(
    role: Spared, entity: Entity, snapshot: Struct, lookup: Lookup
) -> Background | None:
    place = "lifecycle/cancel/spares"
    listed = next((item for item in snapshot.attributes if item.field.wire == role.snapshot), None)
    work = lookup.union(listed.type) if listed else None
    if listed is None or work is None:
        if lookup.is_reviewed:
            lookup.stale(f"{place}/snapshot")
        return None
    via = attribute_name(role.embedded)
    shown = [
        (attribute.name, name)
        for attribute in lookup.layout.struct_named[entity.upsert].attributes
        if is_list(attribute.type)
        for name in _with(lookup.union(attribute.type), via)
    ]
    return Background(
        listed=listed.name,
        wire=listed.field.wire,
        union=work.name,
        direct=_with(work, entity.id),
        indirect=_with(work, via),
        via=via,
        shown=tuple(shown),
    )


def _with(union: Union | None, attribute: str) -> tuple[str, ...]:
    """Return the classes of a union that have an attribute."""
    return tuple(
        item.name
        for item in (union.variants if union else ())
        if isinstance(item, Struct) and any(own.name == attribute for own in item.attributes)
    )


def _entity(name: str, entities: Mapping[str, Entity], lookup: Lookup, place: str) -> Entity | None:
    entity = entities.get(name)
    if entity is None and lookup.is_reviewed:
        lookup.stale(place)
    return entity
