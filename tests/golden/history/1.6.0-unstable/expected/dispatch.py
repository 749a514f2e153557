# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
"""Tables of the tags, and one method for each of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterable, Awaitable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .models import (
    AgentMessage,
    AgentMessageChunk,
    AgentThought,
    AgentThoughtChunk,
    AvailableCommandsUpdate,
    CompactionSummaryChunk,
    CompactionUpdate,
    ConfigOptionUpdate,
    Notice,
    PlanRemoved,
    PlanUpdate,
    SessionInfoUpdate,
    SessionMessage,
    SessionMessageChunk,
    SubagentUpdate,
    TerminalOutputChunk,
    TerminalUpdate,
    ToolCallContentChunk,
    ToolCallUpdate,
    UsageUpdate,
    UserMessage,
    UserMessageChunk,
)
from .open import (
    OtherSessionUpdate,
    StateUpdate,
)

if TYPE_CHECKING:
    from .unions import SessionUpdate

_R_co = TypeVar("_R_co", covariant=True)

SESSION_UPDATES: dict[str, type[Any]] = {
    "user_message_chunk": UserMessageChunk,
    "user_message": UserMessage,
    "agent_message_chunk": AgentMessageChunk,
    "agent_message": AgentMessage,
    "agent_thought_chunk": AgentThoughtChunk,
    "agent_thought": AgentThought,
    "state_update": StateUpdate,
    "tool_call_content_chunk": ToolCallContentChunk,
    "tool_call_update": ToolCallUpdate,
    "terminal_update": TerminalUpdate,
    "terminal_output_chunk": TerminalOutputChunk,
    "plan_update": PlanUpdate,
    "plan_removed": PlanRemoved,
    "available_commands_update": AvailableCommandsUpdate,
    "config_option_update": ConfigOptionUpdate,
    "session_info_update": SessionInfoUpdate,
    "usage_update": UsageUpdate,
    "notice": Notice,
    "compaction_update": CompactionUpdate,
    "compaction_summary_chunk": CompactionSummaryChunk,
    "subagent_update": SubagentUpdate,
    "session_message": SessionMessage,
    "session_message_chunk": SessionMessageChunk,
}
"""Class of every tag that this revision knows."""


class SessionUpdateHandler(ABC, Generic[_R_co]):
    """Handles updates by tag; what has no method of its own goes to `unhandled`."""

    @abstractmethod
    def unhandled(self, update: SessionUpdate) -> _R_co:
        """Handle an update whose method was not overridden."""

    def user_message_chunk(self, update: UserMessageChunk) -> _R_co:
        """A chunk of the user's message being streamed."""
        return self.unhandled(update)

    def user_message(self, update: UserMessage) -> _R_co:
        """A user message has been created or updated.

        Agents can send this when they accept or replay a user message. When a
        client receives another `user_message` update with the same `messageId`,
        fields in the new update patch the previous fields for that message.
        """
        return self.unhandled(update)

    def agent_message_chunk(self, update: AgentMessageChunk) -> _R_co:
        """A chunk of the agent's response being streamed."""
        return self.unhandled(update)

    def agent_message(self, update: AgentMessage) -> _R_co:
        """An agent message has been created or updated.

        Agents can send this in addition to streamed chunks. When a client
        receives another `agent_message` update with the same `messageId`,
        fields in the new update patch the previous fields for that message.
        """
        return self.unhandled(update)

    def agent_thought_chunk(self, update: AgentThoughtChunk) -> _R_co:
        """A chunk of the agent's internal reasoning being streamed."""
        return self.unhandled(update)

    def agent_thought(self, update: AgentThought) -> _R_co:
        """An agent thought or reasoning message has been created or updated.

        Agents can send this in addition to streamed chunks. When a client
        receives another `agent_thought` update with the same `messageId`,
        fields in the new update patch the previous fields for that message.
        """
        return self.unhandled(update)

    def state_update(self, update: StateUpdate) -> _R_co:
        """The state of the agent's foreground work has changed."""
        return self.unhandled(update)

    def tool_call_content_chunk(self, update: ToolCallContentChunk) -> _R_co:
        """A chunk of tool-call content being streamed."""
        return self.unhandled(update)

    def tool_call_update(self, update: ToolCallUpdate) -> _R_co:
        """A tool call has been created or updated."""
        return self.unhandled(update)

    def terminal_update(self, update: TerminalUpdate) -> _R_co:
        """An agent-owned terminal has been created or updated."""
        return self.unhandled(update)

    def terminal_output_chunk(self, update: TerminalOutputChunk) -> _R_co:
        """A chunk of bytes appended to an agent-owned terminal's output."""
        return self.unhandled(update)

    def plan_update(self, update: PlanUpdate) -> _R_co:
        """A content update for a plan identified by ID.
        See protocol docs: [Agent Plan](https://agentclientprotocol.com/protocol/v2/draft/agent-plan)
        """
        return self.unhandled(update)

    def plan_removed(self, update: PlanRemoved) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        Removal notice for a plan identified by ID.
        """
        return self.unhandled(update)

    def available_commands_update(self, update: AvailableCommandsUpdate) -> _R_co:
        """Available commands are ready or have changed"""
        return self.unhandled(update)

    def config_option_update(self, update: ConfigOptionUpdate) -> _R_co:
        """Session configuration options have been updated."""
        return self.unhandled(update)

    def session_info_update(self, update: SessionInfoUpdate) -> _R_co:
        """Session metadata has been updated (title, timestamps, custom metadata)"""
        return self.unhandled(update)

    def usage_update(self, update: UsageUpdate) -> _R_co:
        """Context window and cost update for the session."""
        return self.unhandled(update)

    def notice(self, update: Notice) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        Advisory information for the user that is not part of session history.

        No Client capability is required. Clients that do not understand or
        present notices may ignore them.
        """
        return self.unhandled(update)

    def compaction_update(self, update: CompactionUpdate) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        A context compaction has been created or updated.
        """
        return self.unhandled(update)

    def compaction_summary_chunk(self, update: CompactionSummaryChunk) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        A content block appended to a context compaction's retained summary.
        """
        return self.unhandled(update)

    def subagent_update(self, update: SubagentUpdate) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        Announces a child session created and owned by this session, or updates
        that ownership association's metadata.
        """
        return self.unhandled(update)

    def session_message(self, update: SessionMessage) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        A message upsert observed in this session's transcript, sent to or
        received from another session.
        """
        return self.unhandled(update)

    def session_message_chunk(self, update: SessionMessageChunk) -> _R_co:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        One content block appended to a sent or received session message.
        """
        return self.unhandled(update)

    def other(self, update: OtherSessionUpdate) -> _R_co:
        """Handle an update that this revision does not know."""
        return self.unhandled(update)


_METHODS: dict[type[Any], str] = {
    UserMessageChunk: "user_message_chunk",
    UserMessage: "user_message",
    AgentMessageChunk: "agent_message_chunk",
    AgentMessage: "agent_message",
    AgentThoughtChunk: "agent_thought_chunk",
    AgentThought: "agent_thought",
    StateUpdate: "state_update",
    ToolCallContentChunk: "tool_call_content_chunk",
    ToolCallUpdate: "tool_call_update",
    TerminalUpdate: "terminal_update",
    TerminalOutputChunk: "terminal_output_chunk",
    PlanUpdate: "plan_update",
    PlanRemoved: "plan_removed",
    AvailableCommandsUpdate: "available_commands_update",
    ConfigOptionUpdate: "config_option_update",
    SessionInfoUpdate: "session_info_update",
    UsageUpdate: "usage_update",
    Notice: "notice",
    CompactionUpdate: "compaction_update",
    CompactionSummaryChunk: "compaction_summary_chunk",
    SubagentUpdate: "subagent_update",
    SessionMessage: "session_message",
    SessionMessageChunk: "session_message_chunk",
    OtherSessionUpdate: "other",
}


def dispatch(update: SessionUpdate, handler: SessionUpdateHandler[_R_co]) -> _R_co:
    """Call the method of the handler that is named like the update's tag.

    Raises:
        TypeError: Not an update.
    """
    try:
        method = _METHODS[type(update)]
    except KeyError:
        message = f"not an update: {type(update).__name__}"
        raise TypeError(message) from None
    result: _R_co = getattr(handler, method)(update)
    return result


async def dispatch_all(
    updates: Iterable[SessionUpdate] | AsyncIterable[SessionUpdate],
    handler: SessionUpdateHandler[object],
) -> None:
    """Dispatch updates one after the other, each when the one before has been handled.

    Args:
        updates: The updates, at hand or as they come.
        handler: Its methods may be coroutines.

    Raises:
        TypeError: Not an update.
    """
    if isinstance(updates, AsyncIterable):
        async for update in updates:
            await _handled(update, handler)
    else:
        for update in updates:
            await _handled(update, handler)


async def _handled(update: SessionUpdate, handler: SessionUpdateHandler[object]) -> None:
    result = dispatch(update, handler)
    if isinstance(result, Awaitable):
        await result
