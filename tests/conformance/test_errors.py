"""What errors and issues say: one line, one path, types, and nothing of the payload's values."""

from __future__ import annotations

import json
import math
import pickle
import sys
import traceback
from collections import Counter
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import pytest
from acp_v2 import (
    METHODS,
    UNSET,
    AgentMessage,
    AgentMessageChunk,
    DecodeError,
    EncodeError,
    Issue,
    Notice,
    NoticeSeverity,
    OtherContentBlock,
    OtherSessionUpdate,
    PermissionOption,
    PlanRemoved,
    RequestPermissionRequest,
    RequestPermissionResponse,
    SessionUpdate,
    State,
    SubagentUpdate,
    ToolCallUpdate,
    UpdateSessionNotification,
    UsageUpdate,
    convert,
    decode,
    encode,
    to_builtins,
    validate,
)

from .support import read_lines, same_json

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MARK = "s3cr3t"
SECRET = f"{MARK}\n\x1b[31m\u2028\x7f{MARK}"
"""A value with everything that would break a line or a terminal."""
NUMBER = 918273645


def text_of(error: BaseException) -> str:
    """Return all that a log could show of an error."""
    assert error.__cause__ is None
    assert error.__context__ is None or error.__suppress_context__
    only = "".join(traceback.format_exception_only(error))
    return "\n".join([str(error), repr(error), repr(error.args), repr(vars(error)), only])


def check_text(text: str) -> None:
    assert MARK not in text
    assert str(NUMBER) not in text


def check_error(error: DecodeError) -> None:
    """Assert what holds for every error of decoding."""
    assert isinstance(error, ValueError)
    assert str(error) == f"{error.path}: {error.message}"
    assert str(error).isprintable()
    assert error.path[:1] == "$"
    assert error.message
    check_text(text_of(error))
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is DecodeError
    assert (copy.path, copy.message, str(copy)) == (error.path, error.message, str(error))


def check_issue(issue: Issue) -> None:
    """Assert what holds for every issue."""
    assert f"{issue.path}: {issue.message}".isprintable()
    assert issue.path[:1] == "$"
    assert issue.message
    assert issue.action in {"omitted", "emptied", "nulled", "skipped", "ignored"}
    check_text(repr(issue))
    assert pickle.loads(pickle.dumps(issue)) == issue


def error_of(call: Callable[[], object]) -> DecodeError:
    """Return the error of a call that must fail, after the checks that hold for all of them."""
    with pytest.raises(DecodeError) as caught:
        call()
    check_error(caught.value)
    return caught.value


# Where and what

MALFORMED: list[tuple[Any, object, str, str]] = [
    (SessionUpdate, [], "$", "expected object, got array"),
    (SessionUpdate, None, "$", "expected object, got null"),
    (SessionUpdate, SECRET, "$", "expected object, got str"),
    (SessionUpdate, NUMBER, "$", "expected object, got int"),
    (SessionUpdate, NUMBER + 0.5, "$", "expected object, got float"),
    (SessionUpdate, True, "$", "expected object, got bool"),
    (SessionUpdate, {"a": SECRET}, "$.sessionUpdate", "required, but missing"),
    (SessionUpdate, {"sessionUpdate": NUMBER}, "$.sessionUpdate", "expected str, got int"),
    (SessionUpdate, {"sessionUpdate": "plan_removed"}, "$.planId", "required, but missing"),
    (
        SessionUpdate,
        {"sessionUpdate": "plan_removed", "planId": {"a": SECRET}},
        "$.planId",
        "expected str, got object",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "plan_removed", "planId": None},
        "$.planId",
        "expected str, got null",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "usage_update", "used": SECRET, "size": 1},
        "$.used",
        "expected int, got str",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "usage_update", "used": NUMBER + 0.5, "size": 1},
        "$.used",
        "expected int, got float",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "usage_update", "used": -NUMBER, "size": 1},
        "$.used",
        "expected int >= 0",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "usage_update", "used": True, "size": 1},
        "$.used",
        "expected int, got bool",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "notice", "severity": [SECRET], "title": "t"},
        "$.severity",
        "expected str, got array",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "notice", "severity": SECRET, "title": ""},
        "$.title",
        "expected a str of length >= 1",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "state_update", "state": NUMBER},
        "$.state",
        "expected str, got int",
    ),
    (
        SessionUpdate,
        {"sessionUpdate": "plan_update", "plan": {"type": SECRET, "planId": NUMBER}},
        "$.plan.planId",
        "expected str, got int",
    ),
    (State, {"state": [SECRET]}, "$.state", "expected str, got array"),
    (
        ToolCallUpdate,
        {"sessionUpdate": SECRET, "toolCallId": "t"},
        "$.sessionUpdate",
        "expected the tag 'tool_call_update'",
    ),
    (
        ToolCallUpdate,
        {"sessionUpdate": NUMBER, "toolCallId": "t"},
        "$.sessionUpdate",
        "expected str, got int",
    ),
    (PermissionOption, {"optionId": SECRET, "name": SECRET}, "$.kind", "required, but missing"),
    (
        RequestPermissionRequest,
        {"sessionId": "s", "title": SECRET, "options": []},
        "$.options",
        "expected an array of length >= 1",
    ),
    (
        RequestPermissionRequest,
        {
            "sessionId": "s",
            "title": SECRET,
            "options": [
                {"optionId": SECRET, "name": SECRET, "kind": SECRET},
                {"optionId": SECRET, "name": NUMBER, "kind": SECRET},
            ],
        },
        "$.options[1].name",
        "expected str, got int",
    ),
]


@pytest.mark.parametrize(
    ("type_", "value", "path", "message"),
    MALFORMED,
    ids=[f"{index:02} {path} {message}" for index, (_, _, path, message) in enumerate(MALFORMED)],
)
def test_an_error_names_one_path_and_the_types(type_, value, path, message):
    text = json.dumps(value)
    for call in (
        lambda: decode(text, type_),
        lambda: decode(text.encode(), type_, strict=True),
        lambda: decode(text, type_, issues=[]),
        lambda: convert(value, type_),
    ):
        error = error_of(call)
        assert (error.path, error.message) == (path, message)
        assert str(error) == f"{path}: {message}"


def test_a_path_leads_through_objects_and_lists():
    block = {"type": "text", "text": NUMBER}
    update = {"sessionUpdate": "agent_message", "messageId": SECRET, "content": [block]}
    notification = {"sessionId": SECRET, "update": update}
    error = error_of(
        lambda: decode(json.dumps(notification), UpdateSessionNotification, strict=True)
    )
    assert str(error) == "$.update.content[0].text: expected str, got int"

    update["content"] = [{"type": "text", "text": SECRET}, {"type": SECRET}, {"type": None}]
    error = error_of(lambda: convert(notification, UpdateSessionNotification, strict=True))
    assert str(error) == "$.update.content[2].type: expected str, got null"


def test_a_resource_of_neither_kind_is_one_error():
    update = {
        "sessionUpdate": "agent_message_chunk",
        "messageId": SECRET,
        "content": {"type": "resource", "resource": {"uri": SECRET}},
    }
    error = error_of(lambda: convert(update))
    assert error.path == "$.content.resource"
    assert error.message == "expected object with text, uri or object with blob, uri, got object"


def test_issues_have_the_same_form():
    content = [
        {"type": "content", "content": {"type": "text", "text": NUMBER}},
        {"type": "content", "content": {"type": "text", "text": SECRET, "new": SECRET}},
        {"type": "terminal"},
    ]
    update = {
        "sessionUpdate": "tool_call_update",
        "toolCallId": SECRET,
        "title": NUMBER,
        "content": content,
        "locations": [SECRET],
        "capabilities": SECRET,
        "newer": {"a": SECRET},
    }
    assert issues_of(update) == [
        ("$.title", "expected str, got int", "omitted"),
        ("$.content[0]", "expected str, got int at $.content[0].content.text", "skipped"),
        ("$.content[1].content.new", "not a key of this revision", "ignored"),
        ("$.content[2]", "required, but missing at $.content[2].terminalId", "skipped"),
        ("$.locations[0]", "expected object, got str", "skipped"),
        ("$.capabilities", "expected object, got str", "nulled"),
        ("$.newer", "not a key of this revision", "ignored"),
    ]


def test_an_issue_inside_of_a_field_does_not_change_the_paths_after_it():
    update = {
        "sessionUpdate": "terminal_update",
        "terminalId": SECRET,
        "output": {"data": [SECRET]},
        "exitStatus": {"signal": {"a": {"b": SECRET}}},
        "size": {"cols": 0, "rows": NUMBER},
        "_meta": SECRET,
    }
    assert sorted(issues_of(update)) == [
        ("$._meta", "expected object, got str", "omitted"),
        ("$.exitStatus.signal", "expected str, got object", "omitted"),
        ("$.output", "expected str, got array at $.output.data", "omitted"),
        ("$.size", "expected int >= 1 at $.size.cols", "omitted"),
    ]


def issues_of(update: dict[str, Any]) -> list[tuple[str, str, str]]:
    issues: list[Issue] = []
    decode(json.dumps(update), issues=issues)
    for issue in issues:
        check_issue(issue)
    return [(issue.path, issue.message, issue.action) for issue in issues]


# Paths hold keys of the payload, which can be anything.

ODD_KEYS = {
    "plain_1": "$.plain_1",
    "two words": '$["two words"]',
    "1st": '$["1st"]',
    "": '$[""]',
    'quo"te': '$["quo\\"te"]',
    "back\\slash": '$["back\\\\slash"]',
    "line\nfeed\r": '$["line\\nfeed\\r"]',
    "bell\x07\x1b[2J": '$["bell\\u0007\\u001b[2J"]',
    "del\x7f\x85\u2028": '$["del\\u007f\\u0085\\u2028"]',
    "h\u0435llo": '$["h\\u0435llo"]',
    "\u202e": '$["\\u202e"]',
    "\ufeff": '$["\\ufeff"]',
    "\U0001f600": '$["\\ud83d\\ude00"]',
    "a.b[0]": '$["a.b[0]"]',
}


@pytest.mark.parametrize(("key", "path"), ODD_KEYS.items(), ids=map(ascii, ODD_KEYS))
def test_an_odd_key_is_escaped_in_a_path(key, path):
    issues: list[Issue] = []
    convert({"sessionUpdate": "plan_removed", "planId": SECRET, key: SECRET}, issues=issues)
    [issue] = issues
    check_issue(issue)
    assert issue.path == path

    error = error_of(lambda: validate(PlanRemoved(plan_id="p", meta={key: [0, math.nan]})))
    assert error.path == f"$._meta{path.removeprefix('$')}[1]"


# Text that is not JSON, or not for everybody

PREFIX = b'{"sessionUpdate": "plan_removed", "planId": "s3cr3t'
NOT_JSON: dict[str, bytes | str] = {
    "words": b"s3cr3t 918273645",
    "empty": b"",
    "empty str": "",
    "blank": b" \n",
    "cut in a string": PREFIX,
    "cut after a value": PREFIX + b'"',
    "cut after a comma": PREFIX + b'",',
    "cut in a literal": PREFIX + b'", "a": tru',
    "two values": PREFIX + b'"} {}',
    "comma too many": PREFIX + b'",}',
    "comment": PREFIX + b'"} // s3cr3t',
    "single quotes": b"{'sessionUpdate': 's3cr3t'}",
    "NUL behind": PREFIX + b'"}\0',
    "line feed in a string": PREFIX + b'\n"}',
    "unknown escape": PREFIX + b'\\x"}',
    "NaN": b'{"sessionUpdate": "usage_update", "used": NaN, "size": 918273645}',
    "Infinity": b'{"sessionUpdate": "_s3cr3t", "a": -Infinity}',
    "leading zero": b'{"sessionUpdate": "_s3cr3t", "a": 0918273645}',
    "not UTF-8": PREFIX + b'\xff"}',
    "overlong UTF-8": PREFIX + b'\xc0\xaf"}',
    "UTF-8 of half a pair": PREFIX + b'\xed\xa0\x80"}',
    "UTF-16": '{"sessionUpdate": "_s3cr3t"}'.encode("utf-16"),
    "byte order mark": b"\xef\xbb\xbf" + PREFIX + b'"}',
    "byte order mark in str": '\ufeff{"sessionUpdate": "_s3cr3t"}',
    "half a pair, first": PREFIX + b'\\ud800"}',
    "half a pair, second": PREFIX + b'\\udc00"}',
    "half a pair and more": PREFIX + b'\\ud800\\u0041 s3cr3t"}',
    "half a pair in str": '{"sessionUpdate": "_s3cr3t", "a": "\ud800"}',
    "5,000 digits": b'{"sessionUpdate": "usage_update", "used": %s, "size": 1}' % (b"9" * 5000),
    "5,000 digits kept raw": (
        b'{"sessionUpdate": "tool_call_update", "toolCallId": "s3cr3t", "rawInput": [-%s]}'
        % (b"9" * 5000)
    ),
    "5,000 digits in an unknown variant": (
        b'{"sessionUpdate": "_s3cr3t", "a": {"b": %s}}' % (b"9" * 5000)
    ),
    "1e400": b'{"sessionUpdate": "usage_update", "used": 1e400, "size": 918273645}',
    "1e400 for a number": (
        b'{"sessionUpdate": "usage_update", "used": 1, "size": 918273645,'
        b' "cost": {"amount": 1e400, "currency": "s3cr3t"}}'
    ),
    "1e400 kept raw": (
        b'{"sessionUpdate": "tool_call_update", "toolCallId": "s3cr3t", "rawInput": 1e400}'
    ),
    "-1e400 in an unknown variant": b'{"sessionUpdate": "_s3cr3t", "a": [-1e400]}',
}


@pytest.mark.parametrize("data", NOT_JSON.values(), ids=NOT_JSON)
def test_what_is_not_json_is_an_error_at_the_root(data):
    for call in (
        lambda: decode(data),
        lambda: decode(data, strict=True),
        lambda: decode(data, issues=[]),
        lambda: decode(data, SessionUpdate),
        lambda: decode(data, UpdateSessionNotification),
        lambda: decode(data, State),
        lambda: decode(data, SubagentUpdate),
    ):
        error = error_of(call)
        assert error.path == "$"
        assert "$" not in error.message
        assert "9999" not in text_of(error)


def test_bytes_may_come_in_any_buffer():
    data = json.dumps({"sessionUpdate": "plan_removed", "planId": "p"}).encode()
    unknown = json.dumps({"sessionUpdate": "_x"}).encode()
    for kind in (bytes, bytearray, memoryview):
        assert decode(kind(data)) == PlanRemoved(plan_id="p")
        assert decode(kind(unknown)) == OtherSessionUpdate({"sessionUpdate": "_x"})
        assert error_of(lambda kind=kind: decode(kind(b"[]"))).path == "$"


# Depth

OPENING = {"lists": ("[", "]"), "objects": ('{"a":', "}")}


def nested(shape: str, levels: int) -> str:
    opening, closing = OPENING[shape]
    return opening * levels + json.dumps(MARK) + closing * levels


def deep_texts(shape: str, levels: int) -> dict[str, str]:
    """Return updates with something deep in them, for every path that decoding can take."""
    deep = nested(shape, levels)
    known = '{"sessionUpdate": "tool_call_update", "toolCallId": "t", "rawInput": %s%s}'
    return {
        "native": known % (deep, ""),
        "tables": known % (deep, ', "title": 5'),
        "unknown": f'{{"sessionUpdate": "_x", "a": {deep}}}',
        "unknown inside": (
            '{"sessionUpdate": "agent_message_chunk", "messageId": "m",'
            f' "content": {{"type": "_x", "a": {deep}}}}}'
        ),
    }


@pytest.mark.parametrize("shape", OPENING)
@pytest.mark.parametrize("place", deep_texts("lists", 0))
def test_200_levels_are_read_and_written(place, shape):
    text = deep_texts(shape, 200)[place]
    expected = json.loads(text)
    expected.pop("title", None)
    decoded = decode(text)
    assert same_json(json.loads(encode(decoded)), expected)
    assert same_json(to_builtins(decoded), expected)
    assert decode(text, issues=[]) == convert(json.loads(text)) == decoded
    validate(decoded)


@pytest.mark.parametrize("shape", OPENING)
@pytest.mark.parametrize("place", [*deep_texts("lists", 0), "alone"])
def test_100_000_levels_are_an_error(place, shape):
    levels = 100_000
    text = nested(shape, levels) if place == "alone" else deep_texts(shape, levels)[place]
    for call in (
        lambda: decode(text),
        lambda: decode(text.encode(), strict=True),
        lambda: decode(text, issues=[]),
        lambda: decode(text, UpdateSessionNotification),
    ):
        error = error_of(call)
        assert str(error) == "$: nested too deeply"


def deep_value(shape: str) -> object:
    value: object = SECRET
    for _ in range(100_000):
        value = [value] if shape == "lists" else {"a": value}
    return value


@pytest.mark.parametrize("shape", OPENING)
def test_a_value_too_deep_to_write_is_an_error(shape):
    deep = deep_value(shape)
    for value in (
        deep,
        ToolCallUpdate(tool_call_id="t", raw_input=deep),
        OtherSessionUpdate({"sessionUpdate": "_x", "a": deep}),
        AgentMessageChunk(message_id="m", content=OtherContentBlock({"type": "_x", "a": deep})),
    ):
        for write in (encode, to_builtins):
            with pytest.raises(EncodeError, match=r"^nested too deeply\Z"):
                write(value)


def test_parsed_json_of_any_depth_is_decoded_or_an_error():
    deep = deep_value("lists")
    assert error_of(lambda: convert(deep)).message == "expected object, got array"
    assert error_of(lambda: convert({"sessionUpdate": deep})).path == "$.sessionUpdate"
    unknown = convert({"sessionUpdate": "_x", "a": deep})
    assert error_of(lambda: validate(unknown)).message == "nested too deeply"


# Values that are not JSON

NOT_A_NUMBER = [math.nan, math.inf, -math.inf]


@pytest.mark.parametrize("number", NOT_A_NUMBER, ids=str)
def test_parsed_json_has_no_nan(number):
    error = error_of(
        lambda: convert({"sessionUpdate": "usage_update", "used": number, "size": NUMBER})
    )
    assert str(error) == "$.used: expected int, got float"

    cost = {"amount": number, "currency": SECRET}
    update = {"sessionUpdate": "usage_update", "used": 1, "size": 2, "cost": cost}
    error = error_of(lambda: convert(update, strict=True))
    assert str(error) == "$.cost.amount: expected a finite float"
    issues: list[Issue] = []
    assert convert(update, issues=issues) == UsageUpdate(used=1, size=2)
    assert [(issue.path, issue.action) for issue in issues] == [("$.cost", "omitted")]


@pytest.mark.parametrize("number", NOT_A_NUMBER, ids=str)
def test_nan_does_not_pass_the_outgoing_check(number):
    for value, path in (
        (ToolCallUpdate(tool_call_id="t", raw_input=number), "$.rawInput"),
        (ToolCallUpdate(tool_call_id="t", raw_output={"a": [number]}), "$.rawOutput.a[0]"),
        (PlanRemoved(plan_id=SECRET, meta={"a": {"b": number}}), "$._meta.a.b"),
        (OtherSessionUpdate({"sessionUpdate": "_x", "a": [SECRET, number]}), "$.a[1]"),
    ):
        error = error_of(lambda value=value: validate(value))
        assert error.path == path
        assert "finite" in error.message


class Talkative:
    def __repr__(self) -> str:
        return SECRET

    __str__ = __repr__


UNWRITABLE: dict[str, object] = {
    "root": UNSET,
    "list": [SECRET, UNSET],
    "dict": {"a": UNSET},
    "key": {UNSET: SECRET},
    "tuple": (NUMBER, (UNSET,)),
    "raw input": ToolCallUpdate(tool_call_id=SECRET, raw_input=[SECRET, UNSET]),
    "meta": PlanRemoved(plan_id=SECRET, meta={"a": UNSET}),
    "content": AgentMessage(message_id=SECRET, content=[UNSET]),
    "unknown variant": OtherSessionUpdate({"sessionUpdate": "_x", "a": {"b": UNSET}}),
    "object": {"a": Talkative()},
}


@pytest.mark.parametrize("value", UNWRITABLE.values(), ids=UNWRITABLE)
def test_what_is_not_json_cannot_be_written(value):
    for write in (encode, to_builtins):
        with pytest.raises(EncodeError) as caught:
            write(value)
        assert isinstance(caught.value, ValueError)
        assert str(caught.value).isprintable()
        assert "is not JSON" in str(caught.value)
        check_text(text_of(caught.value))
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_half_of_a_pair_cannot_be_written():
    with pytest.raises(EncodeError) as caught:
        encode(PlanRemoved(plan_id=f"{SECRET}\ud800"))
    assert "surrogate" in str(caught.value)
    check_text(text_of(caught.value))


# The caller's own mistakes are no DecodeError.

FOREIGN_TYPES: dict[str, Any] = {
    "int": int,
    "dict": dict,
    "list of int": list[int],
    "list of a union": list[SessionUpdate],
    "another union": int | dict | None,
    "a union and null": SessionUpdate | None,
    "None": None,
    "number": 5,
    "name": "Notice",
    "class of the package that is not on the wire": Issue,
}


@pytest.mark.parametrize("type_", FOREIGN_TYPES.values(), ids=FOREIGN_TYPES)
@pytest.mark.parametrize("data", [b"1", b"{}", b"..."], ids=repr)
def test_a_type_of_another_package_is_a_type_error(data, type_):
    for call in (
        lambda: decode(data, type_),
        lambda: decode(data, type_, strict=True),
        lambda: decode(data, type_, issues=[]),
        lambda: convert({}, type_),
    ):
        with pytest.raises(TypeError, match="is not a class or union of this package"):
            call()


@pytest.mark.parametrize("data", [None, 5, ["{}"], {"sessionUpdate": "_x"}], ids=repr)
def test_data_that_is_no_text_is_a_type_error(data):
    with pytest.raises(TypeError):
        decode(data)


def test_an_unknown_variant_is_not_a_way_around_the_known_ones():
    raw = {"sessionUpdate": "plan_removed", "planId": NUMBER, "a": SECRET}
    error = error_of(lambda: OtherSessionUpdate(raw))
    assert str(error) == "$.sessionUpdate: expected an unknown tag"
    error = error_of(lambda: OtherSessionUpdate({"a": SECRET}))
    assert str(error) == "$.sessionUpdate: required, but missing"


def test_the_outgoing_check_names_no_value():
    for value, path in (
        (Notice(severity=NoticeSeverity(SECRET), title=SECRET), "$.severity"),
        (Notice(severity=NoticeSeverity("info"), title=""), "$.title"),
        (OtherSessionUpdate({"sessionUpdate": SECRET}), "$.sessionUpdate"),
        (UsageUpdate(used=-NUMBER, size=1), "$.used"),
        (PlanRemoved(plan_id=UNSET), "$.planId"),
        (PlanRemoved(plan_id=NUMBER), "$.planId"),
    ):
        assert error_of(lambda value=value: validate(value)).path == path


# Everywhere: each place of each known payload, taken by each kind of value

SUBSTITUTES: list[object] = [
    SECRET,
    NUMBER,
    -NUMBER,
    NUMBER + 0.5,
    [SECRET],
    [{"type": SECRET, "x": NUMBER}],
    {"y": SECRET, "type": "text", "state": "idle"},
    {"z": {"y": [NUMBER]}, "sessionUpdate": SECRET},
]


MESSAGES = read_lines("seed_examples.jsonl") + read_lines("permission_examples.jsonl")
PAYLOADS: list[tuple[str, Any, Any]] = [
    *((case["name"], SessionUpdate, case["update"]) for case in read_lines("decode_cases.jsonl")),
    *(
        (line["name"], cls, line["message"]["params"])
        for line in MESSAGES
        for (method, _, kind), cls in METHODS.items()
        if line["message"].get("method") == method and kind != "response"
    ),
    *(
        (line["name"], RequestPermissionResponse, line["message"]["result"])
        for line in MESSAGES
        if "outcome" in line["message"].get("result", {})
    ),
]


def marked(value: Any) -> Any:
    """Return a payload with marks in the strings that mean nothing to a reader."""
    if isinstance(value, dict):
        return {key: marked(item) for key, item in value.items()}
    if isinstance(value, list):
        return [marked(item) for item in value]
    if isinstance(value, str) and not value.islower():
        return SECRET
    return value


def places(value: Any, steps: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Return the keys and indices that lead to each value inside a value, itself included."""
    yield steps
    if isinstance(value, dict | list):
        for key, item in value.items() if isinstance(value, dict) else enumerate(value):
            yield from places(item, (*steps, key))


def replaced(value: Any, steps: tuple[Any, ...], new: object) -> Any:
    """Return a copy with something else at a place."""
    if not steps:
        return new
    copy = deepcopy(value)
    owner = copy
    for step in steps[:-1]:
        owner = owner[step]
    owner[steps[-1]] = new
    return copy


def outcome(type_: Any, value: object, found: Counter[str], **options: Any) -> str | None:
    """Decode, check whatever comes of it, and return the error's text."""
    try:
        decoded = decode(json.dumps(value), type_, **options)
    except DecodeError as problem:
        error = problem
    else:
        encode(decoded)
        found["decoded"] += 1
        return None
    check_error(error)
    found["errors"] += 1
    return str(error)


@pytest.mark.parametrize(
    ("type_", "payload"),
    [(type_, payload) for _, type_, payload in PAYLOADS],
    ids=[name for name, _, _ in PAYLOADS],
)
def test_no_value_shows_up_whatever_is_wrong(type_, payload):
    found: Counter[str] = Counter()
    for steps in places(payload):
        for new in SUBSTITUTES:
            value = replaced(marked(payload), steps, new)
            lenient = outcome(type_, value, found)
            strict = outcome(type_, value, found, strict=True)
            issues: list[Issue] = []
            assert outcome(type_, value, found, issues=issues) == lenient
            found["issues"] += len(issues)
            for issue in issues:
                check_issue(issue)
            # What a lenient reader rejects, a strict one rejects as well.
            assert strict is not None or lenient is None
    assert found["errors"] >= 2 * len(SUBSTITUTES)


def test_there_is_a_limit_to_what_python_reads():
    assert sys.get_int_max_str_digits() < 5000
