# Generated from the ACP schema, revision unpinned (unstable).
# sha256 d5a98781c79d626921320a31703163734ab5cf146a833f0256ff587b261a3cb0
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Extra,MaybeExtra,Holder
"""Models of the schema's objects."""

from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Extra: TypeAlias = dict[str, Any]
"""\"\"\""""


MaybeExtra: TypeAlias = dict[str, Any] | None
"""Ends with a backslash and a quote: \\\""""


class Holder(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """\"\""""

    extra: Extra
    """Four: \"\"\"\""""

    maybe: MaybeExtra | UnsetType = UNSET
    none: Extra | None | UnsetType = UNSET
