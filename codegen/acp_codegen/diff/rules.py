"""Whom a change breaks: the truth table, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Party(StrEnum):
    """Who can be broken by a change."""

    READERS = "readers"
    WRITERS = "writers"
    PYTHON = "python"


@dataclass(frozen=True)
class Rule:
    """A row of the truth table.

    Attributes:
        kind: Name of the kind of change.
        what: The change, in words.
        mirror: The kind that the same change has when it is read backwards.
        breaks: Whom it breaks.
    """

    kind: str
    what: str
    mirror: str
    breaks: tuple[Party, ...]


R, W, P = Party.READERS, Party.WRITERS, Party.PYTHON

PARTIES = """\
A *reader* of the old schema decodes what a peer of the new one sends. It breaks where it refuses
that, or takes it for something else; leniency saves the message, not the value.
A *writer* of the old schema sends to a peer of the new one. It breaks where what it sends is
refused, taken for something else or not understood any more.
*Python* code was written for the old package. It breaks where it stops running or type-checking.
What is new and can be kept or ignored by who does not know it breaks nobody. A presence class that
nobody has decided on yet, `unknown`, is a class like the others.
"""
"""What the columns of the table mean."""

AREAS: dict[str, tuple[Rule, ...]] = {
    "Meaning": (
        Rule("presence-changed", "the presence class is another one", "", (R, W)),
        Rule("null-value-changed", "null resets the value to something else", "", (R, W)),
        Rule(
            "session-changed", "an update or the client does other things to a session", "", (R, W)
        ),
    ),
    "Methods": (
        Rule("method-added", "a message of a method is new", "method-removed", ()),
        Rule("method-removed", "a message of a method is gone", "method-added", (W,)),
    ),
    "Unions and enums": (
        Rule("variant-added", "an open union has a new variant", "variant-removed", ()),
        Rule("closed-variant-added", "a closed union has a new variant", "variant-removed", (R,)),
        Rule("variant-removed", "a variant is gone", "variant-added", (W,)),
        Rule("union-opened", "unknown tags are allowed now", "union-closed", (R,)),
        Rule("union-closed", "unknown tags are not allowed any more", "union-opened", (W,)),
        Rule("tag-renamed", "another property is the tag", "", (R, W)),
        Rule("tag-added", "an object becomes a union with a required tag", "tag-removed", (R, W)),
        Rule("tag-removed", "a union becomes an object without a tag", "tag-added", (R, W)),
        Rule(
            "optional-tag-added", "a property becomes an optional tag", "optional-tag-removed", ()
        ),
        Rule(
            "optional-tag-removed", "an optional tag is a mere property", "optional-tag-added", ()
        ),
        Rule("alternative-added", "a new alternative without a tag", "alternative-removed", (R,)),
        Rule("alternative-removed", "an alternative is gone", "alternative-added", (W,)),
        Rule("enum-value-added", "an open enum has a new value", "enum-value-removed", ()),
        Rule("enum-value-removed", "an enum value is gone", "enum-value-added", (W,)),
    ),
    "Fields and types": (
        Rule("optional-field-added", "a new optional field", "optional-field-removed", ()),
        Rule("optional-field-removed", "an optional field is gone", "optional-field-added", (W,)),
        Rule("required-field-added", "a new required field", "required-field-removed", (W,)),
        Rule("required-field-removed", "a required field is gone", "required-field-added", (R, W)),
        Rule("field-required", "an optional field is required now", "field-optional", (W,)),
        Rule("field-optional", "a required field is optional now", "field-required", (R,)),
        Rule("null-allowed", "null is allowed now", "null-forbidden", (R,)),
        Rule("null-forbidden", "null is not allowed any more", "null-allowed", (W,)),
        Rule(
            "null-allowed-leniently",
            "null is allowed now; old readers forgive it, and it says what omission says",
            "null-forbidden-leniently",
            (),
        ),
        Rule(
            "null-forbidden-leniently",
            "null is not allowed any more, but forgiven, and said what omission says",
            "null-allowed-leniently",
            (),
        ),
        Rule("type-changed", "values of another type", "", (R, W)),
        Rule("type-widened", "a type that takes more values", "type-narrowed", (R,)),
        Rule("type-narrowed", "a type that takes fewer values", "type-widened", (W,)),
        Rule("type-compatible", "another type that both sides understand", "", ()),
        Rule("constraint-changed", "a limit or text format is another one", "", (R, W)),
        Rule("constraint-widened", "a limit is wider or gone", "constraint-narrowed", (R,)),
        Rule("constraint-narrowed", "a limit is narrower or new", "constraint-widened", (W,)),
        Rule("format-changed", "the format of a number, with the same range", "", ()),
        Rule("leniency-added", "malformed values are forgiven now", "leniency-dropped", ()),
        Rule("leniency-dropped", "malformed values are refused now", "leniency-added", (W,)),
        Rule("leniency-changed", "malformed values become something else", "", (W,)),
        Rule("default-changed", "another `default`, so omission says something else", "", (R, W)),
    ),
    "Definitions": (
        Rule("definition-added", "a new definition; its uses say more", "definition-removed", ()),
        Rule(
            "definition-removed", "a definition is gone; its uses say more", "definition-added", ()
        ),
        Rule("definition-renamed", "a definition has a new name", "", ()),
    ),
    "Python": (
        Rule("name-added", "a new public name", "name-removed", ()),
        Rule("name-removed", "a public name is gone", "name-added", (P,)),
        Rule("name-renamed", "a public name is another one", "", (P,)),
        Rule("name-turned", "a name stands for another kind of thing", "", (P,)),
        Rule("name-retyped", "a type alias stands for another type", "", (P,)),
        Rule("base-changed", "a class has another base class", "", (P,)),
        Rule("attribute-added", "a new attribute, with a default", "attribute-removed", ()),
        Rule("attribute-demanded", "a new required attribute", "attribute-removed", (P,)),
        Rule("attribute-removed", "an attribute is gone", "attribute-added", (P,)),
        Rule("attribute-retyped", "an attribute has another type", "", (P,)),
        Rule("member-added", "a new enum member", "member-removed", ()),
        Rule("member-removed", "an enum member is gone", "member-added", (P,)),
        Rule("member-renamed", "an enum member is called otherwise", "", (P,)),
        Rule("handler-added", "a new method of the handler; it falls back", "handler-removed", ()),
        Rule("handler-removed", "a method of the handler is gone", "handler-added", (P,)),
        Rule("entry-added", "a new key of METHODS", "entry-removed", ()),
        Rule("entry-removed", "a key of METHODS is gone", "entry-added", (P,)),
        Rule("entry-retyped", "a key of METHODS leads to another class", "", (P,)),
    ),
    "Wording": (
        Rule("evidence-changed", "other sentences prove the same presence class", "", ()),
        Rule("prose-changed", "a definition is described otherwise; read it", "", ()),
    ),
}
"""The truth table, by the sections of a report."""

RULES = {rule.kind: rule for rules in AREAS.values() for rule in rules}
"""The rows by kind; an empty mirror is the kind itself."""


@dataclass(frozen=True)
class Change:
    """A difference between two revisions.

    Attributes:
        kind: The row of the truth table that it falls under.
        subject: What changed: a definition, `Definition.property`, `Union[tag]`, a Python name.
        message: The change, in one line.
    """

    kind: str
    subject: str
    message: str

    @property
    def breaks(self) -> tuple[Party, ...]:
        """Whom it breaks."""
        return RULES[self.kind].breaks
