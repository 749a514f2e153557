"""The table path: read parsed JSON by the tables of a revision.

It is taken where msgspec stops: for unknown variants, for leniency, for issues and for the error
text. A reader raises `MalformedError`; the `Reading` holds the path to the place where it did.
"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard

from msgspec import Struct

from .errors import DecodeError, Issue, MalformedError, Step, expected, path_text, type_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .enums import OpenIntEnum, OpenStrEnum

_EXACT = 2**53


class Reading(Struct, gc=False):
    """One pass over one payload.

    Attributes:
        lenient: Whether the schema's leniency applies.
        issues: Takes what was not kept; None where nobody asked.
        outgoing: Whether the value is about to be sent, which forbids what only a receiver has to
            tolerate: unknown names without the `_` of an extension.
        checks: Whether the value could hold numbers that JSON cannot write.
        path: Where the pass is.
    """

    lenient: bool = False
    issues: list[Issue] | None = None
    outgoing: bool = False
    checks: bool = False
    path: list[Step] = []

    def error(self, problem: object) -> DecodeError:
        """Return the error for a problem at the current place."""
        return DecodeError(path_text(self.path), str(problem))

    def report(self, problem: object, action: str, depth: int) -> None:
        """Record that what stands at the first `depth` steps of the current path was not kept."""
        if self.issues is None:
            return
        message = str(problem)
        if len(self.path) > depth:
            message = f"{message} at {path_text(self.path)}"
        self.issues.append(Issue(path_text(self.path[:depth]), message, action))


class Reader(Protocol):
    """Reads one type."""

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return the decoded value, or raise `MalformedError` with the path left at the place."""
        ...


def is_object(value: object) -> TypeGuard[dict[str, Any]]:
    """Tell whether a value is a JSON object."""
    return isinstance(value, dict)


class AnyReader:
    """Any JSON value, as it is."""

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return the value."""
        if at.checks:
            check_finite(value, at)
        return value


class ObjectReader(AnyReader):
    """Any JSON object, as it is."""

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return the object."""
        if not is_object(value):
            raise expected("object", value)
        return super().read(value, at)


class StringReader(Struct):
    """A string within limits."""

    min_length: int = 0
    max_length: int | None = None
    pattern: str | None = None

    def read(self, value: Any, at: Reading) -> str:  # noqa: ANN401
        """Return the string."""
        if not isinstance(value, str):
            raise expected("str", value)
        if len(value) < self.min_length:
            message = f"expected a str of length >= {self.min_length}"
            raise MalformedError(message)
        if self.max_length is not None and len(value) > self.max_length:
            message = f"expected a str of length <= {self.max_length}"
            raise MalformedError(message)
        if self.pattern is not None and not re.search(self.pattern, value):
            message = f"expected a str that matches {self.pattern}"
            raise MalformedError(message)
        return value if type(value) is str else str(value)


class BooleanReader:
    """True or false."""

    def read(self, value: Any, at: Reading) -> bool:  # noqa: ANN401
        """Return the boolean."""
        if not isinstance(value, bool):
            raise expected("bool", value)
        return value


class IntegerReader(Struct):
    """An integer within bounds; `1.0` is one, as in JSON Schema, while doubles are exact."""

    minimum: int | None = None
    maximum: int | None = None

    def read(self, value: Any, at: Reading) -> int:  # noqa: ANN401
        """Return the integer."""
        if isinstance(value, float) and value.is_integer() and abs(value) <= _EXACT:
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool):
            raise expected("int", value)
        _check_bounds("int", value, self.minimum, self.maximum)
        return value if type(value) is int else int(value)


class NumberReader(Struct):
    """A number within bounds, as a double."""

    minimum: float | None = None
    maximum: float | None = None

    def read(self, value: Any, at: Reading) -> float:  # noqa: ANN401
        """Return the number."""
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise expected("float", value)
        try:
            number = float(value)
        except OverflowError:
            number = math.inf
        if not math.isfinite(number):
            message = "expected a finite float"
            raise MalformedError(message)
        _check_bounds("float", number, self.minimum, self.maximum)
        return number


class EnumReader(Struct):
    """An open enum of strings or integers."""

    cls: Callable[[Any], OpenStrEnum | OpenIntEnum]
    base: StringReader | IntegerReader
    known: Mapping[object, OpenStrEnum | OpenIntEnum]

    def read(self, value: Any, at: Reading) -> OpenStrEnum | OpenIntEnum:  # noqa: ANN401
        """Return the enum's value, known or not."""
        if isinstance(value, str) and value in self.known:
            return self.known[value]
        result = self.cls(self.base.read(value, at))
        if at.outgoing and isinstance(result, str) and not result.is_known and result[:1] != "_":
            message = "expected a value of this revision, or an extension that starts with `_`"
            raise MalformedError(message)
        return result


class NullableReader(Struct):
    """A value or null."""

    of: Reader

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return None or the value."""
        return None if value is None else self.of.read(value, at)


class NullAsEmptyReader(Struct):
    """A list for which null stands for the empty one."""

    of: Reader

    def read(self, value: Any, at: Reading) -> Any:  # noqa: ANN401
        """Return the list."""
        if value is None and at.lenient:
            at.report("null stands for the empty list", "emptied", len(at.path))
            return []
        return self.of.read(value, at)


class ArrayReader(Struct):
    """A list; `skip` drops malformed items where reading is lenient."""

    item: Reader
    min_items: int = 0
    max_items: int | None = None
    skip: bool = False

    def read(self, value: Any, at: Reading) -> list[Any]:  # noqa: ANN401
        """Return the list of the items that could be read."""
        if not isinstance(value, list):
            raise expected("array", value)
        items: list[object] = value  # pyright: ignore[reportUnknownVariableType]
        read, path, skip = self.item.read, at.path, self.skip and at.lenient
        depth = len(path)
        result: list[Any] = []
        path.append(0)
        for index, item in enumerate(items):
            path[depth] = index
            try:
                result.append(read(item, at))
            except MalformedError as problem:
                if not skip:
                    raise
                at.report(problem, "skipped", depth + 1)
                del path[depth + 1 :]
        path.pop()
        if len(result) < self.min_items:
            message = f"expected an array of length >= {self.min_items}"
            raise MalformedError(message)
        if self.max_items is not None and len(result) > self.max_items:
            message = f"expected an array of length <= {self.max_items}"
            raise MalformedError(message)
        return result


def _check_bounds(name: str, value: float, minimum: float | None, maximum: float | None) -> None:
    if minimum is not None and value < minimum:
        message = f"expected {name} >= {minimum}"
        raise MalformedError(message)
    if maximum is not None and value > maximum:
        message = f"expected {name} <= {maximum}"
        raise MalformedError(message)


def check_finite(value: object, at: Reading) -> None:
    """Refuse NaN and infinity anywhere in a value, since JSON writes them as null.

    The walk keeps its own stack, so that nesting is bounded by memory alone.
    """
    stack: list[tuple[tuple[Step, ...], object]] = [((), value)]
    while stack:
        steps, item = stack.pop()
        if isinstance(item, float) and not math.isfinite(item):
            at.path.extend(steps)
            message = f"expected a finite float, got {type_name(item)}"
            raise MalformedError(message)
        if is_object(item):
            keys: list[object] = list(item)
            if any(not isinstance(key, str) for key in keys):
                at.path.extend(steps)
                message = "expected keys of type str"
                raise MalformedError(message)
            stack.extend(((*steps, key), child) for key, child in item.items())
        elif isinstance(item, list | tuple):
            children: list[object] = list(item)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
            stack.extend(((*steps, index), child) for index, child in enumerate(children))
