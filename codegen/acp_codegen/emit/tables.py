"""Rows of the tables that the generated readers walk."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from acp_codegen.layout.annotations import annotation
from acp_codegen.schema import ir
from acp_codegen.schema.walk import references
from acp_codegen.text import literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from acp_codegen.layout.classes import Attribute, Cases, Layout, Struct, Tag
    from acp_codegen.meaning.table import Meanings


@dataclass(frozen=True)
class Row:
    """A property as the reader of its object knows it."""

    wire: str
    attribute: str
    reader: str
    required: bool
    fallback: str


_FALLBACKS: dict[ir.Malformed, str] = {
    "rejected": "",
    "omitted": "OMIT",
    "emptied": "EMPTY",
    "nulled": "NULL",
}

Rows: TypeAlias = list[Row]


@dataclass(frozen=True)
class StructRow:
    """The reader of a class."""

    name: str
    tag: Tag | None
    cases: Cases | None
    rows: Rows
    case_rows: list[tuple[str, Rows]]


@dataclass(frozen=True)
class OtherRow:
    """The reader of an open class; `known` is an expression for the tags that it cannot have."""

    name: str
    tag: Tag
    outer: Tag | None
    known: str
    rows: Rows


@dataclass(frozen=True)
class UnionRow:
    """The reader of a tagged union."""

    name: str
    tag: str
    tags: list[tuple[str, str]]
    other: str


@dataclass(frozen=True)
class OptionRow:
    """An alternative without a tag."""

    reader: str
    required: list[str]
    is_list: bool


@dataclass(frozen=True)
class UntaggedRow:
    """The reader of a union without a tag."""

    name: str
    options: list[OptionRow]


@dataclass(frozen=True)
class AliasRow:
    """The reader of a named type."""

    name: str
    reader: str


@dataclass(frozen=True)
class TableRows:
    """Everything that `_tables.py` is rendered from."""

    aliases: list[AliasRow]
    struct_rows: list[StructRow]
    other_rows: list[OtherRow]
    tagged: list[UnionRow]
    untagged: list[UntaggedRow]
    types: list[tuple[str, str]]


def table_rows(layout: Layout, meanings: Meanings) -> TableRows:
    """Return the rows of every reader of a package."""
    tagged = [
        UnionRow(
            union.name,
            union.definition.tag,
            [(tag, item.name) for tag, item in union.tags],
            union.other.name if union.other else "",
        )
        for union in layout.unions
    ]
    return TableRows(
        aliases=[AliasRow(item.name, reader(item.type, layout)) for item in layout.aliases],
        struct_rows=[_struct_row(struct, layout, meanings) for struct in layout.structs],
        other_rows=_other_rows(layout, meanings),
        tagged=tagged,
        untagged=[_untagged_row(union, layout) for union in layout.untagged],
        types=_types(layout),
    )


def reader(type_: ir.Type, layout: Layout) -> str:
    """Return the expression that builds the reader of a type."""
    match type_:
        case ir.Ref(target=target):
            return f"ref({literal(layout.python[target])})"
        case ir.Anything():
            return "AnyReader()"
        case ir.FreeObject():
            return "ObjectReader()"
        case ir.Nullable(of=inner):
            return f"NullableReader({reader(inner, layout)})"
        case ir.Array():
            limits: dict[str, object] = {
                "min_items": type_.min_items,
                "max_items": type_.max_items,
                "skip": type_.skip_invalid or None,
            }
            return _call("ArrayReader", [reader(type_.item, layout)], limits)
        case ir.Scalar(base="boolean"):
            return "BooleanReader()"
        case ir.Scalar(base="string"):
            limits = {
                "min_length": type_.min_length,
                "max_length": type_.max_length,
                "pattern": type_.pattern and literal(type_.pattern),
            }
            return _call("StringReader", [], limits)
        case ir.Scalar(base=base):
            name = "IntegerReader" if base == "integer" else "NumberReader"
            return _call(name, [], {"minimum": type_.minimum, "maximum": type_.maximum})


def _call(name: str, given: list[str], keywords: Mapping[str, object]) -> str:
    arguments = [
        *given,
        *(f"{key}={value}" for key, value in keywords.items() if value is not None),
    ]
    return f"{name}({', '.join(arguments)})"


def _rows(attributes: Iterable[Attribute], layout: Layout, meanings: Meanings) -> Rows:
    rows: Rows = []
    for item in attributes:
        field = item.field
        text = reader(item.type, layout)
        if field.default_on_null:
            text = f"NullAsEmptyReader({text})"
        fallback = _FALLBACKS[meanings.malformed(field)]
        rows.append(Row(field.wire, item.name, text, field.required, fallback))
    return rows


def _struct_row(struct: Struct, layout: Layout, meanings: Meanings) -> StructRow:
    cases = struct.cases
    only: dict[str, tuple[str, ...]] = dict(cases.values) if cases else {}
    conditional = {name for found in only.values() for name in found}
    attributes = struct.attributes
    return StructRow(
        name=struct.name,
        tag=struct.tag,
        cases=cases,
        rows=_rows((item for item in attributes if item.name not in conditional), layout, meanings),
        case_rows=[
            (value, _rows((item for item in attributes if item.name in found), layout, meanings))
            for value, found in only.items()
        ],
    )


def _other_rows(layout: Layout, meanings: Meanings) -> list[OtherRow]:
    known = {
        union.other.name: f"_TAGS[{literal(union.name)}]" for union in layout.unions if union.other
    }
    for struct in layout.structs:
        if struct.cases and struct.cases.other:
            values = ", ".join(f"{literal(value)}: None" for value, _ in struct.cases.values)
            known[struct.cases.other] = f"{{{values}}}"
    return [
        OtherRow(
            other.name,
            other.tag,
            other.outer,
            known[other.name],
            _rows(other.attributes, layout, meanings),
        )
        for other in layout.others
    ]


def _untagged_row(union: ir.Untagged, layout: Layout) -> UntaggedRow:
    options: list[OptionRow] = []
    for option in union.options:
        model = layout.revision[next(references(option.type))]
        fields = model.fields if isinstance(model, ir.Model) else ()
        options.append(
            OptionRow(
                reader(option.type, layout),
                [field.wire for field in fields if field.required],
                isinstance(option.type, ir.Array),
            )
        )
    return UntaggedRow(union.name, options)


def _ambiguous(layout: Layout) -> set[str]:
    """Return named types that are one to Python and not to the schema.

    Decoding such a type by itself could follow the rules of its namesake, so it is not offered.
    """
    readers: dict[str, set[str]] = {}
    for alias in layout.aliases:
        text = annotation(alias.type, layout.python)
        readers.setdefault(text, set()).add(reader(alias.type, layout))
    return {
        alias.name
        for alias in layout.aliases
        if len(readers[annotation(alias.type, layout.python)]) > 1
    }


def _types(layout: Layout) -> list[tuple[str, str]]:
    """Return module and name of every type that can be decoded by itself."""
    types = [("enums", enum.name) for enum in layout.enums]
    types += [("models", name) for name in layout.model_names if name not in _ambiguous(layout)]
    types += [("open", wrapper.name) for wrapper in layout.wrappers]
    types += [("unions", name) for name in layout.union_names]
    return sorted(types)
