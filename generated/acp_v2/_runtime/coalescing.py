"""The shortest updates with the effect of many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from .patching import joined, without
from .presence import Presence
from .stored import decoded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .patching import Role, Slot


def coalesce_role(role: Role, updates: Sequence[Any]) -> tuple[Any, ...]:
    """Return the shortest updates that do to any entity what these do, one after the other."""
    if role.state is None:
        return _snapshots(role, updates)
    removed = [index for index, update in enumerate(updates) if type(update) is role.remove]
    if not removed:
        return _Folded(role, updates).updates()
    rest = updates[removed[-1] + 1 :]
    last = updates[removed[-1]]
    return (last, *_Folded(role, rest).updates()) if rest else (last,)


def _snapshots(role: Role, updates: Sequence[Any]) -> tuple[Any, ...]:
    """Return the last snapshot, and before it the last ones that leave a trace of their own."""
    name = role.slots[0].name
    values = [getattr(update, name) for update in updates]
    traces = (
        [index for index, value in enumerate(values) if not isinstance(value, role.unconfirmed)],
        [index for index, value in enumerate(values) if isinstance(value, role.ends)],
        range(len(values)),
    )
    kept = sorted({places[-1] for places in traces if places})
    return tuple(updates[place] for place in kept)


class _Folded:
    """What a sequence of upserts and chunks comes to, before any entity is known."""

    def __init__(self, role: Role, updates: Sequence[Any]) -> None:
        self.role = role
        self.key = role.key_of(updates[0])
        self.given: dict[str, Any] = {}
        self.retained: dict[str, Any] = {}
        self.clears = False
        self.merged: dict[str, Any] = {}
        self.base: Any = UNSET
        self.chunks: list[Any] = []
        for update in updates:
            if isinstance(update, role.accepts):
                self._upsert(update)
            else:
                self.chunks.append(update)
                self._retain(update, role.retained)

    def _upsert(self, update: Any) -> None:  # noqa: ANN401
        for slot in self.role.slots:
            value = getattr(update, slot.name)
            if slot.presence is Presence.RETAIN:
                self._retain(update, (slot.name,))
            elif slot.presence is Presence.OPTIONAL or slot.presence is None:
                # Of this update alone, so the last word counts, and silence is one.
                self.given[slot.name] = value
            elif value is UNSET:
                continue
            elif slot.presence is Presence.MERGE:
                self._merge(value)
            elif slot.name == self.role.target:
                self.base = value
                self.chunks = []
            else:
                self.given[slot.name] = value

    def _merge(self, value: dict[str, Any] | None) -> None:
        if value is None:
            self.clears = True
            self.merged = {}
        else:
            self.merged |= value

    def _retain(self, update: Any, names: Sequence[str]) -> None:  # noqa: ANN401
        for name in names:
            value = getattr(update, name)
            if value is not UNSET and value is not None:
                self.retained[name] = value

    def updates(self) -> tuple[Any, ...]:
        """Return the shortest updates."""
        role = self.role
        arguments = {name: value for name, value in self.given.items() if value is not UNSET}
        target = next((slot for slot in role.slots if slot.name == role.target), None)
        chunks = self._chunks(target)
        if target is not None and self.base is not UNSET:
            arguments[target.name] = joined(role, target, self.base, self.chunks)
            chunks = []
        first: tuple[Any, ...] = ()
        for slot in role.slots:
            if slot.presence is Presence.MERGE:
                first = self._metadata(slot, arguments)
        carried = set(self.retained) <= set(role.retained)
        if chunks and not self.given and not arguments and carried:
            head, *tail = chunks
            return (
                without(head, role.retained, **self.retained),
                *(without(chunk, role.retained) for chunk in tail),
            )
        # Bytes that are none only create what an upsert creates as well.
        if target is not None and target.data is not None:
            chunks = [chunk for chunk in chunks if getattr(chunk, role.item)]
        upsert = role.build(self.key, arguments | self.retained)
        return (*first, upsert, *(without(chunk, role.retained) for chunk in chunks))

    def _chunks(self, target: Slot | None) -> list[Any]:
        """Return the chunks that stay chunks; bytes go into one."""
        role = self.role
        if target is None or target.data is None or len(self.chunks) < 2:
            return self.chunks
        data = b"".join(
            decoded(getattr(chunk, role.item), chunk, role.kind) for chunk in self.chunks
        )
        return [role.build_chunk(self.key, data)]

    def _metadata(self, slot: Slot, arguments: dict[str, Any]) -> tuple[Any, ...]:
        """Put metadata into the upsert; return the update that must clear it before."""
        if not self.clears:
            if self.merged:
                arguments[slot.name] = self.merged
            return ()
        kept = {key: value for key, value in self.merged.items() if value is not None}
        arguments[slot.name] = kept or None
        if not kept:
            return ()
        # No update says "clear, then set".
        required = {
            item.name: self.given[item.name] for item in self.role.slots if item.presence is None
        }
        return (self.role.build(self.key, {**required, slot.name: None}),)
