"""Readers of unions: tagged, open, wrapped and untagged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

from .errors import MalformedError, expected
from .models import Field, check_tag, read_fields, read_tag
from .readers import Reader, Reading, check_finite, is_object

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .objects import OtherVariant, Wrapper


class VariantReader(Protocol):
    """Reads the objects of one tag."""

    def read_known(self, value: dict[str, Any], at: Reading) -> Any:  # noqa: ANN401
        """Return what an object becomes whose tag has been seen."""
        ...


class UnionReader(Struct):
    """Objects told apart by a tag; `other` takes the unknown ones where the union is open."""

    tag: str
    known: Mapping[str, VariantReader]
    other: OtherReader | None = None

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return what the reader of the tag makes of the object."""
        if not is_object(value):
            raise expected("object", value)
        tag = value.get(self.tag)
        if not isinstance(tag, str):
            tag = read_tag(self.tag, value, at)
        reader = self.known.get(tag)
        if reader is not None:
            return reader.read_known(value, at)
        if self.other is not None:
            return self.other.read_unknown(value, tag, at)
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
        if tag in self.known:
            at.path.append(self.tag)
            message = "expected an unknown tag"
            raise MalformedError(message)
        return self.read_unknown(value, tag, at)

    def read_unknown(self, value: dict[str, Any], tag: str, at: Reading) -> OtherVariant:
        """Return the same for an object whose tag has been seen to be unknown."""
        if at.outgoing and tag[:1] != "_":
            at.path.append(self.tag)
            message = "expected an extension that starts with `_`"
            raise MalformedError(message)
        attributes = read_fields(self.fields, value, at) if self.fields else {}
        if at.checks:
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
        return self.read_known(value, at)

    def read_known(self, value: dict[str, Any], at: Reading) -> Wrapper:
        """Return the same for an object whose tag has been seen."""
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
