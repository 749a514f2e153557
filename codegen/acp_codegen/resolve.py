"""Resolve a document: what it means, with every decision made.

The one boundary between what is understood and what is made of it. Imports `session` and below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError
from acp_codegen.layout.build import lay_out, try_lay_out
from acp_codegen.meaning.overlay import Semantics
from acp_codegen.meaning.table import annotate, try_meanings
from acp_codegen.schema.document import UNPINNED
from acp_codegen.schema.lower.definitions import try_lower
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.session.build import try_build_store

if TYPE_CHECKING:
    from collections.abc import Iterable

    from acp_codegen.layout.classes import Layout
    from acp_codegen.meaning.table import Meaning
    from acp_codegen.schema.document import Document
    from acp_codegen.session.model import Store

NOTHING = Semantics()
"""The overlay of a schema that needs none."""


@dataclass(frozen=True)
class Resolved:
    """What a schema means, with every decision made.

    Attributes:
        document: The schema.
        roots: The definitions that the package starts from.
        layout: The classes of the package.
        store: What its session stores; None where the schema has no updates.
        meanings: What an update does with each optional field, by name.
    """

    document: Document
    roots: tuple[str, ...]
    layout: Layout
    store: Store | None
    meanings: dict[str, Meaning]


def resolve(
    document: Document, roots: Iterable[str] = DEFAULT_ROOTS, *, semantics: Semantics = NOTHING
) -> Resolved:
    """Return what a schema means; arguments and errors are those of `build_package`."""
    roots = tuple(roots)
    pinned = document.version != UNPINNED
    revision, problems = try_lower(document, roots)
    _, collisions = try_lay_out(revision)
    if problems or collisions:
        raise GenerationError([*problems, *collisions])
    revision = semantics.apply(revision, pinned=pinned)
    found, undecided = try_meanings(revision, semantics, pinned=pinned)
    layout = lay_out(annotate(revision, found))
    store, unclear = try_build_store(layout, semantics.roles, pinned=pinned)
    if undecided or unclear:
        raise GenerationError([*undecided, *unclear], NEEDS_DECISION)
    return Resolved(document, roots, layout, store, found)
