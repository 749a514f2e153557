"""Readers of objects: models, unions and what stands outside of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from .errors import DecodeError, MalformedError, expected
from .readers import Reader, Reading, check_finite, is_object

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from .errors import Issue
    from .objects import OtherVariant, Wrapper

OMIT: Final = "omitted"
EMPTY: Final = "emptied"
NULL: Final = "nulled"

_MISSING: Final = object()


class Field(NamedTuple):
    """A property: its key, its attribute, its type and what a malformed value becomes."""

    wire: str
    attribute: str
    reader: Reader
    required: bool = False
    fallback: str | None = None


class Ref(Struct, frozen=True):
    """Stands for a reader that is named elsewhere, until the tables are linked."""

    name: str


def link(node: Any, named: Mapping[str, Reader], seen: set[int]) -> Any:  # noqa: ANN401
    """Return a part of the tables with every `Ref` in it replaced by the reader it names.

    Args:
        node: A reader, a row, or something that holds them; readers are changed in place.
        named: The readers by name.
        seen: Identities of the readers that were dealt with; models can be recursive.
    """
    if isinstance(node, Ref):
        return named[node.name]
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


def read_fields(fields: Sequence[Field], value: dict[str, Any], at: Reading) -> dict[str, Any]:
    """Return the attributes of an object by name, without those that count as omitted."""
    attributes: dict[str, Any] = {}
    path = at.path
    depth = len(path)
    for wire, attribute, reader, required, fallback in fields:
        given = value.get(wire, _MISSING)
        if given is _MISSING:
            if required:
                path.append(wire)
                message = "required, but missing"
                raise MalformedError(message)
            continue
        path.append(wire)
        try:
            attributes[attribute] = reader.read(given, at)
        except MalformedError as problem:
            if fallback is None or not at.lenient:
                raise
            at.report(problem, fallback)
            del path[depth + 1 :]
            if fallback != OMIT:
                attributes[attribute] = [] if fallback == EMPTY else None
        path.pop()
    return attributes


def known_keys(fields: Sequence[Field], tag: tuple[str, str] | None) -> frozenset[str]:
    """Return the keys that are read from an object."""
    return frozenset([*(item.wire for item in fields), *(tag or ())[:1]])


def report_unknown(known: frozenset[str], value: dict[str, Any], at: Reading) -> None:
    """Report the keys of an object that are not read."""
    if at.issues is None:
        return
    for key in value:
        if key not in known:
            at.path.append(key)
            at.report("not a key of this revision", "ignored")
            at.path.pop()


class ModelReader(Struct):
    """An object that becomes a Struct; `tag` is the key and constant of a variant."""

    cls: type[Struct]
    fields: tuple[Field, ...]
    tag: tuple[str, str] | None = None
    _known: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self._known = known_keys(self.fields, self.tag)

    def read(self, value: Any, at: Reading) -> Struct:  # noqa: ANN401
        """Return the Struct."""
        if not is_object(value):
            raise expected("object", value)
        check_tag(self.tag, value, at)
        attributes = read_fields(self.fields, value, at)
        report_unknown(self._known, value, at)
        return self.cls(**attributes)


class CasesReader(Struct):
    """An object with an optional tag: some properties count only beside one of its values.

    Attributes:
        cls: The Struct.
        wire: Key of the optional tag.
        fields: Properties that always count.
        cases: The known values and what comes with them.
        other: Reader of the class that keeps the keys beside an unknown value.
        tag: Key and constant of the variant that the object is.
    """

    cls: type[Struct]
    wire: str
    fields: tuple[Field, ...]
    cases: dict[str, tuple[Field, ...]]
    other: OtherReader | None = None
    tag: tuple[str, str] | None = None
    _known: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self._known = known_keys(self.fields, self.tag)

    def read(self, value: Any, at: Reading) -> Struct | OtherVariant:  # noqa: ANN401
        """Return the Struct, or the open class where keys of an unknown value must be kept."""
        if not is_object(value):
            raise expected("object", value)
        check_tag(self.tag, value, at)
        given = value.get(self.wire)
        unknown = isinstance(given, str) and given not in self.cases
        if unknown and self.other is not None and value.keys() - self._known:
            return self.other.read(value, at)
        extra = self.cases.get(given, ()) if isinstance(given, str) else ()
        attributes = read_fields((*self.fields, *extra), value, at)
        report_unknown(self._known.union(item.wire for item in extra), value, at)
        return self.cls(**attributes)


def check_tag(tag: tuple[str, str] | None, value: dict[str, Any], at: Reading) -> None:
    """Demand the tag of a variant."""
    if tag is not None and value.get(tag[0]) != tag[1]:
        read_tag(tag[0], value, at)
        at.path.append(tag[0])
        message = f"expected the tag {tag[1]!r}"
        raise MalformedError(message)


def read_tag(key: str, value: dict[str, Any], at: Reading) -> str:
    """Return the tag of an object, which is a string whatever else it is."""
    tag = value.get(key, _MISSING)
    if isinstance(tag, str):
        return tag
    at.path.append(key)
    if tag is _MISSING:
        message = "required, but missing"
        raise MalformedError(message)
    raise expected("str", tag)


class UnionReader(Struct):
    """Objects told apart by a tag; `other` takes the unknown ones where the union is open."""

    tag: str
    known: Mapping[str, Reader]
    other: OtherReader | None = None

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return what the reader of the tag makes of the object."""
        if not is_object(value):
            raise expected("object", value)
        tag = value.get(self.tag)
        reader = self.known.get(tag if isinstance(tag, str) else read_tag(self.tag, value, at))
        if reader is not None:
            return reader.read(value, at)
        if self.other is not None:
            return self.other.read(value, at)
        at.path.append(self.tag)
        message = "expected a tag of this revision"
        raise MalformedError(message)


class OtherReader(Struct):
    """An object with an unknown tag; `fields` are typed all the same."""

    cls: type[OtherVariant]
    tag: str
    known: Mapping[str, object]
    fields: tuple[Field, ...] = ()
    outer: tuple[str, str] | None = None

    def read(self, value: Any, at: Reading) -> OtherVariant:  # noqa: ANN401
        """Return the object with its raw payload."""
        if not is_object(value):
            raise expected("object", value)
        check_tag(self.outer, value, at)
        tag = read_tag(self.tag, value, at)
        if tag in self.known or (at.outgoing and tag[:1] != "_"):
            at.path.append(self.tag)
            wanted = "an extension that starts with `_`" if at.outgoing else "an unknown tag"
            message = f"expected {wanted}"
            raise MalformedError(message)
        attributes = read_fields(self.fields, value, at)
        if at.outgoing:
            check_finite(value, at)
        return self.cls._make(value, attributes)  # pyright: ignore[reportPrivateUsage]

    def attributes(self, raw: object) -> dict[str, Any]:
        """Return the typed attributes of a raw object that somebody wants to send."""
        at = Reading(lenient=True)
        try:
            return self.read(raw, at)._attributes  # pyright: ignore[reportPrivateUsage]
        except MalformedError as problem:
            raise at.error(problem) from None


class WrapperReader(Struct):
    """A variant whose object is also an object of another union."""

    cls: Callable[[Any], Wrapper]
    inner: Reader
    tag: tuple[str, str]

    def read(self, value: Any, at: Reading) -> Wrapper:  # noqa: ANN401
        """Return the wrapped object."""
        if not is_object(value):
            raise expected("object", value)
        check_tag(self.tag, value, at)
        # The inner object can be put elsewhere, so it must not take the outer tag along.
        inner = {key: item for key, item in value.items() if key != self.tag[0]}
        return self.cls(self.inner.read(inner, at))


class Option(Struct):
    """An alternative without a tag: an object, or a list of objects, with required keys."""

    reader: Reader
    required: frozenset[str]
    is_list: bool = False

    def fits(self, value: object) -> bool:
        """Tell whether the value has what only this alternative demands."""
        if self.is_list:
            return isinstance(value, list) and all(self._has_keys(item) for item in value[:1])  # pyright: ignore[reportUnknownVariableType,reportUnknownArgumentType]
        return self._has_keys(value)

    def _has_keys(self, value: object) -> bool:
        return is_object(value) and value.keys() >= self.required


class UntaggedReader(Struct):
    """Alternatives told apart by their required properties, never by trying types."""

    options: tuple[Option, ...]

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return what the first alternative that fits makes of the value."""
        fitting = [option for option in self.options if option.fits(value)]
        if not fitting:
            wanted = " or ".join(self._describe(option) for option in self.options)
            raise expected(wanted, value)
        depth, issues = len(at.path), len(at.issues or ())
        for option in fitting[:-1]:
            try:
                return option.reader.read(value, at)
            except MalformedError:
                del at.path[depth:]
                del (at.issues or [])[issues:]
        return fitting[-1].reader.read(value, at)

    @staticmethod
    def _describe(option: Option) -> str:
        keys = ", ".join(sorted(option.required))
        return f"{'array of objects' if option.is_list else 'object'} with {keys}"


class Tables:
    """The readers of a package, by class or union."""

    def __init__(self, named: dict[str, Reader], readers: Mapping[Any, Reader]) -> None:
        """Link the readers.

        Args:
            named: Every reader that a `Ref` may name.
            readers: Readers by class or union.
        """
        seen: set[int] = set()
        link(named, named, seen)
        for reader in readers.values():
            link(reader, named, seen)
        self._readers = readers

    def is_native(self, type_: object) -> bool:
        """Tell whether msgspec alone decodes a class rightly."""
        return not isinstance(self._reader(type_), CasesReader)

    def read(
        self,
        value: object,
        type_: object,
        *,
        lenient: bool = False,
        issues: list[Issue] | None = None,
        outgoing: bool = False,
    ) -> Any:  # noqa: ANN401
        """Read a parsed value and turn a problem into the error with its path.

        Raises:
            DecodeError: The value is malformed.
            TypeError: The package has no such type.
        """
        at = Reading(lenient=lenient, issues=issues, outgoing=outgoing)
        try:
            return self._reader(type_).read(value, at)
        except MalformedError as problem:
            raise at.error(problem) from None
        except RecursionError:
            raise DecodeError("$", "nested too deeply") from None

    def read_untagged(self, type_: object, value: object) -> Any:  # noqa: ANN401
        """Read part of a payload strictly; raises `MalformedError`."""
        return self._reader(type_).read(value, Reading())

    def _reader(self, type_: object) -> Reader:
        try:
            return self._readers[type_]
        except (KeyError, TypeError):
            message = f"{type_!r} is not a class or union of this package"
            raise TypeError(message) from None
