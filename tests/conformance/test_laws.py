"""Laws over any valid value, and over values that were made invalid in a known way."""

import copy
import json
import os
import pickle
from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .support import COMMITTED, same_json, validator
from .test_matrix import LAYOUT, REVISION, VALUES

EXAMPLES = int(os.environ.get("ACP_CODEGEN_EXAMPLES", "300"))
"""Examples of each law; the nightly session asks for many more."""

LAW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=EXAMPLES < 1000,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
UNION = REVISION["SessionUpdate"]
UPDATES = VALUES.any_of("SessionUpdate")
MESSAGES = st.one_of([VALUES.any_of(method.definition) for method in REVISION.methods])
BY_METHOD = st.sampled_from(REVISION.methods).flatmap(
    lambda method: st.tuples(st.just(method.definition), VALUES.any_of(method.definition))
)


@LAW
@given(update=UPDATES)
def test_valid_updates_round_trip(update, acp):
    assert validator(COMMITTED, "SessionUpdate").is_valid(update)
    text = json.dumps(update)
    decoded = acp.decode(text, strict=True)
    assert same_json(json.loads(acp.encode(decoded)), update)
    assert same_json(acp.to_builtins(decoded), update)
    assert acp.convert(update, strict=True) == decoded
    issues = []
    assert acp.decode(text, issues=issues) == decoded
    assert not issues


@LAW
@given(pair=BY_METHOD)
def test_valid_messages_round_trip(pair, acp):
    name, message = pair
    assert validator(COMMITTED, name).is_valid(message)
    decoded = acp.decode(json.dumps(message), getattr(acp, LAYOUT.python[name]), strict=True)
    assert same_json(acp.to_builtins(decoded), message)


@LAW
@given(update=UPDATES)
def test_values_survive_being_copied(update, acp):
    decoded = acp.convert(update)
    assert copy.copy(decoded) == copy.deepcopy(decoded) == decoded
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(decoded, protocol))
        assert again == decoded
        assert acp.encode(again) == acp.encode(decoded)


@LAW
@given(update=UPDATES)
def test_what_was_received_may_be_sent_unless_it_is_invented(update, acp):
    decoded = acp.convert(update)
    try:
        acp.validate(decoded)
    except acp.DecodeError as error:
        problem = error
    else:
        return
    assert "starts with `_`" in problem.message


def _drop(draw, value, path):
    del value[path[-1]]


def _wrong_type(draw, value, path):
    value[path[-1]] = {"int": 5} if isinstance(value[path[-1]], list | str) else [5]


def _null(draw, value, path):
    value[path[-1]] = None


def _negative(draw, value, path):
    value[path[-1]] = -1


def _retag(draw, value, path):
    value[UNION.tag] = draw(st.sampled_from([5, None, ["text"], {}]))


MUTATIONS = {
    "drop": _drop,
    "wrong type": _wrong_type,
    "null": _null,
    "negative": _negative,
    "retag": _retag,
}


def _places(value, prefix=()):
    """Yield the path of every member of an object in a value."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield (*prefix, key)
            yield from _places(item, (*prefix, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from _places(item, (*prefix, index))


@pytest.mark.parametrize("name", MUTATIONS)
def test_what_jsonschema_rejects_is_rejected(name, acp):
    counts = Counter()

    @LAW
    @given(update=UPDATES, data=st.data())
    def law(update, data):
        mutated = copy.deepcopy(update)
        path = data.draw(st.sampled_from(list(_places(mutated))))
        parent = mutated
        for step in path[:-1]:
            parent = parent[step]
        MUTATIONS[name](data.draw, parent if name != "retag" else mutated, path)
        valid = validator(COMMITTED, "SessionUpdate").is_valid(mutated)
        counts[valid] += 1
        try:
            decoded = acp.decode(json.dumps(mutated), strict=True)
        except acp.DecodeError as error:
            decoded = error
        assert isinstance(decoded, acp.DecodeError) is not valid, decoded

    law()
    print(f"{name}: {counts[False]} of {counts.total()} rejected")
    assert counts[False] > counts.total() // 20


def test_a_value_that_is_invalid_on_purpose_is_caught(acp):
    """The comparison itself can fail: a reader that accepts everything would be noticed."""
    assert not validator(COMMITTED, "SessionUpdate").is_valid({"sessionUpdate": 5})
    with pytest.raises(acp.DecodeError):
        acp.convert({"sessionUpdate": 5}, strict=True)
