"""What decoding and encoding report: one problem, at one path, without the payload's values."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

Step: TypeAlias = object
"""A key of an object or an index of a list; what is no JSON can have keys of any type."""

_NAMES: dict[type, str] = {
    bool: "bool",
    bytes: "bytes",
    dict: "object",
    float: "float",
    int: "int",
    list: "array",
    str: "str",
    type(None): "null",
}


class DecodeError(ValueError):
    """A value is not what the schema says.

    Attributes:
        path: Where, for example `$.update.content[0].text`.
        message: What was expected and what was found, by type.
    """

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path
        self.message = message

    def __reduce__(self) -> tuple[type[DecodeError], tuple[str, str]]:
        return type(self), (self.path, self.message)


class EncodeError(ValueError):
    """A value cannot be written as JSON."""


class ApplyError(ValueError):
    """An update cannot be applied; nothing of it was.

    Attributes:
        update: What was to be applied.
        entity: What it was about, such as `terminal`.
        reason: Why not.
    """

    def __init__(self, update: object, entity: str, reason: str) -> None:
        super().__init__(f"{entity}: {reason}")
        self.update = update
        self.entity = entity
        self.reason = reason

    def __reduce__(self) -> tuple[type[ApplyError], tuple[object, str, str]]:
        return type(self), (self.update, self.entity, self.reason)


class Issue(Struct, frozen=True):
    """Something that decoding did not keep as it was.

    Attributes:
        path: What was not kept.
        message: Why; with the path of the problem, where that lies deeper.
        action: What was done: `omitted` (the field counts as not given), `emptied` (a required
            list), `nulled` (controls that could not be read), `skipped` (an item of a list) or
            `ignored` (a key that this revision does not know).
    """

    path: str
    message: str
    action: str


class MalformedError(ValueError):
    """Raised inside a reader; the reading in progress knows the path."""


def type_name(value: object) -> str:
    """Return what JSON calls the type of a value."""
    return _NAMES.get(type(value), type(value).__name__)


def expected(what: str, found: object) -> MalformedError:
    """Return the error for a value of the wrong type."""
    return MalformedError(f"expected {what}, got {type_name(found)}")


def path_text(steps: Iterable[Step]) -> str:
    """Write a path as `$.key[0]`, with unusual keys quoted and escaped."""
    parts = ["$"]
    for step in steps:
        if isinstance(step, int):
            parts.append(f"[{step}]")
        elif not isinstance(step, str):
            parts.append("[?]")
        elif step.isascii() and step.isidentifier():
            parts.append(f".{step}")
        else:
            # Only odd keys need it, and importing it takes a tenth of importing the package.
            from json import dumps  # noqa: PLC0415

            parts.append(f"[{dumps(step)}]")
    return "".join(parts)
