# Generated from the ACP schema, revision unpinned (unstable).
# sha256 3efcad9844eaa1bfef2f03847ff7d25a9c87df7699fd52bc0ef1d09567745f39
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Source,Notice
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

if TYPE_CHECKING:
    pass


from msgspec import UNSET, Struct, UnsetType

from .enums import ErrorCode, Level, Severity


class Notice(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    severity: Severity
    codes: list[ErrorCode] | UnsetType = UNSET
    level: Level | None | UnsetType = UNSET


class AgentSource(
    Notice,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="from",
    tag="agent",
):
    """Not described upstream."""

    from_: ClassVar[Literal["agent"]] = "agent"
