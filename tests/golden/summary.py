"""A package on one page: what a reviewer of a new revision wants to see move, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from acp_codegen.emit.expressions import expression, kept, start
from acp_codegen.layout.annotations import annotation
from acp_codegen.meaning.presence import Presence
from acp_codegen.schema import ir
from acp_codegen.text import literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from acp_codegen.layout.classes import Attribute, Enum, Layout, Struct, Union
    from acp_codegen.meaning.table import Meanings
    from acp_codegen.resolve import Resolved
    from acp_codegen.session.model import SessionModel
    from acp_codegen.session.stored import Entity


def summarise(resolved: Resolved) -> str:
    """Return the public face of a package as text, in an order that only names decide.

    Args:
        resolved: What a revision means.

    Returns:
        Methods, unions with their tags, classes with attributes, types, leniency and
        presence, open enums with their values, aliases, and the role of every update. The same
        revision gives the same text.
    """
    revision, layout, session = resolved.revision, resolved.layout, resolved.session
    lines = [
        f"ACP schema {revision.version} ({revision.profile})",
        f"sha256 {revision.sha256}",
        *_section("Methods", _methods(layout)),
        *_section("Unions", _unions(layout)),
        *_section("Classes", _classes(layout, resolved.meanings)),
        *_section("Enums", _enums(layout.enums)),
        *_section("Aliases", _aliases(layout)),
        *(_section("Session", _session(session, layout)) if session else ()),
    ]
    return "\n".join(lines) + "\n"


def _section(title: str, lines: Iterable[str]) -> Iterator[str]:
    yield ""
    yield f"== {title}"
    yield from lines


def _methods(layout: Layout) -> Iterator[str]:
    for item in layout.revision.methods:
        yield f"{item.method} {item.side} {item.kind}: {layout.python[item.definition]}"


def _unions(layout: Layout) -> Iterator[str]:
    for union in sorted(layout.unions, key=lambda union: union.name):
        yield from _union(union)
    for untagged in sorted(layout.untagged, key=lambda union: union.name):
        yield f"{untagged.name}, untagged"
        for option in untagged.options:
            yield f"  {annotation(option.type, layout.python)}"


def _union(union: Union) -> Iterator[str]:
    yield f"{union.name}, tag {literal(union.definition.tag)}"
    for tag, variant in sorted(union.tags):
        yield f"  {literal(tag)}: {variant.name}"
    if union.other:
        yield f"  others: {union.other.name}"


def _classes(layout: Layout, meanings: Meanings) -> Iterator[str]:
    blocks = {struct.name: list(_struct(struct, layout, meanings)) for struct in layout.structs}
    for other in layout.others:
        rows = [_attribute(item, layout, meanings) for item in other.attributes]
        blocks[other.name] = [f"{other.name}, raw", *rows]
    for wrapper in layout.wrappers:
        inner = layout.python[wrapper.union]
        blocks[wrapper.name] = [f"{wrapper.name}", f"  {wrapper.attribute}: {inner}, wrapped"]
    for name in sorted(blocks):
        yield from blocks[name]


def _struct(struct: Struct, layout: Layout, meanings: Meanings) -> Iterator[str]:
    yield f"{struct.name}({struct.base})" if struct.base else struct.name
    for item in struct.own:
        yield _attribute(item, layout, meanings)
    for value, names in struct.cases.values if struct.cases else ():
        if names:
            yield f"  only with {literal(value)}: {', '.join(names)}"


def _attribute(item: Attribute, layout: Layout, meanings: Meanings) -> str:
    field, meaning = item.field, meanings.of(item.field)
    facts = ["required" if field.required else "optional"]
    if meaning and meaning.presence is not Presence.OPTIONAL:
        facts.append(meaning.presence)
    if meaning and meaning.reset is not None:
        facts.append(f"null: {meaning.reset}")
    if isinstance(item.type, ir.Nullable):
        facts.append("nullable")
    malformed = meanings.malformed(field)
    if malformed != "rejected":
        facts.append(f"malformed: {malformed}")
    if field.default_on_null:
        facts.append("null: empty")
    inner = ir.non_null(item.type)
    if isinstance(inner, ir.Array) and inner.skip_invalid:
        facts.append("malformed items: skipped")
    wire = f" {literal(field.wire)}" if field.wire != item.name else ""
    return f"  {item.name}{wire}: {annotation(inner, layout.python)}; {', '.join(facts)}"


def _enums(enums: Iterable[Enum]) -> Iterator[str]:
    for enum in sorted(enums, key=lambda enum: enum.name):
        yield f"{enum.name}, {enum.base}"
        for member in enum.members:
            yield f"  {member.name} = {literal(member.value)}"


def _aliases(layout: Layout) -> Iterator[str]:
    for alias in sorted(layout.aliases, key=lambda alias: alias.name):
        yield f"{alias.name} = {annotation(alias.type, layout.python)}"


def _session(session: SessionModel, layout: Layout) -> Iterator[str]:
    for entity in sorted(session.entities, key=lambda entity: entity.kind):
        yield from _entity(entity, layout)
    for snapshot in sorted(session.snapshots, key=lambda snapshot: snapshot.name):
        yield f"{snapshot.name} = {snapshot.cls}.{snapshot.value}, at first {start(snapshot)}"
        if snapshot.unconfirmed:
            yield f"  confirms nothing: {', '.join(snapshot.unconfirmed)}"
    for event in sorted(session.events, key=lambda event: event.kind):
        yield f"{event.kind}, event: {event.cls or 'an unknown ' + literal(event.tag)}"
    permission, cancel = session.permission, session.cancel
    if permission:
        yield f"permission: {permission.carrier} is {'' if permission.applies else 'not '}applied"
    if cancel:
        yield f"cancel: {cancel.entity.state}.{cancel.field} = {expression(cancel.value)}"
        yield f"  waiting requests {'must' if cancel.answers else 'may'} be answered"
        if cancel.background:
            yield f"  spares: {', '.join((*cancel.background.direct, *cancel.background.indirect))}"


def _entity(entity: Entity, layout: Layout) -> Iterator[str]:
    where = f"by {entity.key}" if entity.key else "one"
    yield f"{entity.attribute}: {entity.state}, {where}, from {entity.upsert}"
    if entity.chunk:
        yield f"  {entity.chunk.cls} appends to {entity.chunk.target.name}"
        for slot in entity.chunk.retained:
            yield f"  {entity.chunk.cls} carries {slot.name}"
    if entity.removal:
        yield f"  {entity.removal.cls} removes it"
    for slot in entity.slots:
        along = [part.kept for part in slot.parts]
        yield (
            f"  {slot.name}: {kept(slot, layout.python)}; {slot.presence or 'always given'}"
            f"{', at first ' + expression(slot.initial) if slot.initial else ''}"
            f"{', with ' + ', '.join(along) if along else ''}"
        )
