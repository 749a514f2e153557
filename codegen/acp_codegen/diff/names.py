"""Compare the public names of two packages: what Python code of the old one still finds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from acp_codegen.diff.rules import Change, Kind
from acp_codegen.layout import names as spelling
from acp_codegen.layout.annotations import plain
from acp_codegen.layout.classes import Other, Struct, Wrapper
from acp_codegen.schema import ir

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from acp_codegen.diff.side import Side
    from acp_codegen.layout.classes import Layout

_Class: TypeAlias = Struct | Wrapper | Other

Key: TypeAlias = tuple[str, ...]
"""What a name stands for in the schema, so that a renamed thing is found again."""


@dataclass(frozen=True)
class _Typed:
    """An attribute.

    Attributes:
        annotation: What it is annotated with.
        meant: The same without aliases, which type checkers see through.
        demanded: Whether a constructor must be given it.
    """

    annotation: str
    meant: str = ""
    demanded: bool = False


@dataclass(frozen=True)
class _Name:
    """A public name.

    Attributes:
        name: The name.
        key: What it stands for.
        what: Which kind of thing it is.
        base: Base class, or the annotation of an alias.
        meant: That annotation without aliases, which type checkers see through.
        attributes: Attributes of a class.
        members: Members of an enum.
    """

    name: str
    key: Key
    what: str
    base: str = ""
    meant: str = ""
    attributes: Mapping[str, _Typed] = field(default_factory=dict[str, _Typed])
    members: Mapping[str, str | int] = field(default_factory=dict[str, "str | int"])


def compare_names(old: Side, new: Side, definitions: Mapping[str, str]) -> Iterator[Change]:
    """Yield how two packages differ for the code that imports them.

    Args:
        old: The old package.
        new: The new one.
        definitions: New names of the old definitions.
    """
    after = [*_names(new.layout, {}), *_stored(new)]
    by_key = {item.key: item for item in after}
    by_name = {item.name: item for item in after}
    pairs: list[tuple[_Name, _Name]] = []
    for item in (*_names(old.layout, definitions), *_stored(old)):
        found = by_key.get(item.key) or by_name.get(item.name)
        if found is None:
            yield Change(Kind.NAME_REMOVED, item.name, f"{item.what} is gone")
        else:
            pairs.append((item, found))
    renamed = {item.name: found.name for item, found in pairs if item.name != found.name}
    for item, found in pairs:
        if item.name != found.name:
            yield Change(Kind.NAME_RENAMED, item.name, f"{item.what} is {found.name} now")
        yield from _compare(item, found, renamed)
    matched = {found.name for _, found in pairs}
    for item in after:
        if item.name not in matched:
            yield Change(Kind.NAME_ADDED, item.name, f"new {item.what}")
    yield from _compare_handlers(old.layout, new.layout)
    yield from _compare_entries(old.layout, new.layout, renamed)


def _compare(old: _Name, new: _Name, renamed: Mapping[str, str]) -> Iterator[Change]:
    name = new.name
    if old.what != new.what:
        yield Change(Kind.NAME_TURNED, name, f"{old.what} -> {new.what}")
        return
    before = _renamed(old.base, renamed)
    if before != new.base and (not new.meant or _renamed(old.meant, renamed) != new.meant):
        kind = Kind.BASE_CHANGED if old.what == "class" else Kind.NAME_RETYPED
        yield Change(kind, name, f"{before or 'none'} -> {new.base or 'none'}")
    for attribute in old.attributes.keys() - new.attributes.keys():
        yield Change(Kind.ATTRIBUTE_REMOVED, f"{name}.{attribute}", "gone")
    for attribute in new.attributes.keys() - old.attributes.keys():
        typed = new.attributes[attribute]
        kind = Kind.ATTRIBUTE_DEMANDED if typed.demanded else Kind.ATTRIBUTE_ADDED
        yield Change(kind, f"{name}.{attribute}", f"new: {typed.annotation}")
    for attribute in old.attributes.keys() & new.attributes.keys():
        here, there = old.attributes[attribute], new.attributes[attribute]
        shown = _renamed(here.annotation, renamed)
        if shown != there.annotation and _renamed(here.meant, renamed) != there.meant:
            message = f"{shown} -> {there.annotation}"
            yield Change(Kind.ATTRIBUTE_RETYPED, f"{name}.{attribute}", message)
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


def _compare_entries(old: Layout, new: Layout, renamed: Mapping[str, str]) -> Iterator[Change]:
    before, after = _entries(old), _entries(new)
    for key in before.keys() - after.keys():
        yield Change(Kind.ENTRY_REMOVED, f"METHODS[{key}]", f"gone; it was {before[key]}")
    for key in after.keys() - before.keys():
        yield Change(Kind.ENTRY_ADDED, f"METHODS[{key}]", f"new: {after[key]}")
    for key in before.keys() & after.keys():
        if renamed.get(before[key], before[key]) != after[key]:
            yield Change(Kind.ENTRY_RETYPED, f"METHODS[{key}]", f"{before[key]} -> {after[key]}")


def _entries(layout: Layout) -> dict[str, str]:
    return {
        f"{item.method}, {item.side}, {item.kind}": layout.python[item.definition]
        for item in layout.revision.methods
    }


def _names(layout: Layout, renamed: Mapping[str, str]) -> Iterator[_Name]:
    """Yield the public names of a package, with definitions called as they are in the new one."""
    python = layout.python
    keys: dict[str, Key] = {}
    for definition, name in python.items():
        keys[name] = ("definition", renamed.get(definition, definition))
    for union in layout.unions:
        target = renamed.get(union.definition.name, union.definition.name)
        keys |= {variant.name: ("variant", target, tag) for tag, variant in union.tags}
        if union.other is not None:
            keys[union.other.name] = ("other", target)
        yield _Name(union.name, ("definition", target), "union")
    aliases = {alias.name: alias.type for alias in layout.aliases}
    classes: list[_Class] = [*layout.structs, *layout.wrappers, *layout.others]
    for item in classes:
        base = (item.base or "") if isinstance(item, Struct) else ""
        attributes = dict(_attributes(item, python, aliases))
        key = keys.get(item.name, (item.name,))
        yield _Name(item.name, key, "class", base, attributes=attributes)
    for untagged in layout.untagged:
        options = " | ".join(sorted(plain(option.type, python) for option in untagged.options))
        yield _Name(untagged.name, keys[untagged.name], "untagged union", options)
    for enum in layout.enums:
        members = {member.name: member.value for member in enum.members}
        key = keys.get(enum.name, (enum.name,))
        yield _Name(enum.name, key, f"{enum.base} enum", members=members)
    for alias in layout.aliases:
        shown, meant = (
            plain(t, python) for t in (alias.type, _without_aliases(alias.type, aliases))
        )
        yield _Name(alias.name, keys[alias.name], "type alias", shown, meant)


def _stored(side: Side) -> Iterator[_Name]:
    """Yield the classes of stored entities, and the session."""
    if side.store is None:
        return
    aliases = {alias.name: alias.type for alias in side.layout.aliases}
    meant = {
        name: plain(_without_aliases(type_, aliases), side.layout.python)
        for name, type_ in aliases.items()
    }

    def typed(annotation: str) -> _Typed:
        return _Typed(annotation, _renamed(annotation, meant))

    session: dict[str, _Typed] = {}
    for entity in side.store.entities:
        attributes = {slot.name: typed(slot.annotation) for slot in entity.slots}
        for slot in entity.slots:
            attributes |= {part.kept: typed(part.annotation) for part in slot.parts}
        yield _Name(entity.state, ("state", entity.kind), "class", attributes=attributes)
        many = f"dict[{entity.id_annotation}, {entity.state}]"
        session[entity.attribute] = typed(many if entity.id else entity.state)
    session |= {item.name: typed(item.annotation) for item in side.store.snapshots}
    yield _Name("Session", ("session",), "class", attributes=session)


def _attributes(
    item: _Class, python: Mapping[str, str], aliases: Mapping[str, ir.Type]
) -> Iterator[tuple[str, _Typed]]:
    if isinstance(item, Other) and item.outer is not None:
        yield item.outer.attribute, _Typed("str")
    if item.tag is not None:
        yield item.tag.attribute, _Typed("str")
    if isinstance(item, Wrapper):
        yield item.attribute, _Typed(python[item.union], demanded=True)
        return
    for attribute in item.attributes:
        optional = not attribute.field.required
        text = plain(attribute.type, python, optional=optional)
        meant = plain(_without_aliases(attribute.type, aliases), python, optional=optional)
        demanded = isinstance(item, Struct) and not optional
        yield attribute.name, _Typed(text, meant, demanded)
        if attribute.is_bytes:
            yield f"{attribute.name}_bytes", _Typed("bytes")


def _without_aliases(type_: ir.Type, aliases: Mapping[str, ir.Type]) -> ir.Type:
    match type_:
        case ir.Ref(target=target) if target in aliases:
            return _without_aliases(aliases[target], aliases)
        case ir.Array(item=item):
            return ir.Array(_without_aliases(item, aliases))
        case ir.Nullable(of=of):
            inner = _without_aliases(of, aliases)
            return inner if isinstance(inner, ir.Anything | ir.Nullable) else ir.Nullable(inner)
        case _:
            return type_


def _renamed(annotation: str, renamed: Mapping[str, str]) -> str:
    return re.sub(r"[A-Za-z_]\w*", lambda found: renamed.get(found[0], found[0]), annotation)
