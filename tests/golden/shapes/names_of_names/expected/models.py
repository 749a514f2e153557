# Generated from the ACP schema, revision unpinned (unstable).
# sha256 b3b0c8de27de156a066a5d0151c7a3534526d379acc2f9e956ed63cd95626d7b
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Order,Id,Path,Item,SameItem,Other,Choice,Payload
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from ._runtime.objects import untag

if TYPE_CHECKING:
    from .unions import Choice, Payload


from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

Id: TypeAlias = str
"""Not described upstream."""


class Item(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    n: int


class OrderItemPayload(
    Item,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="order_item",
):
    """Not described upstream."""

    type: ClassVar[Literal["order_item"]] = "order_item"


class Other(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    o: int


Path: TypeAlias = Id
"""A name of a name."""


SameItem: TypeAlias = Item
"""Another name of a model."""


class Order(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    path: Path | UnsetType = UNSET
    same: SameItem | UnsetType = UNSET
    items: list[SameItem] | UnsetType = UNSET
    grid: list[list[Item]] | UnsetType = UNSET
    choice: "Choice | UnsetType" = UNSET
    payload: "Payload | UnsetType" = UNSET

    def __post_init__(self) -> None:
        """Write a tag only where the schema has one, whatever object was passed."""
        untag(self, "same", Item)
        untag(self, "items", Item)
        untag(self, "grid", Item)
        untag(self, "choice", Item)
