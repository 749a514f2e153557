# Generated from the ACP schema, revision unpinned (unstable).
# sha256 68dfa556adf5d3fa5487565f1ce54244b12b7b67f634e48850dd16f83f67c490
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Option
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import FlagOption, SelectOption

if TYPE_CHECKING:
    from .open import OtherOption

    Option: TypeAlias = "SelectOption | FlagOption | OtherOption"
    """A union with properties of its own."""
else:
    Option = SelectOption | FlagOption
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Option=Option,
    )
