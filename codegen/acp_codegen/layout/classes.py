"""The classes, aliases and tables of a package, as data for models and templates."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from acp_codegen.schema import ir


@dataclass(frozen=True)
class Tag:
    """The constant that tells a variant; `value` is None where it is not known."""

    wire: str
    attribute: str
    value: str | None = None


@dataclass(frozen=True)
class Attribute:
    """A field of a class."""

    name: str
    field: ir.Field
    type: ir.Type

    @property
    def is_bytes(self) -> bool:
        """Tell whether the value is base64 text, which gets a property with the bytes."""
        inner = ir.non_null(self.type)
        return isinstance(inner, ir.Scalar) and inner.encoding == "base64"


@dataclass(frozen=True)
class Cases:
    """The optional tag of a class: which attributes come with which value of `attribute`."""

    attribute: str
    wire: str
    values: tuple[tuple[str, tuple[str, ...]], ...]
    other: str | None


@dataclass(frozen=True)
class Struct:
    """A decoded object: a msgspec Struct.

    Attributes:
        name: Class name.
        pointer: JSON pointer of the definition or branch it stands for.
        base: Name of the payload class it derives from.
        tag: Its tag, where it is a variant.
        inherited: Attributes of the base.
        own: Attributes that it adds.
        doc: Class docstring.
        cases: Its optional tag.
    """

    name: str
    pointer: str
    base: str | None
    tag: Tag | None
    inherited: tuple[Attribute, ...]
    own: tuple[Attribute, ...]
    doc: str
    cases: Cases | None = None

    @property
    def attributes(self) -> tuple[Attribute, ...]:
        """Return all attributes, inherited ones first."""
        return self.inherited + self.own

    @property
    def classes(self) -> tuple[str, ...]:
        """Return the classes of its tag: itself, and what an unknown optional tag makes of it."""
        other = self.cases.other if self.cases else None
        return (self.name, other) if other else (self.name,)


@dataclass(frozen=True)
class Wrapper:
    """A variant whose payload is itself a union: it holds one object of that union."""

    name: str
    pointer: str
    tag: Tag
    attribute: str
    union: str
    doc: str

    @property
    def classes(self) -> tuple[str, ...]:
        """Return the classes of its tag: only itself."""
        return (self.name,)


@dataclass(frozen=True)
class Other:
    """What an open union makes of an unknown tag: the raw object and its typed attributes.

    Attributes:
        name: Class name.
        pointer: JSON pointer of the open branch.
        tag: The tag that is not known.
        attributes: Properties that are typed all the same.
        doc: Class docstring.
        outer: The known tag around an unknown optional one.
    """

    name: str
    pointer: str
    tag: Tag
    attributes: tuple[Attribute, ...]
    doc: str
    outer: Tag | None = None


Variant: TypeAlias = Struct | Wrapper


@dataclass(frozen=True)
class Union:
    """A tagged union: an alias of its classes and the table of its tags."""

    name: str
    definition: ir.Union
    variants: tuple[Variant, ...]
    other: Other | None

    @property
    def native(self) -> tuple[str, ...]:
        """Return the classes that msgspec decodes by itself and rightly."""
        return tuple(
            item.name for item in self.variants if isinstance(item, Struct) and item.cases is None
        )

    @property
    def tags(self) -> tuple[tuple[str, Variant], ...]:
        """Return the classes by their tags."""
        return tuple(
            (source.tag, item)
            for source, item in zip(self.definition.variants, self.variants, strict=True)
        )

    @property
    def members(self) -> tuple[str, ...]:
        """Return every class that a value can have, the open ones last."""
        optional = [name for item in self.variants for name in item.classes[1:]]
        last = [self.other.name] if self.other else []
        # Variants with one payload share what an unknown optional tag makes of it.
        return tuple(dict.fromkeys([*(item.name for item in self.variants), *optional, *last]))


@dataclass(frozen=True)
class Member:
    """A known value of an enum."""

    name: str
    value: str | int
    doc: str


@dataclass(frozen=True)
class Enum:
    """An open enum class."""

    name: str
    pointer: str
    base: str
    members: tuple[Member, ...]
    doc: str


@dataclass(frozen=True)
class Layout:
    """Every class, alias and table of a package.

    Attributes:
        revision: The IR it was made from.
        python: Python name of the type of each definition that is used by reference.
        structs: Classes that decode objects.
        wrappers: Classes of variants whose payload is a union.
        others: Classes of unknown variants.
        unions: Tagged unions.
        untagged: Unions without a tag.
        enums: Open enums.
        aliases: Named types without a class.
        dispatched: The union that handlers and tables are made for.
    """

    revision: ir.Revision
    python: dict[str, str]
    structs: tuple[Struct, ...]
    wrappers: tuple[Wrapper, ...]
    others: tuple[Other, ...]
    unions: tuple[Union, ...]
    untagged: tuple[ir.Untagged, ...]
    enums: tuple[Enum, ...]
    aliases: tuple[ir.Alias, ...]
    dispatched: Union | None

    @cached_property
    def struct_named(self) -> dict[str, Struct]:
        """The Structs by class name."""
        return {struct.name: struct for struct in self.structs}

    @cached_property
    def enum_named(self) -> dict[str, Enum]:
        """The open enums by class name."""
        return {enum.name: enum for enum in self.enums}

    @cached_property
    def union_of(self) -> dict[str, Union]:
        """The tagged unions by the name of their definition."""
        return {union.definition.name: union for union in self.unions}

    @cached_property
    def bases(self) -> frozenset[str]:
        """Return the Structs that others derive from."""
        return frozenset(struct.base for struct in self.structs if struct.base)

    @property
    def union_names(self) -> list[str]:
        """Return the aliases of all unions, sorted."""
        names = [union.name for union in self.unions]
        return sorted([*names, *(union.name for union in self.untagged)])

    @property
    def open_names(self) -> list[str]:
        """Return the classes that are not Structs, sorted."""
        names = [other.name for other in self.others]
        return sorted([*names, *(wrapper.name for wrapper in self.wrappers)])

    @property
    def model_names(self) -> list[str]:
        """Return the Structs and the named types beside them, sorted."""
        names = [struct.name for struct in self.structs]
        return sorted([*names, *(alias.name for alias in self.aliases)])
