"""The reviewed overlay: what the schema says only in prose, in schema/semantics.toml.

Every entry names what it speaks of and gives a reason. An entry that names something the revision
does not have is stale and stops generation: a person must look again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import NEEDS_DECISION, Diagnostic, GenerationError
from acp_codegen.meaning.roles import NO_ROLES
from acp_codegen.schema import ir
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.schema.walk import field_name, map_fields

if TYPE_CHECKING:
    from acp_codegen.meaning.presence import Presence
    from acp_codegen.meaning.roles import Roles
    from acp_codegen.meaning.validity import Validity


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
    """The overlay of one project."""

    malformed: tuple[MalformedRule, ...] = ()
    presence: tuple[PresenceRule, ...] = ()
    roles: Roles = NO_ROLES

    def __add__(self, other: Semantics) -> Semantics:
        """Return both overlays as one."""
        return Semantics(
            self.malformed + other.malformed,
            self.presence + other.presence,
            self.roles + other.roles,
        )

    def apply(self, revision: ir.Revision, *, pinned: bool) -> ir.Revision:
        """Return the revision with the overlay's leniency in it.

        Args:
            revision: What the schema says.
            pinned: Whether the rules were reviewed for this revision. For a schema that is not
                pinned, rules apply where what they name exists.

        Raises:
            GenerationError: A rule names a field that the revision does not have, though it has
                the definition; exit code 3.
        """
        rules = {
            name: rule
            for rule in self.malformed
            if not pinned or rule.limits.covers(revision.version, revision.profile)
            for name in rule.fields
        }
        found: set[str] = set()

        def decide(field: ir.Field) -> ir.Field:
            name = field_name(field)
            if name not in rules or not isinstance(field.type, ir.Nullable):
                return field
            found.add(name)
            return replace(field, malformed=rules[name].becomes)

        definitions = tuple(map_fields(item, decide) for item in revision.definitions)
        missing = [name for name in rules.keys() - found if should_be_there(name, revision)]
        if missing and pinned:
            places = (f"{rules[name].file}#{name}" for name in missing)
            raise GenerationError(map(stale, places), NEEDS_DECISION)
        return replace(revision, definitions=definitions)


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
