# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6640607f8458ff7cd2bd402a6368b452919e47b52103d4e3fdf8758f87957d16
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Root
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import Untagged, absent
from .models import AU, BU, AChoice

if TYPE_CHECKING:
    from .open import InnerOuter, OtherChoice, OtherOuter, OtherU

    Choice: TypeAlias = "AChoice | OtherChoice"
    """Not described upstream."""
    Outer: TypeAlias = "InnerOuter | OtherOuter"
    """Not described upstream."""
    U: TypeAlias = "AU | BU | OtherU"
    """Not described upstream."""
else:
    Choice = Union[AChoice, absent("self")]

    class Outer(Untagged):
        """Not described upstream."""

    U = AU | BU
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Choice=Choice,
        Outer=Outer,
        U=U,
    )
