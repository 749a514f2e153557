"""Readers of objects: models, unions and what stands outside of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from .errors import DecodeError, MalformedError, expected
from .readers import Reader, Reading, check_finite, is_object

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from msgspec import Struct

    from .objects import OtherVariant, Wrapper

OMIT: Final = "omitted"
EMPTY: Final = "emptied"
NULL: Final = "nulled"

_MISSING: Final = object()


@dataclass(slots=True, frozen=True)
class Field:
    """A property: its key, its attribute, its type and what a malformed value becomes."""

    wire: str
    attribute: str
    reader: Reader
    required: bool = False
    fallback: str | None = None


@dataclass(slots=True)
class Ref:
    """A reader that is defined elsewhere in the tables, found at first use."""

    table: Mapping[str, Reader]
    name: str
    _read: Callable[[Any, Reading], Any] | None = None

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Read with the reader of that name."""
        if self._read is None:
            self._read = self.table[self.name].read
        return self._read(value, at)


def read_fields(fields: Sequence[Field], value: dict[str, Any], at: Reading) -> dict[str, Any]:
    """Return the attributes of an object by name, without those that count as omitted."""
    attributes: dict[str, Any] = {}
    path = at.path
    depth = len(path)
    for item in fields:
        wire = item.wire
        given = value.get(wire, _MISSING)
        if given is _MISSING:
            if item.required:
                path.append(wire)
                message = "required, but missing"
                raise MalformedError(message)
            continue
        path.append(wire)
        try:
            attributes[item.attribute] = item.reader.read(given, at)
        except MalformedError as problem:
            if item.fallback is None or not at.lenient:
                raise
            at.report(problem, item.fallback)
            del path[depth + 1 :]
            if item.fallback != OMIT:
                attributes[item.attribute] = [] if item.fallback == EMPTY else None
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


@dataclass(slots=True)
class ModelReader:
    """An object that becomes a Struct; `tag` is the key and constant of a variant."""

    cls: type[Struct]
    fields: tuple[Field, ...]
    tag: tuple[str, str] | None = None
    _known: frozenset[str] = field(init=False)

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


@dataclass(slots=True)
class CasesReader:
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
    _known: frozenset[str] = field(init=False)

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


@dataclass(slots=True)
class UnionReader:
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


@dataclass(slots=True)
class OtherReader:
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


@dataclass(slots=True)
class WrapperReader:
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


@dataclass(slots=True, frozen=True)
class Option:
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


@dataclass(slots=True, frozen=True)
class UntaggedReader:
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


def decode_with(reader: Reader, value: object, at: Reading) -> Any:  # noqa: ANN401
    """Read a parsed value and turn a problem into the error with its path."""
    try:
        return reader.read(value, at)
    except MalformedError as problem:
        raise at.error(problem) from None
    except RecursionError:
        raise DecodeError("$", "nested too deeply") from None
