"""Base classes of what msgspec cannot decode by itself.

They are plain classes on purpose: msgspec writes its own Structs and dataclasses without asking,
and these write something else than their attributes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar

from msgspec import Struct, defstruct
from msgspec.structs import force_setattr

if TYPE_CHECKING:
    from collections.abc import Mapping

_S = TypeVar("_S", bound=Struct)


class _Absent(Struct, frozen=True):
    def __post_init__(self) -> None:
        message = "not a variant"
        raise ValueError(message)


def absent(tag_field: str) -> type[Struct]:
    """Return a class to put beside the only variant of a union.

    A lone tagged Struct is decoded by msgspec whether or not its tag is there; one of two is not.
    """
    return defstruct("Absent", (), bases=(_Absent,), tag_field=tag_field, tag="")


class OtherReader(Protocol):
    """Checks a raw object and returns its typed attributes by name."""

    def attributes(self, raw: object) -> dict[str, Any]:
        """Return the attributes; DecodeError where the object cannot be of the class."""
        ...


class OtherVariant:
    """An object whose tag this revision does not know: kept raw, and written back as it was.

    Attributes:
        raw: The object as it was received. Treat it as read-only.
    """

    __slots__ = ("_attributes", "raw")

    raw: Mapping[str, Any]
    _tag: ClassVar[str]
    _attributes: dict[str, Any]

    def __init__(self, raw: Mapping[str, Any]) -> None:
        """Take a raw object, for example to send an extension.

        Raises:
            DecodeError: The tag is missing or known, or a property that every variant has is
                malformed.
        """
        self.raw = raw
        self._attributes = self._reader().attributes(raw)

    @classmethod
    def _make(cls, raw: Mapping[str, Any], attributes: dict[str, Any]) -> Self:
        """Build from what a reader has checked."""
        self = cls.__new__(cls)
        self.raw = raw
        self._attributes = attributes
        return self

    @classmethod
    def _reader(cls) -> OtherReader:
        raise NotImplementedError

    @property
    def tag(self) -> str:
        """The tag that is not known."""
        return str(self.raw[self._tag])

    @property
    def is_custom(self) -> bool:
        """Whether the tag is an extension (`_`...) rather than one of a later revision."""
        return self.tag.startswith("_")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.raw == other.raw

    __hash__ = None  # type: ignore[assignment]  # the raw object can hold lists

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.raw!r})"

    def __reduce__(self) -> tuple[type[Self], tuple[Mapping[str, Any]]]:
        return type(self), (self.raw,)

    def __replace__(self, **changes: Any) -> Self:  # noqa: ANN401
        return type(self)(**{"raw": self.raw, **changes})


class Wrapper:
    """A variant that holds an object of another union and writes both tags into one object."""

    __slots__ = ("_inner",)

    _inner: Any
    _attribute: ClassVar[str]
    _tagged: ClassVar[tuple[str, str]]

    def __eq__(self, other: object) -> bool:
        return bool(self._inner == other._inner) if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash((type(self), self._inner))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._attribute}={self._inner!r})"

    def __reduce__(self) -> tuple[type[Self], tuple[Any]]:
        return type(self), (self._inner,)

    def __replace__(self, **changes: Any) -> Self:  # noqa: ANN401
        return type(self)(**{self._attribute: self._inner, **changes})


class Untagged:
    """Marks a union without a tag, which msgspec hands to the reader of the union."""

    __slots__ = ()


def untag(owner: Struct, attribute: str, payload: type[Struct]) -> None:
    """Turn tagged variants in an attribute into the payload class that the schema has there."""
    value = getattr(owner, attribute)
    plain = _untagged(value, payload)
    if plain is not value:
        force_setattr(owner, attribute, plain)


def _untagged(value: object, payload: type[Struct]) -> object:
    if isinstance(value, list):
        items: list[object] = value  # pyright: ignore[reportUnknownVariableType]
        plain = [_untagged(item, payload) for item in items]
        changed = any(new is not old for new, old in zip(plain, items, strict=True))
        return plain if changed else items
    if not isinstance(value, payload) or type(value) is payload:
        return value
    return payload(**{name: getattr(value, name) for name in payload.__struct_fields__})
