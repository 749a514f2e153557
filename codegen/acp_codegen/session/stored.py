"""What a session stores, as data: entities with their slots, snapshots and events.

Types are those of the IR and values are data; who writes Python of them decides how it looks.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from acp_codegen.meaning.presence import Presence
    from acp_codegen.schema import ir

Stored: TypeAlias = Literal["value", "list", "meta", "bytes"]
"""How a property is kept: as it is, as a list or dict of its own, or as decoded bytes."""


class Empty(StrEnum):
    """What is there where nothing was given."""

    NOTHING = "nothing"
    LIST = "list"
    OBJECT = "object"
    BYTES = "bytes"


@dataclass(frozen=True)
class Constant:
    """A value that the overlay or the prose names.

    Attributes:
        value: The value on the wire.
        enum: Class of the value, where it is one of an enum.
        member: Its name there.
    """

    value: str | int
    enum: str = ""
    member: str = ""


Initial: TypeAlias = Empty | Constant
"""What a new entity has, and what null resets to."""


@dataclass(frozen=True)
class Part:
    """A property beside the base64 text of a value that is stored as bytes.

    Attributes:
        name: Attribute of the value.
        kept: Attribute of the entity.
        type: Type that the entity keeps.
        empty: What it is where there is none.
        doc: Upstream's description.
    """

    name: str
    kept: str
    type: ir.Type
    empty: Empty
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
        presence: What an update does with it; nothing where every update has it.
        stored: How it is kept.
        type: Type of what the entity keeps, before it is decoded where it is stored as bytes.
        initial: A new entity's value, which null resets to; nothing where a new entity must be
            given one.
        nullable: Whether an update can say null.
        raw: Whether any JSON may be in the value, which Python compares too generously.
        json: Whether the value itself is any JSON, which has no class.
        doc: Upstream's description.
        data: What it consists of, where it is stored as bytes.
    """

    name: str
    presence: Presence | None
    stored: Stored
    type: ir.Type
    initial: Initial | None
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
class Chunk:
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
class Removal:
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
        id_type: Type of the key; nothing where there is none.
        upsert: Class of the variant that creates and patches it.
        accepts: Class of what can be applied, the variant or what it shares with other places.
        slots: What it stores.
        chunk: The variant that appends to it.
        removal: The variant that removes it.
        doc: Upstream's description of the upsert.
    """

    kind: str
    state: str
    attribute: str
    key: str
    id: str
    id_type: ir.Type | None
    upsert: str
    accepts: str
    slots: tuple[Slot, ...]
    chunk: Chunk | None
    removal: Removal | None
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
        return tuple(slot for slot in self.slots if slot.initial is None)


@dataclass(frozen=True)
class Snapshot:
    """A value of the session that a variant replaces.

    Attributes:
        name: The session's attribute.
        cls: Class of the variant.
        value: Its attribute with the value.
        type: Type of the value.
        is_list: Whether the session keeps a list of its own.
        empty: A new session's value, where that is no object.
        initial: Tag of a new session's value, where it is one.
        initial_classes: Classes of values with that tag; a new session has one of the first.
        unconfirmed: Classes of values that confirm nothing.
        doc: Upstream's description of the variant.
    """

    name: str
    cls: str
    value: str
    type: ir.Type
    is_list: bool
    empty: Empty
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


def _kept(slot: Slot) -> list[str]:
    return [part.kept for part in slot.parts]
