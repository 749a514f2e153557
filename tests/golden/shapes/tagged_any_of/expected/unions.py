# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7d2fc6166c76fa720b917e4e428f62a3cae670d0949db0afe3e7d7f2d1671500
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Content
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import LineBreakContent, LinkContent, TextContent

if TYPE_CHECKING:
    from .open import OtherContent

    Content: TypeAlias = "TextContent | LinkContent | LineBreakContent | OtherContent"
    """A piece of content."""
else:
    Content = TextContent | LinkContent | LineBreakContent
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Content=Content,
    )
