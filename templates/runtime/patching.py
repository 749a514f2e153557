"""Fewer and smaller updates with the same effect: what `coalesce` and `diff` have in common.

Everything is driven by the table of a revision, because the same field is replaced in one revision
and merged or kept in another.
"""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct
from msgspec.structs import replace

from .stored import decoded

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from .presence import Presence


class Slot(Struct, frozen=True):
    """A field of an upsert that an entity stores.

    Attributes:
        name: The attribute of both.
        presence: What an update does with it; None where every update has it.
        empty: The value of a new entity, which null resets to; UNSET where it has none.
        nullable: Whether an update can say null.
        data: Class of the value, where the entity stores the bytes of its base64 text;
        text: its attribute with the text,
        parts: and its other attributes, with those of the entity.
    """

    name: str
    presence: Presence | None = None
    empty: object = None
    nullable: bool = True
    data: type[Any] | None = None
    text: str = ""
    parts: tuple[tuple[str, str], ...] = ()


class Role(Struct, frozen=True):
    """How updates speak of a kind of entity.

    Attributes:
        kind: What a change calls it.
        state: Class that stores it; None for a value of the session.
        key: Attribute path of the key in an upsert; empty where there is only one.
        upsert: Class of the upsert.
        accepts: Class of what counts as one.
        slots: Its fields.
        chunk: Class of what appends.
        chunk_key: Its attribute with the key,
        item: and with what is appended
        target: to this slot.
        retained: Slots that a chunk carries as well.
        remove: Class of what removes.
        remove_key: Its attribute with the key.
        unconfirmed: Classes of values that leave the last confirmed one readable.
        ends: Classes of values that end a cancellation.
    """

    kind: str
    state: type[Any] | None
    key: str
    upsert: type[Any]
    accepts: type[Any]
    slots: tuple[Slot, ...]
    chunk: type[Any] | None = None
    chunk_key: str = ""
    item: str = ""
    target: str = ""
    retained: tuple[str, ...] = ()
    remove: type[Any] | None = None
    remove_key: str = ""
    unconfirmed: tuple[type[Any], ...] = ()
    ends: tuple[type[Any], ...] = ()

    def key_of(self, update: object) -> object:
        """Return the key that an update names."""
        if self.chunk is not None and isinstance(update, self.chunk):
            return getattr(update, self.chunk_key) if self.key else None
        if self.remove is not None and isinstance(update, self.remove):
            return getattr(update, self.remove_key)
        value: object = update
        for name in self.key.split(".") if self.key else ():
            value = getattr(value, name)
        return value if self.key else None

    def build(self, key: object, arguments: Mapping[str, Any]) -> Any:  # noqa: ANN401
        """Return an upsert."""
        own = {self.key: key} if self.key and "." not in self.key else {}
        return self.upsert(**own, **arguments)

    def build_chunk(self, key: object, data: bytes) -> Any:  # noqa: ANN401
        """Return a chunk of bytes."""
        if self.chunk is None:
            message = f"nothing appends to {self.kind}"
            raise TypeError(message)
        own = {self.chunk_key: key} if self.key else {}
        return self.chunk(**own, **{self.item: encoded(data)})


class Roles:
    """The roles of a revision, found by the class of an update or of an entity."""

    def __init__(self, roles: Iterable[Role]) -> None:
        self._by_update: dict[type[Any], Role] = {}
        self._by_state: dict[type[Any], Role] = {}
        for role in roles:
            for cls in (role.upsert, role.accepts, role.chunk, role.remove):
                if cls is not None:
                    self._by_update[cls] = role
            if role.state is not None:
                self._by_state[role.state] = role

    def of_updates(self, updates: Sequence[object]) -> Role:
        """Return the role that all updates have.

        Raises:
            ValueError: They are of several entities, or one is not of a stored one.
        """
        try:
            roles = [self._by_update[type(update)] for update in updates]
        except KeyError:
            message = "only updates of what a session stores can be coalesced"
            raise ValueError(message) from None
        role = roles[0]
        first = role.key_of(updates[0])
        if any(
            other is not role or role.key_of(update) != first
            for other, update in zip(roles, updates, strict=True)
        ):
            message = "the updates are of several entities"
            raise ValueError(message)
        return role

    def of_states(self, before: object, after: object) -> Role:
        """Return the role of two entities.

        Raises:
            ValueError: They are not two states of one entity.
        """
        role = self._by_state.get(type(before))
        if role is None or type(before) is not type(after):
            message = "not two states of one entity"
            raise ValueError(message)
        name = role.key.rpartition(".")[2]
        if name and getattr(before, name) != getattr(after, name):
            message = "the entities have different ids"
            raise ValueError(message)
        return role


def encoded(data: bytes | bytearray) -> str:
    """Return bytes as base64 text."""
    return b64encode(data).decode()


def joined(role: Role, slot: Slot, base: Any, chunks: Sequence[Any]) -> Any:  # noqa: ANN401
    """Return what a replacement and the chunks after it come to.

    Raises:
        ApplyError: Bytes that are not base64.
    """
    if not chunks:
        return base
    items = [getattr(chunk, role.item) for chunk in chunks]
    if slot.data is None:
        return [*(base or ()), *items]
    data = bytearray(decoded(getattr(base, slot.text), base, role.kind) if base else b"")
    for item, chunk in zip(items, chunks, strict=True):
        data += decoded(item, chunk, role.kind)
    text = {slot.text: encoded(data)}
    return replace(base, **text) if base else slot.data(**text)


def without(chunk: Any, names: Iterable[str], **values: Any) -> Any:  # noqa: ANN401
    """Return a chunk that carries these fields, and no others of `names`."""
    arguments = {name: values.get(name, UNSET) for name in names}
    same = all(getattr(chunk, name) is value for name, value in arguments.items())
    return chunk if same else replace(chunk, **arguments)
