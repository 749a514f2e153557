# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6d674e80823118ebf1bf4cfd9dadb1e87dbe3833755f03977e221cfbe8b8ff22
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Limit
"""Models of the schema's objects."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass


from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

Name: TypeAlias = Annotated[str, Meta(min_length=1)]
"""Not described upstream."""


Port: TypeAlias = Annotated[int, Meta(ge=1, le=65535)]
"""Constraints of a named type."""


class Numbers(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    count: Annotated[int, Meta(ge=0)]
    percent: Annotated[float, Meta(ge=0.0, le=1.0)] | None | UnsetType = UNSET
    offset: Annotated[int, Meta(ge=-9223372036854775808, le=9223372036854775807)] | UnsetType = (
        UNSET
    )
    port: Port | UnsetType = UNSET
    ratio: Annotated[float, Meta(ge=-0.5)] | UnsetType = UNSET


class Texts(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    code: Annotated[str, Meta(max_length=3, min_length=2)]
    word: Annotated[str, Meta(pattern="^[a-z]+(?:-[0-9]+)?\\Z")] | None | UnsetType = UNSET
    quoted: Annotated[str, Meta(pattern="^[\"'\\\\]")] | UnsetType = UNSET
    some: Annotated[list[str], Meta(max_length=2, min_length=1)] | UnsetType = UNSET
    maybe: Annotated[list[int], Meta(min_length=1)] | None | UnsetType = UNSET
    uri: str | UnsetType = UNSET
    """A format rejects nothing."""

    names: list[Name] | UnsetType = UNSET
