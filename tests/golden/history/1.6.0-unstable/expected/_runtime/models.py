"""Readers of objects that become Structs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct

from .errors import MalformedError, expected
from .readers import Reader, Reading, is_object

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .objects import OtherVariant
    from .unions import OtherReader

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


def read_fields(fields: Sequence[Field], value: dict[str, Any], at: Reading) -> dict[str, Any]:
    """Return the attributes of an object by name, without those that count as omitted."""
    attributes: dict[str, Any] = {}
    path = at.path
    depth = len(path)
    path.append("")
    for wire, attribute, reader, required, fallback in fields:
        if wire not in value:
            if required:
                path[depth] = wire
                message = "required, but missing"
                raise MalformedError(message)
            continue
        path[depth] = wire
        try:
            attributes[attribute] = reader.read(value[wire], at)
        except MalformedError as problem:
            if fallback is None or not at.lenient:
                raise
            at.report(problem, fallback, depth + 1)
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
    for key in value:
        if key not in known:
            at.path.append(key)
            at.report("not a key of this revision", "ignored", len(at.path))
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
        return self.read_known(value, at)

    def read_known(self, value: dict[str, Any], at: Reading) -> Struct:
        """Return the Struct for an object whose tag has been seen."""
        attributes = read_fields(self.fields, value, at)
        if at.issues is not None:
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
        return self.read_known(value, at)

    def read_known(self, value: dict[str, Any], at: Reading) -> Struct | OtherVariant:
        """Return the same for an object whose tag has been seen."""
        given = value.get(self.wire)
        unknown = isinstance(given, str) and given not in self.cases
        if unknown and self.other is not None and value.keys() - self._known:
            return self.other.read(value, at)
        extra = self.cases.get(given, ()) if isinstance(given, str) else ()
        attributes = read_fields((*self.fields, *extra), value, at)
        if at.issues is not None:
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
