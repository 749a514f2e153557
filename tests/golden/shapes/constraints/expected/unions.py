# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6d674e80823118ebf1bf4cfd9dadb1e87dbe3833755f03977e221cfbe8b8ff22
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Limit
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from ._runtime.objects import Untagged
from .models import Numbers, Texts

if TYPE_CHECKING:
    Limit: TypeAlias = "Numbers | Texts"
    """Told apart by required properties."""
else:

    class Limit(Untagged):
        """Told apart by required properties."""

    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Limit=Limit,
    )
