# Generated from the ACP schema, revision unpinned (unstable).
# sha256 505cce3636cff679ee1b30a139691b20deef92f3a4ef6d5c70ef10028286d72f
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Event,Mirror
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import ClosedEvent, IdleState, RunningState

if TYPE_CHECKING:
    from .open import OtherEvent, OtherState, StateEvent

    Event: TypeAlias = "StateEvent | ClosedEvent | OtherEvent"
    """The outer union."""
    State: TypeAlias = "RunningState | IdleState | OtherState"
    """The inner union."""
else:
    Event = Union[ClosedEvent, absent("event")]
    State = RunningState | IdleState
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Event=Event,
        State=State,
    )
