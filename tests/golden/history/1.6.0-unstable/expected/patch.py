# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
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
from .entities import (
    AgentMessageState,
    AgentThoughtState,
    CompactionState,
    Entity,
    PlanState,
    SessionInfoState,
    SessionMessageState,
    SubagentState,
    TerminalState,
    ToolCallState,
    UsageState,
    UserMessageState,
)
from .enums import (
    CompactionStatus,
    ToolCallStatus,
    ToolKind,
)
from .models import (
    AgentMessage,
    AgentMessageChunk,
    AgentThought,
    AgentThoughtChunk,
    AvailableCommandsUpdate,
    CompactionSummaryChunk,
    CompactionUpdate,
    ConfigOptionUpdate,
    IdleStateUpdate,
    PlanRemoved,
    PlanUpdate,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SubagentUpdate,
    TerminalOutput,
    TerminalOutputChunk,
    TerminalUpdate,
    ToolCallContentChunk,
    ToolCallUpdate,
    ToolCallUpdateFields,
    UnknownStateUpdate,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)
from .open import (
    OtherStateUpdate,
    StateUpdate,
)
from .unions import (
    SessionUpdate,
)

_E = TypeVar("_E", bound=Entity)

_ROLES = _Roles(
    (
        _Role(
            "user_message",
            UserMessageState,
            "message_id",
            UserMessage,
            UserMessage,
            (
                _Slot("content", Presence.PATCH, empty=[]),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=UserMessageChunk,
            chunk_key="message_id",
            item="content",
            target="content",
        ),
        _Role(
            "agent_message",
            AgentMessageState,
            "message_id",
            AgentMessage,
            AgentMessage,
            (
                _Slot("content", Presence.PATCH, empty=[]),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=AgentMessageChunk,
            chunk_key="message_id",
            item="content",
            target="content",
        ),
        _Role(
            "agent_thought",
            AgentThoughtState,
            "message_id",
            AgentThought,
            AgentThought,
            (
                _Slot("content", Presence.PATCH, empty=[]),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=AgentThoughtChunk,
            chunk_key="message_id",
            item="content",
            target="content",
        ),
        _Role(
            "session_message",
            SessionMessageState,
            "message_id",
            SessionMessage,
            SessionMessage,
            (
                _Slot("sender_session_id", Presence.RETAIN),
                _Slot("recipient_session_id", Presence.RETAIN),
                _Slot("content", Presence.PATCH, empty=[]),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=SessionMessageChunk,
            chunk_key="message_id",
            item="content",
            target="content",
            retained=(
                "sender_session_id",
                "recipient_session_id",
            ),
        ),
        _Role(
            "tool_call",
            ToolCallState,
            "tool_call_id",
            ToolCallUpdate,
            ToolCallUpdateFields,
            (
                _Slot("name", Presence.PATCH),
                _Slot("title", Presence.PATCH),
                _Slot("kind", Presence.PATCH, empty=ToolKind.OTHER),
                _Slot("status", Presence.PATCH, empty=ToolCallStatus.PENDING),
                _Slot("content", Presence.PATCH, empty=[]),
                _Slot("locations", Presence.PATCH, empty=[]),
                _Slot("raw_input", Presence.PATCH),
                _Slot("raw_output", Presence.PATCH),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=ToolCallContentChunk,
            chunk_key="tool_call_id",
            item="content",
            target="content",
        ),
        _Role(
            "terminal",
            TerminalState,
            "terminal_id",
            TerminalUpdate,
            TerminalUpdate,
            (
                _Slot("command", Presence.PATCH),
                _Slot("cwd", Presence.PATCH),
                _Slot(
                    "output",
                    Presence.PATCH,
                    empty=b"",
                    data=TerminalOutput,
                    text="data",
                    parts=(("meta", "output_meta"),),
                ),
                _Slot("exit_status", Presence.PATCH),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=TerminalOutputChunk,
            chunk_key="terminal_id",
            item="data",
            target="output",
        ),
        _Role(
            "plan",
            PlanState,
            "plan.plan_id",
            PlanUpdate,
            PlanUpdate,
            (_Slot("plan", empty=UNSET, nullable=False),),
            remove=PlanRemoved,
            remove_key="plan_id",
        ),
        _Role(
            "compaction",
            CompactionState,
            "compaction_id",
            CompactionUpdate,
            CompactionUpdate,
            (
                _Slot("status", empty=CompactionStatus.IN_PROGRESS, nullable=False),
                _Slot("summary", Presence.PATCH, empty=[]),
                _Slot("error", Presence.PATCH),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
            chunk=CompactionSummaryChunk,
            chunk_key="compaction_id",
            item="content",
            target="summary",
        ),
        _Role(
            "subagent",
            SubagentState,
            "session_id",
            SubagentUpdate,
            SubagentUpdate,
            (
                _Slot("title", Presence.PATCH),
                _Slot("description", Presence.PATCH),
                _Slot("capabilities", Presence.PATCH),
                _Slot("state", Presence.PATCH),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
        ),
        _Role(
            "info",
            SessionInfoState,
            "",
            SessionInfoUpdate,
            SessionInfoUpdate,
            (
                _Slot("title", Presence.PATCH),
                _Slot("updated_at", Presence.PATCH),
                _Slot("meta", Presence.PATCH, empty={}),
            ),
        ),
        _Role(
            "usage",
            UsageState,
            "",
            UsageUpdate,
            UsageUpdate,
            (
                _Slot("used", empty=UNSET, nullable=False),
                _Slot("size", empty=UNSET, nullable=False),
                _Slot("cost", Presence.OPTIONAL),
            ),
        ),
        _Role(
            "state",
            None,
            "",
            StateUpdate,
            StateUpdate,
            (_Slot("state", empty=UNSET),),
            unconfirmed=(
                UnknownStateUpdate,
                OtherStateUpdate,
            ),
            ends=(IdleStateUpdate,),
        ),
        _Role(
            "available_commands",
            None,
            "",
            AvailableCommandsUpdate,
            AvailableCommandsUpdate,
            (_Slot("available_commands", empty=UNSET),),
        ),
        _Role(
            "config_options",
            None,
            "",
            ConfigOptionUpdate,
            ConfigOptionUpdate,
            (_Slot("config_options", empty=UNSET),),
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
