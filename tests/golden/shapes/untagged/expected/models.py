# Generated from the ACP schema, revision unpinned (unstable).
# sha256 59a3c41581291d91fcc08e7f3a80c723ec3f0ad187381b68177c1b73b9375854
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Holder
"""Models of the schema's objects."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .unions import Choices, Resource


from typing import Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType


class BlobResource(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    uri: str
    blob: str


class Choice(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    value: str


ErrorData: TypeAlias = Any
"""What is expected, or anything else."""


class Group(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    group: str
    choices: list[Choice]


class Holder(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    resource: "Resource"
    choices: "Choices"
    more: "list[Resource] | None | UnsetType" = UNSET
    perhaps: "Choices | None | UnsetType" = UNSET
    data: ErrorData | UnsetType = UNSET
    free: dict[str, Any] | UnsetType = UNSET
    free_list: list[Any] | UnsetType = UNSET
    anything: Any | UnsetType = UNSET


class TextResource(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    uri: str
    text: str
