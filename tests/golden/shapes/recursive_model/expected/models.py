# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8bf986715880baf3b6a0589244db70815951c29616ece906d21bd324cc84b50c
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Node,Leaf,Nodes
"""Models of the schema's objects."""

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType


class Leaf(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    owner: "Node | None | UnsetType" = UNSET


class Node(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    id: str
    next: "Node | UnsetType" = UNSET
    parent: "Node | None | UnsetType" = UNSET
    children: "list[Node] | UnsetType" = UNSET
    slots: "list[Node | None] | None | UnsetType" = UNSET
    nodes: "Nodes | UnsetType" = UNSET
    leaf: "Leaf | UnsetType" = UNSET


Nodes: TypeAlias = list[Node]
"""Not described upstream."""
