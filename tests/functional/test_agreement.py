"""What datamodel-code-generator returns is compared with what it was asked for.

The tool is made to misbehave here, as another version of it might.
"""

import datamodel_code_generator
import pytest

from acp_codegen.diagnostics import GenerationError
from tests.conftest import build

OBJECT = {"type": "object"}
SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
        "House": {
            **OBJECT,
            "properties": {
                "rooms": {"type": "array", "items": {"$ref": "#/$defs/Room"}},
                "pet": {"$ref": "#/$defs/Pet"},
                "heads": {"$ref": "#/$defs/Body"},
            },
        },
        "Room": {
            **OBJECT,
            "properties": {
                "area": {"type": "number"},
                "doorCount": {"type": "integer"},
                "label": {"$ref": "#/$defs/Label"},
                "photo": {"type": "string", "contentEncoding": "base64"},
            },
            "required": ["doorCount"],
        },
        "Label": {"type": "string", "minLength": 1},
        "Body": {**OBJECT, "properties": {"legs": {"type": "integer"}}},
        "Pet": {
            "discriminator": {"propertyName": "kind"},
            "oneOf": [
                {
                    **OBJECT,
                    "properties": {"kind": {"const": kind}},
                    "required": ["kind"],
                    "allOf": [{"$ref": "#/$defs/Body"}],
                }
                for kind in ("cat", "dog")
            ],
        },
    },
}

MISTAKES = {
    "another type": (
        ("area: float |", "area: int |"),
        "Room.area: area: float | UnsetType = UNSET became area: int | UnsetType = UNSET",
    ),
    "another key": (
        ('name="doorCount"', 'name="doors"'),
        "Room.door_count: door_count: int = field(name='doorCount')"
        " became door_count: int = field(name='doors')",
    ),
    "a default": (
        ('field(name="doorCount")', 'field(name="doorCount", default=0)'),
        "Room.door_count: door_count: int = field(name='doorCount')"
        " became door_count: int = field(name='doorCount', default=0)",
    ),
    "no default": (
        ("area: float | UnsetType = UNSET", "area: float | UnsetType"),
        "Room.area: area: float | UnsetType = UNSET became area: float | UnsetType",
    ),
    "another default": (
        ("area: float | UnsetType = UNSET", "area: float | UnsetType = None"),
        "Room.area: area: float | UnsetType = UNSET became area: float | UnsetType = None",
    ),
    "no attribute": (
        ("    area: float | UnsetType = UNSET\n", ""),
        "Room.area: area: float | UnsetType = UNSET became nothing",
    ),
    "one attribute more": (
        ("    area: float |", "    size: float\n    area: float |"),
        "Room.size: nothing became size: float",
    ),
    "another base": (
        ("class Room(\n    Struct", "class Room(\n    object"),
        "Room.(): Class(Struct, frozen=True, gc=False, kw_only=True)"
        " became Class(object, frozen=True, gc=False, kw_only=True)",
    ),
    "not frozen": (
        ("class Room(\n    Struct,\n    frozen=True,", "class Room(\n    Struct,"),
        "Room.(): Class(Struct, frozen=True, gc=False, kw_only=True)"
        " became Class(Struct, gc=False, kw_only=True)",
    ),
    "no tag": (
        ('    tag_field="kind",\n    tag="cat",\n', ""),
        "CatPet.(): Class(Body, frozen=True, gc=False, kw_only=True, tag_field='kind', tag='cat')"
        " became Class(Body, frozen=True, gc=False, kw_only=True)",
    ),
    "no attribute for the tag": (
        ('    kind: ClassVar[Literal["cat"]] = "cat"\n', "    pass\n"),
        "CatPet.kind: kind: ClassVar[Literal['cat']] = 'cat' became nothing",
    ),
    "a tag where there is none": (
        ("def __post_init__", "def __post_init"),
        "House.__post_init__: a method became nothing",
        "House.__post_init: nothing became a method",
    ),
    "no bytes": (
        ("def photo_bytes", "def photos"),
        "Room.photo_bytes: a method became nothing",
        "Room.photos: nothing became a method",
    ),
    "another class": (
        ("class Room(", "class Room1("),
        "Room1 is one too many",
        "Room is missing",
        "House uses Room before it is defined",
    ),
    "another named type": (
        ("min_length=1", "min_length=2"),
        "Label: Annotated[str, Meta(min_length=1)] became Annotated[str, Meta(min_length=2)]",
    ),
    "no named type": (
        ("Label: TypeAlias = ", "Mark: TypeAlias = "),
        "Label: Annotated[str, Meta(min_length=1)] became nothing",
        "Mark is one too many",
        "Room uses Label before it is defined",
    ),
    "another order": (
        ("\nclass House(", "\nEarly: TypeAlias = House\n\n\nclass House("),
        "Early is one too many",
        "Early uses House before it is defined",
    ),
    "a base that comes later": (
        ("class CatPet(\n    Body,", "class CatPet(\n    House,"),
        "CatPet.(): Class(Body, frozen=True, gc=False, kw_only=True, tag_field='kind', tag='cat')"
        " became Class(House, frozen=True, gc=False, kw_only=True, tag_field='kind', tag='cat')",
        "CatPet uses House before it is defined",
    ),
    "a union that is evaluated": (
        ('"Pet | UnsetType"', "Pet | UnsetType"),
        "House uses Pet before it is defined",
    ),
}


@pytest.mark.parametrize(
    ("change", "messages"), [(c, m) for c, *m in MISTAKES.values()], ids=MISTAKES
)
def test_a_mistake_of_the_tool_stops(change, messages, monkeypatch):
    real = datamodel_code_generator.generate

    def mistaken(*arguments, **options):
        text = real(*arguments, **options)
        assert text.count(change[0]) == 1
        return text.replace(*change)

    monkeypatch.setattr(datamodel_code_generator, "generate", mistaken)
    with pytest.raises(GenerationError) as caught:
        build(SCHEMA, ["House"], overlay="")
    assert {problem.message for problem in caught.value.diagnostics} == set(messages)
    assert caught.value.exit_code == 2
    assert "report it with the schema" in str(caught.value)


def test_without_a_mistake_nothing_stops():
    assert "class House(" in build(SCHEMA, ["House"], overlay="")["models.py"]


def test_a_name_that_nobody_imports_stops(monkeypatch):
    real = datamodel_code_generator.generate

    def mistaken(*arguments, **options):
        return real(*arguments, **options).replace(", UnsetType\n", "\n")

    monkeypatch.setattr(datamodel_code_generator, "generate", mistaken)
    with pytest.raises(GenerationError, match="Undefined name `UnsetType`") as caught:
        build(SCHEMA, ["House"], overlay="")
    assert caught.value.exit_code == 2


@pytest.mark.parametrize("name", ["ClassVarNote", "LiteralText", "MetaData", "FieldOf"])
def test_a_name_may_begin_like_one_that_the_tool_uses(name):
    schema = {
        "$schema": SCHEMA["$schema"],
        "$defs": {
            "Root": {**OBJECT, "properties": {"a": {"$ref": f"#/$defs/{name}"}}},
            name: OBJECT | {"properties": {}},
        },
    }
    assert (
        f"    a: {name} | UnsetType = UNSET\n" in build(schema, ["Root"], overlay="")["models.py"]
    )


def test_a_name_that_the_tool_would_change_is_refused_as_a_name():
    schema = {"$schema": SCHEMA["$schema"], "$defs": {"Optional": OBJECT | {"properties": {}}}}
    with pytest.raises(GenerationError, match="'Optional' cannot be the name of a class"):
        build(schema, ["Optional"], overlay="")
