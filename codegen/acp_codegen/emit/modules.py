"""Render the files of a package from its layout; every decision is made before a template runs."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from acp_codegen.bundled import templates_dir
from acp_codegen.emit.expressions import expression, kept, start
from acp_codegen.emit.models.write import render_models
from acp_codegen.emit.session_modules import session_modules, session_names
from acp_codegen.emit.tables import table_rows
from acp_codegen.layout import names
from acp_codegen.layout.annotations import plain
from acp_codegen.schema.walk import references
from acp_codegen.text import docstring, literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from acp_codegen.layout.classes import Layout, Other, Union
    from acp_codegen.meaning.table import Meanings
    from acp_codegen.resolve import Resolved
    from acp_codegen.session.model import SessionModel

RUNTIME = "_runtime"
"""Folder of the package that holds the runtime modules, copied as they are."""

_UNIONS = ("SESSION_UPDATES", "dispatch", "dispatch_all")
_CODEC = ("convert", "decode", "validate")
_REVISION = ("METHODS", "SCHEMA_PROFILE", "SCHEMA_REVISION", "SCHEMA_SHA256")


@dataclass(frozen=True)
class _Alias:
    """A union as `unions.py` writes it."""

    name: str
    checked: str
    native: str
    doc: str


@dataclass(frozen=True)
class _Typed:
    """A typed attribute of an open class."""

    name: str
    annotation: str
    doc: str


def render(resolved: Resolved, regenerate: str) -> dict[str, str]:
    """Return the Python files of the package, not yet formatted.

    Args:
        resolved: What the schema means.
        regenerate: Command that writes the package, for the header.
    """
    layout, session = resolved.layout, resolved.session
    environment = _environment()
    header = _header(layout, regenerate)
    rows = table_rows(layout, resolved.meanings)
    modules: dict[str, dict[str, Any]] = {
        "_tables": vars(rows),
        "codec": {"update": layout.dispatched.name if layout.dispatched else ""},
        "methods": {"methods": _methods(layout)},
        "presence": {"presence": _presence(layout, resolved.meanings)},
        "__init__": {"doc": _package_doc(layout), "exports": _exports(layout, session)},
    }
    # A small set of roots may need neither enums nor unions.
    if layout.enums:
        modules["enums"] = {}
    if layout.union_names:
        modules["unions"] = _unions(layout)
    if layout.open_names:
        modules["open"] = {
            "names_of": _modules(layout, without="open"),
            "others": _others(layout),
            "wrappers": layout.wrappers,
        }
    if layout.dispatched is not None:
        modules["dispatch"] = {
            "names_of": [row for row in _modules(layout) if row[0] in ("models", "open")],
            "update": _dispatch(layout.dispatched),
        }
    if layout.dispatched is not None and session is not None:
        common = {
            "names_of": _modules(layout),
            "session": session,
            "update": _dispatch(layout.dispatched),
            "annotated": partial(plain, python=layout.python),
            "kept": partial(kept, python=layout.python),
        }
        modules |= session_modules(layout, layout.dispatched, session, common)
    files = {
        f"{name}.py": environment.get_template(f"{name}.py.jinja").render(
            layout=layout, header=header, **context
        )
        for name, context in modules.items()
    }
    files["models.py"] = render_models(layout, _models_header(layout, header))
    files |= {
        f"{RUNTIME}/{path.name}": path.read_text(encoding="utf-8")
        for path in sorted((templates_dir() / "runtime").glob("*.py"))
    }
    return files


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(templates_dir()),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        # Python, not HTML: `literal` and `docstring` make text inert.
        autoescape=False,  # noqa: S701
    )
    environment.filters |= {
        "literal": literal,
        "docstring": docstring,
        "one_of": _one_of,
        "expression": expression,
        "start": start,
    }
    return environment


def _one_of(classes: Sequence[str]) -> str:
    """Return what `isinstance` takes for several classes."""
    return classes[0] if len(classes) == 1 else f"({', '.join(classes)})"


def _header(layout: Layout, regenerate: str) -> str:
    revision = layout.revision
    lines = [
        f"Generated from the ACP schema, revision {revision.version} ({revision.profile}).",
        f"sha256 {revision.sha256}",
        f"Do not edit; regenerate with: {regenerate}",
    ]
    return "\n".join(f"# {line}" for line in lines)


def _models_header(layout: Layout, header: str) -> str:
    unions = ", ".join(layout.union_names)
    checked = f"if TYPE_CHECKING:\n    from .unions import {unions}" if unions else ""
    return f'''{header}
"""Models of the schema's objects."""

from binascii import a2b_base64
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

from .{RUNTIME}.objects import untag

{checked}
'''


def _unions(layout: Layout) -> dict[str, object]:
    tagged = [
        _Alias(union.name, " | ".join(union.members), _native(union), union.definition.doc)
        for union in layout.unions
    ]
    untagged = [
        _Alias(
            union.name,
            " | ".join(plain(option.type, layout.python) for option in union.options),
            "",
            union.doc,
        )
        for union in layout.untagged
    ]
    aliases = sorted([*tagged, *untagged], key=lambda alias: alias.name)
    used = {name for union in layout.unions for name in union.members}
    for union in layout.untagged:
        options = (target for option in union.options for target in references(option.type))
        used.update(layout.python[target] for target in options)
    return {
        "unions": aliases,
        "struct_names": sorted(used & layout.struct_named.keys()),
        "open_names": sorted(used & set(layout.open_names)),
    }


def _native(union: Union) -> str:
    """Return what the alias is at run time, or nothing where msgspec can decode none of it."""
    if len(union.native) != 1:
        return " | ".join(union.native)
    return f"Union[{union.native[0]}, absent({literal(union.definition.tag)})]"


def _modules(layout: Layout, without: str = "") -> list[tuple[str, list[str]]]:
    """Return the public names of each module of types."""
    rows = [
        ("enums", sorted(enum.name for enum in layout.enums)),
        ("models", layout.model_names),
        ("open", layout.open_names),
        ("unions", layout.union_names),
    ]
    return [row for row in rows if row[1] and row[0] != without]


def _others(layout: Layout) -> list[dict[str, object]]:
    return [
        {
            "name": other.name,
            "doc": other.doc,
            "tag": other.tag,
            "outer": other.outer,
            "attributes": _typed(other, layout),
        }
        for other in sorted(layout.others, key=lambda other: other.name)
    ]


def _typed(other: Other, layout: Layout) -> list[_Typed]:
    return [
        _Typed(
            item.name,
            plain(item.type, layout.python, optional=not item.field.required),
            item.field.doc,
        )
        for item in other.attributes
    ]


def _methods(layout: Layout) -> list[dict[str, str]]:
    return [
        {
            "method": item.method,
            "side": item.side,
            "kind": item.kind,
            "name": layout.python[item.definition],
        }
        for item in layout.revision.methods
    ]


def _dispatch(union: Union) -> dict[str, object]:
    docs = {source.tag: source.doc for source in union.definition.variants}
    variants = [
        {
            "name": variant.name,
            "classes": variant.classes,
            "tag": tag,
            "method": names.method(tag),
            "doc": docs[tag],
        }
        for tag, variant in union.tags
    ]
    return {
        "name": union.name,
        "variants": variants,
        "other": union.other.name if union.other else "",
    }


def _presence(layout: Layout, meanings: Meanings) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    for struct in sorted(layout.structs, key=lambda struct: struct.name):
        stored = ((item.name, meanings.stored(item.field)) for item in struct.attributes)
        fields = [(name, presence.name) for name, presence in stored if presence]
        if fields:
            rows.append({"name": struct.name, "fields": fields})
    return rows


def _package_doc(layout: Layout) -> str:
    revision = layout.revision
    return (
        f"Typed bindings of the Agent Client Protocol, schema {revision.version} "
        f"({revision.profile})."
    )


def _exports(layout: Layout, session: SessionModel | None) -> dict[str, object]:
    modules = {module: list(found) for module, found in _modules(layout)}
    modules["codec"] = list(_CODEC)
    modules["methods"] = list(_REVISION)
    if layout.dispatched is not None:
        modules["dispatch"] = [*_UNIONS, f"{layout.dispatched.name}Handler"]
    lazy = {"_runtime.presence": ["Presence"], "presence": ["PRESENCE"]}
    if session is not None:
        lazy |= session_names(session)
    everything = [name for group in (modules, lazy) for found in group.values() for name in found]
    return {
        "modules": sorted(modules.items()),
        "lazy": sorted((module, sorted(found)) for module, found in lazy.items()),
        "submodules": ["patch"] if session is not None else [],
        "all": sorted(everything),
    }
