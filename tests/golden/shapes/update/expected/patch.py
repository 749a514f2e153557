# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""Updates as data: fewer of them with the same effect, and those between two stored entities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from msgspec import UNSET

from ._runtime.coalescing import coalesce_role
from ._runtime.differing import diff_role
from ._runtime.patching import Role as _Role
from ._runtime.patching import Roles as _Roles
from ._runtime.patching import Slot as _Slot
from ._runtime.presence import Presence
from .entities import AgentChunkState, Entity, ToolState, UserChunkState
from .models import (
    AgentChunk,
    ToolUpdate,
    ToolUpdateFields,
    UserChunk,
)
from .open import OtherStateUpdate, StateUpdate
from .unions import SessionUpdate

_E = TypeVar("_E", bound=Entity)

_ROLES = _Roles(
    (
        _Role(
            "user_chunk",
            UserChunkState,
            "message_id",
            UserChunk,
            UserChunk,
            (_Slot("text", Presence.PATCH),),
        ),
        _Role(
            "agent_chunk",
            AgentChunkState,
            "message_id",
            AgentChunk,
            AgentChunk,
            (_Slot("text", Presence.PATCH),),
        ),
        _Role(
            "tool",
            ToolState,
            "tool_id",
            ToolUpdate,
            ToolUpdateFields,
            (_Slot("title", Presence.PATCH),),
        ),
        _Role(
            "state",
            None,
            "",
            StateUpdate,
            StateUpdate,
            (_Slot("state", empty=UNSET),),
            unconfirmed=(OtherStateUpdate,),
        ),
    )
)


def coalesce(updates: Iterable[SessionUpdate]) -> tuple[SessionUpdate, ...]:
    """Return the shortest updates that do what these do, one after the other.

    They do so to a session that does not have the entity yet and to any that does, wherever both
    can be applied. Metadata of chunks, which nothing stores, may be lost.

    Args:
        updates: Updates of one entity, or of one value of the session, in order.

    Raises:
        ValueError: Updates of several entities, or of what is not stored.
        ApplyError: Bytes to be joined are not base64.
    """
    given = tuple(updates)
    return coalesce_role(_ROLES.of_updates(given), given) if given else ()


def diff(before: _E, after: _E) -> tuple[SessionUpdate, ...]:
    """Return the updates that turn one stored entity into another, smallest on the wire.

    Args:
        before: The entity as it is.
        after: The same entity as it is to be.

    Raises:
        ValueError: Not two states of one entity, or updates cannot get there: a field would have to
            be cleared that can only be set.
    """
    return diff_role(_ROLES.of_states(before, after), before, after)
