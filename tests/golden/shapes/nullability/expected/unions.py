# Generated from the ACP schema, revision unpinned (unstable).
# sha256 439d8556980d336518cfc2a15464457be8bbdfd433b410048ea025eecc8f73b4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Slot --semantics FILE
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import EmptySlot, FilledSlot

if TYPE_CHECKING:
    Slot: TypeAlias = "FilledSlot | EmptySlot"
    """Not described upstream."""
else:
    Slot = FilledSlot | EmptySlot
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Slot=Slot,
    )
