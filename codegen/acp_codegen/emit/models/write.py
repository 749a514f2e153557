"""Have datamodel-code-generator write the models, from a schema rewritten to suit it.

Its output is never edited: it is parsed and compared with what was asked for, and a difference is
an error.
"""

from __future__ import annotations

import ast
import json
import warnings
from typing import TYPE_CHECKING, Any, cast

from acp_codegen.bundled import templates_dir
from acp_codegen.diagnostics import Diagnostic, GenerationError
from acp_codegen.emit.models.rewritten import ENUMS_MODULE, rewrite, untagged_slots
from acp_codegen.layout.annotations import annotation
from acp_codegen.text import literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from acp_codegen.layout.classes import Layout, Struct

_NOT_TAGGED = ".*msgspec cannot decode the union"


def render_models(layout: Layout, header: str) -> str:
    """Return the text of `models.py`, not yet formatted.

    Args:
        layout: The classes to render.
        header: Comment and imports to put on top.

    Raises:
        GenerationError: The tool made something else of the rewritten schema than it was asked to.
    """
    if not (layout.structs or layout.aliases):
        # The tool refuses to write nothing.
        return header
    text = _generate(json.dumps(rewrite(layout)), layout, header)
    problems = _compare(layout, ast.parse(text))
    if problems:
        raise GenerationError(problems)
    return text


def _generate(schema: str, layout: Layout, header: str) -> str:
    # The import takes a quarter of a second, which `fetch` and `diff` need not wait for.
    from datamodel_code_generator import generate  # noqa: PLC0415
    from datamodel_code_generator.config import GenerateConfig  # noqa: PLC0415
    from datamodel_code_generator.enums import DataModelType, InputFileType  # noqa: PLC0415
    from datamodel_code_generator.format import PythonVersion  # noqa: PLC0415

    options: dict[str, Any] = {
        "input_file_type": InputFileType.JsonSchema,
        "output_model_type": DataModelType.MsgspecStruct,
        "target_python_version": PythonVersion.PY_311,
        "custom_template_dir": templates_dir(),
        "custom_file_header": header,
        # msgspec compiles each annotation that is text, which took as long as all else at import.
        "disable_future_imports": True,
        "disable_timestamp": True,
        "field_extra_keys": {"x-annotation", "x-bytes", "x-doc", "x-wire"},
        "formatters": [],
        "import_overrides": {enum.name: f".{ENUMS_MODULE}" for enum in layout.enums},
        "keep_model_order": True,
        "keyword_only": True,
        "skip_root_model": True,
        "use_annotated": True,
        "use_double_quotes": True,
        "use_type_alias": True,
        "use_union_operator": True,
    }
    with warnings.catch_warnings():
        # A warning of the tool means that it did not do what it was asked to.
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", _NOT_TAGGED)
        try:
            return cast("str", generate(schema, config=GenerateConfig(**options)))
        except RecursionError:
            advice = "Name inner schemas under `$defs`."
            raise GenerationError([Diagnostic("#", "nested too deeply", advice)]) from None


def _compare(layout: Layout, module: ast.Module) -> list[Diagnostic]:
    """Return where what came out differs from the layout."""
    found = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    aliases = {
        ast.unparse(node.target): ast.unparse(node.value)
        for node in module.body
        if isinstance(node, ast.AnnAssign) and node.value is not None
    }
    extra = found.keys() - {struct.name for struct in layout.structs}
    extra |= aliases.keys() - {alias.name for alias in layout.aliases}
    problems = [_difference("#/$defs", f"{name} is one too many") for name in sorted(extra)]
    for struct in layout.structs:
        node = found.get(struct.name)
        if node is None:
            problems.append(_difference(struct.pointer, f"{struct.name} is missing"))
        else:
            asked, came = _asked(struct, layout), _came_out(node)
            problems += _differences(struct.pointer, f"{struct.name}.", asked, came)
    for alias in layout.aliases:
        asked = {alias.name: _plain(annotation(alias.type, layout.python))}
        came = {name: text for name, text in aliases.items() if name == alias.name}
        problems += _differences(alias.pointer, "", asked, came)
    problems += [
        _difference("#/$defs", f"{name} uses {', '.join(early)} before it is defined")
        for name, early in _used_early(layout, module)
    ]
    return problems


def _differences(
    pointer: str, prefix: str, asked: Mapping[str, str], came: Mapping[str, str]
) -> Iterator[Diagnostic]:
    for name in sorted(asked.keys() | came.keys()):
        wanted, given = asked.get(name, "nothing"), came.get(name, "nothing")
        if wanted != given:
            yield _difference(pointer, f"{prefix}{name}: {wanted} became {given}")


def _used_early(layout: Layout, module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Yield the classes and aliases that name at run time what stands further down, or nowhere."""
    missing = {*layout.model_names, *layout.union_names}
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            hints = [item.annotation for item in node.body if isinstance(item, ast.AnnAssign)]
            name, evaluated = node.name, [*node.bases, *hints]
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            name, evaluated = ast.unparse(node.target), [node.value]
        else:
            continue
        used = {
            item.id for tree in evaluated for item in ast.walk(tree) if isinstance(item, ast.Name)
        }
        if early := sorted(used & missing):
            yield name, early
        missing.discard(name)


def _asked(struct: Struct, layout: Layout) -> dict[str, str]:
    """Return the text of each member of a class, and of what it derives from under `()`."""
    head = [struct.base or "Struct", "frozen=True", "gc=False", "kw_only=True"]
    asked: dict[str, str] = {}
    tag = struct.tag
    if tag is not None and tag.value is not None:
        value = literal(tag.value)
        head += [f"tag_field={literal(tag.wire)}", f"tag={value}"]
        asked[tag.attribute] = _plain(f"{tag.attribute}: ClassVar[Literal[{value}]] = {value}")
    asked["()"] = _plain(f"Class({', '.join(head)})")
    for item in struct.own:
        optional = not item.field.required
        text = f"{item.name}: {annotation(item.type, layout.python, optional=optional)}"
        default = ["default=UNSET"] if optional else []
        if item.field.wire != item.name:
            text += f" = field({', '.join([f'name={literal(item.field.wire)}', *default])})"
        elif optional:
            text += " = UNSET"
        asked[item.name] = _plain(text)
        if item.is_bytes:
            asked[f"{item.name}_bytes"] = "a method"
    if untagged_slots(struct, layout):
        asked["__post_init__"] = "a method"
    return asked


def _came_out(node: ast.ClassDef) -> dict[str, str]:
    """Return the same of a class that came out."""
    head = [ast.unparse(item) for item in (*node.bases, *node.keywords)]
    came = {"()": f"Class({', '.join(head)})"}
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign):
            target, hint = statement.target, statement.annotation
            if isinstance(hint, ast.Constant) and isinstance(hint.value, str):
                hint = ast.parse(hint.value, mode="eval").body
            plain = ast.AnnAssign(target, hint, statement.value, statement.simple)
            came[ast.unparse(target)] = ast.unparse(plain)
        elif isinstance(statement, ast.FunctionDef):
            came[statement.name] = "a method"
    return came


def _plain(text: str) -> str:
    """Return code as `ast` writes it."""
    return ast.unparse(ast.parse(text))


def _difference(pointer: str, message: str) -> Diagnostic:
    return Diagnostic(
        pointer,
        message,
        "This is a defect of the generator, or of the version of datamodel-code-generator that is "
        "installed; please report it with the schema.",
    )
