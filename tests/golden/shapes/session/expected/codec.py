# Generated from the ACP schema, revision unpinned (unstable).
# sha256 10e6fb18e6b3d3b5a372cf608fed099648ad04ab36fa326ba5f99015de1b2aeb
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots SessionUpdate,OpenResponse --semantics FILE
"""Decode and check the types of this package.

Decoding tries msgspec first. Only where that fails (an unknown variant, a malformed optional field,
or an error) does the payload take the table path, which knows what may be kept or forgiven.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, overload

from ._runtime.codec import Codec
from ._runtime.errors import Issue
from .unions import SessionUpdate

if TYPE_CHECKING:
    from typing_extensions import TypeForm  # pyright: ignore[reportMissingModuleSource]

    from ._runtime.tables import Tables

_T = TypeVar("_T")


def _load() -> Tables:
    from ._tables import TABLES

    return TABLES


_codec = Codec(_load)
_FALLBACK = _codec.fallback
_decode_update = _codec.native_union(SessionUpdate)


@overload
def decode(
    data: bytes | bytearray | memoryview | str,
    *,
    strict: bool = False,
    issues: list[Issue] | None = None,
) -> SessionUpdate: ...
@overload
def decode(
    data: bytes | bytearray | memoryview | str,
    type: TypeForm[_T],
    *,
    strict: bool = False,
    issues: list[Issue] | None = None,
) -> _T: ...
# Keywords only, as above. Python 3.11 takes 25 ns for each default of a keyword, so there is no star.
def decode(
    data: bytes | bytearray | memoryview | str,
    type: Any = SessionUpdate,
    strict: bool = False,
    issues: list[Issue] | None = None,
) -> Any:
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
            if type is SessionUpdate:
                return _decode_update(data)
            return _codec.native(type)(data)
        except _FALLBACK as error:
            if type is SessionUpdate and (wrapped := _codec.wrapped(type, data, error)) is not None:
                return wrapped
    return _codec.decode(data, type, strict=strict, issues=issues)


@overload
def convert(
    obj: object, *, strict: bool = False, issues: list[Issue] | None = None
) -> SessionUpdate: ...
@overload
def convert(
    obj: object, type: TypeForm[_T], *, strict: bool = False, issues: list[Issue] | None = None
) -> _T: ...
def convert(
    obj: object,
    type: Any = SessionUpdate,
    *,
    strict: bool = False,
    issues: list[Issue] | None = None,
) -> Any:
    """Return the typed value of parsed JSON.

    Args:
        obj: The parsed JSON.
        type: A class or union of this package.
        strict: Turn the schema's leniency off: a malformed optional field is an error.
        issues: Takes what was not kept, with its path; asking for it costs speed.

    Raises:
        DecodeError: The value is not what the schema says; names one path.
    """
    return _codec.convert(obj, type, strict=strict, issues=issues)


def validate(value: object) -> None:
    """Check a value that is about to be sent.

    Types are checked as a strict reader would, and besides what only the sender can mend: `UNSET`
    in a required field, NaN and infinity, and tags and enum values that are neither of this
    revision nor extensions (`_`...).

    Raises:
        DecodeError: The value is not what the schema says; names one path.
    """
    _codec.validate(value)
