"""One of the two revisions that are compared, in a form that is easy to compare."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from acp_codegen.layout.build import try_lay_out
from acp_codegen.meaning.table import annotate, try_meanings
from acp_codegen.schema import ir
from acp_codegen.schema.walk import field_name
from acp_codegen.session.build import try_build_store

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from acp_codegen.layout.classes import Layout
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.meaning.table import Meaning
    from acp_codegen.session.model import Store


@dataclass(frozen=True)
class Side:
    """A revision, what its updates mean and the package that it becomes.

    Attributes:
        revision: The revision with the overlay's leniency in it.
        layout: The classes of its package.
        store: What its session stores, as far as roles are given.
        meanings: What updates do with its optional fields, by name.
        definitions: The definitions by name. An optional tag has its values in an open enum of its
            own here, `Model.tag`, so that it is comparable with an enum that the tag refers to.
    """

    revision: ir.Revision
    layout: Layout
    store: Store | None
    meanings: Mapping[str, Meaning]
    definitions: Mapping[str, ir.Definition]

    def meaning(self, field: ir.Field) -> Meaning | None:
        """Return what an update does with a field; None where the field is required."""
        return None if field.required else self.meanings.get(field_name(field))


def side_of(revision: ir.Revision, semantics: Semantics, *, pinned: bool) -> Side:
    """Prepare a revision for comparison.

    What is new upstream is what a comparison is for, so it stops neither at fields that nobody
    has decided about, which are `unknown`, nor at entries of the overlay that are stale.

    Args:
        revision: What the schema says.
        semantics: The reviewed overlay.
        pinned: Whether the overlay was reviewed for this revision.
    """
    if pinned:
        semantics = _limited(semantics, revision)
    lenient = semantics.apply(revision, pinned=False)
    found, _ = try_meanings(lenient, semantics, pinned=pinned)
    layout, _ = try_lay_out(annotate(lenient, found))
    store, _ = try_build_store(layout, semantics.roles, pinned=pinned)
    definitions = {item.name: item for item in _with_tag_enums(lenient)}
    return Side(lenient, layout, store, found, definitions)


def _limited(semantics: Semantics, revision: ir.Revision) -> Semantics:
    """Return the entries that were reviewed for a revision."""
    version, profile = revision.version, revision.profile
    return replace(
        semantics,
        malformed=tuple(
            rule for rule in semantics.malformed if rule.limits.covers(version, profile)
        ),
        presence=tuple(rule for rule in semantics.presence if rule.limits.covers(version, profile)),
    )


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
