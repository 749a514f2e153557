"""Every JSON example of the protocol's page on the prompt lifecycle, as published at 1.6.0.

`seed_examples.jsonl` holds the messages of the page in its order; none asks for permission, so
`permission_examples.jsonl` adds that exchange.
"""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import acp_v2
import pytest

from .support import COMMITTED, document, read_lines, same_json, validator

if TYPE_CHECKING:
    from collections.abc import Callable

REVISIONS = ["1.6.0", COMMITTED]
PAGE = read_lines("seed_examples.jsonl")
PERMISSION = read_lines("permission_examples.jsonl")

INVALID: dict[str, set[str]] = {revision: set() for revision in REVISIONS}
"""Examples that the schema of a revision does not allow, by name: none so far."""

NOT_UNDERSTOOD = {
    # The identities moved from the chunk to the message, which the chunks follow.
    ("2.4.0", "01 session/update session_message_chunk"): ("senderSessionId", "recipientSessionId"),
}
"""Keys of an update that its revision does not have, so that they are not written back."""


@dataclass(frozen=True)
class Example:
    name: str
    method: str
    kind: str
    payload: Any


def examples_of(lines: list[dict[str, Any]]) -> list[Example]:
    """Return what the messages carry; a response belongs to the last request with its id."""
    requests: dict[Any, str] = {}
    examples: list[Example] = []
    for line in lines:
        message = line["message"]
        if "method" in message:
            method, payload = message["method"], message["params"]
            kind = "request" if "id" in message else "notification"
            if "id" in message:
                requests[message["id"]] = method
        else:
            method, kind, payload = requests[message["id"]], "response", message["result"]
        examples.append(Example(line["name"], method, kind, payload))
    return examples


EXAMPLES = examples_of(PAGE) + examples_of(PERMISSION)


@pytest.fixture(scope="session")
def package_of(seed_package: Any) -> Callable[[str], Any]:
    """Return the package of a revision."""
    return {"1.6.0": seed_package, COMMITTED: acp_v2}.__getitem__


def entry_of(package: Any, example: Example) -> tuple[str, Any]:
    """Return the side that handles an example, and its class."""
    [entry] = [
        (side, cls)
        for (method, side, kind), cls in package.METHODS.items()
        if (method, kind) == (example.method, example.kind)
    ]
    return entry


def test_the_page_is_there_as_a_whole():
    assert len(PAGE) == 20
    assert [line["name"][:2] for line in PAGE] == [f"{number:02}" for number in range(1, 21)]
    assert Counter((item.method, item.kind) for item in examples_of(PAGE)) == {
        ("session/update", "notification"): 17,
        ("session/prompt", "request"): 1,
        ("session/prompt", "response"): 1,
        ("session/cancel", "notification"): 1,
    }


def test_every_method_of_the_package_has_an_example():
    assert len({item.name for item in EXAMPLES}) == len(EXAMPLES) == 26
    assert {(item.method, item.kind) for item in EXAMPLES} == {
        (method, kind) for method, _, kind in acp_v2.METHODS
    }
    excepted = set().union(*INVALID.values(), (name for _, name in NOT_UNDERSTOOD))
    assert excepted <= {item.name for item in EXAMPLES}


@pytest.mark.parametrize("revision", REVISIONS)
def test_the_packages_are_of_their_revisions(revision, package_of):
    package = package_of(revision)
    assert revision == package.SCHEMA_REVISION
    assert document(revision).sha256 == package.SCHEMA_SHA256
    assert len({package_of(revision).decode for revision in REVISIONS}) == len(REVISIONS)


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_the_class_is_the_one_that_the_schema_names(example, revision, package_of):
    side, cls = entry_of(package_of(revision), example)
    definition = document(revision).definitions[cls.__name__]
    assert definition["x-method"] == example.method
    assert definition["x-side"] == side
    assert cls.__name__.endswith(example.kind.capitalize())


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_is_read_strictly_and_written_back(example, revision, package_of):
    package = package_of(revision)
    _, cls = entry_of(package, example)
    text = json.dumps(example.payload)
    valid = validator(revision, cls.__name__).is_valid(example.payload)
    assert valid is (example.name not in INVALID[revision])
    if not valid:
        with pytest.raises(package.DecodeError):
            package.decode(text, cls, strict=True)
        return
    decoded = package.decode(text, cls, strict=True)
    assert type(decoded) is cls
    kept = deepcopy(example.payload)
    for key in NOT_UNDERSTOOD.get((revision, example.name), ()):
        del kept["update"][key]
    assert same_json(json.loads(package.encode(decoded)), kept)
    assert same_json(package.to_builtins(decoded), kept)


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_what_is_not_understood_is_reported(example, revision, package_of):
    package = package_of(revision)
    _, cls = entry_of(package, example)
    issues: list[Any] = []
    by_tables = package.decode(json.dumps(example.payload), cls, issues=issues)
    keys = NOT_UNDERSTOOD.get((revision, example.name), ())
    assert [issue.path for issue in issues] == [f"$.update.{key}" for key in keys]
    assert {issue.action for issue in issues} <= {"ignored"}
    assert by_tables == package.decode(json.dumps(example.payload), cls)
    assert by_tables == package.convert(example.payload, cls)


@pytest.mark.parametrize("revision", REVISIONS)
@pytest.mark.parametrize("example", examples_of(PAGE), ids=lambda example: example.name)
def test_updates_of_the_page_are_of_known_tags(example, revision, package_of):
    package = package_of(revision)
    if example.method != "session/update":
        assert "update" not in example.payload
        return
    tag = example.payload["update"]["sessionUpdate"]
    decoded = package.convert(example.payload, package.UpdateSessionNotification)
    assert type(decoded.update) is package.SESSION_UPDATES[tag]
