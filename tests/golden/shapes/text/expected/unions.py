# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""Unions: what type checkers see, and what msgspec decodes by itself.

At run time the alias of a tagged union holds the variants that msgspec can decode; the others are
reached through `decode`. `isinstance` with such an alias is therefore not a test of membership.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from . import models
from .models import AMessage, BMessage

if TYPE_CHECKING:
    from .open import OtherMessage

    Message: TypeAlias = "AMessage | BMessage | OtherMessage"
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\
    """
else:
    Message = AMessage | BMessage
    # msgspec looks the names in annotations up in the module of the class, when it first needs them.
    vars(models).update(
        Message=Message,
    )
