"""What the functions and tables of the package return."""

from typing import Any, reveal_type

from acp_v2 import (
    METHODS,
    SCHEMA_REVISION,
    SESSION_UPDATES,
    ContentBlock,
    ContentChunk,
    DecodeError,
    EmbeddedResourceResource,
    IdleStateUpdate,
    Issue,
    MessageId,
    PromptRequest,
    SessionUpdate,
    State,
    StateUpdate,
    ToolCallUpdate,
    ToolKind,
    UpdateSessionNotification,
    convert,
    decode,
    encode,
    to_builtins,
)


def decoding(data: bytes) -> None:
    reveal_type(decode(data))  # reveal: {SESSION_UPDATES} | OtherSessionUpdate
    reveal_type(decode(data, SessionUpdate))  # reveal: {SESSION_UPDATES} | OtherSessionUpdate
    reveal_type(decode(data, ToolCallUpdate))  # reveal: ToolCallUpdate
    reveal_type(decode(data, ContentChunk))  # reveal: ContentChunk
    reveal_type(decode(data, ContentBlock))  # reveal: {ContentBlock} | OtherContentBlock
    reveal_type(decode(data, State))  # reveal: {State} | OtherIdleStateUpdate | OtherStateUpdate
    reveal_type(decode(data, StateUpdate))  # reveal: StateUpdate
    reveal_type(decode(data, IdleStateUpdate))  # reveal: IdleStateUpdate
    reveal_type(decode(data, ToolKind))  # reveal: ToolKind
    reveal_type(decode(data, MessageId))  # reveal: str
    reveal_type(decode(data, PromptRequest).prompt[0])  # reveal: {ContentBlock} | OtherContentBlock
    resource = decode(data, EmbeddedResourceResource)
    reveal_type(resource)  # reveal: TextResourceContents | BlobResourceContents
    notification = decode(data, UpdateSessionNotification)
    reveal_type(notification.session_id)  # reveal: str
    reveal_type(notification.update)  # reveal: {SESSION_UPDATES} | OtherSessionUpdate


def other_ways_to_decode(text: str, view: memoryview, parsed: dict[str, Any]) -> None:
    issues: list[Issue] = []
    reveal_type(decode(text, strict=True))  # reveal: {SESSION_UPDATES} | OtherSessionUpdate
    reveal_type(decode(view, ToolCallUpdate, issues=issues))  # reveal: ToolCallUpdate
    reveal_type(decode(text, type=MessageId))  # reveal: str
    reveal_type(convert(parsed))  # reveal: {SESSION_UPDATES} | OtherSessionUpdate
    reveal_type(convert(parsed, ContentBlock))  # reveal: {ContentBlock} | OtherContentBlock
    reveal_type(convert(parsed, ToolCallUpdate, strict=True))  # reveal: ToolCallUpdate
    reveal_type(issues[0].path + issues[0].message + issues[0].action)  # reveal: str


def encoding(update: SessionUpdate) -> None:
    reveal_type(encode(update))  # reveal: bytes
    reveal_type(to_builtins(update))  # reveal: Any


def errors(data: bytes) -> str:
    try:
        decode(data)
    except DecodeError as error:
        reveal_type(error.path)  # reveal: str
        reveal_type(error.message)  # reveal: str
        value_error: ValueError = error
        return str(value_error)
    return ""


def tables() -> None:
    reveal_type(METHODS)  # reveal: dict[tuple[str, str, str], type[Any]]
    reveal_type(SESSION_UPDATES)  # reveal: dict[str, type[Any]]
    revision: str = SCHEMA_REVISION
    reveal_type(SESSION_UPDATES[revision])  # reveal: type[Any]
