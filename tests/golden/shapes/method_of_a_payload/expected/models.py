# Generated from the ACP schema, revision unpinned (unstable).
# sha256 633cf4c84ac2c6896c396c1a7adfded665ad19543d6976a5e75affe2da3ae0a2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots U
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType


class PingNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    n: int | UnsetType = UNSET


class PingU(
    PingNotification,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="kind",
    tag="ping",
):
    """Not described upstream."""

    kind: ClassVar[Literal["ping"]] = "ping"
