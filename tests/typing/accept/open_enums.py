"""An open enum has more values than its members, so that a wildcard is never unreachable."""

from typing import reveal_type

from acp_v2 import ErrorCode, IdleStateUpdate, ToolCallStatus, ToolKind


def describe(status: ToolCallStatus) -> str:
    match status:
        case ToolCallStatus.PENDING:
            return "waits"
        case ToolCallStatus.IN_PROGRESS:
            return "runs"
        case ToolCallStatus.PAUSED:
            return "rests"
        case ToolCallStatus.COMPLETED:
            return "done"
        case ToolCallStatus.FAILED:
            return "failed"
        case ToolCallStatus.CANCELLED:
            return "cancelled"
        case _:
            return f"something else: {status}"


def by_if(status: ToolCallStatus) -> str:
    if status is ToolCallStatus.PENDING or status is ToolCallStatus.IN_PROGRESS:
        return "open"
    if status in {ToolCallStatus.COMPLETED, ToolCallStatus.FAILED, ToolCallStatus.CANCELLED}:
        return "closed"
    if status == ToolCallStatus.PAUSED:
        return "open"
    return "not known here"


def compare(kind: ToolKind, code: ErrorCode) -> int:
    found = 0
    if kind == "read":
        found += 1
    if kind == "kind_of_next_year":
        found += 1
    if kind in {"_mine", "_yours"}:
        found += 1
    if kind == ToolKind.READ:
        found += 1
    if code == -32099:
        found += 1
    return found


def use(kind: ToolKind, code: ErrorCode) -> str:
    text: str = kind
    number: int = code
    reveal_type(kind.is_known)  # reveal: bool
    reveal_type(ToolKind("_mine"))  # reveal: ToolKind
    reveal_type(ErrorCode(-1))  # reveal: ErrorCode
    return f"{text.upper()} {number + 1}"


def optional(update: IdleStateUpdate) -> bool:
    reveal_type(update.stop_reason)  # reveal: StopReason | UnsetType | None
    return update.stop_reason == "_budget"
