"""The tables as a whole: readers by class, linked with one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from .errors import DecodeError, MalformedError
from .models import Field, ModelReader
from .readers import Reader, Reading, is_object
from .unions import UnionReader

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .errors import Issue


class Ref(Struct, frozen=True):
    """Stands for a reader that is named elsewhere, until the tables are linked."""

    name: str


def ref(name: str) -> Any:  # noqa: ANN401
    """Return what stands for the reader of that name; to a type checker it is one of any kind."""
    return Ref(name)


def link(node: Any, named: Mapping[str, Reader], seen: set[int]) -> Any:  # noqa: ANN401
    """Return a part of the tables with every `Ref` in it replaced by the reader it names.

    Args:
        node: A reader, a row, or something that holds them; readers are changed in place.
        named: The readers by name.
        seen: Identities of the readers that were dealt with; models can be recursive.
    """
    if isinstance(node, Ref):
        # A named type can be another name of a named type.
        found = named[node.name]
        return link(found, named, seen) if isinstance(found, Ref) else found
    if isinstance(node, Field):
        return node._replace(reader=link(node.reader, named, seen))
    if isinstance(node, tuple):
        rows: tuple[Any, ...] = node  # pyright: ignore[reportUnknownVariableType]
        return tuple(link(row, named, seen) for row in rows)
    if id(node) in seen:
        return node
    seen.add(id(node))
    if is_object(node):
        for key, row in node.items():
            node[key] = link(row, named, seen)
    elif isinstance(node, Struct):
        for name in node.__struct_fields__:
            setattr(node, name, link(getattr(node, name), named, seen))
    return node


class Tables:
    """The readers of a package, by class or union."""

    def __init__(self, named: dict[str, Reader], readers: Mapping[Any, Reader]) -> None:
        """Link the readers.

        Args:
            named: Every reader that a `Ref` may name.
            readers: Readers by class or union.
        """
        self._last: tuple[object, Reader] | None = None
        seen: set[int] = set()
        link(named, named, seen)
        self._readers: dict[Any, Reader] = {
            type_: link(reader, named, seen) for type_, reader in readers.items()
        }

    def is_native(self, type_: object) -> bool:
        """Tell whether msgspec alone decodes a class or union rightly, where it decodes it."""
        return isinstance(self.reader(type_), ModelReader | UnionReader)

    def read_untagged(self, type_: object, value: object) -> Any:  # noqa: ANN401
        """Read part of a payload strictly; raises `MalformedError`."""
        return self.reader(type_).read(value, Reading())

    def reader(self, type_: object) -> Reader:
        """Return the reader of a class or union; TypeError where the package has no such type."""
        # A stream is of one type, and hashing a union of many classes takes its time.
        last = self._last
        if last is not None and last[0] is type_:
            return last[1]
        try:
            found = self._readers[type_]
        except (KeyError, TypeError):
            message = f"{type_!r} is not a class or union of this package"
            raise TypeError(message) from None
        self._last = (type_, found)
        return found

    @staticmethod
    def run(  # noqa: PLR0913, PLR0917
        reader: Reader,
        value: object,
        lenient: bool = False,
        issues: list[Issue] | None = None,
        outgoing: bool = False,
        checks: bool = False,
    ) -> Any:  # noqa: ANN401
        """Read a parsed value and turn a problem into the error with its path.

        Raises:
            DecodeError: The value is malformed.
        """
        at = Reading(lenient, issues, outgoing, checks)
        try:
            return reader.read(value, at)
        except MalformedError as problem:
            raise at.error(problem) from None
        except RecursionError:
            raise DecodeError("$", "nested too deeply") from None
