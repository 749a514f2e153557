# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6f572fab9c9b04eed6a972a1d76c2e2cbc3af0913dd3b852a35c320afe355840
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Task
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from ._runtime.objects import Untagged
from .models import BuildTask, DeployTask, TestTask

if TYPE_CHECKING:
    from .open import OtherBuildTask, OtherDeployTask, OtherTask, OtherTestTask

    Task: TypeAlias = "BuildTask | TestTask | DeployTask | OtherBuildTask | OtherTestTask | OtherDeployTask | OtherTask"
    """Variants add properties to payloads with an optional tag."""
else:

    class Task(Untagged):
        """Variants add properties to payloads with an optional tag."""

    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Task=Task,
    )
