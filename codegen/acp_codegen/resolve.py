"""Resolve a document: what it means, with every decision made.

The one boundary between what is understood and what is made of it. Imports `session` and below.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from acp_codegen.diagnostics import NEEDS_DECISION, GenerationError
from acp_codegen.layout.build import try_lay_out
from acp_codegen.meaning.overlay import Semantics
from acp_codegen.meaning.table import NO_MEANINGS, Meanings, read_meanings
from acp_codegen.schema.lower.definitions import try_lower
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.session.build import build_session

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from acp_codegen.diagnostics import Diagnostic
    from acp_codegen.layout.classes import Layout
    from acp_codegen.schema import ir
    from acp_codegen.schema.document import Document
    from acp_codegen.session.model import SessionModel

NOTHING = Semantics()
"""The overlay of a schema that needs none."""

Stage: TypeAlias = Literal["schema", "names", "meaning", "session"]
"""What a problem stands in the way of: lowering the schema, spelling its names in Python, saying
what its updates mean, or what they do to a session."""

_BROKEN: tuple[Stage, ...] = ("schema", "names")
"""Stages whose problems are those of the input; at the others a person must decide."""


@dataclass(frozen=True)
class Resolved:
    """What a document means, as far as it is understood.

    Attributes:
        document: The schema.
        revision: It as IR; where it is not understood, as far as it is.
        meanings: What updates do with its optional fields.
        layout: The classes of its package.
        session: What its session stores and does; None where the schema has no updates.
        problems: What is wrong, by stage. A stage that others stand in the way of has none.
    """

    document: Document
    revision: ir.Revision
    meanings: Meanings
    layout: Layout
    session: SessionModel | None
    problems: Mapping[Stage, tuple[Diagnostic, ...]]

    def found(self, *stages: Stage) -> list[Diagnostic]:
        """Return the problems of some stages; of all where none is named."""
        return [item for stage in stages or self.problems for item in self.problems[stage]]

    def checked(self, *stages: Stage) -> Resolved:
        """Return this where nothing is wrong.

        Args:
            stages: The stages that matter; all where none is named.

        Raises:
            GenerationError: The schema has something that cannot be generated faithfully, or
                else, with exit code 3, a person must decide.
        """
        asked = stages or tuple(self.problems)
        broken = [item for stage in asked if stage in _BROKEN for item in self.problems[stage]]
        if broken:
            raise GenerationError(broken)
        if undecided := self.found(*asked):
            raise GenerationError(undecided, NEEDS_DECISION)
        return self


def resolve(
    document: Document, roots: Iterable[str] = DEFAULT_ROOTS, *, semantics: Semantics = NOTHING
) -> Resolved:
    """Return what a schema means; this never raises.

    The same document, roots and overlay give the same value.

    Args:
        document: A loaded schema.
        roots: The definitions that the package starts from.
        semantics: The reviewed overlay of the project, for every revision.
    """
    overlay = semantics.at(document)
    revision, broken = try_lower(document, roots)
    layout, misnamed = try_lay_out(revision)
    meanings, undecided = (NO_MEANINGS, []) if broken else read_meanings(revision, overlay)
    session, unclear = (
        (None, []) if broken or misnamed else build_session(layout, meanings, overlay)
    )
    problems: dict[Stage, tuple[Diagnostic, ...]] = {
        "schema": tuple(broken),
        "names": tuple(misnamed),
        "meaning": tuple(undecided),
        "session": tuple(unclear),
    }
    return Resolved(document, revision, meanings, layout, session, problems)
