"""Roles: what each variant of an update does to the session that a client keeps.

No keyword of the schema says which update creates, patches, appends to or removes what; the tables
`entity`, `snapshot`, `event` and `lifecycle` of the overlay do. Every variant has one role.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol, TypeVar

from acp_codegen.meaning.entries import FILE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from acp_codegen.meaning.validity import Validity

TABLES = ("entity", "snapshot", "event", "lifecycle")
"""Tables of the overlay that hold roles."""


@dataclass(frozen=True)
class Chunk:
    """A variant that appends to a field of an entity.

    Attributes:
        variant: Its tag.
        item: Its property that is appended.
        appends_to: Property of the upsert that it is appended to.
        limits: Where it holds.
    """

    variant: str
    item: str
    appends_to: str
    limits: Validity


@dataclass(frozen=True)
class Removal:
    """A variant that removes an entity; `key` is its property that names which."""

    variant: str
    key: str
    limits: Validity


@dataclass(frozen=True)
class Apart:
    """Lists of an entity for which having none and having an empty one are two things."""

    fields: tuple[str, ...]
    limits: Validity


@dataclass(frozen=True)
class EntityRole:
    """Something that a session stores, and the variants that speak of it.

    Attributes:
        name: What a change calls it.
        state: Class that stores it.
        attribute: Attribute of the session: a dict by key, or the only one of its kind.
        key: Property of the upsert that identifies it, by dots; empty where there is only one.
        upsert: Tag of the variant that creates and patches it.
        chunk: The variant that appends to it.
        removal: The variant that removes it.
        initial: Values of a new one, which null resets to.
        data: Properties that hold base64 text, by the property that the text is a part of: such a
            value is stored as bytes.
        apart: Lists that can be unset.
        limits: Where it holds.
    """

    name: str
    state: str
    attribute: str
    key: str
    upsert: str
    chunk: Chunk | None
    removal: Removal | None
    initial: tuple[tuple[str, str], ...]
    data: tuple[tuple[str, str], ...]
    apart: Apart | None
    limits: Validity

    @property
    def tag(self) -> str:
        """Return the tag without which the entry says nothing."""
        return self.upsert

    @property
    def tags(self) -> tuple[str, ...]:
        """Return the tags that speak of it."""
        parts = [part for part in (self.chunk, self.removal) if part]
        return (self.upsert, *(part.variant for part in parts))

    def at(self, version: str, profile: str) -> EntityRole:
        """Return it with the parts that hold for a revision."""
        return replace(
            self,
            chunk=_held(self.chunk, version, profile),
            removal=_held(self.removal, version, profile),
            apart=_held(self.apart, version, profile),
        )


@dataclass(frozen=True)
class Unconfirmed:
    """Tags of a snapshot that say that nobody knows."""

    tags: tuple[str, ...]
    limits: Validity


@dataclass(frozen=True)
class SnapshotRole:
    """A value of the session that a variant replaces whole.

    Attributes:
        name: The session's attribute.
        variant: The tag.
        field: Property of the variant with the value; empty where the variant itself wraps it.
        initial: Tag of the value of a new session.
        unconfirmed: Values that do not confirm anything.
        limits: Where it holds.
    """

    name: str
    variant: str
    field: str
    initial: str
    unconfirmed: Unconfirmed | None
    limits: Validity

    def at(self, version: str, profile: str) -> SnapshotRole:
        """Return it with the parts that hold for a revision."""
        return replace(self, unconfirmed=_held(self.unconfirmed, version, profile))

    @property
    def tag(self) -> str:
        """Return the tag without which the entry says nothing."""
        return self.variant


@dataclass(frozen=True)
class EventRole:
    """A variant that is seen once: neither stored nor replayed."""

    name: str
    variant: str
    limits: Validity

    @property
    def tag(self) -> str:
        """Return the tag without which the entry says nothing."""
        return self.variant


@dataclass(frozen=True)
class RouteRole:
    """The notification that says which session an update belongs to."""

    notification: str
    key: str
    update: str
    limits: Validity


@dataclass(frozen=True)
class PromptRole:
    """Which property of a response names the entity that a prompt became."""

    response: str
    key: str
    entity: str
    limits: Validity


@dataclass(frozen=True)
class Carried:
    """An upsert inside a request.

    Attributes:
        tag: Tag of the request's subject that carries it.
        field: Property of that with the upsert.
        entity: The entity it is about.
        limits: Where it is applied as if it had come as an update; elsewhere it only tells.
        is_applied: Whether it is.
    """

    tag: str
    field: str
    entity: str
    limits: Validity
    is_applied: bool = True


@dataclass(frozen=True)
class PermissionRole:
    """A request that waits for the user, and the property that says what it is about."""

    request: str
    subject: str
    applies: Carried | None
    limits: Validity

    def at(self, version: str, profile: str) -> PermissionRole:
        """Return it as it holds for a revision."""
        carried = self.applies
        if carried is not None:
            carried = replace(carried, is_applied=carried.limits.covers(version, profile))
        return replace(self, applies=carried)


@dataclass(frozen=True)
class Spared:
    """What goes on when the rest is cancelled.

    Attributes:
        snapshot: Property of a snapshot that lists work.
        embedded: Property of the entity's list items that names work.
        limits: Where it holds.
    """

    snapshot: str
    embedded: str
    limits: Validity


@dataclass(frozen=True)
class CancelRole:
    """What a cancellation does at once, before the agent confirms it.

    Attributes:
        entity: The entity that is marked.
        field: The property that is set,
        value: to this value,
        final: unless it is one of these.
        snapshot: The snapshot that confirms it,
        reason: in this property.
        spares: What is not marked.
        answers: Where every request that waits must be answered.
        limits: Where it holds.
    """

    entity: str
    field: str
    value: str
    final: tuple[str, ...]
    snapshot: str
    reason: str
    spares: Spared | None
    answers: Validity | None
    limits: Validity

    def at(self, version: str, profile: str) -> CancelRole:
        """Return it with the parts that hold for a revision."""
        answers = self.answers
        return replace(
            self,
            spares=_held(self.spares, version, profile),
            answers=answers if answers and answers.covers(version, profile) else None,
        )


@dataclass(frozen=True)
class Roles:
    """The roles of an overlay; a later entry of a name takes the place of an earlier one.

    Attributes:
        files: Where each entry stands, by table and name.
        all_events: The events of every revision, where the roles were narrowed to one.
    """

    entities: tuple[EntityRole, ...] = ()
    snapshots: tuple[SnapshotRole, ...] = ()
    events: tuple[EventRole, ...] = ()
    route: RouteRole | None = None
    prompt: PromptRole | None = None
    permission: PermissionRole | None = None
    cancel: CancelRole | None = None
    files: Mapping[str, str] = field(default_factory=dict[str, str])
    all_events: tuple[EventRole, ...] = ()

    def at(self, version: str, profile: str) -> Roles:
        """Return the roles that hold for a revision, each with the parts that do."""
        permission = _held(self.permission, version, profile)
        cancel = _held(self.cancel, version, profile)
        return Roles(
            tuple(role.at(version, profile) for role in _all_held(self.entities, version, profile)),
            tuple(
                role.at(version, profile) for role in _all_held(self.snapshots, version, profile)
            ),
            tuple(_all_held(self.events, version, profile)),
            _held(self.route, version, profile),
            _held(self.prompt, version, profile),
            permission and permission.at(version, profile),
            cancel and cancel.at(version, profile),
            self.files,
            self.events,
        )

    def place(self, path: str) -> str:
        """Return where a part of an entry stands, such as `entity/plan/chunk`."""
        entry = "/".join(path.split("/")[:2])
        return f"{self.files.get(entry, FILE)}#{path}"

    def __add__(self, other: Roles) -> Roles:
        """Return the roles of both."""
        return Roles(
            _by_name(self.entities, other.entities),
            _by_name(self.snapshots, other.snapshots),
            _by_name(self.events, other.events),
            other.route or self.route,
            other.prompt or self.prompt,
            other.permission or self.permission,
            other.cancel or self.cancel,
            {**self.files, **other.files},
        )


NO_ROLES = Roles()
"""What a schema without updates needs."""

_T = TypeVar("_T", bound=EntityRole | SnapshotRole | EventRole)


class _Limited(Protocol):
    @property
    def limits(self) -> Validity: ...


_Part = TypeVar("_Part", bound=_Limited)


def _held(part: _Part | None, version: str, profile: str) -> _Part | None:
    """Return a part where it holds for a revision."""
    return part if part and part.limits.covers(version, profile) else None


def _all_held(parts: Iterable[_Part], version: str, profile: str) -> Iterator[_Part]:
    return (part for part in parts if part.limits.covers(version, profile))


def _by_name(first: tuple[_T, ...], second: tuple[_T, ...]) -> tuple[_T, ...]:
    return tuple({role.name: role for role in (*first, *second)}.values())
