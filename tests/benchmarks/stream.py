"""A stream of session updates as an agent would send them: the same lines on every machine."""

import base64
import json
import random

WORDS = ("reading", "the", "file", "finding", "where", "it", "is", "used", "running", "tests")
UNKNOWN_EVERY = 50
MALFORMED_EVERY = 100


def _text(rng, most):
    return " ".join(rng.choices(WORDS, k=rng.randint(1, most)))


def _block(rng):
    return {"type": "text", "text": _text(rng, 12)}


def _plan(rng):
    entries = [
        {"content": _text(rng, 8), "priority": "medium", "status": "pending"} for _ in range(4)
    ]
    return {"plan": {"type": "items", "planId": "p", "entries": entries}}


def _tool_call(rng):
    return {
        "toolCallId": f"call_{rng.randrange(200)}",
        "title": _text(rng, 6),
        "kind": rng.choice(["read", "edit", "execute", "search"]),
        "status": rng.choice(["pending", "in_progress", "completed"]),
        "locations": [{"path": "/project/src/main.py", "line": rng.randrange(1, 900)}],
        "rawInput": {"path": "/project/src/main.py", "limit": 200},
    }


def _chunk(rng):
    return {"messageId": f"msg_{rng.randrange(40)}", "content": _block(rng)}


def _message(rng):
    return {"messageId": f"msg_{rng.randrange(40)}", "content": [_block(rng), _block(rng)]}


def _tool_chunk(rng):
    return {
        "toolCallId": f"call_{rng.randrange(200)}",
        "content": {"type": "content", "content": _block(rng)},
    }


def _session_message(rng):
    return {"messageId": "s1", "senderSessionId": "a", "content": [_block(rng)]}


def _summary_chunk(rng):
    return {"compactionId": "c", "content": _block(rng)}


def _state(rng):
    turn = rng.choice(["running", "running", "requires_action", "idle"])
    if turn != "idle":
        return {"state": turn}
    usage = {"totalTokens": 1500, "inputTokens": 1000, "outputTokens": 500}
    return {"state": "idle", "stopReason": "end_turn", "usage": usage}


def _terminal(rng):
    return {"terminalId": "t", "command": _text(rng, 4), "cwd": "/project"}


MIX = {
    "agent_message_chunk": (40, _chunk),
    "agent_thought_chunk": (15, _chunk),
    "tool_call_update": (15, _tool_call),
    "tool_call_content_chunk": (5, _tool_chunk),
    "terminal_output_chunk": (8, lambda _rng: {"terminalId": "t", "data": "aGVsbG8gd29ybGQK"}),
    "terminal_update": (2, _terminal),
    "user_message": (1, _message),
    "user_message_chunk": (1, _chunk),
    "agent_message": (1, _message),
    "agent_thought": (1, _message),
    "plan_update": (2, _plan),
    "plan_removed": (1, lambda _rng: {"planId": "p"}),
    "usage_update": (2, lambda rng: {"used": rng.randrange(200_000), "size": 200_000}),
    "session_info_update": (1, lambda rng: {"title": _text(rng, 5)}),
    "available_commands_update": (
        1,
        lambda _rng: {
            "availableCommands": [{"type": "command", "name": "plan", "description": "Plan."}]
        },
    ),
    "config_option_update": (
        1,
        lambda _rng: {
            "configOptions": [
                {"type": "boolean", "configId": "b", "name": "B", "currentValue": True}
            ]
        },
    ),
    "notice": (1, lambda rng: {"severity": "info", "title": _text(rng, 4)}),
    "compaction_update": (1, lambda _rng: {"compactionId": "c", "status": "in_progress"}),
    "compaction_summary_chunk": (1, _summary_chunk),
    "subagent_update": (1, lambda rng: {"sessionId": "child", "title": _text(rng, 3)}),
    "session_message": (1, _session_message),
    "session_message_chunk": (1, _chunk),
    "state_update": (1, _state),
}


def clean(number, seed=1):
    """Return well-formed lines: every variant of revision 2.4.0, mostly chunks."""
    rng = random.Random(seed)
    tags, weights = list(MIX), [weight for weight, _ in MIX.values()]
    return [
        json.dumps({"sessionUpdate": tag, **MIX[tag][1](rng)}).encode()
        for tag in rng.choices(tags, weights, k=number)
    ]


def mixed(number, seed=1):
    """Return the same lines with 2% unknown variants and 1% malformed optional fields."""
    lines = clean(number, seed)
    rng = random.Random(seed)
    for index in range(0, number, UNKNOWN_EVERY):
        update = {"sessionUpdate": "mood_update", "mood": {"score": 7, "words": list(WORDS[:3])}}
        lines[index] = json.dumps(update).encode()
    for index in range(1, number, MALFORMED_EVERY):
        update = {"sessionUpdate": "tool_call_update", **_tool_call(rng), "title": 5}
        lines[index] = json.dumps(update).encode()
    return lines


def long_session(number):
    """Return the lines of one long session.

    Half are chunks of one message, a quarter chunks of one terminal, and a quarter updates of tool
    calls, of which each has five: it is created, started, given content twice, and completed.
    """
    rng = random.Random(2)
    lines = []
    for index in range(number // 4):
        call, step = divmod(index, 5)
        lines.append({**_chunk(rng), "sessionUpdate": "agent_message_chunk", "messageId": "m"})
        lines.append(_long_tool_call(rng, f"call_{call}", step))
        lines.append({**_chunk(rng), "sessionUpdate": "agent_message_chunk", "messageId": "m"})
        output = base64.b64encode(f"{_text(rng, 12)}\n".encode()).decode()
        lines.append({"sessionUpdate": "terminal_output_chunk", "terminalId": "t", "data": output})
    return [json.dumps(line).encode() for line in lines]


def _long_tool_call(rng, call, step):
    if step in (2, 3):
        content = {"type": "content", "content": _block(rng)}
        update = {"sessionUpdate": "tool_call_content_chunk", "content": content}
    elif step == 0:
        update = {"sessionUpdate": "tool_call_update", **_tool_call(rng), "status": "pending"}
    else:
        status = "in_progress" if step == 1 else "completed"
        update = {"sessionUpdate": "tool_call_update", "status": status}
    return {**update, "toolCallId": call}


def _v1_chunk(rng):
    return {"content": _block(rng)}


def _v1_tool_call(rng):
    return {key: value for key, value in _tool_call(rng).items() if key != "locations"}


V1_MIX = {
    "agent_message_chunk": (45, _v1_chunk),
    "agent_thought_chunk": (20, _v1_chunk),
    "user_message_chunk": (5, _v1_chunk),
    "tool_call": (10, _v1_tool_call),
    "tool_call_update": (15, lambda rng: {**_v1_tool_call(rng), "status": "completed"}),
    "plan": (5, lambda rng: {"entries": _plan(rng)["plan"]["entries"]}),
}


def protocol_v1(number):
    """Return notifications of protocol version 1, the one that the Python SDK speaks."""
    rng = random.Random(3)
    tags, weights = list(V1_MIX), [weight for weight, _ in V1_MIX.values()]
    return [
        json.dumps(
            {"sessionId": "s", "update": {"sessionUpdate": tag, **V1_MIX[tag][1](rng)}}
        ).encode()
        for tag in rng.choices(tags, weights, k=number)
    ]
