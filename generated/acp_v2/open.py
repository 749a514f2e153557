# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant, Wrapper

if TYPE_CHECKING:
    from .enums import (
        DiffFileType,
        SessionConfigOptionCategory,
        StopReason,
    )
    from .models import (
        MediaType,
        PlanId,
        SessionConfigId,
        Usage,
    )
    from .unions import (
        BackgroundWork,
        State,
    )


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherAvailableCommand(_Other):
    """Custom or future command kind.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Clients that do not understand this command type should preserve the raw
    payload when storing, replaying, proxying, or forwarding command
    metadata, and otherwise ignore the command or display it as a plain
    command using its `name` and `description`.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def name(self) -> str:
        """Command name without the leading `/`. MUST NOT contain whitespace and MUST be unique
        within the command list.
        """
        return cast("str", self._attributes.get("name", UNSET))

    @property
    def description(self) -> str:
        """Human-readable description of what the command does."""
        return cast("str", self._attributes.get("description", UNSET))


class OtherAvailableCommandInput(_Other):
    """Custom or future command input specification.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Clients that do not understand this input type should preserve the raw
    payload when storing, replaying, proxying, or forwarding command
    metadata, and otherwise ignore the input specification or display the
    command without structured input.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherBackgroundWork(_Other):
    """Custom or future background work.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    An unknown item still means background work is running, even when the Client
    cannot show what it is.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherContentBlock(_Other):
    """Custom or future content block.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Receivers that do not understand this content block type should preserve
    the raw payload when storing, replaying, proxying, or forwarding content,
    and otherwise ignore it or display it generically. Agents MUST reject a
    `session/prompt` request with a content block type they do not support
    with `-32602`.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherDiffChange(_Other):
    """Custom or future file operation.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.
    """

    __slots__ = ()
    _tag = "operation"

    @property
    def operation(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def file_type(self) -> DiffFileType | None | UnsetType:
        """File content kind after the operation (for `delete`, of the deleted file).

        Omitted and `null` are equivalent and mean the content kind is unknown.
        """
        return cast("DiffFileType | None | UnsetType", self._attributes.get("file_type", UNSET))

    @property
    def mime_type(self) -> MediaType | None | UnsetType:
        """MIME type of the file contents after the operation (for `delete`, of the deleted file).

        Omitted and `null` are equivalent and mean the MIME type is unknown.
        """
        return cast("MediaType | None | UnsetType", self._attributes.get("mime_type", UNSET))

    @property
    def meta(self) -> dict[str, Any] | None | UnsetType:
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
        Implementations MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
        """
        return cast("dict[str, Any] | None | UnsetType", self._attributes.get("meta", UNSET))


class OtherIdleStateUpdate(_Other):
    """`IdleStateUpdate` with an unknown `StopReason`."""

    __slots__ = ()
    _tag = "stopReason"
    state: ClassVar[Literal["idle"]] = "idle"

    @property
    def usage(self) -> Usage | None | UnsetType:
        """**UNSTABLE**

        This capability is not part of the spec yet, and may be removed or changed at any point.

        Token usage for completed foreground work.

        Optional. Omitted and `null` are equivalent and mean the agent is not reporting token
        usage for this state update.
        """
        return cast("Usage | None | UnsetType", self._attributes.get("usage", UNSET))

    @property
    def background(self) -> list[BackgroundWork] | None | UnsetType:
        """Work running independently of foreground work, as a complete snapshot.

        Optional. Omitted and `null` are equivalent and mean the Agent is not reporting
        background work, not that nothing is running. `[]` means no background work is
        running. An Agent that reports background work MUST include it on every state
        update for the session. A malformed list is treated as not reported.

        See protocol docs: [Background Work](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#background-work)
        """
        return cast(
            "list[BackgroundWork] | None | UnsetType", self._attributes.get("background", UNSET)
        )

    @property
    def meta(self) -> dict[str, Any] | None | UnsetType:
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
        Implementations MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
        """
        return cast("dict[str, Any] | None | UnsetType", self._attributes.get("meta", UNSET))

    @property
    def stop_reason(self) -> StopReason | None | UnsetType:
        """Why foreground work stopped. The value selects one of this type's variants, which may add fields of their own.

        Optional. Omitted and `null` are equivalent and mean the agent is not reporting a stop reason; a malformed value is treated the same way.

        See protocol docs: [Stop Reasons](https://agentclientprotocol.com/protocol/v2/draft/prompt-lifecycle#stop-reasons)
        """
        return cast("StopReason | None | UnsetType", self._attributes.get("stop_reason", UNSET))


class OtherPlanUpdateContent(_Other):
    """Custom or future plan update content.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Receivers that do not understand this content type should preserve the
    raw payload when storing, replaying, proxying, or forwarding plans, and
    otherwise ignore it or display it generically. It still replaces any earlier
    content for the same `planId`.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def plan_id(self) -> PlanId:
        """The plan ID to update."""
        return cast("PlanId", self._attributes.get("plan_id", UNSET))


class OtherRequestPermissionOutcome(_Other):
    """Custom or future permission outcome.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Agents that do not understand this outcome MUST NOT treat it as approval.
    They should preserve the raw payload when storing, replaying, proxying, or
    forwarding permission responses, and otherwise fail or decline the
    permission request according to policy.
    """

    __slots__ = ()
    _tag = "outcome"

    @property
    def outcome(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherRequestPermissionSubject(_Other):
    """Custom or future permission subject.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Clients that do not understand this subject type should preserve the raw
    payload when storing, replaying, proxying, or forwarding permission
    requests, and otherwise display a generic permission prompt or decline it
    according to policy.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherSessionConfigOption(_Other):
    """Custom or future session configuration option payload.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Clients that do not understand this option type should preserve the raw
    payload when storing, replaying, proxying, or forwarding configuration
    data, and otherwise ignore the option. The Agent keeps using its `currentValue`.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def config_id(self) -> SessionConfigId:
        """Unique identifier for the configuration option."""
        return cast("SessionConfigId", self._attributes.get("config_id", UNSET))

    @property
    def name(self) -> str:
        """Human-readable label for the option."""
        return cast("str", self._attributes.get("name", UNSET))

    @property
    def description(self) -> str | None | UnsetType:
        """Optional description for the Client to display to the user.

        Omitted and `null` are equivalent and mean no description is provided.
        """
        return cast("str | None | UnsetType", self._attributes.get("description", UNSET))

    @property
    def category(self) -> SessionConfigOptionCategory | None | UnsetType:
        """Optional semantic category for this option (UX only).

        Omitted and `null` are equivalent and mean no category is provided.
        """
        return cast(
            "SessionConfigOptionCategory | None | UnsetType",
            self._attributes.get("category", UNSET),
        )

    @property
    def meta(self) -> dict[str, Any] | None | UnsetType:
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Omitted and `null` are equivalent and mean no metadata.
        Implementations MUST NOT assign meaning to keys they do not recognize.

        See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
        """
        return cast("dict[str, Any] | None | UnsetType", self._attributes.get("meta", UNSET))


class OtherSessionUpdate(_Other):
    """Custom or future session update.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Receivers that do not understand this update type should preserve the
    raw payload when storing, replaying, proxying, or forwarding session
    history, and otherwise ignore it or display it generically.
    """

    __slots__ = ()
    _tag = "sessionUpdate"

    @property
    def session_update(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherStateUpdate(_Other):
    """Custom or future session state.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Unless the Client advertised support for this state, Agents MUST still
    report the standard states.
    Clients MUST NOT treat an unrecognized state as `idle` or present the
    previous state as confirmed, and show a generic busy state until a known
    state arrives.
    """

    __slots__ = ()
    _tag = "state"

    @property
    def state(self) -> str:
        """The tag that is not known."""
        return self.tag


class OtherToolCallContent(_Other):
    """Custom or future tool call content.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Receivers that do not understand this content type should preserve the
    raw payload when storing, replaying, proxying, or forwarding tool call
    output, and otherwise ignore it or display it generically.
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag


class StateUpdate(Wrapper):
    """A snapshot of the session's aggregate foreground activity."""

    __slots__ = ()
    __match_args__ = ("state",)
    _attribute = "state"
    _tagged = ("sessionUpdate", "state_update")
    session_update: ClassVar[Literal["state_update"]] = "state_update"

    def __init__(self, state: State) -> None:
        self._inner = state

    @property
    def state(self) -> State:
        """The object that is reported."""
        return cast("State", self._inner)
