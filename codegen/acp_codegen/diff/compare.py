"""Compare two revisions in the words of the protocol, and say whom each difference breaks."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from acp_codegen.diff.comparison import Comparison
from acp_codegen.diff.match import match
from acp_codegen.diff.names import compare_names
from acp_codegen.diff.rules import Change, Kind
from acp_codegen.diff.session import compare_sessions
from acp_codegen.diff.words import definition_text, quoted
from acp_codegen.meaning.prose import sentences
from acp_codegen.schema import ir
from acp_codegen.schema.walk import references, types_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from acp_codegen.diff.side import Side


def diff(old: Side, new: Side) -> tuple[Change, ...]:
    """Return every difference between two revisions, sorted, each once.

    Args:
        old: The revision that readers, writers and Python code were made for.
        new: The revision that it becomes.
    """
    names = match(old, new)
    comparison = Comparison(old, new, names)
    found = set(_compare_methods(comparison))
    apart = _used_by_itself(new)
    for name in _used_by_itself(old):
        if names.get(name) in apart:
            found.update(comparison.compare(name, names[name]))
    found.update(_compare_definitions(old, new, names))
    found.update(compare_sessions(old.resolved.session, new.resolved.session))
    found.update(compare_names(old, new, names))
    return tuple(sorted(found, key=lambda item: (item.subject, str(item.kind), item.message)))


def _used_by_itself(side: Side) -> set[str]:
    """Return the definitions that are more than the payload of a variant.

    A payload is compared as a part of its variant: where its properties stand is no matter.
    """
    revision = side.revision
    found = {*revision.roots, *(method.definition for method in revision.methods)}
    for definition in side.definitions.values():
        found.update(name for type_ in types_of(definition) for name in references(type_))
        if isinstance(definition, ir.Union):
            payloads = (variant.payload for variant in definition.variants if variant.payload)
            found.update(name for name in payloads if isinstance(side.definitions[name], ir.Union))
    return found


def _compare_methods(comparison: Comparison) -> Iterator[Change]:
    before, after = (
        {f"{item.method} ({item.side}, {item.kind})": item.definition for item in methods}
        for methods in (comparison.old.revision.methods, comparison.new.revision.methods)
    )
    for key in before.keys() - after.keys():
        yield Change(Kind.METHOD_REMOVED, key, f"gone; it was {before[key]}")
    for key in after.keys() - before.keys():
        yield Change(Kind.METHOD_ADDED, key, f"new: {after[key]}")
    for key in before.keys() & after.keys():
        for kind, message in comparison.relate(before[key], after[key]):
            yield Change(kind, key, message)


def _compare_definitions(old: Side, new: Side, names: Mapping[str, str]) -> Iterator[Change]:
    # What stands for the values of an optional tag is no definition, and is compared all the same.
    here, there = old.revision.by_name, new.revision.by_name
    for name in here.keys() - names.keys():
        yield Change(Kind.DEFINITION_REMOVED, name, f"gone; it was {definition_text(here[name])}")
    for name in there.keys() - set(names.values()):
        yield Change(Kind.DEFINITION_ADDED, name, f"new: {definition_text(there[name])}")
    for before, after in names.items():
        if before != after and (before in here or after in there):
            yield Change(Kind.DEFINITION_RENAMED, before, f"is {after} now")
        if before in here and after in there:
            yield from _compare_prose(here[before].doc, there[after].doc, after)


def _compare_prose(old: str, new: str, subject: str) -> Iterator[Change]:
    for word, here, there in (("gone", old, new), ("new", new, old)):
        known = {clause for sentence in sentences(there) for clause in _clauses(sentence)}
        for sentence in sentences(here):
            if not known.issuperset(_clauses(sentence)):
                yield Change(Kind.PROSE_CHANGED, subject, f"{word}: {quoted(sentence)}")


def _clauses(sentence: str) -> Iterator[str]:
    """Yield what a sentence says, without what says nothing: capitals, stops, targets of links."""
    text = re.sub(r"\]\([^()\s]{0,500}\)", "]", sentence)
    for clause in text.split("; "):
        yield clause.strip(" .;!?").casefold()
