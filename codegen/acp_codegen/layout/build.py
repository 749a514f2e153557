"""Decide which classes the package has, what they are called and where each field stands.

The rules are local: the class of a variant is named after its tag, a payload gets a class of its
own where something besides a single variant uses it, and a new use adds a class without renaming
one. Nothing here depends on the order of branches.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import GenerationError
from acp_codegen.layout import names
from acp_codegen.layout.claims import claim_names
from acp_codegen.layout.classes import (
    Attribute,
    Cases,
    Enum,
    Layout,
    Member,
    Other,
    Struct,
    Tag,
    Union,
    Variant,
    Wrapper,
)
from acp_codegen.schema import ir
from acp_codegen.schema.roots import DISPATCHED
from acp_codegen.schema.walk import references, types_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from acp_codegen.diagnostics import Diagnostic


def lay_out(revision: ir.Revision) -> Layout:
    """Return the classes of the package for a revision.

    Raises:
        GenerationError: Names that cannot be spelled in Python or that collide, all of them.
    """
    layout, problems = try_lay_out(revision)
    if problems:
        raise GenerationError(problems)
    return layout


def try_lay_out(revision: ir.Revision) -> tuple[Layout, list[Diagnostic]]:
    """Return the classes and the problems of their names, even of a revision that has others."""
    builder = _Builder(revision)
    return builder.build(), builder.registry.problems


def variant_name(union: str, tag: str) -> str:
    """Return the class name of a variant, which depends on nothing but its union and tag."""
    return names.pascal(tag) if union == DISPATCHED else names.pascal(tag) + union


class _Builder:
    """Holds what the steps share; lives as long as one call of `lay_out`."""

    def __init__(self, revision: ir.Revision) -> None:
        self.revision = revision
        self.registry = names.Registry()
        self.models = {
            item.name: item for item in revision.definitions if isinstance(item, ir.Model)
        }
        self.unions = [item for item in revision.definitions if isinstance(item, ir.Union)]
        self.variant_names = {
            variant_name(union.name, variant.tag)
            for union in self.unions
            for variant in union.variants
        }
        self.shared = _shared_payloads(revision)
        self.enums = [
            self._enum(item) for item in revision.definitions if isinstance(item, ir.OpenEnum)
        ]
        self.others: list[Other] = []
        self.payloads: dict[str, Struct] = {}

    def build(self) -> Layout:
        python = self._python_names()
        for name in self.models:
            if name in self.shared:
                self.payloads[name] = self._payload(self.models[name], python[name])
        unions = tuple(self._union(union, python[union.name]) for union in self.unions)
        variants = [variant for union in unions for variant in union.variants]
        structs = (
            *self.payloads.values(),
            *(item for item in variants if isinstance(item, Struct)),
        )
        definitions = self.revision.definitions
        layout = Layout(
            revision=self.revision,
            python=python | {enum.name: enum.name for enum in self.enums},
            structs=structs,
            wrappers=tuple(item for item in variants if isinstance(item, Wrapper)),
            others=(*self.others, *(union.other for union in unions if union.other)),
            unions=unions,
            untagged=tuple(item for item in definitions if isinstance(item, ir.Untagged)),
            enums=tuple(self.enums),
            aliases=tuple(item for item in definitions if isinstance(item, ir.Alias)),
            dispatched=next((item for item in unions if item.definition.name == DISPATCHED), None),
        )
        claim_names(layout, self.registry)
        return layout

    def _python_names(self) -> dict[str, str]:
        python: dict[str, str] = {}
        for definition in self.revision.definitions:
            name = definition.name
            taken = name in self.variant_names
            if isinstance(definition, ir.Model):
                if name in self.shared:
                    python[name] = f"{name}Fields" if taken else name
            elif isinstance(definition, ir.Union):
                python[name] = names.pascal(definition.tag) if taken else name
            else:
                python[name] = name
        return python

    def _enum(self, definition: ir.OpenEnum) -> Enum:
        members: list[Member] = []
        for value in definition.values:
            text = value.title if definition.base == "integer" and value.title else str(value.value)
            if definition.base == "integer":
                text = text.replace("-", "minus ", text[:1] == "-")
            name = self.registry.claim(names.constant(text), value.pointer, definition.name)
            members.append(Member(name, value.value, value.doc))
        return Enum(
            definition.name, definition.pointer, definition.base, tuple(members), definition.doc
        )

    def _attributes(
        self, fields: Iterable[ir.Field], retyped: dict[str, ir.Type]
    ) -> tuple[Attribute, ...]:
        return tuple(
            Attribute(names.snake(field.wire), field, retyped.get(field.wire, field.type))
            for field in fields
        )

    def _payload(self, model: ir.Model, name: str) -> Struct:
        attributes, cases = self._model_attributes(model, name)
        return Struct(name, model.pointer, None, None, (), attributes, model.doc, cases)

    def _own_cases(
        self, cases: Cases | None, name: str, tag: Tag, added: tuple[Attribute, ...]
    ) -> Cases | None:
        """Return the optional tag of a variant that adds properties to a payload with one."""
        if cases is None or cases.other is None or not added:
            return cases
        other = next(item for item in self.others if item.name == cases.other)
        attributes = other.attributes + added
        self.others.append(replace(other, name=f"Other{name}", attributes=attributes, outer=tag))
        return replace(cases, other=f"Other{name}")

    def _model_attributes(
        self,
        model: ir.Model,
        name: str,
        outer: Tag | None = None,
        beside: tuple[Attribute, ...] = (),
    ) -> tuple[tuple[Attribute, ...], Cases | None]:
        """Return the attributes of a model, and its optional tag.

        `outer` is the tag of the variant that the class `name` is, and `beside` what the variant
        adds, which counts beside an unknown optional tag as well.
        """
        selector = model.selector
        if selector is None:
            return self._attributes(model.fields, {}), None
        enum = names.pascal(selector.tag)
        docs = {field.wire: field.doc for field in model.fields}
        self._selector_enum(enum, selector, docs.get(selector.tag, ""))
        retyped: dict[str, ir.Type] = {selector.tag: ir.Nullable(ir.Ref(enum))}
        own = self._attributes(model.fields, retyped)
        extra = {field.wire: field for case in selector.cases for field in case.fields}
        added = [
            field
            for wire, field in extra.items()
            if wire not in {item.wire for item in model.fields}
        ]
        tag = Tag(selector.tag, names.snake(selector.tag))
        other = f"Other{name}" if selector.open else None
        if other is not None:
            self.others.append(
                Other(
                    other,
                    selector.pointer,
                    tag,
                    own + beside,
                    f"`{name}` with an unknown `{enum}`.",
                    outer,
                )
            )
        values = tuple(
            (case.value, tuple(names.snake(field.wire) for field in case.fields if field in added))
            for case in selector.cases
        )
        cases = Cases(tag.attribute, selector.tag, values, other)
        return own + self._attributes(added, {}), cases

    def _selector_enum(self, name: str, selector: ir.Selector, doc: str) -> None:
        """Make an open enum of the values of an optional tag."""
        values = tuple(
            ir.EnumValue(case.value, case.pointer, "", case.doc) for case in selector.cases
        )
        definition = ir.OpenEnum(name, selector.pointer, "string", values, doc)
        if all(enum.name != name or enum.pointer != selector.pointer for enum in self.enums):
            self.enums.append(self._enum(definition))

    def _union(self, union: ir.Union, name: str) -> Union:
        attribute = names.snake(union.tag)
        variants = tuple(self._variant(union, variant, attribute) for variant in union.variants)
        other = None
        if union.other is not None:
            named = {field.wire for field in union.other.fields}
            shared = [field for field in union.fields if field.wire not in named]
            other = Other(
                name=f"Other{union.name}",
                pointer=union.other.pointer,
                tag=Tag(union.tag, attribute),
                attributes=self._attributes((*union.other.fields, *shared), {}),
                doc=union.other.doc,
            )
        return Union(name, union, variants, other)

    def _variant(self, union: ir.Union, variant: ir.Variant, attribute: str) -> Variant:
        name = variant_name(union.name, variant.tag)
        tag = Tag(union.tag, attribute, variant.tag)
        added = self._attributes((*variant.fields, *union.fields), {})
        payload = self.revision[variant.payload] if variant.payload else None
        if isinstance(payload, ir.Union):
            inner = names.snake(payload.tag)
            return Wrapper(name, variant.pointer, tag, inner, payload.name, variant.doc)
        if not isinstance(payload, ir.Model):
            return Struct(name, variant.pointer, None, tag, (), added, variant.doc)
        model = payload
        base = self.payloads.get(model.name)
        if base is not None:
            cases = self._own_cases(base.cases, name, tag, added)
            doc = variant.doc or model.doc
            return Struct(name, variant.pointer, base.name, tag, base.attributes, added, doc, cases)
        attributes, cases = self._model_attributes(model, name, tag, added)
        doc = variant.doc if model.doc in variant.doc else f"{variant.doc}\n\n{model.doc}".strip()
        return Struct(name, variant.pointer, None, tag, (), attributes + added, doc, cases)


def _shared_payloads(revision: ir.Revision) -> set[str]:
    """Return the models that need a class of their own: roots, direct uses, several variants."""
    direct = {*revision.roots, *(method.definition for method in revision.methods)}
    payloads: Counter[str] = Counter()
    for definition in revision.definitions:
        if isinstance(definition, ir.Union):
            payloads.update(item.payload for item in definition.variants if item.payload)
        direct.update(name for type_ in types_of(definition) for name in references(type_))
    return direct | {name for name, uses in payloads.items() if uses > 1}
