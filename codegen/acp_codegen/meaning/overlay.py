"""The reviewed overlay: what the schema says only in prose, in schema/semantics.toml.

Every entry names what it speaks of and gives a reason. An entry that names something the revision
does not have is stale and stops generation: a person must look again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.meaning.roles import NO_ROLES
from acp_codegen.schema.roots import DEFAULT_ROOTS

if TYPE_CHECKING:
    from acp_codegen.meaning.presence import Presence
    from acp_codegen.meaning.roles import Roles
    from acp_codegen.meaning.validity import Validity
    from acp_codegen.schema import ir
    from acp_codegen.schema.document import Document


@dataclass(frozen=True)
class MalformedRule:
    """What a malformed value of some fields becomes, where it is not what the keywords say.

    Attributes:
        fields: `Definition.property` names.
        becomes: What a lenient reader makes of the value.
        limits: Where it holds.
        file: Where it stands.
    """

    fields: tuple[str, ...]
    becomes: ir.Malformed
    limits: Validity
    file: str


@dataclass(frozen=True)
class PresenceRule:
    """What an update does with fields whose prose does not say it.

    Attributes:
        fields: `Definition.property` names; or none, and then
        wire: the JSON key of the fields, whose whole description is
        prose: one of these texts, blanks aside.
        presence: The class.
        reset: What null resets the value to.
        limits: Where it holds.
        file: Where it stands.
    """

    fields: tuple[str, ...]
    wire: str
    prose: tuple[str, ...]
    presence: Presence
    reset: str | None
    limits: Validity
    file: str

    def speaks_of(self, name: str, wire: str, prose: str) -> bool:
        """Tell whether the rule is about a field."""
        if self.fields:
            return name in self.fields
        return wire == self.wire and " ".join(prose.split()) in self.prose


@dataclass(frozen=True)
class Semantics:
    """The overlay of one project.

    Attributes:
        malformed: What malformed values become.
        presence: What updates do with fields.
        roles: What updates do to a session.
        is_reviewed: Whether all of it was reviewed for the revision that it speaks of, so that
            what the revision does not have makes an entry stale.
    """

    malformed: tuple[MalformedRule, ...] = ()
    presence: tuple[PresenceRule, ...] = ()
    roles: Roles = NO_ROLES
    is_reviewed: bool = True

    def __add__(self, other: Semantics) -> Semantics:
        """Return both overlays as one."""
        return Semantics(
            self.malformed + other.malformed,
            self.presence + other.presence,
            self.roles + other.roles,
        )

    def at(self, document: Document) -> Semantics:
        """Return what holds for a document.

        Presence and leniency were written for pinned revisions; for a schema that is not pinned
        all of it counts, wherever what it names exists.
        """
        version, profile = document.version, document.profile
        roles = self.roles.at(version, profile)
        if not document.is_pinned:
            return replace(self, roles=roles, is_reviewed=False)
        return Semantics(
            tuple(rule for rule in self.malformed if rule.limits.covers(version, profile)),
            tuple(rule for rule in self.presence if rule.limits.covers(version, profile)),
            roles,
        )


def should_be_there(name: str, revision: ir.Revision) -> bool:
    """Tell whether a revision that lacks `Definition.property` makes an entry about it stale.

    Fewer roots than usual reach fewer definitions, and make nothing stale that they do not reach.
    """
    if set(DEFAULT_ROOTS) <= set(revision.roots):
        return True
    return name.split(".", 1)[0] in {item.name for item in revision.definitions}


def stale(place: str) -> Diagnostic:
    """Return the problem of an entry that speaks of something the revision does not have."""
    return Diagnostic(
        place,
        "the overlay speaks of something that this revision does not have",
        "Limit the entry with `since`, `until` or `profiles`, or take it out.",
    )
