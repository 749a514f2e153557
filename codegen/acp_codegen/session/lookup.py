"""Find what a role names in a layout, and gather what is not there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic
from acp_codegen.layout import names
from acp_codegen.layout.annotations import plain
from acp_codegen.layout.classes import Struct
from acp_codegen.meaning.overlay import stale
from acp_codegen.schema import ir
from acp_codegen.schema.roots import DEFAULT_ROOTS
from acp_codegen.text import literal

if TYPE_CHECKING:
    from acp_codegen.layout.classes import Attribute, Layout, Union, Variant
    from acp_codegen.meaning.roles import Roles
    from acp_codegen.meaning.validity import Validity


_INTEGER = re.compile(r"0|-?[1-9][0-9]{0,18}")


class Lookup:
    """The classes of a layout by their names on the wire.

    Attributes:
        layout: The layout.
        roles: The roles that name them.
        pinned: Whether the overlay was reviewed for the revision.
        variants: Variants of an update by tag.
        problems: What was not found or not understood.
    """

    def __init__(self, layout: Layout, roles: Roles, *, pinned: bool) -> None:
        self.layout = layout
        self.roles = roles
        self.pinned = pinned
        self.variants: dict[str, Variant] = dict(
            layout.dispatched.tags if layout.dispatched else ()
        )
        self.problems: list[Diagnostic] = []
        self._unions = {union.definition.name: union for union in layout.unions}
        self._structs = {struct.name: struct for struct in layout.structs}
        self._enums = {enum.name: enum for enum in layout.enums}

    def holds(self, limits: Validity) -> bool:
        """Tell whether an entry holds for the revision."""
        revision = self.layout.revision
        return limits.covers(revision.version, revision.profile)

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
        elif self.pinned:
            self.stale(place)
        return None

    def root(self, name: str, place: str) -> Struct | None:
        """Return the class of a definition beside the updates, where the roots reach it."""
        python = self.layout.python.get(name, "")
        if python in self._structs:
            return self._structs[python]
        if self.pinned and set(DEFAULT_ROOTS) <= set(self.layout.revision.roots):
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
        match type_:
            case ir.Nullable(of=inner) | ir.Array(item=inner):
                return self.union(inner)
            case ir.Ref(target=target):
                definition = next(
                    (item for item in self.layout.aliases if item.name == target), None
                )
                return self.union(definition.type) if definition else self._unions.get(target)
            case _:
                return None

    def is_scalar(self, type_: ir.Type) -> bool:
        """Tell whether a type is that of strings, numbers, booleans or values of an enum."""
        if not isinstance(type_, ir.Ref):
            return isinstance(type_, ir.Scalar)
        for alias in self.layout.aliases:
            if alias.name == type_.target:
                return self.is_scalar(alias.type)
        return self.layout.python.get(type_.target, "") in self._enums

    def is_enum(self, type_: ir.Type) -> bool:
        """Tell whether a type is that of an enum's values, or null."""
        inner = ir.non_null(type_)
        return self.is_scalar(inner) and isinstance(inner, ir.Ref)

    def annotation(self, type_: ir.Type) -> str:
        """Return the plain Python type."""
        return plain(type_, self.layout.python)

    def payload(self, type_: ir.Type) -> Struct | None:
        """Return the class that a type refers to."""
        inner = ir.non_null(type_)
        if isinstance(inner, ir.Ref):
            return self._structs.get(self.layout.python.get(inner.target, ""))
        return None

    def shared(self, struct: Struct) -> str:
        """Return the class that can stand for a variant in other places, else its own."""
        same = [item for item in self.variants.values() if _base(item) == struct.base]
        return struct.base if struct.base and len(same) == 1 else struct.name

    def constant(self, type_: ir.Type, value: str, place: str) -> str:
        """Return the Python expression of a value of a type, given as text."""
        inner = ir.non_null(type_)
        if isinstance(inner, ir.Scalar) and inner.base == "string":
            return literal(value)
        if isinstance(inner, ir.Scalar) and inner.base == "integer" and _INTEGER.fullmatch(value):
            return value
        if isinstance(inner, ir.Ref):
            enum = self._enums.get(self.layout.python.get(inner.target, inner.target))
            for member in enum.members if enum else ():
                if member.value == value:
                    return f"{enum.name}.{member.name}" if enum else ""
        self.refuse(place, f"{value!r} is not a known value", "Name a value that the schema has.")
        return literal(value)


def is_list(type_: ir.Type) -> bool:
    """Tell whether a type is a list, or a list and null."""
    return isinstance(ir.non_null(type_), ir.Array)


def attribute_name(wire: str) -> str:
    """Return a JSON key, or a path of them, as attributes."""
    return ".".join(names.snake(part) for part in wire.split(".")) if wire else ""


def _base(variant: Variant) -> str | None:
    return variant.base if isinstance(variant, Struct) else None
