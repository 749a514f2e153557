"""Write what a session stores as Python: values as expressions, types as annotations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.layout.annotations import plain
from acp_codegen.session.stored import Constant, Empty
from acp_codegen.text import literal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from acp_codegen.session.stored import Initial, Slot, Snapshot

_EMPTY = {Empty.NOTHING: "None", Empty.LIST: "[]", Empty.OBJECT: "{}", Empty.BYTES: 'b""'}


def expression(initial: Initial) -> str:
    """Return the expression of a value."""
    if not isinstance(initial, Constant):
        return _EMPTY[initial]
    return f"{initial.enum}.{initial.member}" if initial.enum else literal(initial.value)


def start(snapshot: Snapshot) -> str:
    """Return the expression of what a new session has."""
    classes = snapshot.initial_classes
    return f"{classes[0]}()" if classes else expression(snapshot.empty)


def kept(slot: Slot, python: Mapping[str, str]) -> str:
    """Return the annotation of what an entity keeps.

    Args:
        slot: The property.
        python: Python names of the definitions.
    """
    return "bytes" if slot.stored == "bytes" else plain(slot.type, python)
