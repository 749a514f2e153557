# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import Untagged, absent
from .models import Item, OrderItemPayload, Other

if TYPE_CHECKING:
    from .open import OtherPayload

    Choice: TypeAlias = "Item | Other"
    """Not described upstream."""
    Payload: TypeAlias = "OrderItemPayload | OtherPayload"
    """Not described upstream."""
else:

    class Choice(Untagged):
        """Not described upstream."""

    Payload = Union[OrderItemPayload, absent("type")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Choice=Choice,
        Payload=Payload,
    )
