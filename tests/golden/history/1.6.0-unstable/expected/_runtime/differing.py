"""The smallest updates that turn one stored entity into another."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from .encoding import encode
from .presence import Presence
from .stored import differ

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .patching import Role, Slot


class _Way(NamedTuple):
    """One way to change one slot: arguments of the upsert, updates before and chunks after it."""

    arguments: dict[str, Any]
    before: bool = False
    chunks: tuple[Any, ...] = ()


def diff_role(role: Role, before: Any, after: Any) -> tuple[Any, ...]:  # noqa: ANN401
    """Return the updates, smallest on the wire.

    Raises:
        ValueError: No update can do it: a field would have to be cleared that updates only set.
    """
    whole = after.to_update()
    # Said whenever anything is said, and on their own only if they changed.
    repeated = {
        slot.name: getattr(whole, slot.name)
        for slot in role.slots
        if slot.presence is None or slot.presence is Presence.OPTIONAL
    }
    speaks = any(differ(getattr(before, name), getattr(after, name)) for name in repeated)
    said = {name: value for name, value in repeated.items() if value is not UNSET}
    ways = [
        list(_ways(role, slot, before, after, whole))
        for slot in role.slots
        if slot.name not in repeated
    ]
    key = role.key_of(whole)
    found = (_assemble(role, key, said, chosen, speaks=speaks) for chosen in product(*ways))
    return min(found, key=lambda updates: sum(len(encode(update)) for update in updates))


def _assemble(
    role: Role, key: object, said: dict[str, Any], chosen: Sequence[_Way], *, speaks: bool
) -> tuple[Any, ...]:
    arguments = {name: value for way in chosen for name, value in way.arguments.items()}
    chunks = tuple(chunk for way in chosen for chunk in way.chunks)
    if not arguments and not speaks:
        return chunks
    if chunks and not speaks and arguments.keys() <= set(role.retained):
        return (replace(chunks[0], **arguments), *chunks[1:])
    required = {slot.name: said[slot.name] for slot in role.slots if slot.presence is None}
    first = tuple(
        role.build(key, {**required, **dict.fromkeys(way.arguments)})
        for way in chosen
        if way.before
    )
    return (*first, role.build(key, said | arguments), *chunks)


def _ways(role: Role, slot: Slot, before: Any, after: Any, whole: Any) -> Iterator[_Way]:  # noqa: ANN401
    old: Any = getattr(before, slot.name)
    new: Any = getattr(after, slot.name)
    value = getattr(whole, slot.name)
    parts = [(getattr(before, name), getattr(after, name)) for _, name in slot.parts]
    same = not any(differ(*pair) for pair in parts)
    if same and not (old != new if slot.data else differ(old, new)):
        yield _Way({})
        return
    if slot.presence is Presence.MERGE:
        yield from _metadata(slot, old, new)
        return
    if slot.presence is Presence.RETAIN or not slot.nullable:
        if new is None:
            message = f"no update clears {slot.name} of {role.kind}"
            raise ValueError(message)
        yield _Way({slot.name: new if value is UNSET else value})
        return
    # Null says as much as the value that it resets to, and so may an empty list.
    said = [value]
    if new == slot.empty and not any(part for _, part in parts):
        said += [None, *([new] if type(new) in {list, dict} else [])]
    yield _Way({slot.name: min(said, key=lambda item: len(encode(item)))})
    if slot.name == role.target and same and new:
        stored: Any = old if old is not None else []
        if len(new) > len(stored) and not differ(new[: len(stored)], stored):
            yield _Way({}, chunks=_chunks(role, after, new[len(stored) :]))


def _chunks(role: Role, after: Any, rest: Any) -> tuple[Any, ...]:  # noqa: ANN401
    key = role.key_of(after.to_update())
    if isinstance(rest, bytes):
        return (role.build_chunk(key, rest),)
    own = {role.chunk_key: key} if role.key else {}
    return tuple(role.chunk(**own, **{role.item: item}) for item in rest) if role.chunk else ()


def _metadata(slot: Slot, old: dict[str, Any], new: dict[str, Any]) -> Iterator[_Way]:
    changed = {
        key: value for key, value in new.items() if key not in old or differ(old[key], value)
    }
    yield _Way({slot.name: changed | dict.fromkeys(key for key in old if key not in new)})
    if new:
        yield _Way({slot.name: new}, before=True)
    else:
        yield _Way({slot.name: None})
