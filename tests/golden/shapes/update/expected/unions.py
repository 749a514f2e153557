# Generated from the ACP schema, revision unpinned (unstable).
# sha256 348a3f71bb2fe4e9286719fafc5397e26d3871548371e69fa147fe5802ce9353
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots UpdateNotification,PermissionRequest,PermissionResponse --semantics FILE
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import AgentChunk, End, RunningStateUpdate, ToolUpdate, UserChunk

if TYPE_CHECKING:
    from .open import OtherSessionUpdate, OtherStateUpdate, StateUpdate

    SessionUpdate: TypeAlias = (
        "UserChunk | AgentChunk | ToolUpdate | StateUpdate | End | OtherSessionUpdate"
    )
    """What a session reports."""
    State: TypeAlias = "RunningStateUpdate | OtherStateUpdate"
    """The state of the session."""
else:
    SessionUpdate = UserChunk | AgentChunk | ToolUpdate | End
    State = Union[RunningStateUpdate, absent("state")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        SessionUpdate=SessionUpdate,
        State=State,
    )
