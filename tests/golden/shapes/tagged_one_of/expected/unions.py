# Generated from the ACP schema, revision unpinned (unstable).
# sha256 1007f9543e91ee8f01f06b243868bf1b941371d3ef98ad5d62641111f24f80fc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Shape
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import CircleShape, SquareShape

if TYPE_CHECKING:
    Shape: TypeAlias = "CircleShape | SquareShape"
    """A closed union, whose discriminator repeats what the constants say."""
else:
    Shape = CircleShape | SquareShape
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Shape=Shape,
    )
