"""Find what a role names in a layout, and gather what is not there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.layout import names
from acp_codegen.layout.classes import Struct
from acp_codegen.meaning.overlay import stale
from acp_codegen.schema import ir
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.schema.walk import unaliased, unconstrained
from acp_codegen.session.stored import Constant

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Attribute, Enum, Layout, Union, Variant
    from acp_codegen.meaning.overlay import Semantics
    from acp_codegen.meaning.presence import Presence
    from acp_codegen.meaning.table import Meanings


_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,18}")


class Lookup:
    """The classes of a layout by their names on the wire.

    Attributes:
        layout: The layout.
        meanings: What updates do with fields.
        roles: The roles that name them, narrowed to the revision.
        is_reviewed: Whether the overlay was reviewed for the revision.
        variants: Variants of an update by tag.
        problems: What was not found or not understood.
    """

    def __init__(self, layout: Layout, meanings: Meanings, overlay: Semantics) -> None:
        self.layout = layout
        self.meanings = meanings
        self.roles = overlay.roles
        self.is_reviewed = overlay.is_reviewed
        self.variants: dict[str, Variant] = dict(
            layout.dispatched.tags if layout.dispatched else ()
        )
        self.problems: list[Diagnostic] = []

    def presence(self, attribute: Attribute) -> Presence | None:
        """Return what an update does with an attribute; nothing where every update has it."""
        return self.meanings.stored(attribute.field)

    def stale(self, place: str) -> None:
        """Note that an entry speaks of something that the revision does not have."""
        self.problems.append(stale(self.roles.place(place)))

    def refuse(self, place: str, message: str, advice: str) -> None:
        """Note that an entry says something that is not understood."""
        self.problems.append(Diagnostic(self.roles.place(place), message, advice))

    def struct(self, tag: str, place: str) -> Struct | None:
        """Return the class of a variant with properties."""
        variant = self.variants.get(tag)
        if isinstance(variant, Struct):
            if variant.cases:
                # Values of it can be of two classes, with and without typed attributes.
                self.refuse(
                    place, f"{tag!r} has an optional tag", "Make it an event, or ask for support."
                )
            return variant
        if variant is not None:
            self.refuse(place, f"{tag!r} has no properties of its own", "Make it a snapshot.")
        elif self.is_reviewed:
            self.stale(place)
        return None

    def root(self, name: str, place: str) -> Struct | None:
        """Return the class of a definition beside the updates, where the roots reach it."""
        found = self.layout.struct_named.get(self.layout.python.get(name, ""))
        if found is not None:
            return found
        if self.is_reviewed and set(DEFAULT_ROOTS) <= set(self.layout.revision.roots):
            self.stale(place)
        return None

    def attribute(self, owner: Struct, wire: str, place: str) -> Attribute | None:
        """Return the attribute of a class for a JSON key."""
        for attribute in owner.attributes:
            if attribute.field.wire == wire:
                return attribute
        self.refuse(place, f"{owner.name} has no {wire!r}", "Name a property that it has.")
        return None

    def union(self, type_: ir.Type) -> Union | None:
        """Return the tagged union that a type, or what it is a list of, refers to."""
        match self._value(type_):
            case ir.Array(item=inner):
                return self.union(inner)
            case ir.Ref(target=target):
                return self.layout.union_of.get(target)
            case _:
                return None

    def is_scalar(self, type_: ir.Type) -> bool:
        """Tell whether a type is that of strings, numbers, booleans or values of an enum."""
        match unaliased(type_, self.layout.revision.by_name):
            case ir.Ref() as found:
                return self._enum(found) is not None
            case found:
                return isinstance(found, ir.Scalar)

    def is_enum(self, type_: ir.Type) -> bool:
        """Tell whether a type is that of an enum's values, or null."""
        inner = ir.non_null(type_)
        return self.is_scalar(inner) and isinstance(inner, ir.Ref)

    def payload(self, type_: ir.Type) -> Struct | None:
        """Return the class that a type refers to."""
        inner = ir.non_null(type_)
        if isinstance(inner, ir.Ref):
            return self.layout.struct_named.get(self.layout.python.get(inner.target, ""))
        return None

    def shared(self, struct: Struct) -> str:
        """Return the class that can stand for a variant in other places, else its own."""
        same = [item for item in self.variants.values() if _base(item) == struct.base]
        return struct.base if struct.base and len(same) == 1 else struct.name

    def constant(self, type_: ir.Type, value: str, place: str) -> Constant:
        """Return the value of a type that is given as text."""
        inner = ir.non_null(type_)
        if isinstance(inner, ir.Scalar) and inner.base == "string":
            return Constant(value)
        if isinstance(inner, ir.Scalar) and inner.base == "integer" and _INTEGER.fullmatch(value):
            return Constant(int(value))
        enum = self._enum(inner) if isinstance(inner, ir.Ref) else None
        for member in enum.members if enum else ():
            if enum and member.value == value:
                return Constant(value, enum.name, member.name)
        self.refuse(place, f"{value!r} is not a known value", "Name a value that the schema has.")
        return Constant(value)

    def _enum(self, type_: ir.Ref) -> Enum | None:
        # The enum of an optional tag is no definition and has its own name.
        name = self.layout.python.get(type_.target, type_.target)
        return self.layout.enum_named.get(name)

    def _value(self, type_: ir.Type) -> ir.Type:
        return ir.non_null(unaliased(type_, self.layout.revision.by_name))


def is_list(type_: ir.Type) -> bool:
    """Tell whether a type is a list, or a list and null."""
    return isinstance(ir.non_null(type_), ir.Array)


def is_list_of(type_: ir.Type, item: ir.Type) -> bool:
    """Tell whether a type is a list of another one, limits aside."""
    found = ir.non_null(type_)
    return isinstance(found, ir.Array) and unconstrained(found.item) == unconstrained(item)


def attribute_name(wire: str) -> str:
    """Return a JSON key, or a path of them, as attributes."""
    return ".".join(names.snake(part) for part in wire.split(".")) if wire else ""


def _base(variant: Variant) -> str | None:
    return variant.base if isinstance(variant, Struct) else None
