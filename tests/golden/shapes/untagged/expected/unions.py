# Generated from the ACP schema, revision unpinned (unstable).
# sha256 59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Holder
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from ._runtime.objects import Untagged
from .models import BlobResource, Choice, Group, TextResource

if TYPE_CHECKING:
    Choices: TypeAlias = "list[Choice] | list[Group]"
    """A list of options, or a list of groups."""
    Resource: TypeAlias = "TextResource | BlobResource"
    """Told apart by required properties."""
else:

    class Choices(Untagged):
        """A list of options, or a list of groups."""

    class Resource(Untagged):
        """Told apart by required properties."""

    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Choices=Choices,
        Resource=Resource,
    )
