"""Unknown variants and enum values are kept; known ones stay known."""

import copy
import gc
import json
import pickle
import tracemalloc

import msgspec
import pytest

from acp_codegen.schema import ir

from .support import same_json
from .test_matrix import LAYOUT, REVISION, VALUES

UNIONS = [union for union in LAYOUT.unions if union.other]
ENUMS = LAYOUT.enums
RAW = {"deep": [{"a": None, "n": 12345678901234567890}, []], "_meta": "not an object"}


def raw_of(union, tag):
    fields = (*union.definition.fields, *union.definition.other.fields)
    return RAW | VALUES.required(fields) | {union.definition.tag: tag}


@pytest.mark.parametrize("union", UNIONS, ids=lambda union: union.name)
@pytest.mark.parametrize("tag", ["_custom", "future", "", "constructor", "__class__", "Text"])
def test_an_unknown_variant_is_kept(union, tag, acp):
    raw = raw_of(union, tag)
    cls = getattr(acp, union.other.name)
    value = acp.decode(json.dumps(raw), getattr(acp, union.name))
    assert type(value) is cls
    assert value == cls(raw) == acp.convert(raw, cls)
    assert (value.tag, value.is_custom) == (tag, tag.startswith("_"))
    assert getattr(value, union.other.tag.attribute) == tag
    assert value.raw == raw
    assert same_json(json.loads(acp.encode(value)), raw)
    assert same_json(acp.to_builtins(value), raw)
    assert repr(value) == f"{cls.__name__}({raw!r})"
    for attribute in union.other.attributes:
        wire = attribute.field.wire
        expected = acp.UNSET if wire == "_meta" else raw.get(wire, acp.UNSET)
        assert getattr(value, attribute.name) == expected
    with pytest.raises(TypeError):
        hash(value)


@pytest.mark.parametrize("union", UNIONS, ids=lambda union: union.name)
def test_an_unknown_variant_demands_what_its_branch_demands(union, acp):
    for field in (*union.definition.fields, *union.definition.other.fields):
        raw = raw_of(union, "_custom")
        if not field.required:
            continue
        for bad in VALUES.malformed(field.type).values():
            with pytest.raises(acp.DecodeError, match=rf"^\$\.{field.wire}: "):
                acp.convert(raw | {field.wire: bad}, getattr(acp, union.name))
        del raw[field.wire]
        with pytest.raises(acp.DecodeError, match=rf"^\$\.{field.wire}: "):
            acp.convert(raw, getattr(acp, union.name))


@pytest.mark.parametrize("union", UNIONS, ids=lambda union: union.name)
def test_known_tags_are_no_unknown_variants(union, acp):
    cls = getattr(acp, union.other.name)
    for variant in union.definition.variants:
        raw = raw_of(union, variant.tag)
        with pytest.raises(acp.DecodeError, match="expected an unknown tag"):
            cls(raw)
        broken = {union.definition.tag: variant.tag}
        if VALUES.variant(union.definition, variant).keys() - broken.keys():
            with pytest.raises(acp.DecodeError):
                acp.convert(broken, getattr(acp, union.name))


@pytest.mark.parametrize("union", LAYOUT.unions, ids=lambda union: union.name)
@pytest.mark.parametrize("tag", [..., None, 5, ["text"]])
def test_a_tag_is_a_string(union, tag, acp):
    raw = raw_of(union, tag) if tag is not ... else raw_of(union, "x")
    if tag is ...:
        del raw[union.definition.tag]
    path = rf"^\$\.{union.definition.tag}: "
    with pytest.raises(acp.DecodeError, match=path):
        acp.decode(json.dumps(raw), getattr(acp, union.name))
    for variant in union.variants:
        with pytest.raises(acp.DecodeError, match=path):
            acp.decode(json.dumps(raw), getattr(acp, variant.name))


def test_a_lone_variant_demands_its_tag(acp):
    lone = [union for union in LAYOUT.unions if len(union.native) == 1]
    assert lone
    for union in lone:
        value = VALUES.variant(union.definition, union.definition.variants[0])
        assert acp.convert(value, getattr(acp, union.name))
        for tag in ("", None):
            other = value | {union.definition.tag: tag}
            if tag is None:
                del other[union.definition.tag]
                with pytest.raises(acp.DecodeError):
                    acp.decode(json.dumps(other), getattr(acp, union.name))
            else:
                found = acp.decode(json.dumps(other), getattr(acp, union.name))
                assert type(found).__name__ == union.other.name


def all_values(acp):
    """Yield a value of every class."""
    for struct in LAYOUT.structs:
        yield getattr(acp, struct.name)(
            **{
                item.name: VALUES.sample(item.type)
                for item in struct.attributes
                if item.field.required
            }
        )
    for union in UNIONS:
        yield getattr(acp, union.other.name)(raw_of(union, "_custom"))
    yield acp.StateUpdate(acp.RunningStateUpdate())
    yield acp.OtherIdleStateUpdate({"state": "idle", "stopReason": "_x", "left": 1})


def test_every_class_survives_copy_pickle_and_replace(acp):
    assert copy.deepcopy(acp.UNSET) is copy.copy(acp.UNSET) is acp.UNSET
    assert pickle.loads(pickle.dumps(acp.UNSET)) is acp.UNSET
    seen = set()
    for value in all_values(acp):
        seen.add(type(value).__name__)
        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps(value, protocol)) == value
        assert copy.copy(value) == copy.deepcopy(value) == value
        if isinstance(value, msgspec.Struct):
            assert msgspec.structs.replace(value) == value
        else:
            assert value.__replace__() == value
        assert value != object()
    classes = {name for name in acp.__all__ if name in {*LAYOUT.model_names, *LAYOUT.open_names}}
    aliases = {alias.name for alias in LAYOUT.aliases}
    assert seen == classes - aliases


def test_replace_changes_what_is_named(acp):
    state = acp.StateUpdate(acp.RunningStateUpdate())
    idle = acp.IdleStateUpdate(stop_reason=acp.StopReason.CANCELLED)
    assert state.__replace__(state=idle) == acp.StateUpdate(idle)
    other = acp.OtherContentBlock({"type": "_a"})
    assert other.__replace__(raw={"type": "_b"}).tag == "_b"


@pytest.mark.parametrize("enum", ENUMS, ids=lambda enum: enum.name)
def test_an_unknown_enum_value_is_kept(enum, acp):
    cls = getattr(acp, enum.name)
    known = next(iter(cls))
    plain = 2**70 if enum.base == "integer" else "_unknown value"
    value = acp.decode(json.dumps(plain), cls)
    assert (value.is_known, known.is_known) == (False, True)
    assert value == plain
    assert value == cls(plain)
    assert value != known
    assert hash(value) == hash(plain)
    assert {value: 1}[plain] == 1
    assert f"{value}" == str(value) == str(plain)
    assert str(plain) in repr(value)
    assert value.name == str(plain)
    assert value.value == plain
    assert acp.encode([value]) == json.dumps([plain]).encode()
    assert acp.encode({value: 1}) == json.dumps({plain: 1}, separators=(",", ":")).encode()
    assert copy.copy(value) == copy.deepcopy(value) == value
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps([value, known], protocol))
        assert again == [plain, known]
        assert type(again[0]) is cls
        assert again[1] is known
    match value:
        case found if found == plain:
            pass
        case _:
            pytest.fail("no match")
    assert [member.value for member in cls] == [member.value for member in enum.members]
    wrong = "text" if enum.base == "integer" else 5
    with pytest.raises(acp.DecodeError, match=r"^\$: expected "):
        acp.decode(json.dumps(wrong), cls)
    with pytest.raises(ValueError, match="is not a valid"):
        cls(None)


def test_unknown_enum_values_leave_no_memory_behind(acp):
    def decode(numbers):
        for number in numbers:
            update = {"sessionUpdate": "tool_call_update", "toolCallId": "t", "kind": f"_{number}"}
            assert not acp.decode(json.dumps(update)).kind.is_known

    decode(range(1000))
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        decode(range(1000, 101_000))
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 20_000


def test_untagged_objects_are_told_apart_by_what_they_require(acp):
    both = {"uri": "u", "text": "t", "blob": "YQ=="}
    union = acp.EmbeddedResourceResource
    assert isinstance(acp.convert({"uri": "u", "text": "t"}, union), acp.TextResourceContents)
    assert isinstance(acp.convert({"uri": "u", "blob": "YQ=="}, union), acp.BlobResourceContents)
    assert isinstance(acp.convert(both, union), acp.TextResourceContents)
    assert isinstance(acp.convert(both | {"text": 5}, union), acp.BlobResourceContents)
    with pytest.raises(acp.DecodeError, match=r"^\$\.uri: expected str, got int$"):
        acp.convert({"uri": 5, "text": "t"}, union)
    with pytest.raises(acp.DecodeError, match=r"^\$: expected object with text, uri or object"):
        acp.convert({"uri": "u"}, union)


def test_select_options_are_flat_or_grouped_and_never_empty(acp):
    flat = [{"value": "v", "name": "V"}]
    grouped = [{"groupId": "g", "name": "G", "options": flat}]
    base = {"type": "select", "configId": "c", "name": "C", "currentValue": "v"}
    decoded = acp.convert(base | {"options": flat}, acp.SessionConfigOption)
    assert isinstance(decoded.options[0], acp.SessionConfigSelectOption)
    decoded = acp.decode(json.dumps(base | {"options": grouped}), acp.SessionConfigOption)
    assert isinstance(decoded.options[0], acp.SessionConfigSelectGroup)
    issues = []
    empty = acp.convert(
        {"sessionUpdate": "config_option_update", "configOptions": [base | {"options": []}]},
        issues=issues,
    )
    assert empty.config_options == []
    assert [(issue.path, issue.action) for issue in issues] == [("$.configOptions[0]", "skipped")]
    assert issues[0].message == "expected an array of length >= 1 at $.configOptions[0].options"
    with pytest.raises(acp.DecodeError, match=r"^\$\.options: expected an array of length >= 1$"):
        acp.convert(base | {"options": []}, acp.SessionConfigOption)


def test_a_tag_is_written_exactly_where_the_schema_has_it(acp):
    variant = acp.ToolCallUpdate(tool_call_id="t", title=None)
    subject = acp.ToolCallRequestPermissionSubject(tool_call=variant)
    assert acp.to_builtins(subject)["toolCall"] == {"toolCallId": "t", "title": None}
    state = acp.convert({"sessionUpdate": "state_update", "state": "_nap", "until": 3}).state
    assert acp.to_builtins(acp.SubagentUpdate(session_id="s", state=state))["state"] == {
        "state": "_nap",
        "until": 3,
    }
    mirrored = {"state": "_nap", "sessionUpdate": "other"}
    update = {"sessionUpdate": "subagent_update", "sessionId": "s", "state": mirrored}
    again = acp.StateUpdate(acp.convert(update).state)
    assert acp.to_builtins(again) == {"state": "_nap", "sessionUpdate": "state_update"}


def test_the_session_states_share_their_attributes(acp):
    def state(**fields):
        return acp.convert({"sessionUpdate": "state_update", **fields}).state

    assert state(state="running", background=[]).background == []
    plain = state(state="idle", stopReason="_budget")
    assert type(plain) is acp.IdleStateUpdate
    kept = state(state="idle", stopReason="_budget", left=0, background=5)
    assert type(kept) is acp.OtherIdleStateUpdate
    assert (kept.state, kept.stop_reason, kept.background) == ("idle", "_budget", acp.UNSET)
    failed = {"code": 1, "message": "m"}
    assert state(state="idle", stopReason="error", error=failed).error == acp.Error(
        code=1, message="m"
    )
    assert state(state="idle", stopReason="refusal", error=failed).error is acp.UNSET
    assert state(state="idle", error=failed).error is acp.UNSET
    assert state(state="unknown").state == "unknown"


def test_validate_finds_what_only_a_sender_can_mend(acp):
    chunk = acp.UserMessageChunk
    text = acp.TextContentBlock(text="x")
    bad = {
        "$.messageId": chunk(message_id=acp.UNSET, content=text),
        "$.content.annotations.priority": chunk(
            message_id="m",
            content=acp.TextContentBlock(text="x", annotations=acp.Annotations(priority=1.5)),
        ),
        "$.content.type": chunk(message_id="m", content=acp.OtherContentBlock({"type": "novel"})),
        "$.rawInput.a[1]": acp.ToolCallUpdate(tool_call_id="t", raw_input={"a": [1, float("nan")]}),
        "$.cost.amount": acp.UsageUpdate(
            used=1, size=2, cost=acp.Cost(amount=float("inf"), currency="USD")
        ),
        "$.kind": acp.ToolCallUpdate(tool_call_id="t", kind=acp.ToolKind("novel")),
        "$.title": acp.Notice(severity=acp.NoticeSeverity.INFO, title=""),
        "$.used": acp.UsageUpdate(used=-1, size=2),
        "$.state": acp.StateUpdate(acp.OtherStateUpdate({"state": "novel"})),
    }
    unwritable = [
        acp.ToolCallUpdate(tool_call_id="t", raw_input=[acp.UNSET]),
        acp.ToolCallUpdate(tool_call_id="t", raw_input=10**5000),
        acp.ToolCallUpdate(tool_call_id="t", meta={(1,): 1}),
        acp.PlanRemoved(plan_id="\ud800"),
    ]
    for path, value in [*bad.items(), *(("$", value) for value in unwritable)]:
        with pytest.raises(acp.DecodeError) as caught:
            acp.validate(value)
        assert caught.value.path == path
    acp.validate(chunk(message_id="m", content=acp.OtherContentBlock({"type": "_x"})))
    acp.validate(acp.ToolCallUpdate(tool_call_id="t", kind=acp.ToolKind("_x"), title=None))
    with pytest.raises(TypeError):
        acp.validate(object())


def test_nan_is_not_json_wherever_it_hides(acp):
    for raw in ({"sessionUpdate": "_x"}, {"sessionUpdate": "tool_call_update", "toolCallId": "t"}):
        with pytest.raises(acp.DecodeError, match=r"^\$\.rawInput\[0\]: expected a finite float"):
            acp.convert(raw | {"rawInput": [float("nan")]}, strict=True)


def test_what_is_no_json_is_an_error_with_a_path(acp):
    call = {"sessionUpdate": "tool_call_update", "toolCallId": "t"}
    with pytest.raises(acp.DecodeError, match=r"^\$\.rawInput\.a: expected keys of type str$"):
        acp.convert(call | {"rawInput": {"a": {None: 1}}}, strict=True)
    with pytest.raises(acp.DecodeError, match=r"^\$\.rawInput\[1\]: expected a finite float"):
        acp.convert(call | {"rawInput": (1, float("inf"))}, strict=True)
    issues = []
    assert acp.convert(call | {3: 1, None: 2}, issues=issues) == acp.ToolCallUpdate(
        tool_call_id="t"
    )
    assert [issue.path for issue in issues] == ["$[3]", "$[?]"]


def test_subclasses_of_text_and_numbers_become_plain(acp):
    class Text(str):
        __slots__ = ()

    class Number(int):
        pass

    update = acp.convert(
        {
            "sessionUpdate": "usage_update",
            "used": Number(1),
            "size": 2,
            "cost": {"amount": 1, "currency": Text("USD")},
        }
    )
    assert type(update.used) is int
    assert type(update.cost.currency) is str
    acp.validate(update)


def test_every_union_and_enum_is_tested():
    assert {union.definition.name for union in LAYOUT.unions} == {
        item.name for item in REVISION.definitions if isinstance(item, ir.Union)
    }
    assert len(UNIONS) == 12
    assert len(ENUMS) == 14
