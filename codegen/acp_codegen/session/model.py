"""What a session stores and does, as data: the roles of the overlay, resolved in a layout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from acp_codegen.schema import ir
    from acp_codegen.session.stored import Constant, Entity, Event, Snapshot


@dataclass(frozen=True)
class Route:
    """The notification around an update: its class, and its attributes with session and update."""

    cls: str
    key: str
    key_type: ir.Type
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
class Background:
    """Work that goes on when the rest is cancelled.

    Attributes:
        listed: Attribute of the snapshot that lists it,
        wire: its JSON key, for snapshots that are kept raw,
        union: and the union of its items.
        direct: Classes of items that name an entity by its key.
        indirect: Classes of items that name something else,
        via: with this attribute, which
        shown: classes of items in these slots of an entity have, too.
    """

    listed: str
    wire: str
    union: str
    direct: tuple[str, ...]
    indirect: tuple[str, ...]
    via: str
    shown: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Cancel:
    """What a cancellation marks.

    Attributes:
        entity: The entity that is marked.
        field: The attribute that is set.
        value: What it is set to.
        final: Values that stay.
        snapshot: The snapshot that confirms.
        reason: Its attribute that says why.
        confirmed: The reason that confirms.
        background: What goes on.
        answers: Whether every waiting request must be answered.
    """

    entity: Entity
    field: str
    value: Constant
    final: tuple[Constant, ...]
    snapshot: Snapshot
    reason: str
    confirmed: Constant
    background: Background | None
    answers: bool


@dataclass(frozen=True)
class SessionModel:
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
