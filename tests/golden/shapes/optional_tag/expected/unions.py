# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c57424f02a24740310f36c224ef126c0ba15c375c2e200db91c2d983b51b73de
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Activity
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import IdleActivity, RunningActivity

if TYPE_CHECKING:
    from .open import OtherActivity, OtherIdleActivity

    Activity: TypeAlias = "RunningActivity | IdleActivity | OtherIdleActivity | OtherActivity"
    """What an agent does."""
else:
    Activity = Union[RunningActivity, absent("state")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Activity=Activity,
    )
