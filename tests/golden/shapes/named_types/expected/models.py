# Generated from the ACP schema, revision unpinned (unstable).
# sha256 5ccf4cd63d1cc6a0e553186bc6b33e358c717d542f0226082f72b189641ac1ae
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Tags,Grid,Extra,Anything
"""Models of the schema's objects."""

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Anything: TypeAlias = Any
"""No limits."""


Extra: TypeAlias = dict[str, Any] | None
"""Not described upstream."""


Grid: TypeAlias = list[list[float]]
"""Not described upstream."""


Id: TypeAlias = str
"""A string."""


Tags: TypeAlias = Annotated[list[Id], Meta(min_length=1)]
"""Not described upstream."""


class Order(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Uses every kind of named type."""

    id: Id
    tags: Tags | None | UnsetType = UNSET
    grid: Grid | UnsetType = UNSET
    extra: Extra | UnsetType = UNSET
    any: Anything | UnsetType = UNSET
    ids: list[Id] | UnsetType = UNSET
