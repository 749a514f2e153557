"""Encoding, independent of the revision."""

from __future__ import annotations

from typing import Any, cast

import msgspec

from .errors import EncodeError
from .objects import OtherVariant, Wrapper

_UNENCODABLE = (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError)


def encode(value: object) -> bytes:
    """Return the JSON text of a value of this package.

    Types are trusted, not checked; see `validate`.

    Raises:
        EncodeError: Something in it is not JSON, for example `UNSET` outside a field.
    """
    try:
        return _encode(value)
    except _UNENCODABLE as error:
        raise _unencodable(error) from None


def canonical(value: object) -> bytes:
    """Return JSON text that is the same for objects with the same keys in any order.

    Raises:
        EncodeError: Something in it is not JSON.
    """
    try:
        return _canonical(value)
    except _UNENCODABLE as error:
        raise _unencodable(error) from None


def to_builtins(value: object) -> Any:  # noqa: ANN401
    """Return a value of this package as dicts, lists, strings and numbers.

    Raises:
        EncodeError: Something in it is not JSON.
    """
    try:
        return msgspec.to_builtins(value, enc_hook=_builtin)
    except _UNENCODABLE as error:
        raise _unencodable(error) from None


def _builtin(value: object) -> object:
    """Return what msgspec writes for an object that it does not know."""
    if isinstance(value, OtherVariant):
        return value.raw
    if isinstance(value, Wrapper):
        key, tag = value._tagged  # pyright: ignore[reportPrivateUsage]
        inner: object = msgspec.to_builtins(value._inner, enc_hook=_builtin)  # pyright: ignore[reportPrivateUsage]
        if not isinstance(inner, dict):
            message = f"{type(value).__name__} holds no object"
            raise TypeError(message)
        return {**cast("dict[str, Any]", inner), key: tag}
    message = f"{type(value).__name__} is not JSON"
    raise TypeError(message)


def _unencodable(error: Exception) -> EncodeError:
    if isinstance(error, RecursionError):
        return EncodeError("nested too deeply")
    if isinstance(error, UnicodeError):
        return EncodeError("a string holds half of a surrogate pair")
    return EncodeError(str(error))


_encode = msgspec.json.Encoder(enc_hook=_builtin).encode
_canonical = msgspec.json.Encoder(enc_hook=_builtin, order="deterministic").encode
