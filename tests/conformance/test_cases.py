"""What a reader makes of updates: the verdict, and the wire form of what it kept.

`decode_cases.jsonl` holds one case in each line: `update`, the object in `params.update`; `accept`;
and, where accepted, `wire`, the JSON that re-encoding gives, whatever the order of its keys.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from acp_v2 import (
    SESSION_UPDATES,
    DecodeError,
    Issue,
    OtherSessionUpdate,
    UpdateSessionNotification,
    convert,
    decode,
    encode,
)

from .support import COMMITTED, read_lines, same_json, validator

CASES = read_lines("decode_cases.jsonl")
ACCEPTED = [case for case in CASES if case["accept"]]
REJECTED = [case for case in CASES if not case["accept"]]

DROPS_THOUGH_VALID = {
    "extra/top_level_known",
    "extra/in_content_block",
    "extra/in_nested_struct",
    "str/proto_extra_known",
    "idle/end_turn_extra_field",
    "state/running_with_stop_reason",
}
"""Valid, and not the same when written back: keys that a known object does not have."""


def cases(given: list[dict[str, Any]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", given, ids=[case["name"] for case in given])


def is_valid(case: dict[str, Any]) -> bool:
    return validator(COMMITTED, "SessionUpdate").is_valid(case["update"])


def loses_something(case: dict[str, Any]) -> bool:
    return case["accept"] and not same_json(case["update"], case["wire"])


def written(value: object) -> Any:
    return json.loads(encode(value))


def test_all_cases_are_there():
    assert len(CASES) == len({case["name"] for case in CASES}) == 102
    assert (len(ACCEPTED), len(REJECTED)) == (87, 15)
    valid = [case for case in CASES if is_valid(case)]
    assert len(valid) == 68
    assert {case["name"] for case in valid if loses_something(case)} == DROPS_THOUGH_VALID


@cases(ACCEPTED)
def test_an_accepted_update_has_its_wire_form(case):
    text = json.dumps(case["update"])
    from_bytes, from_text = decode(text.encode()), decode(text)
    assert same_json(written(from_bytes), case["wire"])
    assert same_json(written(from_text), case["wire"])
    assert from_bytes == from_text
    assert type(from_bytes) is SESSION_UPDATES.get(
        case["update"]["sessionUpdate"], OtherSessionUpdate
    )


@cases(ACCEPTED)
def test_parsed_json_is_read_like_its_text(case):
    text = json.dumps(case["update"])
    converted = convert(json.loads(text))
    assert same_json(written(converted), case["wire"])
    assert converted == decode(text)


@cases(ACCEPTED)
def test_an_update_in_a_notification_is_read_like_an_update(case):
    notification = {"sessionId": "s", "update": case["update"]}
    for decoded in (
        decode(json.dumps(notification), UpdateSessionNotification),
        convert(notification, UpdateSessionNotification),
    ):
        assert same_json(written(decoded), {"sessionId": "s", "update": case["wire"]})
        assert decoded.update == convert(case["update"])


@cases(ACCEPTED)
def test_the_wire_form_stays_as_it_is(case):
    assert same_json(written(convert(case["wire"])), case["wire"])


@cases(REJECTED)
def test_a_rejected_update_is_an_error(case):
    text = json.dumps(case["update"])
    with pytest.raises(DecodeError) as from_bytes:
        decode(text.encode())
    with pytest.raises(DecodeError) as from_text:
        decode(text)
    with pytest.raises(DecodeError) as converted:
        convert(json.loads(text))
    assert str(from_bytes.value) == str(from_text.value) == str(converted.value)


@cases(REJECTED)
def test_the_error_in_a_notification_is_at_the_update(case):
    notification = {"sessionId": "s", "update": case["update"]}
    with pytest.raises(DecodeError) as alone:
        convert(case["update"])
    with pytest.raises(DecodeError) as decoded:
        decode(json.dumps(notification), UpdateSessionNotification)
    with pytest.raises(DecodeError) as converted:
        convert(notification, UpdateSessionNotification)
    assert decoded.value.path == "$.update" + alone.value.path.removeprefix("$")
    assert decoded.value.message == alone.value.message
    assert str(decoded.value) == str(converted.value)


@cases([case for case in CASES if is_valid(case)])
def test_a_strict_reader_takes_what_the_schema_allows(case):
    assert case["accept"]
    text = json.dumps(case["update"])
    assert same_json(written(decode(text, strict=True)), case["wire"])
    assert same_json(written(convert(case["update"], strict=True)), case["wire"])
    assert decode(text, strict=True) == decode(text)
    assert same_json(case["wire"], case["update"]) is (case["name"] not in DROPS_THOUGH_VALID)


@cases([case for case in CASES if not is_valid(case)])
def test_a_strict_reader_rejects_what_the_schema_does_not_allow(case):
    text = json.dumps(case["update"])
    with pytest.raises(DecodeError) as decoded:
        decode(text, strict=True)
    with pytest.raises(DecodeError) as converted:
        convert(case["update"], strict=True)
    assert str(decoded.value) == str(converted.value)


@cases(ACCEPTED)
def test_issues_tell_of_everything_that_was_not_kept(case):
    text = json.dumps(case["update"])
    issues: list[Issue] = []
    decoded = decode(text, issues=issues)
    assert decoded == decode(text)
    assert bool(issues) is loses_something(case)
