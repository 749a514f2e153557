# Generated from the ACP schema, revision 1.6.0 (unstable).
# sha256 75b2aa359dd26cd9d0468674be96482b14a2d181bc8e3ea8c91a8e598f63e3b5
# Do not edit; regenerate with: acp-codegen generate --revision 1.6.0
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
        "meta": Presence.PATCH,
    },
    models.AgentMessageChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.AgentThought: {
        "content": Presence.PATCH,
        "meta": Presence.PATCH,
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
    models.AvailableCommand: {
        "input": Presence.OPTIONAL,
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
        "meta": Presence.PATCH,
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
    models.DiffToolCallContent: {
        "patch": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.FilePlanUpdateContent: {
        "meta": Presence.OPTIONAL,
    },
    models.Icon: {
        "mime_type": Presence.OPTIONAL,
        "sizes": Presence.OPTIONAL,
        "theme": Presence.OPTIONAL,
    },
    models.IdleStateUpdate: {
        "stop_reason": Presence.OPTIONAL,
        "usage": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
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
        "meta": Presence.PATCH,
    },
    models.SessionMessage: {
        "sender_session_id": Presence.RETAIN,
        "recipient_session_id": Presence.RETAIN,
        "content": Presence.PATCH,
        "meta": Presence.PATCH,
    },
    models.SessionMessageChunk: {
        "sender_session_id": Presence.RETAIN,
        "recipient_session_id": Presence.RETAIN,
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
        "meta": Presence.PATCH,
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
    models.TerminalToolCallContent: {
        "meta": Presence.OPTIONAL,
    },
    models.TerminalUpdate: {
        "command": Presence.PATCH,
        "cwd": Presence.PATCH,
        "output": Presence.PATCH,
        "exit_status": Presence.PATCH,
        "meta": Presence.PATCH,
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
    models.ToolCallContentChunk: {
        "meta": Presence.OPTIONAL,
    },
    models.ToolCallLocation: {
        "line": Presence.OPTIONAL,
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
        "meta": Presence.PATCH,
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
        "meta": Presence.PATCH,
    },
    models.UnknownStateUpdate: {
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
        "cost": Presence.OPTIONAL,
        "meta": Presence.OPTIONAL,
    },
    models.UserMessage: {
        "content": Presence.PATCH,
        "meta": Presence.PATCH,
    },
    models.UserMessageChunk: {
        "meta": Presence.OPTIONAL,
    },
}
"""By class and attribute; required attributes are not listed."""
