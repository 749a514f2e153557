"""Have datamodel-code-generator write the models, from a schema rewritten to suit it.

Its output is never edited: it is parsed and compared with what was asked for, and a difference is
an error.
"""

from __future__ import annotations

import ast
import json
import warnings
from typing import TYPE_CHECKING, Any, cast

from codegen.annotations import annotation
from codegen.diagnostics import Diagnostic, GenerationError
from codegen.project import templates_dir
from codegen.rewrite import ENUMS_MODULE, rewrite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from codegen.classes import Layout, Struct

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
        # msgspec compiles each annotation that is text, which takes most of the time of an import.
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
    """Return where the classes that came out differ from the layout."""
    found = {node.name: node for node in module.body if isinstance(node, ast.ClassDef)}
    problems = [
        _difference("#/$defs", f"the class {name} is one too many")
        for name in sorted(found.keys() - {struct.name for struct in layout.structs})
    ]
    for struct in layout.structs:
        node = found.get(struct.name)
        if node is None:
            problems.append(_difference(struct.pointer, f"the class {struct.name} is missing"))
            continue
        asked, came = _asked(struct, layout), _came_out(node)
        problems += [
            _difference(
                struct.pointer, f"{struct.name}.{name}: {asked.get(name)} became {came.get(name)}"
            )
            for name in sorted(asked.keys() | came.keys())
            if asked.get(name) != came.get(name)
        ]
    problems += [
        _difference("#/$defs", f"{name} uses {', '.join(early)} before it is defined")
        for name, early in _used_early(layout, module)
    ]
    aliases = {
        ast.unparse(node.target): ast.unparse(node.value)
        for node in module.body
        if isinstance(node, ast.AnnAssign) and node.value is not None
    }
    for alias in layout.aliases:
        wanted = ast.unparse(ast.parse(annotation(alias.type, layout.python)))
        if aliases.get(alias.name) != wanted:
            problems.append(
                _difference(
                    alias.pointer, f"{alias.name}: {wanted} became {aliases.get(alias.name)}"
                )
            )
    return problems


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


def _asked(struct: Struct, layout: Layout) -> dict[str, tuple[str, str | None, bool]]:
    """Return annotation, wire name and "has a default" by attribute; `()` is the base."""
    asked: dict[str, tuple[str, str | None, bool]] = {"()": (struct.base or "Struct", None, False)}
    for item in struct.own:
        optional = not item.field.required
        text = annotation(item.type, layout.python, optional=optional)
        wire = item.field.wire if item.field.wire != item.name else None
        asked[item.name] = (ast.unparse(ast.parse(text)), wire, optional)
    return asked


def _came_out(node: ast.ClassDef) -> dict[str, tuple[str, str | None, bool]]:
    came: dict[str, tuple[str, str | None, bool]] = {
        "()": (", ".join(ast.unparse(base) for base in node.bases), None, False)
    }
    for statement in node.body:
        if not isinstance(statement, ast.AnnAssign):
            continue
        hint = statement.annotation
        text = ast.unparse(hint)
        if isinstance(hint, ast.Constant):
            text = str(hint.value)
        if text.startswith("ClassVar"):
            continue
        value, wire = statement.value, None
        default = value is not None
        if isinstance(value, ast.Call):
            keywords = {item.arg: item.value for item in value.keywords}
            wire = ast.literal_eval(keywords["name"])
            default = "default" in keywords
        came[ast.unparse(statement.target)] = (text, wire, default)
    return came


def _difference(pointer: str, message: str) -> Diagnostic:
    return Diagnostic(
        pointer,
        message,
        "This is a defect of the generator, or of the version of datamodel-code-generator that is "
        "installed; please report it with the schema.",
    )
