"""Strings that a hostile schema could hold, the places they can stand in, and a canary."""

import ast
import builtins
import copy
import importlib
import inspect
import os
import pkgutil
import typing

from acp_codegen.schema.document import DIALECT, escape

CANARY = "acp_codegen_canary"
_BITE = f"__import__('builtins').{CANARY}.append(1)"
_BITES = f'__import__("builtins").{CANARY}.append(1)'

STRINGS = (
    '"',
    "'",
    '"""',
    "'''",
    f'"""\n{_BITE}\n"""',
    f"'''\n{_BITE}\n'''",
    f'"\n{_BITE}\n"',
    f'" + {_BITE} + "',
    f"' + {_BITES} + '",
    f'\\"""\n{_BITE}\n"""',
    f'\\"\n{_BITE} #',
    f'\\\\"\n{_BITE} #',
    f'"]; {_BITE}; x = ["',
    f'"): {_BITE}\n    def f(self, x=("',
    "ends with \\",
    "ends with two \\\\",
    'ends with "',
    "ends with '",
    '\\"',
    "\\N{BULLET} \\N{no such name} \\x \\u12 \\U99999999 \\777",
    "a\nb\rc\r\nd\x0be\x0cf\x1cg\x1dh\x1ei\x85j\u2028k\u2029l",
    f"x\r{_BITE}\x0c{_BITE}\x0b{_BITE}\u2028{_BITE}\x85{_BITE}",
    "\x00 \x01 \x08 \x1b[31mred\x1b[0m \x1b]0;title\x07 \x7f \x9b2J",
    "\u202e\u2066reversed\u2069\u202d \u200f\u061c \u200b\ufeff",
    "half \ud800",
    "\udfff half",
    "\U0001f600 \U000e0041 \U0010ffff",
    "\u05e9\u05dc\u05d5\u05dd \u0645\u0631\u062d\u0628\u0627",
    "\uff43\uff4c\uff41\uff53\uff53 \u1d5d\u1d52\u1d52 \ufb01\u006c\u0065 \u0435val",
    f"{{{{ {_BITE} }}}}",
    f"{{% if {_BITE} %}}x{{% endif %}}",
    "{% raw %} {% endraw %} {#",
    "{# comment #} #}",
    f"# for x in {_BITE}\n# endfor",
    f"{{{_BITE}}} {{0}} {{x!r:>{{y}}}} {{",
    "%s %(x)d %n %",
    "# type: ignore",
    "# noqa\n# ruff: noqa\n# fmt: off\n# fmt: skip\n# isort: skip_file",
    "# -*- coding: utf-16 -*-\n# vim: set fileencoding=utf-7 :",
    "#!/bin/sh",
    "if TYPE_CHECKING:\n    import os",
    f"```\n>>> {_BITE}\n```",
    f"*/ --> ]]> <script>{_BITE}</script> <!--",
    "[x](javascript:alert(1)) ![y](http://z) @all `code` **b** | c |",
    f"$(touch x) `touch x`; {_BITE}",
    "x` <img src=x> `y",
    "`` <img src=x> ` @all ``",
    f"'; {_BITE} #",
    "word" * 2000,
    "class",
    "__class__",
    "",
    " ",
    "\n",
    "\t",
)
"""Every kind of text that has ended a literal, a comment, a line or a terminal somewhere."""

NAMES = tuple(text for text in STRINGS if text not in {"class", "word" * 2000})
"""Those that are no name in Python, and do not become one."""


def harmless(strings):
    """Return the text of the twin; numbers keep apart what must be, and no text is none."""
    return [f"word v{number}" if text else "" for number, text in enumerate(strings)]


def place_strings(strings):
    """Return a schema that holds each of the strings in every place that takes any text.

    Args:
        strings: As many as there are in `STRINGS`.
    """
    properties, definitions = {}, {}
    for number, text in enumerate(strings):
        prose = {
            "description": text,
            "title": text,
            "$comment": text,
            "examples": [text, {text: [text]}],
        }
        properties[f"scalar{number}"] = {
            "type": "string",
            "format": text,
            "default": text,
            **prose,
        }
        properties[f"encoded{number}"] = {"type": "string", "contentEncoding": text, **prose}
        properties[f"object{number}"] = {
            "type": ["object", "null"],
            "default": {text: [text]},
            **prose,
        }
        properties[f"either{number}"] = {
            "anyOf": [{"$ref": "#/$defs/Open", **{}}, {"type": "null", **prose}],
            **prose,
        }
        definitions[f"M{number:03}Request"] = {
            "type": "object",
            "properties": {},
            # A number in front keeps the order of what is sorted by method.
            "x-method": f"{number:03}{text}",
            "x-side": text,
            "x-docs-ignore": text,
            **prose,
        }
        definitions[f"Alias{number}"] = {"type": "string", **prose}
        properties[f"alias{number}"] = {"$ref": f"#/$defs/Alias{number}"}
        definitions[f"Unused{number}"] = {"x-anything": text, "const": text, **prose}
    definitions["Before"] = _enum("string", [f"{n} {text}" for n, text in enumerate(strings)])
    definitions["After"] = _enum("string", [f"{text} {n}" for n, text in enumerate(strings)])
    definitions["Number"] = _enum("integer", [f"{text} {n}" for n, text in enumerate(strings)])
    definitions["Open"] = _union(strings)
    for name in ("Before", "After", "Number", "Open"):
        properties[name[0].lower() + name[1:]] = {"$ref": f"#/$defs/{name}"}
    root = {"type": "object", "description": strings[4], "properties": properties}
    return {
        "$schema": DIALECT,
        "$id": strings[4],
        "$comment": strings[4],
        "title": strings[5],
        "description": strings[6],
        "x-anything": strings[7],
        "$defs": {"Root": root, **definitions},
    }


def roots_of(schema):
    """Return what the package of `place_strings` starts from."""
    return tuple(name for name in schema["$defs"] if name == "Root" or name.endswith("Request"))


def _enum(kind, values):
    branches = [
        {
            "type": kind,
            "const": text if kind == "string" else number,
            "title": text,
            "description": text,
        }
        for number, text in enumerate(values)
    ]
    return {
        "description": values[0],
        "anyOf": [*branches, {"type": kind, "description": values[1]}],
    }


def known(tag, wire="kind", **more):
    """Return the alternative of a tagged union for a tag."""
    properties = {wire: {"type": "string", "const": tag}}
    return {"type": "object", "properties": properties, "required": [wire], **more}


def tagged(tags, wire="kind", **more):
    """Return an open tagged union.

    Args:
        tags: The alternatives by tag, each what it has besides the tag.
        wire: The property with the tag.
        more: More keywords.
    """
    other = {
        "title": "other",
        "type": "object",
        "properties": {wire: {"type": "string"}},
        "required": [wire],
        "not": {"anyOf": [known(tag, wire) for tag in tags]},
    }
    return {"anyOf": [*(known(tag, wire, **own) for tag, own in tags.items()), other], **more}


def _union(strings):
    """Return a union with prose in its alternatives and in the open one."""
    tags = {f"t{n}": {"description": text, "title": text} for n, text in enumerate(strings)}
    union = tagged(tags, description=strings[4])
    union["anyOf"][-1] |= {"title": strings[5], "description": strings[6]}
    return union


def into_prose(schema, strings):
    """Add one of the strings to every description of a schema, as a paragraph of its own."""
    schema, number = copy.deepcopy(schema), 0
    stack = [schema]
    while stack:
        node = stack.pop()
        if isinstance(node, list):
            stack.extend(node)
        elif isinstance(node, dict):
            if isinstance(node.get("description"), str):
                node["description"] += f"\n\n{strings[number % len(strings)]}"
                number += 1
            stack.extend(node.values())
    return schema


_OBJECT = {"type": "object", "properties": {"x": {"type": "string"}}, "required": ["x"]}


def _definition(shape):
    def place(number, text):
        root = {f"x{number}": {"$ref": f"#/$defs/{text}"}}
        return {text: copy.deepcopy(shape)}, root, f"#/$defs/{escape(text)}"

    return place


def _beside(make, pointer):
    """Return a place that is in a definition of its own, U0 for the first string and so on."""

    def place(number, text):
        name = f"U{number}"
        made = make(text)
        extra = made.pop("$more", {})
        root = {f"x{number}": {"$ref": f"#/$defs/{name}"}}
        return {name: made, **extra}, root, f"#/$defs/{name}{pointer(text)}"

    return place


def _property(schema, pointer):
    def place(number, text):
        return {}, {f"x{number}": schema(text)}, f"#/$defs/Root/properties/x{number}{pointer(text)}"

    return place


def _with(text, schema):
    return {"type": "object", "properties": {text: schema}}


STOPS = {
    "name of an object": _definition(_OBJECT),
    "name of an alias": _definition({"type": "string"}),
    "name of an enum": _definition(
        {"anyOf": [{"type": "string", "const": "a"}, {"type": "string"}]}
    ),
    "name of a union": _definition(tagged({"a": {}})),
    "name of a union without tag": _definition({"anyOf": [{"$ref": "#/$defs/Some"}]}),
    "name of a payload": _beside(
        lambda text: {
            **tagged({"a": {"allOf": [{"$ref": f"#/$defs/{text}"}]}}),
            "$more": {text: copy.deepcopy(_OBJECT)},
        },
        lambda text: f"\0/$defs/{escape(text)}",
    ),
    "property": _beside(
        lambda text: _with(text, {"type": "string"}), lambda text: f"/properties/{escape(text)}"
    ),
    "property of a variant": _beside(
        lambda text: {
            "anyOf": [
                {
                    **known("a"),
                    "properties": {"kind": {"type": "string", "const": "a"}, text: {}},
                },
                tagged({"a": {}})["anyOf"][-1],
            ]
        },
        lambda text: f"/anyOf/0/properties/{escape(text)}",
    ),
    "property of a union": _beside(
        lambda text: tagged({"a": {}}, properties={text: {"type": "string"}}),
        lambda text: f"/properties/{escape(text)}",
    ),
    "tag": _beside(lambda text: tagged({text: {}}), lambda _: "/anyOf/0"),
    "property with the tag": _beside(
        lambda text: tagged({"a": {}}, text), lambda text: f"/anyOf/0/properties/{escape(text)}"
    ),
    "tag that the guard names": _beside(
        lambda text: {"anyOf": [known("a"), tagged({"a": {}, text: {}})["anyOf"][-1]]},
        lambda _: "/anyOf/1/not",
    ),
    "discriminator": _beside(
        lambda text: tagged({"a": {}}, discriminator={"propertyName": text}),
        lambda _: "/discriminator",
    ),
    "mapping of a discriminator": _beside(
        lambda text: tagged(
            {"a": {}}, discriminator={"propertyName": "kind", "mapping": {text: text}}
        ),
        lambda _: "/discriminator",
    ),
    "required": _beside(
        lambda text: {"type": "object", "properties": {}, "required": [text]},
        lambda _: "/required",
    ),
    "reference": _property(lambda text: {"$ref": text}, lambda _: "/$ref"),
    "reference to a definition": _property(
        lambda text: {"$ref": f"#/$defs/{text}"}, lambda _: "/$ref"
    ),
    "type": _property(lambda text: {"type": text}, lambda _: "/type"),
    "one of several types": _property(lambda text: {"type": [text, "null"]}, lambda _: "/type"),
    "keyword": _property(
        lambda text: {"type": "string", text: text}, lambda text: f"/{escape(text)}"
    ),
    "keyword with x-": _property(
        lambda text: {"type": "string", f"x-{text}": text}, lambda text: f"/x-{escape(text)}"
    ),
    "keyword for leniency": _property(
        lambda text: {"type": "string", "x-deserialize-default-on-error": text},
        lambda _: "/x-deserialize-default-on-error",
    ),
    "constant that is no tag": _property(lambda text: {"const": text}, lambda _: "/const"),
    "value of a closed enum": _property(lambda text: {"enum": [text]}, lambda _: "/enum"),
    "method without a side": _beside(lambda text: {**_OBJECT, "x-method": text}, lambda _: ""),
}
"""Every place where text that is no name stops: what to add to a schema, and the pointer."""


def place_names(place, texts):
    """Return a schema with each text in one kind of place, and the pointers of the places."""
    properties = {"some": {"$ref": "#/$defs/Some"}}
    definitions = {"Some": copy.deepcopy(_OBJECT)}
    pointers = []
    for number, text in enumerate(texts):
        more, own, pointer = place(number, text)
        definitions |= more
        properties |= own
        # A place outside of the definition that it is reached through.
        pointers.append(f"#{pointer.partition(chr(0))[2]}" if "\0/" in pointer else pointer)
    root = {"type": "object", "properties": properties}
    return {"$schema": DIALECT, "$defs": {"Root": root, **definitions}}, pointers


class Canary:
    """Notices code of a schema that runs."""

    def __enter__(self):
        setattr(builtins, CANARY, [])
        return self

    def __exit__(self, *_):
        delattr(builtins, CANARY)

    @property
    def tripped(self):
        """Whether it did."""
        return bool(getattr(builtins, CANARY)) or CANARY in os.environ


def exercise(package):
    """Load all of a package and have Python evaluate whatever it keeps as text."""
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        module = importlib.import_module(found.name)
        for value in vars(module).values():
            if inspect.isclass(value) and value.__module__ == module.__name__:
                repr(value), inspect.getdoc(value), value.__name__
                if "_runtime" not in module.__name__ and hasattr(value, "__struct_fields__"):
                    typing.get_type_hints(value, include_extras=True)


def skeleton(files):
    """Return the syntax tree of each module, without text and the names of enum members."""
    trees = {path: ast.parse(text) for path, text in files.items() if path.endswith(".py")}
    members = {}
    enums = trees.get("enums.py", ast.Module([], []))
    for node in enums.body:
        if isinstance(node, ast.ClassDef):
            targets = [item.targets[0].id for item in node.body if isinstance(item, ast.Assign)]
            members[node.name] = {name: f"member{n}" for n, name in enumerate(targets)}
    return {path: ast.dump(_Blank(members).visit(tree)) for path, tree in trees.items()}


class _Blank(ast.NodeTransformer):
    """Takes out what a schema's text may decide."""

    def __init__(self, members):
        self.members = members

    def visit_Constant(self, node):
        return ast.Constant("text") if isinstance(node.value, str) else node

    def visit_Attribute(self, node):
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if node.attr in self.members.get(owner, {}):
            node.attr = self.members[owner][node.attr]
        return self.generic_visit(node)

    def visit_ClassDef(self, node):
        for item in node.body if node.name in self.members else ():
            if isinstance(item, ast.Assign):
                item.targets[0].id = self.members[node.name][item.targets[0].id]
        return self.generic_visit(node)
