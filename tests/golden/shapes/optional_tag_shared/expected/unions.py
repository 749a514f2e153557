# Generated from the ACP schema, revision unpinned (unstable).
# sha256 215e86eaf1655185b35c34fbda4d9a625d449a36827e00f723754b0b24013ae4
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task,Result
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from ._runtime.objects import Untagged
from .models import BuildTask, TestTask

if TYPE_CHECKING:
    from .open import OtherResult, OtherTask

    Task: TypeAlias = "BuildTask | TestTask | OtherResult | OtherTask"
    """Two variants share a payload with an optional tag."""
else:

    class Task(Untagged):
        """Two variants share a payload with an optional tag."""

    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Task=Task,
    )
