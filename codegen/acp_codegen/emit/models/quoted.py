"""Tell which names annotations in `models.py` hold as text.

Annotations are evaluated with their class, so what they name has to be there. Unions never are:
they are made of the models.
"""

from __future__ import annotations

from contextlib import suppress
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from acp_codegen.schema.walk import references

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Layout
    from acp_codegen.schema import ir


def names_from(type_: ir.Type, layout: Layout) -> set[str]:
    """Return the Python names in the annotation of a type."""
    return {layout.python[target] for target in references(type_)}


def undefined_names(layout: Layout) -> frozenset[str]:
    """Return the unions, and the models and named types that lead into a circle of such."""
    graph: dict[str, set[str]] = {
        alias.name: names_from(alias.type, layout) for alias in layout.aliases
    }
    for struct in layout.structs:
        used = (names_from(item.type, layout) for item in struct.own)
        graph[struct.name] = set().union(*used, [struct.base] if struct.base else [])
    unions = frozenset(layout.union_names)
    sorter = TopologicalSorter({name: used - unions for name, used in graph.items()})
    with suppress(CycleError):
        # After a cycle it still yields, in order, whatever does not need the cycle.
        sorter.prepare()
    defined: set[str] = set()
    while ready := sorter.get_ready():
        defined.update(ready)
        sorter.done(*ready)
    return unions | (graph.keys() - defined)
