"""Compare the public names of two packages: what Python code of the old one still finds."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeAlias

from acp_codegen.diff.rules import Change, Kind
from acp_codegen.layout import names as spelling
from acp_codegen.layout.annotations import plain
from acp_codegen.layout.classes import Other, Struct, Wrapper
from acp_codegen.schema import ir
from acp_codegen.schema.walk import references, renamed, unaliased, unconstrained

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from acp_codegen.diff.side import Side
    from acp_codegen.layout.classes import Layout

_Class: TypeAlias = Struct | Wrapper | Other

Key: TypeAlias = tuple[str, ...]
"""What a name stands for in the schema, so that a renamed thing is found again."""


_BYTES = ir.Ref("bytes")
_TEXT = ir.Scalar("string")


@dataclass(frozen=True)
class _Typed:
    """An attribute.

    Attributes:
        type: What it is annotated with; references are Python names.
        meant: The same without aliases, which type checkers see through.
        by: Type of keys, where it is a dict by them.
        optional: Whether it can be `UNSET`.
        demanded: Whether a constructor must be given it.
    """

    type: ir.Type
    meant: ir.Type
    by: ir.Type | None = None
    optional: bool = False
    demanded: bool = False

    def __str__(self) -> str:
        """Return the annotation."""
        text = _text(self.type, optional=self.optional)
        return text if self.by is None else f"dict[{_text(self.by)}, {text}]"

    def renamed(self, names: Mapping[str, str]) -> _Typed:
        """Return it with other Python names."""
        return replace(
            self,
            type=renamed(self.type, names),
            meant=renamed(self.meant, names),
            by=self.by and renamed(self.by, names),
        )

    def is_as(self, other: _Typed) -> bool:
        """Tell whether type checkers see the same in both."""
        if (self.by, self.optional) != (other.by, other.optional):
            return False
        return self.type == other.type or self.meant == other.meant


@dataclass(frozen=True)
class _Name:
    """A public name.

    Attributes:
        name: The name.
        key: What it stands for.
        what: Which kind of thing it is.
        base: Base class.
        options: What an alias stands for, one or several.
        attributes: Attributes of a class.
        members: Members of an enum.
    """

    name: str
    key: Key
    what: str
    base: str = ""
    options: tuple[_Typed, ...] = ()
    attributes: Mapping[str, _Typed] = field(default_factory=dict[str, _Typed])
    members: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])


def compare_names(old: Side, new: Side, definitions: Mapping[str, str]) -> Iterator[Change]:
    """Yield how two packages differ for the code that imports them.

    Args:
        old: The old package.
        new: The new one.
        definitions: New names of the old definitions.
    """
    after = [*_names(new.resolved.layout, {}), *_stored(new)]
    by_key = {item.key: item for item in after}
    by_name = {item.name: item for item in after}
    pairs: list[tuple[_Name, _Name]] = []
    for item in (*_names(old.resolved.layout, definitions), *_stored(old)):
        found = by_key.get(item.key) or by_name.get(item.name)
        if found is None:
            yield Change(Kind.NAME_REMOVED, item.name, f"{item.what} is gone")
        else:
            pairs.append((item, found))
    moved = {item.name: found.name for item, found in pairs if item.name != found.name}
    for item, found in pairs:
        if item.name != found.name:
            yield Change(Kind.NAME_RENAMED, item.name, f"{item.what} is {found.name} now")
        yield from _compare(item, found, moved)
    matched = {found.name for _, found in pairs}
    for item in after:
        if item.name not in matched:
            yield Change(Kind.NAME_ADDED, item.name, f"new {item.what}")
    yield from _compare_handlers(old.resolved.layout, new.resolved.layout)
    yield from _compare_entries(old.resolved.layout, new.resolved.layout, moved)


def _compare(old: _Name, new: _Name, moved: Mapping[str, str]) -> Iterator[Change]:
    name = new.name
    if old.what != new.what:
        yield Change(Kind.NAME_TURNED, name, f"{old.what} -> {new.what}")
        return
    base = moved.get(old.base, old.base)
    if base != new.base:
        yield Change(Kind.BASE_CHANGED, name, f"{base or 'none'} -> {new.base or 'none'}")
    options = [option.renamed(moved) for option in old.options]
    if not _are_same(options, new.options):
        yield Change(Kind.NAME_RETYPED, name, f"{_either(options)} -> {_either(new.options)}")
    for attribute in old.attributes.keys() - new.attributes.keys():
        yield Change(Kind.ATTRIBUTE_REMOVED, f"{name}.{attribute}", "gone")
    for attribute in new.attributes.keys() - old.attributes.keys():
        typed = new.attributes[attribute]
        kind = Kind.ATTRIBUTE_DEMANDED if typed.demanded else Kind.ATTRIBUTE_ADDED
        yield Change(kind, f"{name}.{attribute}", f"new: {typed}")
    for attribute in old.attributes.keys() & new.attributes.keys():
        here, there = old.attributes[attribute].renamed(moved), new.attributes[attribute]
        if not here.is_as(there):
            yield Change(Kind.ATTRIBUTE_RETYPED, f"{name}.{attribute}", f"{here} -> {there}")
    yield from _compare_members(old, new)


def _compare_members(old: _Name, new: _Name) -> Iterator[Change]:
    called = {value: member for member, value in new.members.items()}
    for member, value in old.members.items():
        if member in new.members:
            continue
        if value in called:
            yield Change(Kind.MEMBER_RENAMED, f"{new.name}.{member}", f"is {called[value]} now")
        else:
            yield Change(Kind.MEMBER_REMOVED, f"{new.name}.{member}", "gone")
    for member, value in new.members.items():
        if member not in old.members and value not in old.members.values():
            yield Change(Kind.MEMBER_ADDED, f"{new.name}.{member}", "new")


def _compare_handlers(old: Layout, new: Layout) -> Iterator[Change]:
    before, after = _handlers(old), _handlers(new)
    for method in before - after:
        yield Change(Kind.HANDLER_REMOVED, f"SessionUpdateHandler.{method}", "gone")
    for method in after - before:
        yield Change(Kind.HANDLER_ADDED, f"SessionUpdateHandler.{method}", "new")


def _handlers(layout: Layout) -> set[str]:
    tags = layout.dispatched.tags if layout.dispatched else ()
    return {spelling.method(tag) for tag, _ in tags}


def _compare_entries(old: Layout, new: Layout, moved: Mapping[str, str]) -> Iterator[Change]:
    before, after = _entries(old), _entries(new)
    for key in before.keys() - after.keys():
        yield Change(Kind.ENTRY_REMOVED, f"METHODS[{key}]", f"gone; it was {before[key]}")
    for key in after.keys() - before.keys():
        yield Change(Kind.ENTRY_ADDED, f"METHODS[{key}]", f"new: {after[key]}")
    for key in before.keys() & after.keys():
        if moved.get(before[key], before[key]) != after[key]:
            yield Change(Kind.ENTRY_RETYPED, f"METHODS[{key}]", f"{before[key]} -> {after[key]}")


def _entries(layout: Layout) -> dict[str, str]:
    return {
        f"{item.method}, {item.side}, {item.kind}": layout.python[item.definition]
        for item in layout.revision.methods
    }


def _names(layout: Layout, moved: Mapping[str, str]) -> Iterator[_Name]:
    """Yield the public names of a package, with definitions called as they are in the new one."""
    keys: dict[str, Key] = {}
    for definition, name in layout.python.items():
        keys[name] = ("definition", moved.get(definition, definition))
    for union in layout.unions:
        target = moved.get(union.definition.name, union.definition.name)
        keys |= {variant.name: ("variant", target, tag) for tag, variant in union.tags}
        if union.other is not None:
            keys[union.other.name] = ("other", target)
        yield _Name(union.name, ("definition", target), "union")
    spell = _Speller(layout)
    classes: list[_Class] = [*layout.structs, *layout.wrappers, *layout.others]
    for item in classes:
        base = (item.base or "") if isinstance(item, Struct) else ""
        attributes = dict(_attributes(item, spell))
        key = keys.get(item.name, (item.name,))
        yield _Name(item.name, key, "class", base, attributes=attributes)
    for untagged in layout.untagged:
        options = tuple(spell(option.type) for option in untagged.options)
        yield _Name(untagged.name, keys[untagged.name], "untagged union", options=options)
    for enum in layout.enums:
        members = {member.name: member.value for member in enum.members}
        key = keys.get(enum.name, (enum.name,))
        yield _Name(enum.name, key, f"{enum.base} enum", members=members)
    for alias in layout.aliases:
        yield _Name(alias.name, keys[alias.name], "type alias", options=(spell(alias.type),))


def _stored(side: Side) -> Iterator[_Name]:
    """Yield the classes of stored entities, and the session."""
    if side.resolved.session is None:
        return
    spell = _Speller(side.resolved.layout)
    session: dict[str, _Typed] = {}
    for entity in side.resolved.session.entities:
        attributes: dict[str, _Typed] = {}
        for slot in entity.slots:
            attributes[slot.name] = spell(_BYTES if slot.stored == "bytes" else slot.type)
            attributes |= {part.kept: spell(part.type) for part in slot.parts}
        yield _Name(entity.state, ("state", entity.kind), "class", attributes=attributes)
        by = entity.id_type and spell(entity.id_type).type
        session[entity.attribute] = replace(spell(ir.Ref(entity.state)), by=by)
    for snapshot in side.resolved.session.snapshots:
        session[snapshot.name] = spell(snapshot.type)
    yield _Name("Session", ("session",), "class", attributes=session)


def _attributes(item: _Class, spell: _Speller) -> Iterator[tuple[str, _Typed]]:
    if isinstance(item, Other) and item.outer is not None:
        yield item.outer.attribute, spell(_TEXT)
    if item.tag is not None:
        yield item.tag.attribute, spell(_TEXT)
    if isinstance(item, Wrapper):
        yield item.attribute, replace(spell(ir.Ref(item.union)), demanded=True)
        return
    for attribute in item.attributes:
        optional = not attribute.field.required
        demanded = isinstance(item, Struct) and not optional
        typed = spell(attribute.type)
        yield attribute.name, replace(typed, optional=optional, demanded=demanded)
        if attribute.is_bytes:
            yield f"{attribute.name}_bytes", spell(_BYTES)


class _Speller:
    """Says types of a layout with Python names."""

    def __init__(self, layout: Layout) -> None:
        self._python = layout.python
        self._definitions = layout.revision.by_name

    def __call__(self, type_: ir.Type) -> _Typed:
        shown = renamed(unconstrained(type_), self._python)
        meant = renamed(unconstrained(self._without_aliases(type_)), self._python)
        return _Typed(shown, meant)

    def _without_aliases(self, type_: ir.Type) -> ir.Type:
        match unaliased(type_, self._definitions):
            case ir.Array(item=item):
                return ir.Array(self._without_aliases(item))
            case ir.Nullable(of=ir.Array(item=item)):
                return ir.Nullable(ir.Array(self._without_aliases(item)))
            case ir.Nullable(of=ir.Anything() as anything):
                return anything
            case found:
                return found


def _are_same(old: Iterable[_Typed], new: Iterable[_Typed]) -> bool:
    """Tell whether two aliases stand for the same, in whatever order."""
    left = list(new)
    for item in old:
        same = next((other for other in left if item.is_as(other)), None)
        if same is None:
            return False
        left.remove(same)
    return not left


def _either(options: Iterable[_Typed]) -> str:
    return " | ".join(sorted(map(str, options)))


def _text(type_: ir.Type, *, optional: bool = False) -> str:
    return plain(type_, {name: name for name in references(type_)}, optional=optional)
