# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7ed51aaff1527943b27da93d861af1fa0700be421a439157ce721e006b067b03
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command --semantics FILE
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import CommandCommand

if TYPE_CHECKING:
    from .open import OtherCommand

    Command: TypeAlias = "CommandCommand | OtherCommand"
    """Not described upstream."""
else:
    Command = Union[CommandCommand, absent("type")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Command=Command,
    )
