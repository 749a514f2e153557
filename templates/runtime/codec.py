"""Decoding and encoding, independent of the revision."""

from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Any, Union, cast

import msgspec
from msgspec import Struct

from .errors import DecodeError, EncodeError
from .objects import OtherVariant, Untagged, Wrapper, absent

if TYPE_CHECKING:
    from collections.abc import Callable

    from .errors import Issue
    from .tables import Tables

_UNENCODABLE = (TypeError, ValueError, OverflowError, RecursionError, msgspec.MsgspecError)


class Codec:
    """Decodes and encodes the types of one package.

    Attributes:
        fallback: What msgspec raises where the table path has to decide.
    """

    fallback = (msgspec.DecodeError, UnicodeError, RecursionError)

    def __init__(self, load: Callable[[], Tables]) -> None:
        """Take the function that loads the tables, which is called when they are first needed."""
        self._load = load
        self._tables: Tables | None = None
        self._native: dict[Any, Callable[[Any], Any]] = {}
        self._untyped = msgspec.json.Decoder().decode
        self._encode = msgspec.json.Encoder(enc_hook=_builtin).encode

    def native(self, type_: Any) -> Callable[[Any], Any]:  # noqa: ANN401
        """Return the function by which msgspec alone decodes a type."""
        found = self._native.get(type_)
        if found is None:
            found = self._native[type_] = self._make_native(type_)
        return found

    def _make_native(self, type_: Any) -> Callable[[Any], Any]:  # noqa: ANN401
        if isinstance(type_, type):
            if not issubclass(type_, Struct) or not self.tables.is_native(type_):
                return _not_native
            tag_field = type_.__struct_config__.tag_field
            if tag_field is not None:
                # By itself a tagged Struct is decoded without its tag, too.
                type_ = Union[type_, absent(tag_field)]  # noqa: UP007
        elif not isinstance(type_, UnionType) and getattr(type_, "__origin__", None) is not Union:
            return _not_native
        return msgspec.json.Decoder(type_, dec_hook=self._untagged).decode

    @property
    def tables(self) -> Tables:
        """The tables of the package."""
        if self._tables is None:
            self._tables = self._load()
        return self._tables

    def decode(
        self,
        data: Any,  # noqa: ANN401
        type_: Any,  # noqa: ANN401
        *,
        strict: bool,
        issues: list[Issue] | None,
    ) -> Any:  # noqa: ANN401
        """Decode JSON text on the table path."""
        try:
            value = self._untyped(data)
        except (msgspec.DecodeError, UnicodeError, ValueError) as error:
            raise DecodeError("$", f"not JSON: {_reason(error)}") from None
        except RecursionError:
            raise DecodeError("$", "nested too deeply") from None
        return self.convert(value, type_, strict=strict, issues=issues)

    def convert(
        self,
        value: object,
        type_: Any,  # noqa: ANN401
        *,
        strict: bool,
        issues: list[Issue] | None,
    ) -> Any:  # noqa: ANN401
        """Decode parsed JSON on the table path."""
        return self.tables.read(value, type_, lenient=not strict, issues=issues)

    def encode(self, value: object) -> bytes:
        """Return the JSON text of a value."""
        try:
            return self._encode(value)
        except _UNENCODABLE as error:
            raise _unencodable(error) from None

    def to_builtins(self, value: object) -> Any:  # noqa: ANN401
        """Return a value as dicts, lists, strings and numbers."""
        try:
            return msgspec.to_builtins(value, enc_hook=_builtin)
        except _UNENCODABLE as error:
            raise _unencodable(error) from None

    def validate(self, value: object) -> None:
        """Read what a value would be sent as, without leniency."""
        try:
            plain = self.to_builtins(value)
        except EncodeError as error:
            raise DecodeError("$", str(error)) from None
        self.tables.read(plain, type(value), outgoing=True)

    def _untagged(self, type_: type, value: object) -> Any:  # noqa: ANN401
        """Read a union without a tag for msgspec, which turns any problem into its own."""
        if not issubclass(type_, Untagged):
            raise NotImplementedError
        return self.tables.read_untagged(type_, value)


def _not_native(_data: object) -> Any:  # noqa: ANN401
    message = "read by the tables"
    raise msgspec.ValidationError(message)


def _builtin(value: object) -> object:
    """Return what msgspec writes for an object that it does not know."""
    if isinstance(value, OtherVariant):
        return value.raw
    if isinstance(value, Wrapper):
        key, tag = value._tagged  # pyright: ignore[reportPrivateUsage]
        inner = cast("dict[str, Any]", msgspec.to_builtins(value._inner, enc_hook=_builtin))  # pyright: ignore[reportPrivateUsage]
        return {**inner, key: tag}
    message = f"{type(value).__name__} is not JSON"
    raise TypeError(message)


def _reason(error: Exception) -> str:
    """Return why a text is not JSON, without any of the text."""
    return "invalid UTF-8" if isinstance(error, UnicodeError) else str(error)


def _unencodable(error: Exception) -> EncodeError:
    if isinstance(error, RecursionError):
        return EncodeError("nested too deeply")
    if isinstance(error, UnicodeError):
        return EncodeError("a string holds half of a surrogate pair")
    return EncodeError(str(error))
