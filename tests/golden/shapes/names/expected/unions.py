# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import (
    CamelCaseStatement,
    DefStatement,
    DottedNameStatement,
    ImportStatement,
    KebabCaseStatement,
    ListStatement,
    NoneStatement,
    PrivateStatement,
    V2Statement,
)

if TYPE_CHECKING:
    from .open import OtherStatement

    Statement: TypeAlias = "ImportStatement | DefStatement | NoneStatement | ListStatement | CamelCaseStatement | KebabCaseStatement | DottedNameStatement | PrivateStatement | V2Statement | OtherStatement"
    """Not described upstream."""
else:
    Statement = (
        ImportStatement
        | DefStatement
        | NoneStatement
        | ListStatement
        | CamelCaseStatement
        | KebabCaseStatement
        | DottedNameStatement
        | PrivateStatement
        | V2Statement
    )
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Statement=Statement,
    )
