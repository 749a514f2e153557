"""A state is decoded natively where that is certain, and means the same as on the table path."""

import json

import pytest

STATE = '{"sessionUpdate": "state_update", '
ERROR = '"error": {"code": -32603, "message": "m"}'
TEXTS = [
    '"state": "running"}',
    '"state": "running", "background": [{"type": "terminal", "terminalId": "t"}]}',
    '"state": "running", "background": [{"type": "novel"}]}',
    '"state": "requires_action", "_meta": {"a": 1}}',
    '"state": "unknown", "more": 1}',
    '"state": "novel", "more": 1}',
    '"state": "idle"}',
    '"state": "idle", "stopReason": null}',
    '"state": "idle", "stopReason": "end_turn"}',
    '"state": "idle", "stopReason": "_custom"}',
    '"state": "idle", "stopReason": "_custom", "more": 1}',
    '"state": "idle", "stopReason": "_custom", ' + ERROR + "}",
    '"state": "idle", "stopReason": "error", ' + ERROR + "}",
    '"state": "idle", "stopReason": "error"}',
    '"state": "idle", "stopReason": "error", "error": 5}',
    '"state": "idle", "stopReason": "end_turn", ' + ERROR + "}",
    '"state": "idle", ' + ERROR + "}",
    '"state": "idle", "stopReason": 5, "usage": 5}',
    '"state": 5}',
    '"more": 1}',
    '"state": "running", "state": "idle"}',
    '"state": "idle", "sessionUpdate": "notice", "severity": "info", "title": "t"}',
    '"state": "idle", "session\\u0055pdate": "notice", "severity": "info", "title": "t"}',
    '"state": "idle", "_meta": {"sessionUpdate": "notice"}}',
    '"state": "idle", "_meta": {"a": "\\"sessionUpdate\\""}}',
]


def outcome(acp, text, **options):
    try:
        value = acp.decode(text, **options)
    except acp.DecodeError as error:
        return "refused", str(error)
    inner = value.state if isinstance(value, acp.StateUpdate) else value
    return type(value), type(inner), value, json.loads(acp.encode(value))


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("strict", [False, True])
def test_both_paths_agree(text, strict, acp):
    text = STATE + text
    expected = outcome(acp, text, strict=strict, issues=[])
    for data in (text, text.encode(), bytearray(text.encode()), memoryview(text.encode())):
        assert outcome(acp, data, strict=strict) == expected


def test_a_plain_state_does_not_need_the_tables(acp, monkeypatch):
    """Or the test above would compare the tables with themselves."""
    codec = acp.codec._codec
    acp.decode(STATE + '"state": "running"}')
    monkeypatch.setattr(type(codec), "decode", None)
    for inner in ('"state": "running"}', '"state": "idle", "stopReason": "end_turn"}'):
        assert isinstance(acp.decode(STATE + inner), acp.StateUpdate)
        assert isinstance(acp.decode((STATE + inner).encode()), acp.StateUpdate)
