# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant, Wrapper

if TYPE_CHECKING:
    from .enums import (
        DiffFileType,
        SessionConfigOptionCategory,
    )
    from .models import (
        MediaType,
        PlanId,
        SessionConfigId,
    )
    from .unions import (
        State,
    )


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


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


class OtherContentBlock(_Other):
    """Custom or future content block.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Receivers that do not understand this content block type should preserve
    the raw payload when storing, replaying, proxying, or forwarding content,
    and otherwise ignore it or display it generically.
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
        """File content kind.

        Omitted or `null` means the content kind is unknown.
        """
        return cast("DiffFileType | None | UnsetType", self._attributes.get("file_type", UNSET))

    @property
    def mime_type(self) -> MediaType | None | UnsetType:
        """MIME type of the file contents.

        Omitted or `null` means the MIME type is unknown.
        """
        return cast("MediaType | None | UnsetType", self._attributes.get("mime_type", UNSET))

    @property
    def meta(self) -> dict[str, Any] | None | UnsetType:
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Implementations MUST NOT make assumptions about values at
        these keys.

        See protocol docs: [Extensibility](https://agentclientprotocol.com/protocol/v2/draft/extensibility)
        """
        return cast("dict[str, Any] | None | UnsetType", self._attributes.get("meta", UNSET))


class OtherPlanUpdateContent(_Other):
    """Custom or future plan update content.

    Values beginning with `_` are reserved for implementation-specific
    extensions. Unknown values that do not begin with `_` are reserved for
    future ACP variants.

    Receivers that do not understand this content type should preserve the
    raw payload when storing, replaying, proxying, or forwarding plans, and
    otherwise ignore it or display it generically.
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
    data, and otherwise ignore the option or display it generically.
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
        """Optional description for the Client to display to the user."""
        return cast("str | None | UnsetType", self._attributes.get("description", UNSET))

    @property
    def category(self) -> SessionConfigOptionCategory | None | UnsetType:
        """Optional semantic category for this option (UX only)."""
        return cast(
            "SessionConfigOptionCategory | None | UnsetType",
            self._attributes.get("category", UNSET),
        )

    @property
    def meta(self) -> dict[str, Any] | None | UnsetType:
        """The _meta property is reserved by ACP to allow clients and agents to attach additional
        metadata to their interactions. Implementations MUST NOT make assumptions about values at
        these keys.

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
    """The state of the agent's foreground work has changed."""

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
