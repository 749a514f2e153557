"""Decoding and checking, independent of the revision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Union

import msgspec

from .encoding import encode, to_builtins
from .errors import DecodeError, EncodeError
from .objects import Untagged, absent

if TYPE_CHECKING:
    from collections.abc import Callable

    from .errors import Issue
    from .objects import Wrapper
    from .tables import Tables
    from .wrapped import Wrapped


class Codec:
    """Decodes and checks the types of one package.

    Attributes:
        fallback: What msgspec raises where the table path has to decide.
    """

    fallback = (msgspec.DecodeError, ValueError, RecursionError)

    def __init__(self, load: Callable[[], Tables]) -> None:
        """Take the function that loads the tables, which is called when they are first needed."""
        self._load = load
        self._tables: Tables | None = None
        self._native: dict[Any, Callable[[Any], Any]] = {}
        self._wrapped: dict[str, Wrapped] | None = None
        self._untyped = msgspec.json.Decoder().decode

    def native(self, type_: Any) -> Callable[[Any], Any]:  # noqa: ANN401
        """Return the function by which msgspec alone decodes a type.

        Raises:
            TypeError: The package has no such type.
        """
        found = self._native.get(type_)
        if found is None:
            native = self.tables.is_native(type_)
            found = self._native[type_] = self.native_union(type_) if native else _not_native
        return found

    def native_union(self, type_: Any) -> Callable[[Any], Any]:  # noqa: ANN401
        """Return the same for a union or class that msgspec is known to decode."""
        config = getattr(type_, "__struct_config__", None)
        if config is not None:
            tag_field: str | None = config.tag_field
            if tag_field is not None:
                # By itself a tagged Struct is decoded without its tag, too.
                type_ = Union[type_, absent(tag_field)]  # noqa: UP007
        return msgspec.json.Decoder(type_, dec_hook=self._untagged).decode

    def wrapped(self, type_: Any, data: object, error: Exception) -> Wrapper | None:  # noqa: ANN401
        """Return the object of a variant that wraps another union, where that is what was met.

        Args:
            type_: The outer union.
            data: The text.
            error: Why msgspec refused it.
        """
        if self._wrapped is None:
            # Only streams with such variants need it.
            from .wrapped import find_wrapped  # noqa: PLC0415

            self._wrapped = find_wrapped(self.tables.reader(type_), self.native_union)
        found = self._wrapped.get(str(error))
        return found.read(data) if found is not None else None

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
        tables = self.tables
        reader = tables.reader(type_)
        try:
            value = self._untyped(data)
        except (msgspec.DecodeError, ValueError) as error:
            raise DecodeError("$", f"not JSON: {_reason(error)}") from None
        except RecursionError:
            raise DecodeError("$", "nested too deeply") from None
        return tables.run(reader, value, not strict, issues)

    def convert(
        self,
        value: object,
        type_: Any,  # noqa: ANN401
        *,
        strict: bool,
        issues: list[Issue] | None,
    ) -> Any:  # noqa: ANN401
        """Decode parsed JSON, which may hold numbers that no text can, on the table path."""
        reader = self.tables.reader(type_)
        return self.tables.run(reader, value, not strict, issues, checks=True)

    def validate(self, value: object) -> None:
        """Read what a value would be sent as, without leniency."""
        reader = self.tables.reader(type(value))
        try:
            plain = to_builtins(value)
            # Finds what only the text cannot hold, such as half of a surrogate pair.
            encode(value)
        except EncodeError as error:
            raise DecodeError("$", str(error)) from None
        self.tables.run(reader, plain, outgoing=True, checks=True)

    def _untagged(self, type_: type, value: object) -> Any:  # noqa: ANN401
        """Read a union without a tag for msgspec, which turns any problem into its own."""
        if not issubclass(type_, Untagged):
            raise NotImplementedError
        return self.tables.read_untagged(type_, value)


def _not_native(_data: object) -> Any:  # noqa: ANN401
    message = "read by the tables"
    raise msgspec.ValidationError(message)


def _reason(error: Exception) -> str:
    """Return why a text is not JSON, without any of the text."""
    if isinstance(error, UnicodeError):
        return "invalid UTF-8"
    # msgspec adds a path in a notation of its own, which says little of a text without types.
    return str(error).partition(" - at `")[0]
