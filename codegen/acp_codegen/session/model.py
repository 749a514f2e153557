"""What a session stores, as data for templates: the roles of the overlay, resolved in a layout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Stored: TypeAlias = Literal["value", "list", "meta", "bytes"]
"""How a property is kept: as it is, as a list or dict of its own, or as decoded bytes."""


@dataclass(frozen=True)
class Part:
    """A property beside the base64 text of a value that is stored as bytes.

    Attributes:
        name: Attribute of the value.
        kept: Attribute of the entity.
        annotation: Type that the entity keeps.
        empty: Python expression of having none.
        doc: Upstream's description.
    """

    name: str
    kept: str
    annotation: str
    empty: str
    doc: str


@dataclass(frozen=True)
class Data:
    """A value that is stored as bytes: its class, the attribute with the text, and the rest."""

    cls: str
    text: str
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Slot:
    """A property that an entity stores.

    Attributes:
        name: Attribute of the update and of the entity.
        presence: What an update does with it; empty where every update has it.
        stored: How it is kept.
        annotation: Type that the entity keeps.
        empty: Python expression of a new entity's value, which null resets to; empty where a new
            entity must be given one.
        nullable: Whether an update can say null.
        raw: Whether any JSON may be in the value, which Python compares too generously.
        json: Whether the value itself is any JSON, which has no class.
        doc: Upstream's description.
        data: What it consists of, where it is stored as bytes.
    """

    name: str
    presence: str
    stored: Stored
    annotation: str
    empty: str
    nullable: bool
    raw: bool
    json: bool
    doc: str
    data: Data | None = None

    @property
    def parts(self) -> tuple[Part, ...]:
        """Return what is kept beside the bytes."""
        return self.data.parts if self.data else ()


@dataclass(frozen=True)
class Append:
    """A variant that appends.

    Attributes:
        cls: Its class.
        key: Its attribute with the key.
        item: Its attribute with what is appended.
        target: The slot that it is appended to.
        retained: Slots that it carries as well, where given.
    """

    cls: str
    key: str
    item: str
    target: Slot
    retained: tuple[Slot, ...]


@dataclass(frozen=True)
class Remove:
    """A variant that removes: its class, and its attribute with the key."""

    cls: str
    key: str


@dataclass(frozen=True)
class Entity:
    """A stored entity.

    Attributes:
        kind: What a change calls it.
        state: Its class.
        attribute: The session's attribute: a dict by key, or the entity itself.
        key: Attribute path of the key in the upsert; empty where there is only one entity.
        id: The entity's attribute with the key.
        id_annotation: Type of the key.
        upsert: Class of the variant that creates and patches it.
        accepts: Class of what can be applied, the variant or what it shares with other places.
        slots: What it stores.
        append: The variant that appends to it.
        remove: The variant that removes it.
        doc: Upstream's description of the upsert.
    """

    kind: str
    state: str
    attribute: str
    key: str
    id: str
    id_annotation: str
    upsert: str
    accepts: str
    slots: tuple[Slot, ...]
    append: Append | None
    remove: Remove | None
    doc: str

    @property
    def shown(self) -> tuple[str, ...]:
        """Return the attributes of the entity."""
        kept = [name for slot in self.slots for name in (slot.name, *_kept(slot))]
        return (self.id, *kept) if self.id else tuple(kept)

    @property
    def names(self) -> tuple[str, ...]:
        """Return the attributes as they are stored."""
        data = {slot.name for slot in self.slots if slot.stored == "bytes"}
        return tuple(f"_{name}" if name in data else name for name in self.shown)

    @property
    def given(self) -> tuple[Slot, ...]:
        """Return what a new entity must be given."""
        return tuple(slot for slot in self.slots if not slot.empty)


@dataclass(frozen=True)
class Snapshot:
    """A value of the session that a variant replaces.

    Attributes:
        name: The session's attribute.
        cls: Class of the variant.
        value: Its attribute with the value.
        annotation: Type of the value.
        is_list: Whether the session keeps a list of its own.
        empty: Python expression of a new session's value.
        initial: Tag of a new session's value, where it has one.
        initial_classes: Classes of values with that tag.
        unconfirmed: Classes of values that confirm nothing.
        doc: Upstream's description of the variant.
    """

    name: str
    cls: str
    value: str
    annotation: str
    is_list: bool
    empty: str
    initial: str
    initial_classes: tuple[str, ...]
    unconfirmed: tuple[str, ...]
    doc: str


@dataclass(frozen=True)
class Event:
    """A variant that is only passed on: its class, where the revision knows it, and its tag."""

    kind: str
    cls: str
    tag: str


@dataclass(frozen=True)
class Route:
    """The notification around an update: its class, and its attributes with session and update."""

    cls: str
    key: str
    key_annotation: str
    update: str


@dataclass(frozen=True)
class Prompt:
    """The response that names the entity a prompt became."""

    cls: str
    key: str
    entity: Entity


@dataclass(frozen=True)
class Permission:
    """A request that waits for the user.

    Attributes:
        cls: Class of the request.
        subject: Its attribute that says what it is about.
        carrier: Class of a subject that carries an upsert.
        field: The carrier's attribute with the upsert.
        entity: The entity it is about.
        applies: Whether the upsert is applied.
    """

    cls: str
    subject: str
    carrier: str
    field: str
    entity: Entity | None
    applies: bool


@dataclass(frozen=True)
class Spares:
    """What goes on when the rest is cancelled.

    Attributes:
        background: Attribute of the snapshot that lists what goes on,
        wire: its JSON key, for snapshots that are kept raw,
        work: and the union of its items.
        own: Classes of items that name an entity by its key.
        other: Classes of items that name something else,
        by: with this attribute, which
        shown: classes of items in these slots of an entity have, too.
    """

    background: str
    wire: str
    work: str
    own: tuple[str, ...]
    other: tuple[str, ...]
    by: str
    shown: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Cancel:
    """What a cancellation marks.

    Attributes:
        entity: The entity that is marked.
        field: The attribute that is set.
        value: Python expression of what it is set to.
        final: Python expressions of values that stay.
        snapshot: The snapshot that confirms.
        reason: Its attribute that says why.
        confirmed: Python expression of the reason that confirms.
        spares: What goes on.
        answers: Whether every waiting request must be answered.
    """

    entity: Entity
    field: str
    value: str
    final: tuple[str, ...]
    snapshot: Snapshot
    reason: str
    confirmed: str
    spares: Spares | None
    answers: bool


@dataclass(frozen=True)
class Store:
    """Everything that a session stores and does.

    Attributes:
        entities: Stored entities.
        snapshots: Values that are replaced.
        events: Variants that are passed on.
        route: The notification around an update.
        prompt: How prompts are bound to what they became.
        permission: Requests that wait for the user.
        cancel: What a cancellation marks.
    """

    entities: tuple[Entity, ...]
    snapshots: tuple[Snapshot, ...]
    events: tuple[Event, ...]
    route: Route | None
    prompt: Prompt | None
    permission: Permission | None
    cancel: Cancel | None


def _kept(slot: Slot) -> list[str]:
    return [part.kept for part in slot.parts]
