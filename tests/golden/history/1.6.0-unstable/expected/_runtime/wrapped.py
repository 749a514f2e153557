"""Variants that wrap another union, decoded by msgspec once it is known which one it is.

msgspec knows one tag of an object and these have two, so it refuses them; but its error says which
tag it has met, and the inner union can then be decoded from the same text, in which the outer tag
is an unknown key. Wherever that could mean something else than the tables do, they decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias, Union

from msgspec import UNSET, DecodeError, Struct

from .models import CasesReader, ModelReader
from .unions import UnionReader, WrapperReader

if TYPE_CHECKING:
    from collections.abc import Callable

    from .objects import Wrapper
    from .readers import Reader


Rule: TypeAlias = tuple[str, dict[Any, tuple[tuple[str, bool], ...]]]
"""An optional tag's attribute; and which attributes must be there, or not, beside which value."""


class Wrapped(Struct):
    """How a wrapping variant is decoded.

    Attributes:
        cls: Its class.
        decode: Decodes the inner union.
        keys: The outer tag's key as it stands in bytes and in a string.
        rules: What msgspec does not look at: the inner classes with an optional tag.
    """

    cls: Callable[[Any], Wrapper]
    decode: Callable[[Any], Any]
    keys: tuple[bytes, str]
    rules: dict[type, Rule]

    def read(self, data: object) -> Wrapper | None:
        """Return the object, or None where the tables must decide."""
        # Twice, or spelled with escapes, the key could be that of another tag.
        if isinstance(data, bytes):
            # `in` would first try whether it is given a number.
            plain = data.count(self.keys[0]) == 1 and data.find(b"\\u") < 0
        else:
            plain = isinstance(data, str) and data.count(self.keys[1]) == 1 and "\\u" not in data
        if not plain:
            return None
        try:
            inner: Struct = self.decode(data)
        except (DecodeError, ValueError, RecursionError):
            return None
        rule = self.rules.get(type(inner))
        if rule is not None:
            demands = rule[1].get(getattr(inner, rule[0]))
            if demands is None:
                return None
            for name, wanted in demands:
                if (getattr(inner, name) is not UNSET) is not wanted:
                    return None
        return self.cls(inner)


def find_wrapped(
    reader: Reader, decoder: Callable[[Any], Callable[[Any], Any]]
) -> dict[str, Wrapped]:
    """Return what can be decoded so, by what msgspec says of it.

    Args:
        reader: The reader of the outer union.
        decoder: Returns the function that decodes a union natively.
    """
    found: dict[str, Wrapped] = {}
    if not isinstance(reader, UnionReader):
        return found
    for tag, known in reader.known.items():
        if not isinstance(known, WrapperReader) or not isinstance(known.inner, UnionReader):
            continue
        inner = [
            item
            for item in known.inner.known.values()
            if isinstance(item, ModelReader | CasesReader)
        ]
        taken = any(field.wire == reader.tag for item in inner for field in item.fields)
        if len(inner) > 1 and not taken:
            key = f'"{reader.tag}"'
            found[f"Invalid value {tag!r} - at `$.{reader.tag}`"] = Wrapped(
                known.cls,
                decoder(Union[tuple(item.cls for item in inner)]),  # noqa: UP007
                (key.encode(), key),
                {item.cls: _rule(item) for item in inner if isinstance(item, CasesReader)},
            )
    return found


def _rule(reader: CasesReader) -> Rule:
    attribute = next(field.attribute for field in reader.fields if field.wire == reader.wire)
    every = {field.attribute for fields in reader.cases.values() for field in fields}
    rules: dict[Any, tuple[tuple[str, bool], ...]] = {}
    for value, fields in [*reader.cases.items(), (None, ()), (UNSET, ())]:
        own = {field.attribute: field.required for field in fields}
        # What may be there beside the value need not be.
        demands = {name: own.get(name, False) for name in every if own.get(name) is not False}
        rules[value] = tuple(sorted(demands.items()))
    return attribute, rules
