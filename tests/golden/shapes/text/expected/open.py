# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""Classes that are not plain objects on the wire: unknown variants and wrapped unions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET, UnsetType

from ._runtime.objects import OtherReader, OtherVariant

if TYPE_CHECKING:
    pass


class _Other(OtherVariant):
    __slots__ = ()

    @classmethod
    def _reader(cls) -> OtherReader:
        # The tables are only loaded where msgspec alone is not enough.
        from ._tables import OTHERS

        return OTHERS[cls]


class OtherMessage(_Other):
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\
    """

    __slots__ = ()
    _tag = "type"

    @property
    def type(self) -> str:
        """The tag that is not known."""
        return self.tag

    @property
    def n(self) -> str | UnsetType:
        """\\"""
        return cast("str | UnsetType", self._attributes.get("n", UNSET))
