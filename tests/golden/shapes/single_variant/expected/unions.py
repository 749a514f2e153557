# Generated from the ACP schema, revision unpinned (unstable).
# sha256 c17d6de56a0d0217b4c1fb1b20acfb5ffed3b1ad9436a327549faa30cf865c91
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import OnlyOnly, TextCommandInput

if TYPE_CHECKING:
    from .open import OtherCommandInput

    CommandInput: TypeAlias = "TextCommandInput | OtherCommandInput"
    """Open, with one known tag."""
    Only: TypeAlias = "OnlyOnly"
    """Closed, with one tag."""
else:
    CommandInput = Union[TextCommandInput, absent("type")]
    Only = Union[OnlyOnly, absent("type")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        CommandInput=CommandInput,
        Only=Only,
    )
