"""Enums that keep values they do not know."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Self


class OpenStrEnum(StrEnum):
    """Known strings, and any other string as a value that is not a member.

    An unknown value compares, hashes, prints and encodes as its string. It is made anew each time,
    so compare with `==`; nothing is registered, so unknown values cost no memory.
    """

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, str):
            return None
        unknown = str.__new__(cls, value)
        unknown._name_ = unknown._value_ = str(value)
        return unknown

    @property
    def is_known(self) -> bool:
        """Whether this revision of the schema lists the value."""
        return type(self).__members__.get(self._name_) is self

    def __reduce_ex__(self, protocol: object) -> tuple[type[Self], tuple[str]]:
        return type(self), (str(self.value),)


class OpenIntEnum(IntEnum):
    """Known integers, and any other integer as a value that is not a member."""

    @classmethod
    def _missing_(cls, value: object) -> Self | None:
        if not isinstance(value, int):
            return None
        unknown = int.__new__(cls, value)
        unknown._name_, unknown._value_ = str(int(value)), int(value)
        return unknown

    @property
    def is_known(self) -> bool:
        """Whether this revision of the schema lists the value."""
        return type(self).__members__.get(self._name_) is self

    def __reduce_ex__(self, protocol: object) -> tuple[type[Self], tuple[int]]:
        return type(self), (int(self.value),)
