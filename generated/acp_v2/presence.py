# Generated from the ACP schema, revision 2.4.0 (unstable).
# sha256 49e10f8c1935854363ed5b176cc6560d856642ba5020c97d264d34de4b6f1b31
# Do not edit; regenerate with: acp-codegen generate --revision 2.4.0
"""What an update does with every optional field, as the schema's prose has it."""

from __future__ import annotations

from typing import Any

from . import models
from ._runtime.presence import Presence

PRESENCE: dict[type[Any], dict[str, Presence]] = {
    models.AddDiffChange: {
        "file_type": Presence.OPTIONAL,
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.AgentMessage: {
        "content": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.AgentMessageChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.AgentThought: {
        "content": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.AgentThoughtChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.Annotations: {
        "audience": Presence.OPTIONAL,
        "last_modified": Presence.OPTIONAL,
        "priority": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.AudioContentBlock: {
        "annotations": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.AvailableCommandsUpdate: {
        "meta": Presence.OPTIONAL,
    },
    models.BlobResourceContents: {
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.BooleanSessionConfigOption: {
        "description": Presence.OPTIONAL,
        "category": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.CancelSessionNotification: {
        "meta": Presence.OPTIONAL,
    },
    models.CancelledRequestPermissionOutcome: {
        "meta": Presence.OPTIONAL,
    },
    models.CommandAvailableCommand: {
        "input": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.CommandRequestPermissionSubject: {
        "tool_call_id": Presence.OPTIONAL,
        "terminal_id": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.CompactionSummaryChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.CompactionUpdate: {
        "summary": Presence.PATCH,
        "error": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.ConfigOptionUpdate: {
        "meta": Presence.OPTIONAL,
    },
    models.ContentChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.ContentToolCallContent: {
        "meta": Presence.OPTIONAL,
    },
    models.CopyDiffChange: {
        "file_type": Presence.OPTIONAL,
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.Cost: {
        "meta": Presence.OPTIONAL,
    },
    models.DeleteDiffChange: {
        "file_type": Presence.OPTIONAL,
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.DiffPatch: {
        "meta": Presence.OPTIONAL,
    },
    models.DiffToolCallContent: {
        "patch": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.Error: {
        "data": Presence.OPTIONAL,
    },
    models.FilePlanUpdateContent: {
        "meta": Presence.OPTIONAL,
    },
    models.Icon: {
        "mime_type": Presence.OPTIONAL,
        "sizes": Presence.OPTIONAL,
        "theme": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.IdleStateUpdate: {
        "usage": Presence.OPTIONAL,
        "background": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
        "stop_reason": Presence.OPTIONAL,
        "error": Presence.OPTIONAL,
    },
    models.ImageContentBlock: {
        "uri": Presence.OPTIONAL,
        "annotations": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.ItemsPlanUpdateContent: {
        "meta": Presence.OPTIONAL,
    },
    models.MarkdownPlanUpdateContent: {
        "meta": Presence.OPTIONAL,
    },
    models.ModifyDiffChange: {
        "file_type": Presence.OPTIONAL,
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.MoveDiffChange: {
        "file_type": Presence.OPTIONAL,
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.Notice: {
        "description": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.PermissionOption: {
        "meta": Presence.OPTIONAL,
    },
    models.PlanEntry: {
        "meta": Presence.OPTIONAL,
    },
    models.PlanRemoved: {
        "meta": Presence.OPTIONAL,
    },
    models.PlanUpdate: {
        "meta": Presence.OPTIONAL,
    },
    models.PromptRequest: {
        "meta": Presence.OPTIONAL,
    },
    models.PromptResponse: {
        "meta": Presence.OPTIONAL,
    },
    models.RequestPermissionRequest: {
        "description": Presence.OPTIONAL,
        "subject": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.RequestPermissionResponse: {
        "meta": Presence.OPTIONAL,
    },
    models.RequiresActionStateUpdate: {
        "background": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.ResourceContentBlock: {
        "annotations": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.ResourceLinkContentBlock: {
        "title": Presence.OPTIONAL,
        "description": Presence.OPTIONAL,
        "icons": Presence.OPTIONAL,
        "mime_type": Presence.OPTIONAL,
        "size": Presence.OPTIONAL,
        "annotations": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.RunningStateUpdate: {
        "background": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.SelectSessionConfigOption: {
        "description": Presence.OPTIONAL,
        "category": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.SelectedRequestPermissionOutcome: {
        "meta": Presence.OPTIONAL,
    },
    models.SessionCancelCapabilities: {
        "meta": Presence.OPTIONAL,
    },
    models.SessionConfigSelectGroup: {
        "meta": Presence.OPTIONAL,
    },
    models.SessionConfigSelectOption: {
        "description": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.SessionInfoUpdate: {
        "title": Presence.PATCH,
        "updated_at": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.SessionMessage: {
        "sender_session_id": Presence.PATCH,
        "recipient_session_id": Presence.PATCH,
        "sender_message_id": Presence.PATCH,
        "recipient_message_id": Presence.PATCH,
        "content": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.SessionMessageChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.SubagentBackgroundWork: {
        "meta": Presence.OPTIONAL,
    },
    models.SubagentSessionCapabilities: {
        "cancel": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.SubagentUpdate: {
        "title": Presence.PATCH,
        "description": Presence.PATCH,
        "capabilities": Presence.PATCH,
        "state": Presence.PATCH,
        "cwd": Presence.PATCH,
        "additional_directories": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.TerminalBackgroundWork: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalCancelCapabilities: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalCapabilities: {
        "cancel": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.TerminalExitStatus: {
        "exit_code": Presence.OPTIONAL,
        "signal": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.TerminalOutput: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalOutputChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalSize: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalToolCallContent: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalUpdate: {
        "command": Presence.PATCH,
        "cwd": Presence.PATCH,
        "output": Presence.PATCH,
        "exit_status": Presence.PATCH,
        "size": Presence.PATCH,
        "capabilities": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.TextAvailableCommandInput: {
        "meta": Presence.OPTIONAL,
    },
    models.TextContentBlock: {
        "annotations": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.TextResourceContents: {
        "mime_type": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallBackgroundWork: {
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallCancelCapabilities: {
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallCapabilities: {
        "cancel": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallContentChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallLocation: {
        "line": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallRequestPermissionSubject: {
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallUpdate: {
        "name": Presence.PATCH,
        "title": Presence.PATCH,
        "kind": Presence.PATCH,
        "status": Presence.PATCH,
        "content": Presence.PATCH,
        "locations": Presence.PATCH,
        "raw_input": Presence.PATCH,
        "raw_output": Presence.PATCH,
        "capabilities": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.ToolCallUpdateFields: {
        "name": Presence.PATCH,
        "title": Presence.PATCH,
        "kind": Presence.PATCH,
        "status": Presence.PATCH,
        "content": Presence.PATCH,
        "locations": Presence.PATCH,
        "raw_input": Presence.PATCH,
        "raw_output": Presence.PATCH,
        "capabilities": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.UnknownStateUpdate: {
        "background": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.UpdateSessionNotification: {
        "meta": Presence.OPTIONAL,
    },
    models.Usage: {
        "thought_tokens": Presence.OPTIONAL,
        "cached_read_tokens": Presence.OPTIONAL,
        "cached_write_tokens": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.UsageUpdate: {
        "cost": Presence.PATCH,
        "meta": Presence.OPTIONAL,
    },
    models.UserMessage: {
        "content": Presence.PATCH,
        "meta": Presence.MERGE,
    },
    models.UserMessageChunk: {
        "meta": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
