"""What becomes of text: inert Python literals and docstrings, and its hash."""

from __future__ import annotations

import hashlib
import json
import re


def literal(value: str | int) -> str:
    """Return a Python literal in ASCII-safe double quotes, whatever the text contains."""
    if isinstance(value, int):
        return repr(value)
    escaped = "".join(_escaped(char) for char in value.replace("\\", "\\\\"))
    return '"' + escaped.replace('"', '\\"').replace("\n", "\\n") + '"'


def docstring(text: str) -> str:
    """Return upstream's prose as a docstring literal, without indentation.

    Prose is untrusted: quotes and backslashes are escaped and control characters written as
    escapes, so that nothing in it can end the literal. Trailing blanks go, lines stay as they are.
    """
    lines = [line.rstrip() for line in text.strip().splitlines()] or ["Not described upstream."]
    body = "\n".join(lines).replace("\\", "\\\\")
    # Python cannot make a class whose docstring holds half of a surrogate pair.
    body = re.sub(r"[\ud800-\udfff]", "\ufffd", body)
    # No two quotes side by side, and none at the end.
    body = re.sub(r'"(?="|\Z)', r'\\"', body)
    body = "".join(_escaped(char) for char in body)
    return f'"""{body}\n"""' if len(lines) > 1 else f'"""{body}"""'


def sha256(content: bytes) -> str:
    """Return the SHA-256 of bytes in lower-case hexadecimal."""
    return hashlib.sha256(content).hexdigest()


def toml_string(text: str) -> str:
    """Return text as a TOML string of one line, which a person can paste into a file."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(map(_toml_escaped, escaped)) + '"'


def json_text(value: object, *, readable: bool = False) -> str:
    """Return a value as indented JSON that no terminal and no viewer of a file acts on.

    Args:
        value: What `json` can write.
        readable: Leave letters of other alphabets as they are.
    """
    text = json.dumps(value, indent=2, ensure_ascii=not readable)
    # Outside of strings JSON has no such character but the line feed.
    return "".join(
        char if char == "\n" or char.isprintable() else json.dumps(char)[1:-1] for char in text
    )


def _toml_escaped(char: str) -> str:
    if char.isprintable():
        return char
    return f"\\U{ord(char):08X}" if ord(char) > 0xFFFF else f"\\u{ord(char):04X}"


def _escaped(char: str) -> str:
    # Lone surrogates cannot be written to a file; bidirectional marks would show code reordered.
    if char == "\n" or char.isprintable():
        return char
    return char.encode("unicode_escape", "surrogatepass").decode()
