# Generated from the ACP schema, revision unpinned (unstable).
# sha256 aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Tree
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import BranchTree, LeafTree

if TYPE_CHECKING:
    from .open import OtherTree

    Tree: TypeAlias = "LeafTree | BranchTree | OtherTree"
    """Not described upstream."""
else:
    Tree = LeafTree | BranchTree
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Tree=Tree,
    )
