# Generated from the ACP schema, revision unpinned (unstable).
# sha256 647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots PromptRequest,PromptResponse,CancelNotification,ClientCancelNotification,Block
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from . import models
from ._runtime.objects import absent
from .models import TextBlock

if TYPE_CHECKING:
    Block: TypeAlias = "TextBlock"
    """Not described upstream."""
else:
    Block = Union[TextBlock, absent("type")]
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Block=Block,
    )
