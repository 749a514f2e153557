"""The intermediate representation: what a schema revision means, without its JSON Schema spelling.

Everything here is frozen and serialisable. `lower` builds it, every later stage reads it, and
nothing after `lower` looks at a schema keyword again. Names are the schema's own; Python names
are decided in `layout`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""A parsed JSON value."""

Number: TypeAlias = int | float


@dataclass(frozen=True)
class Scalar:
    """A string, integer, number or boolean, with the constraints that decoding enforces.

    `format` and `encoding` (`contentEncoding`) are annotations: they describe, never reject.
    """

    base: Literal["string", "integer", "number", "boolean"]
    minimum: Number | None = None
    maximum: Number | None = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    format: str | None = None
    encoding: str | None = None


@dataclass(frozen=True)
class Anything:
    """Any JSON value, null included."""


@dataclass(frozen=True)
class FreeObject:
    """Any JSON object."""


@dataclass(frozen=True)
class Ref:
    """A use of the definition named `target`."""

    target: str


@dataclass(frozen=True)
class Array:
    """A list; `skip_invalid` drops malformed items where decoding is lenient."""

    item: Type
    min_items: int | None = None
    max_items: int | None = None
    skip_invalid: bool = False


@dataclass(frozen=True)
class Nullable:
    """`of`, or null."""

    of: Type


Type: TypeAlias = Scalar | Anything | FreeObject | Ref | Array | Nullable


Malformed: TypeAlias = Literal["rejected", "omitted", "emptied", "nulled"]


@dataclass(frozen=True)
class Field:
    """A property of an object.

    Attributes:
        wire: The JSON key.
        type: What the value may be.
        required: Whether the key must be present.
        pointer: JSON pointer of the property.
        doc: Upstream's description.
        malformed: What a lenient reader makes of a malformed value.
        default_on_null: Null stands for the empty list.
        default: JSON text of the schema's `default`, an annotation that fills nothing in.
    """

    wire: str
    type: Type
    required: bool
    pointer: str
    doc: str = ""
    malformed: Malformed = "rejected"
    default_on_null: bool = False
    default: str | None = None


@dataclass(frozen=True)
class Case:
    """One value of an optional tag and the fields that come with it."""

    value: str
    pointer: str
    doc: str = ""
    fields: tuple[Field, ...] = ()


@dataclass(frozen=True)
class Selector:
    """An optional, nullable, open tag inside a model: one class, some fields only with a value.

    Attributes:
        tag: The JSON key; the model also has a field of that name.
        cases: The known values.
        open: Whether other values are allowed (and keep their extra keys).
        pointer: JSON pointer of the branches.
    """

    tag: str
    cases: tuple[Case, ...]
    open: bool
    pointer: str


@dataclass(frozen=True)
class Model:
    """An object with named properties."""

    name: str
    pointer: str
    fields: tuple[Field, ...]
    doc: str = ""
    selector: Selector | None = None


@dataclass(frozen=True)
class Variant:
    """A known tag of a tagged union.

    Attributes:
        tag: The constant.
        payload: Name of the definition that holds the other properties, if there is one.
        fields: Properties written in the branch itself.
        pointer: JSON pointer of the branch.
        doc: Upstream's description of the branch.
    """

    tag: str
    payload: str | None
    fields: tuple[Field, ...]
    pointer: str
    doc: str = ""


@dataclass(frozen=True)
class Other:
    """The branch of an open union that takes every unknown tag, with what it still demands."""

    fields: tuple[Field, ...]
    pointer: str
    doc: str = ""


@dataclass(frozen=True)
class Union:
    """Objects told apart by a required constant, the tag.

    Attributes:
        name: The definition's name.
        pointer: Its JSON pointer.
        tag: The JSON key that holds the constant.
        variants: The known tags in schema order.
        fields: Properties that every variant has.
        other: The open branch; None where the union is closed.
        doc: Upstream's description.
    """

    name: str
    pointer: str
    tag: str
    variants: tuple[Variant, ...]
    fields: tuple[Field, ...] = ()
    other: Other | None = None
    doc: str = ""


@dataclass(frozen=True)
class Option:
    """One alternative of an untagged union: a reference to a model, or a list of them."""

    type: Type
    pointer: str
    title: str = ""
    doc: str = ""


@dataclass(frozen=True)
class Untagged:
    """Alternatives without a tag, told apart by their required properties."""

    name: str
    pointer: str
    options: tuple[Option, ...]
    doc: str = ""


@dataclass(frozen=True)
class EnumValue:
    """A known value of an open enum."""

    value: str | int
    pointer: str
    title: str = ""
    doc: str = ""


@dataclass(frozen=True)
class OpenEnum:
    """Known strings or integers; any other value of the same type is allowed too."""

    name: str
    pointer: str
    base: Literal["string", "integer"]
    values: tuple[EnumValue, ...]
    doc: str = ""


@dataclass(frozen=True)
class Alias:
    """A named type that needs no class of its own."""

    name: str
    pointer: str
    type: Type
    doc: str = ""


Definition: TypeAlias = Model | Union | Untagged | OpenEnum | Alias


MethodKind: TypeAlias = Literal["request", "response", "notification"]


@dataclass(frozen=True)
class Method:
    """Which definition travels with a JSON-RPC method.

    Attributes:
        method: The method's name on the wire.
        side: The side that handles it.
        kind: What the definition is to the method.
        definition: The definition's name.
        pointer: JSON pointer of the definition.
    """

    method: str
    side: str
    kind: MethodKind
    definition: str
    pointer: str


@dataclass(frozen=True)
class Revision:
    """A lowered schema revision: the definitions that its roots reach, in schema order."""

    version: str
    profile: str
    sha256: str
    roots: tuple[str, ...]
    definitions: tuple[Definition, ...]
    methods: tuple[Method, ...]

    @cached_property
    def by_name(self) -> dict[str, Definition]:
        """The definitions by name."""
        return {definition.name: definition for definition in self.definitions}

    def __getitem__(self, name: str) -> Definition:
        """Return the definition called `name`; KeyError where the roots do not reach one."""
        return self.by_name[name]

    def get(self, name: str) -> Definition | None:
        """Return the same, or nothing."""
        return self.by_name.get(name)


def non_null(type_: Type) -> Type:
    """Return a type without null."""
    return type_.of if isinstance(type_, Nullable) else type_
