"""What changed between neighbouring pinned revisions, and that nothing known is missing there."""

import difflib

import pytest

from acp_codegen.diff.compare import diff
from acp_codegen.diff.rules import Kind
from tests.golden import update

FOLDER = update.DIFFS


def test_diffs():
    stored, actual = update.stored(FOLDER), update.actual(FOLDER)
    assert stored.keys() == actual.keys()
    for path, text in actual.items():
        lines = difflib.unified_diff(stored[path].splitlines(), text.splitlines(), lineterm="", n=1)
        assert not list(lines), path


def test_every_neighbour_is_compared():
    assert sorted(update.stored(FOLDER)) == [
        "1.6.0-1.9.0.txt",
        "1.9.0-2.1.0.txt",
        "2.1.0-2.2.0.txt",
        "2.2.0-2.4.0.json",
        "2.2.0-2.4.0.md",
        "2.2.0-2.4.0.txt",
        "2.4.0-unstable-2.4.0-stable.txt",
    ]


def lines(old, new):
    return (FOLDER / f"{old}-{new}.txt").read_text(encoding="utf-8").splitlines()


# The subject, what the line says of it and whom it breaks. This is what people found by reading
# every revision, so it is written down by hand.
KNOWN = {
    ("1.6.0", "1.9.0"): [
        ("Error", "new: an object: code, message, data?", "nobody"),
        ("ErrorCode", "new: an open enum", "nobody"),
        ("StopReason", "is IdleStateUpdate.stopReason now", "nobody"),
        ("IdleStateUpdate.stopReason", "its values are a tag now", "nobody"),
        ("IdleStateUpdate.stopReason", 'new value "error"', "nobody"),
        ("IdleStateUpdate[error].error", "new: optional, Error or null", "nobody"),
        ("CompactionSummaryChunk", "A first-seen ID creates an in-progress compaction.", "nobody"),
        ("CompactionUpdate", "`error` is only valid with `failed`", "nobody"),
        ("MessageId", "unique among messages of the same type", "nobody"),
        ("StateUpdate", "Repeated snapshots are idempotent", "nobody"),
        ("StateUpdate", "Resume MUST send a current-state snapshot", "nobody"),
        *(
            (f"{name}._meta", "presence class patch -> merge", "readers, writers")
            for name in (
                "UserMessage",
                "AgentMessage",
                "AgentThought",
                "ToolCallUpdate",
                "TerminalUpdate",
                "SessionInfoUpdate",
                "CompactionUpdate",
                "SubagentUpdate",
                "SessionMessage",
            )
        ),
    ],
    ("1.9.0", "2.1.0"): [
        ("Command", "new: an object", "nobody"),
        ("TerminalSize", "new: an object", "nobody"),
        ("AvailableCommand", 'an open union, tag "type": command', "readers, writers"),
        ("AvailableCommand", "class -> union", "python"),
        ("SessionMessage.senderMessageId", "new: optional (patch)", "nobody"),
        ("SessionMessage.recipientMessageId", "new: optional (patch)", "nobody"),
        ("SessionMessageChunk.senderSessionId", "gone; it was optional (retain)", "writers"),
        ("SessionMessageChunk.recipientSessionId", "gone; it was optional (retain)", "writers"),
        ("SessionMessageChunk.sender_session_id", "gone", "python"),
        ("TerminalUpdate.size", "new: optional (patch)", "nobody"),
        ("DiffPatch._meta", "new: optional", "nobody"),
        ("Icon._meta", "new: optional", "nobody"),
        ("TerminalExitStatus.exitCode", "uint32) -> integer (format int64)", "readers"),
        ("ToolCallLocation.line", "-> integer (minimum 1, format uint32)", "writers"),
        ("ResourceLink.size", "-> integer (minimum 0, format uint64)", "readers, writers"),
        ("AvailableCommandsUpdate.availableCommands", "emptied -> rejected", "writers"),
        ("ConfigOptionUpdate.configOptions", "emptied -> rejected", "writers"),
        ("PlanItems.entries", "emptied -> rejected", "writers"),
        ("SessionMessage.senderSessionId", "class retain -> patch", "readers, writers"),
        ("SessionMessage.recipientSessionId", "class retain -> patch", "readers, writers"),
        ("ToolCallUpdate.kind", "nothing named -> other", "readers, writers"),
        ("ToolCallUpdate.status", "nothing named -> pending", "readers, writers"),
        ("UsageUpdate.cost", "Omitted and `null` are equivalent", "nobody"),
    ],
    ("2.1.0", "2.2.0"): [
        ("ErrorData", "new: any value", "nobody"),
        ("SubagentUpdate.cwd", "new: optional (patch), AbsolutePath or null", "nobody"),
        ("SubagentUpdate.additionalDirectories", "new: optional (patch), list of", "nobody"),
        ("Cost.currency", "-> none", "readers"),
        ("Annotations.lastModified", 'format "date-time" -> none', "readers"),
        ("UsageUpdate.cost", "presence class optional -> patch", "readers, writers"),
        ("ToolCallUpdate", "omitted fields start at their protocol defaults", "nobody"),
    ],
    ("2.2.0", "2.4.0"): [
        ("BackgroundWork", "terminal, tool_call, subagent", "nobody"),
        *((f"Background{name}", "new", "nobody") for name in ("Subagent", "Terminal", "ToolCall")),
        ("TerminalCapabilities", "new: an object: cancel?", "nobody"),
        ("ToolCallCapabilities", "new: an object: cancel?", "nobody"),
        ("TerminalUpdate.capabilities", "a malformed value is nulled", "nobody"),
        ("ToolCallUpdate.capabilities", "a malformed value is nulled", "nobody"),
        *(
            (f"{name}StateUpdate.background", "new: optional", "nobody")
            for name in ("Running", "Idle", "RequiresAction", "Unknown")
        ),
        ("ToolCallStatus", 'new value "paused"', "nobody"),
    ],
    ("2.4.0-unstable", "2.4.0-stable"): [
        *(
            (f"SessionUpdate[{tag}]", "gone", "writers")
            for tag in ("plan_removed", "subagent_update", "session_message")
        ),
        ("SessionMessageChunk", "class is gone", "python"),
        ("SessionUpdateHandler.session_message_chunk", "gone", "python"),
    ],
}


@pytest.mark.parametrize("pair", KNOWN, ids="-".join)
def test_a_known_change_is_told(pair):
    found = lines(*pair)
    for subject, said, broken in KNOWN[pair]:
        assert any(
            line.startswith(f"{subject}: ")
            and said in line
            and line.endswith(f": breaks {broken}]")
            for line in found
        ), (subject, said, broken)


def test_meaning_changes_under_the_same_shape():
    for old, new, number in (("1.6.0", "1.9.0", 9), ("1.9.0", "2.1.0", 4), ("2.1.0", "2.2.0", 1)):
        found = [line for line in lines(old, new) if "[presence-" in line or "[null-value-" in line]
        assert len(found) == number
        names = {line.split(":")[0] for line in found}
        shape = [line for line in lines(old, new) if line.split(":")[0] in names]
        assert {line.rsplit("[", 1)[1].split(":")[0] for line in shape} <= {
            "presence-changed",
            "null-value-changed",
        }
    assert "[presence-" not in "".join(lines("2.2.0", "2.4.0"))


@pytest.mark.parametrize("pair", update.neighbours(), ids=str)
def test_a_diff_mentions_the_same_backwards(pair):
    old, new = (update.side_of(update.resolved(*item)) for item in pair)
    there, back = diff(old, new), diff(new, old)
    renamed = {
        item.subject: item.message.split()[1]
        for item in there
        if item.kind is Kind.DEFINITION_RENAMED
    }

    def names(kind, changes):
        return {(renamed.get(item.subject, item.subject), kind(item)) for item in changes}

    assert names(lambda item: family(item.kind.mirror), filter(mirrored, there)) == names(
        lambda item: family(item.kind), filter(mirrored, back)
    )
    # What breaks a reader breaks the writer of the opposite change.
    broken = names(lambda item: item.kind, [item for item in back if "writers" in item.breaks])
    readers = [item for item in there if "readers" in item.breaks]
    assert names(lambda item: item.kind.mirror, readers) <= broken


def mirrored(item):
    return item.kind.mirror is not item.kind


def family(kind):
    """Return a kind without the words that only one direction can tell."""
    return str(kind).removeprefix("closed-").replace("demanded", "added")


@pytest.mark.parametrize("revision", update.pinned_revisions(), ids=str)
def test_nothing_changed_within_a_revision(revision):
    assert diff(*[update.side_of(update.resolved(*revision))] * 2) == ()
