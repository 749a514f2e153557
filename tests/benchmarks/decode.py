"""Decoding side by side, as ratios in one run: `nox -s bench`.

Absolute times say as much of the machine as of the code, so every figure is a ratio to something
that was measured in turn with it.
"""

import gc
import importlib.metadata
import json
import platform
import statistics
import time

import acp_v2
import msgspec

from tests.benchmarks.stream import clean, mixed

LINES = 20_000
ROUNDS = 9


def seconds(function, lines):
    started = time.perf_counter()
    for line in lines:
        function(line)
    return time.perf_counter() - started


def measure(runs):
    """Return the median ratio of each run to the first, taken round by round."""
    times = {name: [] for name in runs}
    for _ in range(ROUNDS):
        gc.collect()
        for name, (function, lines) in runs.items():
            times[name].append(seconds(function, lines))
    first = next(iter(times.values()))
    return {
        name: statistics.median(one / other for one, other in zip(found, first, strict=True))
        for name, found in times.items()
    }


def growth(items):
    """Return the time that the table path takes for a message with many unknown blocks."""
    blocks = [{"type": "_chart", "series": [1, 2]}, {"type": "text", "text": "x"}] * items
    update = {"sessionUpdate": "agent_message", "messageId": "m", "content": blocks}
    line = json.dumps(update).encode()
    return min(seconds(acp_v2.decode, [line] * 3) for _ in range(5))


def main():
    """Print the figures."""
    untyped = msgspec.json.Decoder().decode
    lines, dirty = clean(LINES), mixed(LINES)
    sides = measure(
        {
            "msgspec, untyped": (untyped, lines),
            "acp_v2.decode": (acp_v2.decode, lines),
            "json.loads": (json.loads, lines),
        }
    )
    streams = measure(
        {
            "clean stream": (acp_v2.decode, lines),
            "2% unknown, 1% malformed": (acp_v2.decode, dirty),
        }
    )
    versions = (
        f"Python {platform.python_version()}, msgspec {importlib.metadata.version('msgspec')}"
    )
    size = sum(map(len, lines)) / LINES
    print(f"{LINES} lines of {size:.0f} bytes, {versions}")
    for title, rows in (("decoding", sides), ("acp_v2.decode", streams)):
        for name, ratio in rows.items():
            print(f"{title:15} {name:26} {ratio:6.2f}")
    small, large = growth(500), growth(5_000)
    print(f"{'table path':15} {'ten times the items':26} {large / small:6.2f}")


if __name__ == "__main__":
    main()
