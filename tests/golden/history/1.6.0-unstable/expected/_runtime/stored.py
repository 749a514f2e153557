"""What stored entities have in common: how one field of an update meets what is stored.

Nothing here changes its arguments, and what can fail is done before an entity is touched, so that
an update that fails leaves the entity as it was.
"""

from __future__ import annotations

from binascii import a2b_base64
from copy import copy
from typing import Any, ClassVar, TypeVar

from msgspec import UnsetType

from .encoding import canonical
from .errors import ApplyError, EncodeError

_T = TypeVar("_T")
_Meta = dict[str, Any]
_MUTABLE: frozenset[type[Any]] = frozenset({dict, list})


class StoredEntity:
    """An entity of a session; equal to one of its class with the same fields."""

    __slots__ = ()

    _kind: ClassVar[str]
    _fields: ClassVar[tuple[str, ...]]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return not any(differ(getattr(self, name), getattr(other, name)) for name in self._fields)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._fields)
        return f"{type(self).__name__}({shown})"

    def _check(self, update: object, accepted: type, key: object, own: object) -> None:
        """Refuse what is not an update of this entity.

        Raises:
            TypeError: An update of something else.
            ApplyError: An update of another entity of this kind.
        """
        if not isinstance(update, accepted):
            message = f"expected {accepted.__name__}, got {type(update).__name__}"
            raise TypeError(message)
        if key != own:
            raise ApplyError(update, self._kind, "the update has the id of another one")


def own(value: _T) -> _T:
    """Return a JSON value in a list or dict of its own."""
    return copy(value) if type(value) in _MUTABLE else value


def merged(given: _Meta | None, stored: _Meta) -> _Meta:
    """Return metadata that an object patches by top-level key; nested objects are values."""
    if given is None:
        return {}
    result = {**stored, **given}
    return {key: value for key, value in result.items() if key not in given or value is not None}


def retained(given: _T | UnsetType | None, stored: _T) -> _T:
    """Return a field that only a value changes."""
    return stored if isinstance(given, UnsetType) or given is None else given


def optional(given: _T | UnsetType | None, empty: _T) -> _T:
    """Return a field that belongs to this update alone."""
    return empty if isinstance(given, UnsetType) or given is None else given


def decoded(text: str, update: object, kind: str) -> bytes:
    """Return the bytes of base64 text.

    Raises:
        ApplyError: It is not base64.
    """
    try:
        return a2b_base64(text, strict_mode=True)
    except (TypeError, ValueError):
        raise ApplyError(update, kind, "the data is not base64") from None


def differ(old: object, new: object) -> bool:
    """Tell whether two JSON values differ; Python takes `1`, `1.0` and `true` for one."""
    if old is new or old != new:
        return old is not new
    if isinstance(old, str | bytes | bytearray):
        return False
    try:
        return canonical(old) != canonical(new)
    except EncodeError:
        return True
