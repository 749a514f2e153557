"""Whom a change breaks: the truth table, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum, unique


class Party(StrEnum):
    """Who can be broken by a change."""

    READERS = "readers"
    WRITERS = "writers"
    PYTHON = "python"


class Area(StrEnum):
    """The sections of a report, in their order."""

    MEANING = "Meaning"
    METHODS = "Methods"
    UNIONS = "Unions and enums"
    FIELDS = "Fields and types"
    DEFINITIONS = "Definitions"
    PYTHON = "Python"
    WORDING = "Wording"


@dataclass(frozen=True)
class Rule:
    """A row of the truth table.

    Attributes:
        area: Where a report tells the change.
        what: The change, in words.
        breaks: Whom it breaks.
        undoes: The rows further up that the same change has when it is read backwards. What undoes
            several is undone by the first.
    """

    area: Area
    what: str
    breaks: tuple[Party, ...] = ()
    undoes: tuple[Rule, ...] = ()


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

R, W, P = Party
MEANING, METHODS, UNIONS, FIELDS, DEFINITIONS, PYTHON, WORDING = Area


@unique
class Kind(Enum):
    """The kinds of change: the truth table, a row each.

    As text, in reports and in JSON, a kind is its name with hyphens: `null-allowed`. This is the
    only place that lists them, so a kind that has no row is an error to a type checker.
    """

    PRESENCE_CHANGED = Rule(MEANING, "the presence class is another one", (R, W))
    NULL_VALUE_CHANGED = Rule(MEANING, "null resets the value to something else", (R, W))
    SESSION_CHANGED = Rule(
        MEANING, "an update or the client does other things to a session", (R, W)
    )

    METHOD_ADDED = Rule(METHODS, "a message of a method is new")
    METHOD_REMOVED = Rule(METHODS, "a message of a method is gone", (W,), (METHOD_ADDED,))

    VARIANT_ADDED = Rule(UNIONS, "an open union has a new variant")
    CLOSED_VARIANT_ADDED = Rule(UNIONS, "a closed union has a new variant", (R,))
    VARIANT_REMOVED = Rule(UNIONS, "a variant is gone", (W,), (VARIANT_ADDED, CLOSED_VARIANT_ADDED))
    UNION_OPENED = Rule(UNIONS, "unknown tags are allowed now", (R,))
    UNION_CLOSED = Rule(UNIONS, "unknown tags are not allowed any more", (W,), (UNION_OPENED,))
    TAG_RENAMED = Rule(UNIONS, "another property is the tag", (R, W))
    TAG_ADDED = Rule(UNIONS, "an object becomes a union with a required tag", (R, W))
    TAG_REMOVED = Rule(UNIONS, "a union becomes an object without a tag", (R, W), (TAG_ADDED,))
    OPTIONAL_TAG_ADDED = Rule(UNIONS, "a property becomes an optional tag")
    OPTIONAL_TAG_REMOVED = Rule(
        UNIONS, "an optional tag is a mere property", (), (OPTIONAL_TAG_ADDED,)
    )
    ALTERNATIVE_ADDED = Rule(UNIONS, "a new alternative without a tag", (R,))
    ALTERNATIVE_REMOVED = Rule(UNIONS, "an alternative is gone", (W,), (ALTERNATIVE_ADDED,))
    ENUM_VALUE_ADDED = Rule(UNIONS, "an open enum has a new value")
    ENUM_VALUE_REMOVED = Rule(UNIONS, "an enum value is gone", (W,), (ENUM_VALUE_ADDED,))

    OPTIONAL_FIELD_ADDED = Rule(FIELDS, "a new optional field")
    OPTIONAL_FIELD_REMOVED = Rule(
        FIELDS, "an optional field is gone", (W,), (OPTIONAL_FIELD_ADDED,)
    )
    REQUIRED_FIELD_ADDED = Rule(FIELDS, "a new required field", (W,))
    REQUIRED_FIELD_REMOVED = Rule(
        FIELDS, "a required field is gone", (R, W), (REQUIRED_FIELD_ADDED,)
    )
    FIELD_REQUIRED = Rule(FIELDS, "an optional field is required now", (W,))
    FIELD_OPTIONAL = Rule(FIELDS, "a required field is optional now", (R,), (FIELD_REQUIRED,))
    NULL_ALLOWED = Rule(FIELDS, "null is allowed now", (R,))
    NULL_FORBIDDEN = Rule(FIELDS, "null is not allowed any more", (W,), (NULL_ALLOWED,))
    NULL_ALLOWED_LENIENTLY = Rule(
        FIELDS, "null is allowed now; old readers forgive it, and it says what omission says"
    )
    NULL_FORBIDDEN_LENIENTLY = Rule(
        FIELDS,
        "null is not allowed any more, but forgiven, and said what omission says",
        (),
        (NULL_ALLOWED_LENIENTLY,),
    )
    TYPE_CHANGED = Rule(FIELDS, "values of another type", (R, W))
    TYPE_WIDENED = Rule(FIELDS, "a type that takes more values", (R,))
    TYPE_NARROWED = Rule(FIELDS, "a type that takes fewer values", (W,), (TYPE_WIDENED,))
    TYPE_COMPATIBLE = Rule(FIELDS, "another type that both sides understand")
    CONSTRAINT_CHANGED = Rule(FIELDS, "a limit or text format is another one", (R, W))
    CONSTRAINT_WIDENED = Rule(FIELDS, "a limit is wider or gone", (R,))
    CONSTRAINT_NARROWED = Rule(FIELDS, "a limit is narrower or new", (W,), (CONSTRAINT_WIDENED,))
    FORMAT_CHANGED = Rule(FIELDS, "the format of a number, with the same range")
    LENIENCY_ADDED = Rule(FIELDS, "malformed values are forgiven now")
    LENIENCY_DROPPED = Rule(FIELDS, "malformed values are refused now", (W,), (LENIENCY_ADDED,))
    LENIENCY_CHANGED = Rule(FIELDS, "malformed values become something else", (W,))
    DEFAULT_CHANGED = Rule(FIELDS, "another `default`, so omission says something else", (R, W))

    DEFINITION_ADDED = Rule(DEFINITIONS, "a new definition; its uses say more")
    DEFINITION_REMOVED = Rule(
        DEFINITIONS, "a definition is gone; its uses say more", (), (DEFINITION_ADDED,)
    )
    DEFINITION_RENAMED = Rule(DEFINITIONS, "a definition has a new name")

    NAME_ADDED = Rule(PYTHON, "a new public name")
    NAME_REMOVED = Rule(PYTHON, "a public name is gone", (P,), (NAME_ADDED,))
    NAME_RENAMED = Rule(PYTHON, "a public name is another one", (P,))
    NAME_TURNED = Rule(PYTHON, "a name stands for another kind of thing", (P,))
    NAME_RETYPED = Rule(PYTHON, "a type alias stands for another type", (P,))
    BASE_CHANGED = Rule(PYTHON, "a class has another base class", (P,))
    ATTRIBUTE_ADDED = Rule(PYTHON, "a new attribute, with a default")
    ATTRIBUTE_DEMANDED = Rule(PYTHON, "a new required attribute", (P,))
    ATTRIBUTE_REMOVED = Rule(
        PYTHON, "an attribute is gone", (P,), (ATTRIBUTE_ADDED, ATTRIBUTE_DEMANDED)
    )
    ATTRIBUTE_RETYPED = Rule(PYTHON, "an attribute has another type", (P,))
    MEMBER_ADDED = Rule(PYTHON, "a new enum member")
    MEMBER_REMOVED = Rule(PYTHON, "an enum member is gone", (P,), (MEMBER_ADDED,))
    MEMBER_RENAMED = Rule(PYTHON, "an enum member is called otherwise", (P,))
    HANDLER_ADDED = Rule(PYTHON, "a new method of the handler; it falls back")
    HANDLER_REMOVED = Rule(PYTHON, "a method of the handler is gone", (P,), (HANDLER_ADDED,))
    ENTRY_ADDED = Rule(PYTHON, "a new key of METHODS")
    ENTRY_REMOVED = Rule(PYTHON, "a key of METHODS is gone", (P,), (ENTRY_ADDED,))
    ENTRY_RETYPED = Rule(PYTHON, "a key of METHODS leads to another class", (P,))

    EVIDENCE_CHANGED = Rule(WORDING, "other sentences prove the same presence class")
    PROSE_CHANGED = Rule(WORDING, "a definition is described otherwise; read it")

    def __str__(self) -> str:
        return self.name.lower().replace("_", "-")

    @property
    def mirror(self) -> Kind:
        """The kind that the same change has when it is read backwards; itself where it has none."""
        if self.value.undoes:
            return Kind(self.value.undoes[0])
        return next((kind for kind in Kind if self.value in kind.value.undoes), self)


@dataclass(frozen=True)
class Change:
    """A difference between two revisions.

    Attributes:
        kind: The row of the truth table that it falls under.
        subject: What changed: a definition, `Definition.property`, `Union[tag]`, a Python name.
        message: The change, in one line.
    """

    kind: Kind
    subject: str
    message: str

    @property
    def breaks(self) -> tuple[Party, ...]:
        """Whom it breaks."""
        return self.kind.value.breaks
