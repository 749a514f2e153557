"""Resolve the snapshots of the overlay: values of the session that are replaced whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout import names
from acp_codegen.layout.classes import Struct, Wrapper
from acp_codegen.schema import ir
from acp_codegen.session.entities import is_passing
from acp_codegen.session.lookup import is_list
from acp_codegen.session.stored import Empty, Snapshot

if TYPE_CHECKING:
    from acp_codegen.meaning.roles import SnapshotRole
    from acp_codegen.session.lookup import Lookup


def resolve_snapshot(role: SnapshotRole, lookup: Lookup) -> Snapshot | None:
    """Return a snapshot, or nothing where its role is not understood."""
    place = f"snapshot/{role.name}"
    variant = lookup.variants[role.variant]
    if isinstance(variant, Wrapper):
        if role.field:
            lookup.refuse(f"{place}/field", "the variant is its own value", "Take it out.")
        return _wrapped(role, variant, lookup)
    value = lookup.attribute(variant, role.field, f"{place}/field")
    if value is None:
        return None
    for attribute in variant.attributes:
        if attribute is not value and not is_passing(attribute, lookup):
            lookup.refuse(
                place, f"{attribute.field.wire!r} would be lost", "Make it an entity without key."
            )
    many = is_list(value.type)
    return Snapshot(
        name=role.name,
        cls=variant.name,
        value=value.name,
        type=value.type if many else ir.Nullable(ir.non_null(value.type)),
        is_list=many,
        empty=Empty.LIST if many else Empty.NOTHING,
        initial="",
        initial_classes=(),
        unconfirmed=(),
        doc=variant.doc,
    )


def _wrapped(role: SnapshotRole, variant: Wrapper, lookup: Lookup) -> Snapshot:
    place = f"snapshot/{role.name}"
    union = lookup.layout.union_of[variant.union]
    tags = dict(union.tags)
    first = tags.get(role.initial)
    if not isinstance(first, Struct) or any(item.field.required for item in first.attributes):
        first = None
        lookup.refuse(
            f"{place}/initial", "not a value without properties", "Name such a tag of the union."
        )
    unsure = role.unconfirmed
    known = unsure.tags if unsure else ()
    if lookup.is_reviewed:
        for tag in set(known) - tags.keys():
            lookup.stale(f"{place}/unconfirmed/{tag}")
    unconfirmed = [tags[tag].name for tag in known if tag in tags]
    return Snapshot(
        name=role.name,
        cls=variant.name,
        value=variant.attribute,
        type=ir.Ref(variant.union),
        is_list=False,
        empty=Empty.NOTHING,
        initial=names.snake(role.initial),
        initial_classes=first.classes if first else (),
        unconfirmed=(*unconfirmed, *([union.other.name] if union.other else [])),
        doc=variant.doc,
    )
