"""Omitted, null and a value are three types, told apart by `is`."""

from typing import assert_never, reveal_type

from acp_v2 import UNSET, ToolCallUpdate, Usage, UsageUpdate


def title_of(update: ToolCallUpdate) -> str:
    reveal_type(update.title)  # reveal: str | UnsetType | None
    if update.title is UNSET:
        reveal_type(update.title)  # reveal: Literal[UNSET] / Literal[UnsetType.UNSET]
        return "kept"
    reveal_type(update.title)  # reveal: str | None
    if update.title is None:
        return "cleared"
    reveal_type(update.title)  # reveal: str
    return update.title


def any_order(update: ToolCallUpdate) -> str:
    content = update.content
    if content is None:
        return "cleared"
    if content is UNSET:
        return "kept"
    reveal_type(content[0])  # reveal: {ToolCallContent} | OtherToolCallContent
    return str(len(content))


def by_matching(update: UsageUpdate) -> float:
    match update.cost:
        case None:
            return 0.0
        case cost if cost is not UNSET:
            return cost.amount
        case _:
            return -1.0


def as_truth(update: ToolCallUpdate) -> str:
    return update.title if update.title else "no title"


def by_elimination(usage: Usage) -> int:
    tokens = usage.thought_tokens
    if isinstance(tokens, int):
        return tokens
    if tokens is UNSET or tokens is None:
        return 0
    assert_never(tokens)


def clearing(tool_call_id: str) -> list[ToolCallUpdate]:
    return [
        ToolCallUpdate(tool_call_id=tool_call_id),
        ToolCallUpdate(tool_call_id=tool_call_id, title=UNSET, content=UNSET, meta=UNSET),
        ToolCallUpdate(tool_call_id=tool_call_id, title=None, content=None, meta=None),
        ToolCallUpdate(tool_call_id=tool_call_id, title="", content=[], meta={"key": None}),
    ]
