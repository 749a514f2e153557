# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import PingU

if TYPE_CHECKING:
    from .open import OtherU

    U: TypeAlias = "PingU | OtherU"
    """Not described upstream."""
else:
    U = Union[PingU, absent("kind")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        U=U,
    )
