# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
"""Tables that the readers walk where msgspec stops: one row for each property."""

from __future__ import annotations

from typing import Any

from . import enums, models, open, unions
from ._runtime.models import EMPTY, OMIT, Field, ModelReader
from ._runtime.readers import (
    AnyReader,
    ArrayReader,
    BooleanReader,
    EnumReader,
    IntegerReader,
    NullableReader,
    NumberReader,
    ObjectReader,
    Reader,
    StringReader,
)
from ._runtime.tables import Tables, ref
from ._runtime.unions import (
    Option,
    OtherReader,
    UnionReader,
    UntaggedReader,
    VariantReader,
    WrapperReader,
)

_BY_NAME: dict[str, Reader] = {}
_BY_NAME["ToolKind"] = EnumReader(
    enums.ToolKind, StringReader(), {item.value: item for item in enums.ToolKind}
)
_BY_NAME["ToolCallStatus"] = EnumReader(
    enums.ToolCallStatus, StringReader(), {item.value: item for item in enums.ToolCallStatus}
)
_BY_NAME["Role"] = EnumReader(enums.Role, StringReader(), {item.value: item for item in enums.Role})
_BY_NAME["IconTheme"] = EnumReader(
    enums.IconTheme, StringReader(), {item.value: item for item in enums.IconTheme}
)
_BY_NAME["DiffFileType"] = EnumReader(
    enums.DiffFileType, StringReader(), {item.value: item for item in enums.DiffFileType}
)
_BY_NAME["DiffPatchFormat"] = EnumReader(
    enums.DiffPatchFormat, StringReader(), {item.value: item for item in enums.DiffPatchFormat}
)
_BY_NAME["PermissionOptionKind"] = EnumReader(
    enums.PermissionOptionKind,
    StringReader(),
    {item.value: item for item in enums.PermissionOptionKind},
)
_BY_NAME["SessionConfigOptionCategory"] = EnumReader(
    enums.SessionConfigOptionCategory,
    StringReader(),
    {item.value: item for item in enums.SessionConfigOptionCategory},
)
_BY_NAME["StopReason"] = EnumReader(
    enums.StopReason, StringReader(), {item.value: item for item in enums.StopReason}
)
_BY_NAME["PlanEntryPriority"] = EnumReader(
    enums.PlanEntryPriority, StringReader(), {item.value: item for item in enums.PlanEntryPriority}
)
_BY_NAME["PlanEntryStatus"] = EnumReader(
    enums.PlanEntryStatus, StringReader(), {item.value: item for item in enums.PlanEntryStatus}
)
_BY_NAME["NoticeSeverity"] = EnumReader(
    enums.NoticeSeverity, StringReader(), {item.value: item for item in enums.NoticeSeverity}
)
_BY_NAME["CompactionStatus"] = EnumReader(
    enums.CompactionStatus, StringReader(), {item.value: item for item in enums.CompactionStatus}
)
_BY_NAME["SessionId"] = StringReader()
_BY_NAME["ToolCallId"] = StringReader()
_BY_NAME["MediaType"] = StringReader()
_BY_NAME["AbsolutePath"] = StringReader()
_BY_NAME["TerminalId"] = StringReader()
_BY_NAME["PermissionOptionId"] = StringReader()
_BY_NAME["SessionConfigId"] = StringReader()
_BY_NAME["SessionConfigValueId"] = StringReader()
_BY_NAME["SessionConfigGroupId"] = StringReader()
_BY_NAME["MessageId"] = StringReader()
_BY_NAME["PlanId"] = StringReader()
_BY_NAME["CompactionId"] = StringReader()

_TAGS: dict[str, dict[str, VariantReader]] = {
    "RequestPermissionSubject": {
        "tool_call": ref("ToolCallRequestPermissionSubject"),
        "command": ref("CommandRequestPermissionSubject"),
    },
    "ToolCallContent": {
        "content": ref("ContentToolCallContent"),
        "diff": ref("DiffToolCallContent"),
        "terminal": ref("TerminalToolCallContent"),
    },
    "ContentBlock": {
        "text": ref("TextContentBlock"),
        "image": ref("ImageContentBlock"),
        "audio": ref("AudioContentBlock"),
        "resource_link": ref("ResourceLinkContentBlock"),
        "resource": ref("ResourceContentBlock"),
    },
    "DiffChange": {
        "add": ref("AddDiffChange"),
        "delete": ref("DeleteDiffChange"),
        "modify": ref("ModifyDiffChange"),
        "move": ref("MoveDiffChange"),
        "copy": ref("CopyDiffChange"),
    },
    "SessionConfigOption": {
        "select": ref("SelectSessionConfigOption"),
        "boolean": ref("BooleanSessionConfigOption"),
    },
    "AvailableCommandInput": {
        "text": ref("TextAvailableCommandInput"),
    },
    "SessionUpdate": {
        "user_message_chunk": ref("UserMessageChunk"),
        "user_message": ref("UserMessage"),
        "agent_message_chunk": ref("AgentMessageChunk"),
        "agent_message": ref("AgentMessage"),
        "agent_thought_chunk": ref("AgentThoughtChunk"),
        "agent_thought": ref("AgentThought"),
        "state_update": ref("StateUpdate"),
        "tool_call_content_chunk": ref("ToolCallContentChunk"),
        "tool_call_update": ref("ToolCallUpdate"),
        "terminal_update": ref("TerminalUpdate"),
        "terminal_output_chunk": ref("TerminalOutputChunk"),
        "plan_update": ref("PlanUpdate"),
        "plan_removed": ref("PlanRemoved"),
        "available_commands_update": ref("AvailableCommandsUpdate"),
        "config_option_update": ref("ConfigOptionUpdate"),
        "session_info_update": ref("SessionInfoUpdate"),
        "usage_update": ref("UsageUpdate"),
        "notice": ref("Notice"),
        "compaction_update": ref("CompactionUpdate"),
        "compaction_summary_chunk": ref("CompactionSummaryChunk"),
        "subagent_update": ref("SubagentUpdate"),
        "session_message": ref("SessionMessage"),
        "session_message_chunk": ref("SessionMessageChunk"),
    },
    "State": {
        "running": ref("RunningStateUpdate"),
        "idle": ref("IdleStateUpdate"),
        "requires_action": ref("RequiresActionStateUpdate"),
        "unknown": ref("UnknownStateUpdate"),
    },
    "PlanUpdateContent": {
        "items": ref("ItemsPlanUpdateContent"),
        "file": ref("FilePlanUpdateContent"),
        "markdown": ref("MarkdownPlanUpdateContent"),
    },
    "RequestPermissionOutcome": {
        "cancelled": ref("CancelledRequestPermissionOutcome"),
        "selected": ref("SelectedRequestPermissionOutcome"),
    },
}

OTHERS: dict[type, OtherReader] = {
    open.OtherRequestPermissionSubject: OtherReader(
        open.OtherRequestPermissionSubject,
        "type",
        _TAGS["RequestPermissionSubject"],
        (),
    ),
    open.OtherToolCallContent: OtherReader(
        open.OtherToolCallContent,
        "type",
        _TAGS["ToolCallContent"],
        (),
    ),
    open.OtherContentBlock: OtherReader(
        open.OtherContentBlock,
        "type",
        _TAGS["ContentBlock"],
        (),
    ),
    open.OtherDiffChange: OtherReader(
        open.OtherDiffChange,
        "operation",
        _TAGS["DiffChange"],
        (
            Field("fileType", "file_type", NullableReader(ref("DiffFileType")), fallback=OMIT),
            Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
            Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
        ),
    ),
    open.OtherSessionConfigOption: OtherReader(
        open.OtherSessionConfigOption,
        "type",
        _TAGS["SessionConfigOption"],
        (
            Field("configId", "config_id", ref("SessionConfigId"), required=True),
            Field("name", "name", StringReader(), required=True),
            Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
            Field(
                "category",
                "category",
                NullableReader(ref("SessionConfigOptionCategory")),
                fallback=OMIT,
            ),
            Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
        ),
    ),
    open.OtherAvailableCommandInput: OtherReader(
        open.OtherAvailableCommandInput,
        "type",
        _TAGS["AvailableCommandInput"],
        (),
    ),
    open.OtherSessionUpdate: OtherReader(
        open.OtherSessionUpdate,
        "sessionUpdate",
        _TAGS["SessionUpdate"],
        (),
    ),
    open.OtherStateUpdate: OtherReader(
        open.OtherStateUpdate,
        "state",
        _TAGS["State"],
        (),
    ),
    open.OtherPlanUpdateContent: OtherReader(
        open.OtherPlanUpdateContent,
        "type",
        _TAGS["PlanUpdateContent"],
        (Field("planId", "plan_id", ref("PlanId"), required=True),),
    ),
    open.OtherRequestPermissionOutcome: OtherReader(
        open.OtherRequestPermissionOutcome,
        "outcome",
        _TAGS["RequestPermissionOutcome"],
        (),
    ),
}
_BY_NAME["RequestPermissionRequest"] = ModelReader(
    models.RequestPermissionRequest,
    (
        Field("sessionId", "session_id", ref("SessionId"), required=True),
        Field("title", "title", StringReader(), required=True),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field("subject", "subject", NullableReader(ref("RequestPermissionSubject"))),
        Field(
            "options", "options", ArrayReader(ref("PermissionOption"), min_items=1), required=True
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["ToolCallUpdateFields"] = ModelReader(
    models.ToolCallUpdateFields,
    (
        Field("toolCallId", "tool_call_id", ref("ToolCallId"), required=True),
        Field("name", "name", NullableReader(StringReader()), fallback=OMIT),
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
        Field("kind", "kind", NullableReader(ref("ToolKind")), fallback=OMIT),
        Field("status", "status", NullableReader(ref("ToolCallStatus")), fallback=OMIT),
        Field(
            "content",
            "content",
            NullableReader(ArrayReader(ref("ToolCallContent"), skip=True)),
            fallback=OMIT,
        ),
        Field(
            "locations",
            "locations",
            NullableReader(ArrayReader(ref("ToolCallLocation"), skip=True)),
            fallback=OMIT,
        ),
        Field("rawInput", "raw_input", AnyReader(), fallback=OMIT),
        Field("rawOutput", "raw_output", AnyReader(), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["Annotations"] = ModelReader(
    models.Annotations,
    (
        Field(
            "audience",
            "audience",
            NullableReader(ArrayReader(ref("Role"), skip=True)),
            fallback=OMIT,
        ),
        Field("lastModified", "last_modified", NullableReader(StringReader()), fallback=OMIT),
        Field(
            "priority",
            "priority",
            NullableReader(NumberReader(minimum=0.0, maximum=1.0)),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["Icon"] = ModelReader(
    models.Icon,
    (
        Field("src", "src", StringReader(), required=True),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field(
            "sizes", "sizes", NullableReader(ArrayReader(StringReader(), skip=True)), fallback=OMIT
        ),
        Field("theme", "theme", NullableReader(ref("IconTheme")), fallback=OMIT),
    ),
)
_BY_NAME["TextResourceContents"] = ModelReader(
    models.TextResourceContents,
    (
        Field("text", "text", StringReader(), required=True),
        Field("uri", "uri", StringReader(), required=True),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["BlobResourceContents"] = ModelReader(
    models.BlobResourceContents,
    (
        Field("blob", "blob", StringReader(), required=True),
        Field("uri", "uri", StringReader(), required=True),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["DiffPathChange"] = ModelReader(
    models.DiffPathChange,
    (Field("path", "path", ref("AbsolutePath"), required=True),),
)
_BY_NAME["DiffPathPairChange"] = ModelReader(
    models.DiffPathPairChange,
    (
        Field("oldPath", "old_path", ref("AbsolutePath"), required=True),
        Field("path", "path", ref("AbsolutePath"), required=True),
    ),
)
_BY_NAME["DiffPatch"] = ModelReader(
    models.DiffPatch,
    (
        Field("format", "format", ref("DiffPatchFormat"), required=True),
        Field("text", "text", StringReader(), required=True),
    ),
)
_BY_NAME["ToolCallLocation"] = ModelReader(
    models.ToolCallLocation,
    (
        Field("path", "path", ref("AbsolutePath"), required=True),
        Field("line", "line", NullableReader(IntegerReader(minimum=0)), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["PermissionOption"] = ModelReader(
    models.PermissionOption,
    (
        Field("optionId", "option_id", ref("PermissionOptionId"), required=True),
        Field("name", "name", StringReader(), required=True),
        Field("kind", "kind", ref("PermissionOptionKind"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["SessionConfigSelectOption"] = ModelReader(
    models.SessionConfigSelectOption,
    (
        Field("value", "value", ref("SessionConfigValueId"), required=True),
        Field("name", "name", StringReader(), required=True),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["SessionConfigSelectGroup"] = ModelReader(
    models.SessionConfigSelectGroup,
    (
        Field("groupId", "group_id", ref("SessionConfigGroupId"), required=True),
        Field("name", "name", StringReader(), required=True),
        Field(
            "options",
            "options",
            ArrayReader(ref("SessionConfigSelectOption"), skip=True),
            required=True,
            fallback=EMPTY,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["AvailableCommand"] = ModelReader(
    models.AvailableCommand,
    (
        Field("name", "name", StringReader(), required=True),
        Field("description", "description", StringReader(), required=True),
        Field("input", "input", NullableReader(ref("AvailableCommandInput")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["PromptResponse"] = ModelReader(
    models.PromptResponse,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["UpdateSessionNotification"] = ModelReader(
    models.UpdateSessionNotification,
    (
        Field("sessionId", "session_id", ref("SessionId"), required=True),
        Field("update", "update", ref("SessionUpdate"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["ContentChunk"] = ModelReader(
    models.ContentChunk,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["Usage"] = ModelReader(
    models.Usage,
    (
        Field("totalTokens", "total_tokens", IntegerReader(minimum=0), required=True),
        Field("inputTokens", "input_tokens", IntegerReader(minimum=0), required=True),
        Field("outputTokens", "output_tokens", IntegerReader(minimum=0), required=True),
        Field(
            "thoughtTokens",
            "thought_tokens",
            NullableReader(IntegerReader(minimum=0)),
            fallback=OMIT,
        ),
        Field(
            "cachedReadTokens",
            "cached_read_tokens",
            NullableReader(IntegerReader(minimum=0)),
            fallback=OMIT,
        ),
        Field(
            "cachedWriteTokens",
            "cached_write_tokens",
            NullableReader(IntegerReader(minimum=0)),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["TerminalOutput"] = ModelReader(
    models.TerminalOutput,
    (
        Field("data", "data", StringReader(), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["TerminalExitStatus"] = ModelReader(
    models.TerminalExitStatus,
    (
        Field("exitCode", "exit_code", NullableReader(IntegerReader(minimum=0)), fallback=OMIT),
        Field("signal", "signal", NullableReader(StringReader()), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["PlanEntry"] = ModelReader(
    models.PlanEntry,
    (
        Field("content", "content", StringReader(), required=True),
        Field("priority", "priority", ref("PlanEntryPriority"), required=True),
        Field("status", "status", ref("PlanEntryStatus"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["Cost"] = ModelReader(
    models.Cost,
    (
        Field("amount", "amount", NumberReader(), required=True),
        Field("currency", "currency", StringReader(pattern="^[A-Z]{3}\\Z"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["SubagentSessionCapabilities"] = ModelReader(
    models.SubagentSessionCapabilities,
    (
        Field("cancel", "cancel", NullableReader(ref("SessionCancelCapabilities")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["SessionCancelCapabilities"] = ModelReader(
    models.SessionCancelCapabilities,
    (Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),),
)
_BY_NAME["PromptRequest"] = ModelReader(
    models.PromptRequest,
    (
        Field("sessionId", "session_id", ref("SessionId"), required=True),
        Field("prompt", "prompt", ArrayReader(ref("ContentBlock")), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["RequestPermissionResponse"] = ModelReader(
    models.RequestPermissionResponse,
    (
        Field("outcome", "outcome", ref("RequestPermissionOutcome"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["CancelSessionNotification"] = ModelReader(
    models.CancelSessionNotification,
    (
        Field("sessionId", "session_id", ref("SessionId"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
)
_BY_NAME["ToolCallRequestPermissionSubject"] = ModelReader(
    models.ToolCallRequestPermissionSubject,
    (Field("toolCall", "tool_call", ref("ToolCallUpdateFields"), required=True),),
    tag=("type", "tool_call"),
)
_BY_NAME["CommandRequestPermissionSubject"] = ModelReader(
    models.CommandRequestPermissionSubject,
    (
        Field("command", "command", StringReader(), required=True),
        Field("cwd", "cwd", ref("AbsolutePath"), required=True),
        Field("toolCallId", "tool_call_id", NullableReader(ref("ToolCallId")), fallback=OMIT),
        Field("terminalId", "terminal_id", NullableReader(ref("TerminalId")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "command"),
)
_BY_NAME["ContentToolCallContent"] = ModelReader(
    models.ContentToolCallContent,
    (
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "content"),
)
_BY_NAME["DiffToolCallContent"] = ModelReader(
    models.DiffToolCallContent,
    (
        Field("changes", "changes", ArrayReader(ref("DiffChange"), skip=True), required=True),
        Field("patch", "patch", NullableReader(ref("DiffPatch")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "diff"),
)
_BY_NAME["TerminalToolCallContent"] = ModelReader(
    models.TerminalToolCallContent,
    (
        Field("terminalId", "terminal_id", ref("TerminalId"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "terminal"),
)
_BY_NAME["TextContentBlock"] = ModelReader(
    models.TextContentBlock,
    (
        Field("text", "text", StringReader(), required=True),
        Field("annotations", "annotations", NullableReader(ref("Annotations")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "text"),
)
_BY_NAME["ImageContentBlock"] = ModelReader(
    models.ImageContentBlock,
    (
        Field("data", "data", StringReader(), required=True),
        Field("mimeType", "mime_type", ref("MediaType"), required=True),
        Field("uri", "uri", NullableReader(StringReader()), fallback=OMIT),
        Field("annotations", "annotations", NullableReader(ref("Annotations")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "image"),
)
_BY_NAME["AudioContentBlock"] = ModelReader(
    models.AudioContentBlock,
    (
        Field("data", "data", StringReader(), required=True),
        Field("mimeType", "mime_type", ref("MediaType"), required=True),
        Field("annotations", "annotations", NullableReader(ref("Annotations")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "audio"),
)
_BY_NAME["ResourceLinkContentBlock"] = ModelReader(
    models.ResourceLinkContentBlock,
    (
        Field("name", "name", StringReader(), required=True),
        Field("uri", "uri", StringReader(), required=True),
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field("icons", "icons", NullableReader(ArrayReader(ref("Icon"), skip=True)), fallback=OMIT),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("size", "size", NullableReader(IntegerReader()), fallback=OMIT),
        Field("annotations", "annotations", NullableReader(ref("Annotations")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "resource_link"),
)
_BY_NAME["ResourceContentBlock"] = ModelReader(
    models.ResourceContentBlock,
    (
        Field("resource", "resource", ref("EmbeddedResourceResource"), required=True),
        Field("annotations", "annotations", NullableReader(ref("Annotations")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "resource"),
)
_BY_NAME["AddDiffChange"] = ModelReader(
    models.AddDiffChange,
    (
        Field("path", "path", ref("AbsolutePath"), required=True),
        Field("fileType", "file_type", NullableReader(ref("DiffFileType")), fallback=OMIT),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("operation", "add"),
)
_BY_NAME["DeleteDiffChange"] = ModelReader(
    models.DeleteDiffChange,
    (
        Field("path", "path", ref("AbsolutePath"), required=True),
        Field("fileType", "file_type", NullableReader(ref("DiffFileType")), fallback=OMIT),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("operation", "delete"),
)
_BY_NAME["ModifyDiffChange"] = ModelReader(
    models.ModifyDiffChange,
    (
        Field("path", "path", ref("AbsolutePath"), required=True),
        Field("fileType", "file_type", NullableReader(ref("DiffFileType")), fallback=OMIT),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("operation", "modify"),
)
_BY_NAME["MoveDiffChange"] = ModelReader(
    models.MoveDiffChange,
    (
        Field("oldPath", "old_path", ref("AbsolutePath"), required=True),
        Field("path", "path", ref("AbsolutePath"), required=True),
        Field("fileType", "file_type", NullableReader(ref("DiffFileType")), fallback=OMIT),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("operation", "move"),
)
_BY_NAME["CopyDiffChange"] = ModelReader(
    models.CopyDiffChange,
    (
        Field("oldPath", "old_path", ref("AbsolutePath"), required=True),
        Field("path", "path", ref("AbsolutePath"), required=True),
        Field("fileType", "file_type", NullableReader(ref("DiffFileType")), fallback=OMIT),
        Field("mimeType", "mime_type", NullableReader(ref("MediaType")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("operation", "copy"),
)
_BY_NAME["SelectSessionConfigOption"] = ModelReader(
    models.SelectSessionConfigOption,
    (
        Field("currentValue", "current_value", ref("SessionConfigValueId"), required=True),
        Field("options", "options", ref("SessionConfigSelectOptions"), required=True),
        Field("configId", "config_id", ref("SessionConfigId"), required=True),
        Field("name", "name", StringReader(), required=True),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field(
            "category",
            "category",
            NullableReader(ref("SessionConfigOptionCategory")),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "select"),
)
_BY_NAME["BooleanSessionConfigOption"] = ModelReader(
    models.BooleanSessionConfigOption,
    (
        Field("currentValue", "current_value", BooleanReader(), required=True),
        Field("configId", "config_id", ref("SessionConfigId"), required=True),
        Field("name", "name", StringReader(), required=True),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field(
            "category",
            "category",
            NullableReader(ref("SessionConfigOptionCategory")),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "boolean"),
)
_BY_NAME["TextAvailableCommandInput"] = ModelReader(
    models.TextAvailableCommandInput,
    (
        Field("hint", "hint", StringReader(), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "text"),
)
_BY_NAME["UserMessageChunk"] = ModelReader(
    models.UserMessageChunk,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "user_message_chunk"),
)
_BY_NAME["UserMessage"] = ModelReader(
    models.UserMessage,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field(
            "content",
            "content",
            NullableReader(ArrayReader(ref("ContentBlock"), skip=True)),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "user_message"),
)
_BY_NAME["AgentMessageChunk"] = ModelReader(
    models.AgentMessageChunk,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "agent_message_chunk"),
)
_BY_NAME["AgentMessage"] = ModelReader(
    models.AgentMessage,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field(
            "content",
            "content",
            NullableReader(ArrayReader(ref("ContentBlock"), skip=True)),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "agent_message"),
)
_BY_NAME["AgentThoughtChunk"] = ModelReader(
    models.AgentThoughtChunk,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "agent_thought_chunk"),
)
_BY_NAME["AgentThought"] = ModelReader(
    models.AgentThought,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field(
            "content",
            "content",
            NullableReader(ArrayReader(ref("ContentBlock"), skip=True)),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "agent_thought"),
)
_BY_NAME["ToolCallContentChunk"] = ModelReader(
    models.ToolCallContentChunk,
    (
        Field("toolCallId", "tool_call_id", ref("ToolCallId"), required=True),
        Field("content", "content", ref("ToolCallContent"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "tool_call_content_chunk"),
)
_BY_NAME["ToolCallUpdate"] = ModelReader(
    models.ToolCallUpdate,
    (
        Field("toolCallId", "tool_call_id", ref("ToolCallId"), required=True),
        Field("name", "name", NullableReader(StringReader()), fallback=OMIT),
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
        Field("kind", "kind", NullableReader(ref("ToolKind")), fallback=OMIT),
        Field("status", "status", NullableReader(ref("ToolCallStatus")), fallback=OMIT),
        Field(
            "content",
            "content",
            NullableReader(ArrayReader(ref("ToolCallContent"), skip=True)),
            fallback=OMIT,
        ),
        Field(
            "locations",
            "locations",
            NullableReader(ArrayReader(ref("ToolCallLocation"), skip=True)),
            fallback=OMIT,
        ),
        Field("rawInput", "raw_input", AnyReader(), fallback=OMIT),
        Field("rawOutput", "raw_output", AnyReader(), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "tool_call_update"),
)
_BY_NAME["TerminalUpdate"] = ModelReader(
    models.TerminalUpdate,
    (
        Field("terminalId", "terminal_id", ref("TerminalId"), required=True),
        Field("command", "command", NullableReader(StringReader()), fallback=OMIT),
        Field("cwd", "cwd", NullableReader(ref("AbsolutePath")), fallback=OMIT),
        Field("output", "output", NullableReader(ref("TerminalOutput")), fallback=OMIT),
        Field(
            "exitStatus", "exit_status", NullableReader(ref("TerminalExitStatus")), fallback=OMIT
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "terminal_update"),
)
_BY_NAME["TerminalOutputChunk"] = ModelReader(
    models.TerminalOutputChunk,
    (
        Field("terminalId", "terminal_id", ref("TerminalId"), required=True),
        Field("data", "data", StringReader(), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "terminal_output_chunk"),
)
_BY_NAME["PlanUpdate"] = ModelReader(
    models.PlanUpdate,
    (
        Field("plan", "plan", ref("PlanUpdateContent"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "plan_update"),
)
_BY_NAME["PlanRemoved"] = ModelReader(
    models.PlanRemoved,
    (
        Field("planId", "plan_id", ref("PlanId"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "plan_removed"),
)
_BY_NAME["AvailableCommandsUpdate"] = ModelReader(
    models.AvailableCommandsUpdate,
    (
        Field(
            "availableCommands",
            "available_commands",
            ArrayReader(ref("AvailableCommand"), skip=True),
            required=True,
            fallback=EMPTY,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "available_commands_update"),
)
_BY_NAME["ConfigOptionUpdate"] = ModelReader(
    models.ConfigOptionUpdate,
    (
        Field(
            "configOptions",
            "config_options",
            ArrayReader(ref("SessionConfigOption"), skip=True),
            required=True,
            fallback=EMPTY,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "config_option_update"),
)
_BY_NAME["SessionInfoUpdate"] = ModelReader(
    models.SessionInfoUpdate,
    (
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
        Field("updatedAt", "updated_at", NullableReader(StringReader()), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "session_info_update"),
)
_BY_NAME["UsageUpdate"] = ModelReader(
    models.UsageUpdate,
    (
        Field("used", "used", IntegerReader(minimum=0), required=True),
        Field("size", "size", IntegerReader(minimum=0), required=True),
        Field("cost", "cost", NullableReader(ref("Cost")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "usage_update"),
)
_BY_NAME["Notice"] = ModelReader(
    models.Notice,
    (
        Field("severity", "severity", ref("NoticeSeverity"), required=True),
        Field("title", "title", StringReader(min_length=1), required=True),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "notice"),
)
_BY_NAME["CompactionUpdate"] = ModelReader(
    models.CompactionUpdate,
    (
        Field("compactionId", "compaction_id", ref("CompactionId"), required=True),
        Field("status", "status", ref("CompactionStatus"), required=True),
        Field(
            "summary",
            "summary",
            NullableReader(ArrayReader(ref("ContentBlock"), skip=True)),
            fallback=OMIT,
        ),
        Field("error", "error", NullableReader(StringReader()), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "compaction_update"),
)
_BY_NAME["CompactionSummaryChunk"] = ModelReader(
    models.CompactionSummaryChunk,
    (
        Field("compactionId", "compaction_id", ref("CompactionId"), required=True),
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "compaction_summary_chunk"),
)
_BY_NAME["SubagentUpdate"] = ModelReader(
    models.SubagentUpdate,
    (
        Field("sessionId", "session_id", ref("SessionId"), required=True),
        Field("title", "title", NullableReader(StringReader()), fallback=OMIT),
        Field("description", "description", NullableReader(StringReader()), fallback=OMIT),
        Field(
            "capabilities",
            "capabilities",
            NullableReader(ref("SubagentSessionCapabilities")),
            fallback=OMIT,
        ),
        Field("state", "state", NullableReader(ref("State")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "subagent_update"),
)
_BY_NAME["SessionMessage"] = ModelReader(
    models.SessionMessage,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field(
            "senderSessionId", "sender_session_id", NullableReader(ref("SessionId")), fallback=OMIT
        ),
        Field(
            "recipientSessionId",
            "recipient_session_id",
            NullableReader(ref("SessionId")),
            fallback=OMIT,
        ),
        Field(
            "content",
            "content",
            NullableReader(ArrayReader(ref("ContentBlock"), skip=True)),
            fallback=OMIT,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "session_message"),
)
_BY_NAME["SessionMessageChunk"] = ModelReader(
    models.SessionMessageChunk,
    (
        Field("messageId", "message_id", ref("MessageId"), required=True),
        Field(
            "senderSessionId", "sender_session_id", NullableReader(ref("SessionId")), fallback=OMIT
        ),
        Field(
            "recipientSessionId",
            "recipient_session_id",
            NullableReader(ref("SessionId")),
            fallback=OMIT,
        ),
        Field("content", "content", ref("ContentBlock"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("sessionUpdate", "session_message_chunk"),
)
_BY_NAME["RunningStateUpdate"] = ModelReader(
    models.RunningStateUpdate,
    (Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),),
    tag=("state", "running"),
)
_BY_NAME["IdleStateUpdate"] = ModelReader(
    models.IdleStateUpdate,
    (
        Field("stopReason", "stop_reason", NullableReader(ref("StopReason")), fallback=OMIT),
        Field("usage", "usage", NullableReader(ref("Usage")), fallback=OMIT),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("state", "idle"),
)
_BY_NAME["RequiresActionStateUpdate"] = ModelReader(
    models.RequiresActionStateUpdate,
    (Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),),
    tag=("state", "requires_action"),
)
_BY_NAME["UnknownStateUpdate"] = ModelReader(
    models.UnknownStateUpdate,
    (Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),),
    tag=("state", "unknown"),
)
_BY_NAME["ItemsPlanUpdateContent"] = ModelReader(
    models.ItemsPlanUpdateContent,
    (
        Field("planId", "plan_id", ref("PlanId"), required=True),
        Field(
            "entries",
            "entries",
            ArrayReader(ref("PlanEntry"), skip=True),
            required=True,
            fallback=EMPTY,
        ),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "items"),
)
_BY_NAME["FilePlanUpdateContent"] = ModelReader(
    models.FilePlanUpdateContent,
    (
        Field("planId", "plan_id", ref("PlanId"), required=True),
        Field("uri", "uri", StringReader(), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "file"),
)
_BY_NAME["MarkdownPlanUpdateContent"] = ModelReader(
    models.MarkdownPlanUpdateContent,
    (
        Field("planId", "plan_id", ref("PlanId"), required=True),
        Field("content", "content", StringReader(), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("type", "markdown"),
)
_BY_NAME["CancelledRequestPermissionOutcome"] = ModelReader(
    models.CancelledRequestPermissionOutcome,
    (),
    tag=("outcome", "cancelled"),
)
_BY_NAME["SelectedRequestPermissionOutcome"] = ModelReader(
    models.SelectedRequestPermissionOutcome,
    (
        Field("optionId", "option_id", ref("PermissionOptionId"), required=True),
        Field("_meta", "meta", NullableReader(ObjectReader()), fallback=OMIT),
    ),
    tag=("outcome", "selected"),
)
_BY_NAME["StateUpdate"] = WrapperReader(
    open.StateUpdate, ref("State"), ("sessionUpdate", "state_update")
)
_BY_NAME["RequestPermissionSubject"] = UnionReader(
    "type", _TAGS["RequestPermissionSubject"], OTHERS[open.OtherRequestPermissionSubject]
)
_BY_NAME["ToolCallContent"] = UnionReader(
    "type", _TAGS["ToolCallContent"], OTHERS[open.OtherToolCallContent]
)
_BY_NAME["ContentBlock"] = UnionReader(
    "type", _TAGS["ContentBlock"], OTHERS[open.OtherContentBlock]
)
_BY_NAME["DiffChange"] = UnionReader("operation", _TAGS["DiffChange"], OTHERS[open.OtherDiffChange])
_BY_NAME["SessionConfigOption"] = UnionReader(
    "type", _TAGS["SessionConfigOption"], OTHERS[open.OtherSessionConfigOption]
)
_BY_NAME["AvailableCommandInput"] = UnionReader(
    "type", _TAGS["AvailableCommandInput"], OTHERS[open.OtherAvailableCommandInput]
)
_BY_NAME["SessionUpdate"] = UnionReader(
    "sessionUpdate", _TAGS["SessionUpdate"], OTHERS[open.OtherSessionUpdate]
)
_BY_NAME["State"] = UnionReader("state", _TAGS["State"], OTHERS[open.OtherStateUpdate])
_BY_NAME["PlanUpdateContent"] = UnionReader(
    "type", _TAGS["PlanUpdateContent"], OTHERS[open.OtherPlanUpdateContent]
)
_BY_NAME["RequestPermissionOutcome"] = UnionReader(
    "outcome", _TAGS["RequestPermissionOutcome"], OTHERS[open.OtherRequestPermissionOutcome]
)
_BY_NAME["EmbeddedResourceResource"] = UntaggedReader(
    (
        Option(ref("TextResourceContents"), frozenset(["text", "uri"]), is_list=False),
        Option(ref("BlobResourceContents"), frozenset(["blob", "uri"]), is_list=False),
    )
)
_BY_NAME["SessionConfigSelectOptions"] = UntaggedReader(
    (
        Option(
            ArrayReader(ref("SessionConfigSelectOption")),
            frozenset(["value", "name"]),
            is_list=True,
        ),
        Option(
            ArrayReader(ref("SessionConfigSelectGroup")),
            frozenset(["groupId", "name", "options"]),
            is_list=True,
        ),
    )
)

_BY_TYPE: dict[Any, Reader] = {
    enums.CompactionStatus: _BY_NAME["CompactionStatus"],
    enums.DiffFileType: _BY_NAME["DiffFileType"],
    enums.DiffPatchFormat: _BY_NAME["DiffPatchFormat"],
    enums.IconTheme: _BY_NAME["IconTheme"],
    enums.NoticeSeverity: _BY_NAME["NoticeSeverity"],
    enums.PermissionOptionKind: _BY_NAME["PermissionOptionKind"],
    enums.PlanEntryPriority: _BY_NAME["PlanEntryPriority"],
    enums.PlanEntryStatus: _BY_NAME["PlanEntryStatus"],
    enums.Role: _BY_NAME["Role"],
    enums.SessionConfigOptionCategory: _BY_NAME["SessionConfigOptionCategory"],
    enums.StopReason: _BY_NAME["StopReason"],
    enums.ToolCallStatus: _BY_NAME["ToolCallStatus"],
    enums.ToolKind: _BY_NAME["ToolKind"],
    models.AbsolutePath: _BY_NAME["AbsolutePath"],
    models.AddDiffChange: _BY_NAME["AddDiffChange"],
    models.AgentMessage: _BY_NAME["AgentMessage"],
    models.AgentMessageChunk: _BY_NAME["AgentMessageChunk"],
    models.AgentThought: _BY_NAME["AgentThought"],
    models.AgentThoughtChunk: _BY_NAME["AgentThoughtChunk"],
    models.Annotations: _BY_NAME["Annotations"],
    models.AudioContentBlock: _BY_NAME["AudioContentBlock"],
    models.AvailableCommand: _BY_NAME["AvailableCommand"],
    models.AvailableCommandsUpdate: _BY_NAME["AvailableCommandsUpdate"],
    models.BlobResourceContents: _BY_NAME["BlobResourceContents"],
    models.BooleanSessionConfigOption: _BY_NAME["BooleanSessionConfigOption"],
    models.CancelSessionNotification: _BY_NAME["CancelSessionNotification"],
    models.CancelledRequestPermissionOutcome: _BY_NAME["CancelledRequestPermissionOutcome"],
    models.CommandRequestPermissionSubject: _BY_NAME["CommandRequestPermissionSubject"],
    models.CompactionId: _BY_NAME["CompactionId"],
    models.CompactionSummaryChunk: _BY_NAME["CompactionSummaryChunk"],
    models.CompactionUpdate: _BY_NAME["CompactionUpdate"],
    models.ConfigOptionUpdate: _BY_NAME["ConfigOptionUpdate"],
    models.ContentChunk: _BY_NAME["ContentChunk"],
    models.ContentToolCallContent: _BY_NAME["ContentToolCallContent"],
    models.CopyDiffChange: _BY_NAME["CopyDiffChange"],
    models.Cost: _BY_NAME["Cost"],
    models.DeleteDiffChange: _BY_NAME["DeleteDiffChange"],
    models.DiffPatch: _BY_NAME["DiffPatch"],
    models.DiffPathChange: _BY_NAME["DiffPathChange"],
    models.DiffPathPairChange: _BY_NAME["DiffPathPairChange"],
    models.DiffToolCallContent: _BY_NAME["DiffToolCallContent"],
    models.FilePlanUpdateContent: _BY_NAME["FilePlanUpdateContent"],
    models.Icon: _BY_NAME["Icon"],
    models.IdleStateUpdate: _BY_NAME["IdleStateUpdate"],
    models.ImageContentBlock: _BY_NAME["ImageContentBlock"],
    models.ItemsPlanUpdateContent: _BY_NAME["ItemsPlanUpdateContent"],
    models.MarkdownPlanUpdateContent: _BY_NAME["MarkdownPlanUpdateContent"],
    models.MediaType: _BY_NAME["MediaType"],
    models.MessageId: _BY_NAME["MessageId"],
    models.ModifyDiffChange: _BY_NAME["ModifyDiffChange"],
    models.MoveDiffChange: _BY_NAME["MoveDiffChange"],
    models.Notice: _BY_NAME["Notice"],
    models.PermissionOption: _BY_NAME["PermissionOption"],
    models.PermissionOptionId: _BY_NAME["PermissionOptionId"],
    models.PlanEntry: _BY_NAME["PlanEntry"],
    models.PlanId: _BY_NAME["PlanId"],
    models.PlanRemoved: _BY_NAME["PlanRemoved"],
    models.PlanUpdate: _BY_NAME["PlanUpdate"],
    models.PromptRequest: _BY_NAME["PromptRequest"],
    models.PromptResponse: _BY_NAME["PromptResponse"],
    models.RequestPermissionRequest: _BY_NAME["RequestPermissionRequest"],
    models.RequestPermissionResponse: _BY_NAME["RequestPermissionResponse"],
    models.RequiresActionStateUpdate: _BY_NAME["RequiresActionStateUpdate"],
    models.ResourceContentBlock: _BY_NAME["ResourceContentBlock"],
    models.ResourceLinkContentBlock: _BY_NAME["ResourceLinkContentBlock"],
    models.RunningStateUpdate: _BY_NAME["RunningStateUpdate"],
    models.SelectSessionConfigOption: _BY_NAME["SelectSessionConfigOption"],
    models.SelectedRequestPermissionOutcome: _BY_NAME["SelectedRequestPermissionOutcome"],
    models.SessionCancelCapabilities: _BY_NAME["SessionCancelCapabilities"],
    models.SessionConfigGroupId: _BY_NAME["SessionConfigGroupId"],
    models.SessionConfigId: _BY_NAME["SessionConfigId"],
    models.SessionConfigSelectGroup: _BY_NAME["SessionConfigSelectGroup"],
    models.SessionConfigSelectOption: _BY_NAME["SessionConfigSelectOption"],
    models.SessionConfigValueId: _BY_NAME["SessionConfigValueId"],
    models.SessionId: _BY_NAME["SessionId"],
    models.SessionInfoUpdate: _BY_NAME["SessionInfoUpdate"],
    models.SessionMessage: _BY_NAME["SessionMessage"],
    models.SessionMessageChunk: _BY_NAME["SessionMessageChunk"],
    models.SubagentSessionCapabilities: _BY_NAME["SubagentSessionCapabilities"],
    models.SubagentUpdate: _BY_NAME["SubagentUpdate"],
    models.TerminalExitStatus: _BY_NAME["TerminalExitStatus"],
    models.TerminalId: _BY_NAME["TerminalId"],
    models.TerminalOutput: _BY_NAME["TerminalOutput"],
    models.TerminalOutputChunk: _BY_NAME["TerminalOutputChunk"],
    models.TerminalToolCallContent: _BY_NAME["TerminalToolCallContent"],
    models.TerminalUpdate: _BY_NAME["TerminalUpdate"],
    models.TextAvailableCommandInput: _BY_NAME["TextAvailableCommandInput"],
    models.TextContentBlock: _BY_NAME["TextContentBlock"],
    models.TextResourceContents: _BY_NAME["TextResourceContents"],
    models.ToolCallContentChunk: _BY_NAME["ToolCallContentChunk"],
    models.ToolCallId: _BY_NAME["ToolCallId"],
    models.ToolCallLocation: _BY_NAME["ToolCallLocation"],
    models.ToolCallRequestPermissionSubject: _BY_NAME["ToolCallRequestPermissionSubject"],
    models.ToolCallUpdate: _BY_NAME["ToolCallUpdate"],
    models.ToolCallUpdateFields: _BY_NAME["ToolCallUpdateFields"],
    models.UnknownStateUpdate: _BY_NAME["UnknownStateUpdate"],
    models.UpdateSessionNotification: _BY_NAME["UpdateSessionNotification"],
    models.Usage: _BY_NAME["Usage"],
    models.UsageUpdate: _BY_NAME["UsageUpdate"],
    models.UserMessage: _BY_NAME["UserMessage"],
    models.UserMessageChunk: _BY_NAME["UserMessageChunk"],
    open.StateUpdate: _BY_NAME["StateUpdate"],
    unions.AvailableCommandInput: _BY_NAME["AvailableCommandInput"],
    unions.ContentBlock: _BY_NAME["ContentBlock"],
    unions.DiffChange: _BY_NAME["DiffChange"],
    unions.EmbeddedResourceResource: _BY_NAME["EmbeddedResourceResource"],
    unions.PlanUpdateContent: _BY_NAME["PlanUpdateContent"],
    unions.RequestPermissionOutcome: _BY_NAME["RequestPermissionOutcome"],
    unions.RequestPermissionSubject: _BY_NAME["RequestPermissionSubject"],
    unions.SessionConfigOption: _BY_NAME["SessionConfigOption"],
    unions.SessionConfigSelectOptions: _BY_NAME["SessionConfigSelectOptions"],
    unions.SessionUpdate: _BY_NAME["SessionUpdate"],
    unions.State: _BY_NAME["State"],
    unions.ToolCallContent: _BY_NAME["ToolCallContent"],
    open.OtherRequestPermissionSubject: OTHERS[open.OtherRequestPermissionSubject],
    open.OtherToolCallContent: OTHERS[open.OtherToolCallContent],
    open.OtherContentBlock: OTHERS[open.OtherContentBlock],
    open.OtherDiffChange: OTHERS[open.OtherDiffChange],
    open.OtherSessionConfigOption: OTHERS[open.OtherSessionConfigOption],
    open.OtherAvailableCommandInput: OTHERS[open.OtherAvailableCommandInput],
    open.OtherSessionUpdate: OTHERS[open.OtherSessionUpdate],
    open.OtherStateUpdate: OTHERS[open.OtherStateUpdate],
    open.OtherPlanUpdateContent: OTHERS[open.OtherPlanUpdateContent],
    open.OtherRequestPermissionOutcome: OTHERS[open.OtherRequestPermissionOutcome],
}

TABLES = Tables(_BY_NAME, _BY_TYPE)
"""Readers of every type that `decode` takes."""
