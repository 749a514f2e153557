"""What every part of a comparison is given: both sides, and which definitions are the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from acp_codegen.diff.rules import Kind
    from acp_codegen.diff.side import Side

Finding: TypeAlias = "tuple[Kind, str]"
"""The kind of a change and its message; what it is a change of is known to the caller."""


@dataclass(frozen=True)
class Pair:
    """Two sides.

    Attributes:
        old: The revision that it was.
        new: The revision that it becomes.
        names: New names of the old definitions that still exist.
        relate: What it means that a definition is used where another one was.
    """

    old: Side
    new: Side
    names: Mapping[str, str]
    relate: Callable[[str, str], list[Finding]]
