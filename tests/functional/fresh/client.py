"""A small client in a project of its own, whose package of the protocol is called `wire`."""

from __future__ import annotations

import importlib.util
import sys

from wire import (
    METHODS,
    SCHEMA_REVISION,
    UNSET,
    AgentMessageChunk,
    OtherSessionUpdate,
    SessionUpdate,
    SessionUpdateHandler,
    TextContentBlock,
    ToolCallUpdate,
    ToolKind,
    convert,
    decode,
    dispatch,
    encode,
    to_builtins,
    validate,
)

LINES = (
    b'{"sessionUpdate":"agent_message_chunk","messageId":"m","content":{"type":"text","text":"Hi"}}',
    b'{"sessionUpdate":"tool_call_update","toolCallId":"t","title":null,"kind":"browse"}',
    b'{"sessionUpdate":"_mood","score":7}',
)


class Client(SessionUpdateHandler[str]):
    """Says in a word what an update is."""

    def unhandled(self, update: SessionUpdate) -> str:
        return f"({update.session_update})"

    def agent_message_chunk(self, update: AgentMessageChunk) -> str:
        content = update.content
        return content.text if isinstance(content, TextContentBlock) else content.type

    def tool_call_update(self, update: ToolCallUpdate) -> str:
        kind = update.kind
        known = isinstance(kind, ToolKind) and kind.is_known
        return f"{update.tool_call_id} {update.title is None} {update.status is UNSET} {known}"

    def other(self, update: OtherSessionUpdate) -> str:
        return f"other {update.session_update}"


def main() -> None:
    """Read lines, write them again, and make one."""
    client = Client()
    for line in LINES:
        update = decode(line)
        print(dispatch(update, client))
        if encode(update) != line or to_builtins(convert(to_builtins(update))) is None:
            sys.exit(f"not the same: {line!r}")
    own = AgentMessageChunk(content=TextContentBlock(text="Hello"), message_id="n")
    validate(own)
    print(encode(own).decode())
    print(len(METHODS) > 0, SCHEMA_REVISION)
    # Nothing of the tool is here.
    print([name for name in ("acp_codegen", "jinja2", "typer") if importlib.util.find_spec(name)])


if __name__ == "__main__":
    main()
