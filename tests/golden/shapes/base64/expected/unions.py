# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c20cd18d15ceccb53f28196489fee8469325120d9f330798a83f299366ca96e3
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Media
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import ImageMedia, SoundMedia

if TYPE_CHECKING:
    from .open import OtherMedia

    Media: TypeAlias = "ImageMedia | SoundMedia | OtherMedia"
    """Not described upstream."""
else:
    Media = ImageMedia | SoundMedia
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Media=Media,
    )
