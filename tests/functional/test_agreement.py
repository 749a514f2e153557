"""What datamodel-code-generator returns is compared with what it was asked for.

The tool is made to misbehave here, as another version of it might.
"""

import datamodel_code_generator
import pytest

from codegen.diagnostics import GenerationError
from tests.conftest import build

SCHEMA = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$defs": {
        "Room": {
            "type": "object",
            "properties": {
                "area": {"type": "number"},
                "doorCount": {"type": "integer"},
                "label": {"$ref": "#/$defs/Label"},
            },
            "required": ["doorCount"],
        },
        "House": {
            "type": "object",
            "properties": {"rooms": {"type": "array", "items": {"$ref": "#/$defs/Room"}}},
        },
        "Label": {"type": "string", "minLength": 1},
    },
}

MISTAKES = {
    "another type": (
        ("area: float |", "area: int |"),
        "Room.area: ('float | UnsetType', None, True) became ('int | UnsetType', None, True)",
    ),
    "another key": (
        ('name="doorCount"', 'name="doors"'),
        "Room.door_count: ('int', 'doorCount', False) became ('int', 'doors', False)",
    ),
    "a default": (
        ('field(name="doorCount")', 'field(name="doorCount", default=0)'),
        "Room.door_count: ('int', 'doorCount', False) became ('int', 'doorCount', True)",
    ),
    "no default": (
        ("area: float | UnsetType = UNSET", "area: float | UnsetType"),
        "Room.area: ('float | UnsetType', None, True) became ('float | UnsetType', None, False)",
    ),
    "another base": (
        ("class Room(\n    Struct", "class Room(\n    object"),
        "Room.(): ('Struct', None, False) became ('object', None, False)",
    ),
    "another class": (
        ("class Room(", "class Room1("),
        "the class Room1 is one too many",
        "the class Room is missing",
        "House uses Room before it is defined",
    ),
    "another named type": (
        ("min_length=1", "min_length=2"),
        "Label: Annotated[str, Meta(min_length=1)] became Annotated[str, Meta(min_length=2)]",
    ),
    "another order": (
        ("\nclass House(", "\nFirst: TypeAlias = House\n\n\nclass House("),
        "First uses House before it is defined",
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
