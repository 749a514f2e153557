# Generated from the ACP schema, revision unpinned (unstable).
# sha256 aad3c4386ff8581e04ed460e2a9ee7d504f221320df172888d9d126bc613817a
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Tree
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    from .unions import Tree


from msgspec import UNSET, Struct, UnsetType


class BranchTree(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="branch",
):
    """Not described upstream."""

    type: ClassVar[Literal["branch"]] = "branch"

    children: "list[Tree]"
    parent: "Tree | None | UnsetType" = UNSET


class LeafTree(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="leaf",
):
    """Not described upstream."""

    type: ClassVar[Literal["leaf"]] = "leaf"

    value: int
