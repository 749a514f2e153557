"""Names that the generator keeps for itself: no more and no fewer than its packages use."""

import ast
import re

import pytest

from acp_codegen.layout.names import OWN
from acp_codegen.schema.roots import DISPATCHED
from acp_codegen.session.reserved import ENTITY, SESSION
from tests.conftest import build_pinned, pinned_revisions, resolved
from tests.golden.test_golden import package_of
from tests.golden.update import SHAPES, cases, resolved_case

CLASS = re.compile(r"[A-Z]\w*")


def known():
    """Yield every package that tests know, with what it was made of."""
    for item in pinned_revisions():
        yield build_pinned(*item), resolved(*item)
    for case in cases(SHAPES):
        yield package_of(case), resolved_case(case)


def modules(files):
    """Return the syntax trees of the generated modules, without the runtime."""
    return {
        path: ast.parse(text)
        for path, text in files.items()
        if path.endswith(".py") and "/" not in path
    }


def bound(tree):
    """Yield the names that a module binds at its top, also where only type checkers look."""
    for node in tree.body:
        match node:
            case ast.ImportFrom(names=names) | ast.Import(names=names):
                yield from (item.asname or item.name for item in names)
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name):
                yield name
            case ast.Assign(targets=targets):
                yield from (item.id for item in targets if isinstance(item, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.If():
                yield from bound(node)
                yield from bound(ast.Module(node.orelse, []))


def of_schema(found):
    """Return the names that a package has because of its schema and overlay."""
    layout, session = found.layout, found.session
    names = {*layout.model_names, *layout.open_names, *layout.union_names, *layout.enum_named}
    return names | {entity.state for entity in (session.entities if session else ())}


def test_the_names_of_generated_modules_are_reserved():
    used = set()
    for files, found in known():
        named = of_schema(found)
        for tree in modules(files).values():
            names = set(bound(tree))
            # Only where classes of any name stand beside them, not the one that is dispatched on.
            if names & named - {DISPATCHED}:
                used |= {name for name in names if CLASS.fullmatch(name)} - named
    assert used == OWN


def members(node):
    """Return what a class binds: its own names, and the attributes that it gives itself."""
    names = set(bound(node)) | {
        item.name for item in node.body if isinstance(item, ast.AsyncFunctionDef)
    }
    for item in ast.walk(node):
        targets = [item.target] if isinstance(item, ast.AnnAssign) else []
        targets += item.targets if isinstance(item, ast.Assign) else []
        names |= {
            target.attr
            for target in targets
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
        }
    return {name for name in names if not re.fullmatch(r"__\w+__", name)}


def classes(files, module):
    tree = modules(files).get(f"{module}.py", ast.Module([], []))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def by_roles(session):
    """Yield what a session has because of its roles."""
    for entity in session.entities:
        yield entity.attribute
        yield from (f"_{entity.kind}{part}" for part in ("", "_chunk", "_removed"))
    for item in session.snapshots:
        yield from (item.name, f"confirmed_{item.name}", f"_snapshot_{item.name}")
        yield f"is_{item.initial}"
    yield from (f"_event_{event.kind}" for event in session.events)


def test_the_members_of_a_session_are_reserved():
    used = set()
    for files, found in known():
        if found.session is not None:
            used |= members(classes(files, "session")["Session"]) - {*by_roles(found.session)}
    assert used == SESSION


def test_the_members_of_an_entity_are_reserved():
    used = set()
    for files, found in known():
        written = classes(files, "entities")
        for entity in found.session.entities if found.session else ():
            used |= members(written[entity.state]) - {*entity.names, *entity.shown}
    base = ast.parse(build_pinned("2.4.0")["_runtime/stored.py"])
    (stored,) = (
        item for item in base.body if isinstance(item, ast.ClassDef) and item.name == "StoredEntity"
    )
    assert used | members(stored) == ENTITY


@pytest.mark.parametrize("name", sorted(OWN))
def test_a_reserved_name_is_refused(name):
    from acp_codegen.layout.names import Registry

    registry = Registry()
    registry.claim_class(name, "#/$defs/X")
    assert len(registry.problems) == 1
