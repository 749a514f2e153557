# Generated from the ACP schema, revision unpinned (unstable).
# sha256 7ed51aaff1527943b27da93d861af1fa0700be421a439157ce721e006b067b03
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Command --semantics FILE
"""Decode and check the types of this package.

Decoding tries msgspec first. Only where that fails (an unknown variant, a malformed optional field,
or an error) does the payload take the table path, which knows what may be kept or forgiven.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from ._runtime.codec import Codec
from ._runtime.errors import Issue

if TYPE_CHECKING:
    from typing_extensions import TypeForm  # pyright: ignore[reportMissingModuleSource]

    from ._runtime.tables import Tables

_T = TypeVar("_T")


def _load() -> Tables:
    from ._tables import TABLES

    return TABLES


_codec = Codec(_load)
_FALLBACK = _codec.fallback


def decode(
    data: bytes | bytearray | memoryview | str,
    type: TypeForm[_T],
    *,
    strict: bool = False,
    issues: list[Issue] | None = None,
) -> _T:
    """Return the typed value of JSON text.

    Args:
        data: The JSON text.
        type: A class or union of this package.
        strict: Turn the schema's leniency off: a malformed optional field is an error.
        issues: Takes what was not kept, with its path; asking for it costs speed.

    Raises:
        DecodeError: The value is not what the schema says; names one path.
    """
    if issues is None:
        try:
            return cast("_T", _codec.native(type)(data))
        except _FALLBACK:
            pass
    return cast("_T", _codec.decode(data, type, strict=strict, issues=issues))


def convert(
    obj: object, type: TypeForm[_T], *, strict: bool = False, issues: list[Issue] | None = None
) -> _T:
    """Return the typed value of parsed JSON.

    Args:
        obj: The parsed JSON.
        type: A class or union of this package.
        strict: Turn the schema's leniency off: a malformed optional field is an error.
        issues: Takes what was not kept, with its path; asking for it costs speed.

    Raises:
        DecodeError: The value is not what the schema says; names one path.
    """
    return cast("_T", _codec.convert(obj, type, strict=strict, issues=issues))


def validate(value: object) -> None:
    """Check a value that is about to be sent.

    Types are checked as a strict reader would, and besides what only the sender can mend: `UNSET`
    in a required field, NaN and infinity, and tags and enum values that are neither of this
    revision nor extensions (`_`...).

    Raises:
        DecodeError: The value is not what the schema says; names one path.
    """
    _codec.validate(value)
