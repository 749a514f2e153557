# Generated from the ACP schema, revision unpinned (unstable).
# sha256 999027a0b129d874c60bf9652ae3dcb1ce91e5db04448a37aeb7d394a338e0ef
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots A
"""Models of the schema's objects."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field


class A(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    number_last: Annotated[float, Meta(ge=0.5)] | None | UnsetType = field(
        name="numberLast", default=UNSET
    )
    described: str | None | UnsetType = UNSET
    twice: str | None | UnsetType = UNSET
    any: Any | UnsetType = UNSET
    true: Any | UnsetType = UNSET
    length: Annotated[str, Meta(min_length=2)] | UnsetType = UNSET
