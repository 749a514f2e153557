"""One of the two revisions that are compared, in a form that is easy to compare."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from acp_codegen.schema import ir

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from acp_codegen.meaning.table import Meanings
    from acp_codegen.resolve import Resolved


@dataclass(frozen=True)
class Side:
    """One of two revisions that are compared.

    Attributes:
        resolved: What it means.
        definitions: Its definitions by name. An optional tag has its values in an open enum of its
            own here, `Model.tag`, so that it is comparable with an enum that the tag refers to.
    """

    resolved: Resolved
    definitions: Mapping[str, ir.Definition]

    @property
    def revision(self) -> ir.Revision:
        """What its schema says."""
        return self.resolved.revision

    @property
    def meanings(self) -> Meanings:
        """What updates do with its fields."""
        return self.resolved.meanings


def side_of(resolved: Resolved) -> Side:
    """Prepare a revision for comparison.

    What is new upstream is what a comparison is for, so it stops neither at fields that nobody
    has decided about, which are `unknown`, nor at entries of the overlay that are stale.
    """
    return Side(resolved, {item.name: item for item in _with_tag_enums(resolved.revision)})


def _with_tag_enums(revision: ir.Revision) -> Iterator[ir.Definition]:
    for item in revision.definitions:
        if not isinstance(item, ir.Model) or item.selector is None:
            yield item
            continue
        selector = item.selector
        enum = f"{item.name}.{selector.tag}"
        values = tuple(ir.EnumValue(case.value, case.pointer) for case in selector.cases)
        yield ir.OpenEnum(enum, selector.pointer, "string", values)
        type_ = ir.Nullable(ir.Ref(enum))
        yield replace(
            item,
            fields=tuple(
                replace(field, type=type_) if field.wire == selector.tag else field
                for field in item.fields
            ),
        )
