"""Every pinned revision: it generates, imports and decodes its own variants, as it did before."""

import difflib
import json

import pytest

from acp_codegen.layout.build import lay_out
from acp_codegen.schema import ir
from acp_codegen.schema.lower.definitions import lower
from tests.conformance.values import Values
from tests.conftest import build_pinned, import_package, pinned_document, pinned_revisions
from tests.golden import update

REVISIONS = pinned_revisions()
each = pytest.mark.parametrize(("version", "profile"), REVISIONS)


def lowered(version, profile="unstable"):
    return lower(pinned_document(version, profile))


def test_every_pinned_revision_has_its_golden_folder():
    names = [f"{version}-{profile}" for version, profile in REVISIONS]
    assert [case.name for case in update.cases(update.HISTORY)] == names


@pytest.mark.parametrize("case", update.cases(update.HISTORY), ids=lambda case: case.name)
def test_history(case):
    stored, actual = update.stored(case), update.actual(case)
    assert stored.keys() == actual.keys()
    for path, text in actual.items():
        lines = difflib.unified_diff(stored[path].splitlines(), text.splitlines(), lineterm="", n=1)
        assert not list(lines), path


@each
def test_a_revision_decodes_its_own_variants(version, profile, tmp_path):
    package = import_package(build_pinned(version, profile), tmp_path)
    revision = lowered(version, profile)
    values, updates = Values(revision), revision["SessionUpdate"]
    assert set(package.SESSION_UPDATES) == {variant.tag for variant in updates.variants}
    assert (version, profile) == (package.SCHEMA_REVISION, package.SCHEMA_PROFILE)
    for variant in updates.variants:
        value = values.variant(updates, variant)
        update_ = package.decode(json.dumps(value), strict=True)
        assert type(update_) is package.SESSION_UPDATES[variant.tag]
        assert package.to_builtins(update_) == value
    for method in revision.methods:
        cls = package.METHODS[method.method, method.side, method.kind]
        value = values.sample_of(revision[method.definition])
        assert package.to_builtins(package.decode(json.dumps(value), cls)) == value


@each
def test_the_variants_of_a_revision(version, profile):
    tags = {variant.tag for variant in lowered(version, profile)["SessionUpdate"].variants}
    current = {variant.tag for variant in lowered("2.4.0")["SessionUpdate"].variants}
    unstable = {"plan_removed", "subagent_update", "session_message", "session_message_chunk"}
    assert tags == current - (unstable if profile == "stable" else set())
    assert len(tags) == (19 if profile == "stable" else 23)


def fields(version, name):
    definition = lowered(version)[name]
    return {field.wire: field for field in definition.fields}


def names(version):
    return {definition.name for definition in lowered(version).definitions}


def test_from_1_8_stop_reasons_are_an_inline_union():
    assert isinstance(lowered("1.6.0")["StopReason"], ir.OpenEnum)
    assert lowered("1.6.0")["IdleStateUpdate"].selector is None
    for version in ("1.9.0", "2.1.0", "2.2.0", "2.4.0"):
        assert "StopReason" not in names(version)
        selector = lowered(version)["IdleStateUpdate"].selector
        assert [case.value for case in selector.cases][-1] == "error"
        # The enum that the package offers keeps its name all the same.
        assert "StopReason" in {enum.name for enum in lay_out(lowered(version)).enums}


def test_from_2_1_commands_are_tagged():
    for version in ("1.6.0", "1.9.0"):
        assert isinstance(lowered(version)["AvailableCommand"], ir.Model)
    for version in ("2.1.0", "2.2.0", "2.4.0"):
        command = lowered(version)["AvailableCommand"]
        assert (command.tag, [item.tag for item in command.variants]) == ("type", ["command"])
        assert command.other is not None


def test_from_2_1_participants_moved_from_the_chunk_to_the_message():
    sessions = {"senderSessionId", "recipientSessionId"}
    messages = {"senderMessageId", "recipientMessageId"}
    assert fields("1.9.0", "SessionMessageChunk").keys() >= sessions
    assert not fields("2.1.0", "SessionMessageChunk").keys() & sessions
    assert not fields("1.9.0", "SessionMessage").keys() & messages
    assert fields("2.1.0", "SessionMessage").keys() >= sessions | messages


def test_from_2_1_numbers_have_other_bounds():
    assert fields("1.9.0", "TerminalExitStatus")["exitCode"].type == ir.Nullable(
        ir.Scalar("integer", minimum=0, format="uint32")
    )
    assert fields("2.1.0", "TerminalExitStatus")["exitCode"].type == ir.Nullable(
        ir.Scalar("integer", format="int64")
    )
    assert fields("1.9.0", "ToolCallLocation")["line"].type.of.minimum == 0
    assert fields("2.1.0", "ToolCallLocation")["line"].type.of.minimum == 1
    assert "size" not in fields("1.9.0", "TerminalUpdate")
    assert "size" in fields("2.1.0", "TerminalUpdate")


def test_from_2_1_required_lists_are_no_longer_forgiven():
    for definition, wire in (
        ("AvailableCommandsUpdate", "availableCommands"),
        ("ConfigOptionUpdate", "configOptions"),
        ("PlanItems", "entries"),
    ):
        assert fields("1.9.0", definition)[wire].malformed == "emptied"
        assert fields("2.1.0", definition)[wire].malformed == "rejected"


def test_from_2_1_there_is_metadata_in_more_places():
    for name in ("DiffPatch", "Icon"):
        assert "_meta" not in fields("1.9.0", name)
        assert "_meta" in fields("2.1.0", name)


def test_from_2_2_a_currency_is_any_text():
    assert fields("2.1.0", "Cost")["currency"].type.pattern == r"^[A-Z]{3}\Z"
    assert fields("2.2.0", "Cost")["currency"].type.pattern is None


def test_from_2_2_error_data_has_suggested_shapes_and_times_have_no_format():
    assert "ErrorData" not in names("2.1.0")
    assert lowered("2.2.0")["ErrorData"].type == ir.Anything()
    assert fields("2.1.0", "Annotations")["lastModified"].type.of.format == "date-time"
    assert fields("2.2.0", "Annotations")["lastModified"].type.of.format is None


def test_from_2_2_subagents_have_folders_that_must_be_right():
    wires = {"cwd", "additionalDirectories"}
    assert not fields("2.1.0", "SubagentUpdate").keys() & wires
    for wire in wires:
        assert fields("2.2.0", "SubagentUpdate")[wire].malformed == "rejected"


def test_from_2_3_background_work_is_reported():
    assert "BackgroundWork" not in names("2.2.0")
    for name in ("RunningStateUpdate", "IdleStateUpdate", "RequiresActionStateUpdate"):
        assert "background" in fields("2.4.0", name)
    assert "capabilities" not in fields("2.2.0", "ToolCallUpdate")
    assert fields("2.4.0", "ToolCallUpdate")["capabilities"].malformed == "omitted"
    statuses = [value.value for value in lowered("2.4.0")["ToolCallStatus"].values]
    assert "paused" in statuses
    assert "paused" not in [value.value for value in lowered("2.2.0")["ToolCallStatus"].values]
