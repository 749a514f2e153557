# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import AgentSource

if TYPE_CHECKING:
    from .open import OtherSource

    Source: TypeAlias = "AgentSource | OtherSource"
    """Where a notice is from."""
else:
    Source = Union[AgentSource, absent("from")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Source=Source,
    )
