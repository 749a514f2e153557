r"""Translate regular expressions of JSON Schema (ECMA-262) into Python's.

The dialects look alike and differ where it hurts: `$` accepts a trailing newline in Python, `\d`
takes every Unicode digit. Only the common part is translated; the rest is refused.
"""

from __future__ import annotations

import re
import warnings

_CLASSES = {
    "d": "0-9",
    "w": "A-Za-z0-9_",
    "s": r"\t\n\v\f\r \xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff",
}
_CONTROLS = "tnvfr"
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_CLASS = re.compile(r"\[[^\]]*\]")
_EMPTY_CLASS = re.compile(r"(?<!\[)\[\^?\]")
_OPEN_RANGE = re.compile(r"\x00-[^\]]|[^\[^]-\x00")
_COUNT = re.compile(r"\{[0-9]+(?:,[0-9]*)?\}")


_LONGEST = 1000
"""No expression has more characters; some of what follows takes their number squared."""


class PatternError(ValueError):
    """The expression uses what the two dialects read differently."""


def python_pattern(pattern: str) -> str:
    """Return a Python expression that matches what the ECMA-262 expression matches.

    Raises:
        PatternError: Lookaround, back references, named groups or another part that is not
            translated.
    """
    if len(pattern) > _LONGEST:
        message = f"it has more than {_LONGEST} characters"
        raise PatternError(message)
    out: list[str] = []
    position = 0
    in_class = False
    while position < len(pattern):
        char = pattern[position]
        position += 1
        if char == "\\":
            out.append(_escape(pattern[position : position + 1], in_class=in_class))
            position += 1
        elif in_class:
            in_class = char != "]"
            # Python warns of `[[`, `&&`, `||`, `~~` and `--` as future set operations.
            out.append(f"\\{char}" if char in "[&|~" else char)
        elif char == "(" and pattern[position : position + 1] == "?":
            if pattern[position : position + 2] != "?:":
                message = "only plain and `(?:` groups are translated"
                raise PatternError(message)
            out.append(char)
        else:
            in_class = char == "["
            out.append({"$": r"\Z", ".": r"[^\n\r\u2028\u2029]"}.get(char, char))
    _refuse_ambiguous(pattern)
    return _compiled("".join(out))


def _refuse_ambiguous(pattern: str) -> None:
    """Refuse what is an error, or something else, in ECMA-262 and yet compiles in Python."""
    plain = _ESCAPE.sub(lambda match: "\x00" if match[1] in "dsw" else "x", pattern)
    outside = _CLASS.sub("x", plain)
    if _EMPTY_CLASS.search(plain):
        message = "an empty class is not translated"
    elif any(_OPEN_RANGE.search(found) for found in _CLASS.findall(plain)):
        message = "a range from or to a set of characters is not translated"
    elif re.search(r"[*+?}]\+", outside):
        message = "a quantifier is quantified"
    elif re.search(r"[{}\]]", _COUNT.sub("", outside)):
        message = "a bracket has no meaning and is not escaped"
    else:
        return
    raise PatternError(message)


def _escape(char: str, *, in_class: bool) -> str:
    if char in _CLASSES:
        return _CLASSES[char] if in_class else f"[{_CLASSES[char]}]"
    if char.lower() in _CLASSES and char and not in_class:
        return f"[^{_CLASSES[char.lower()]}]"
    if char and (char in _CONTROLS or not char.isalnum()):
        return f"\\{char}"
    message = f"the escape \\{char} is not translated"
    raise PatternError(message)


def _compiled(pattern: str) -> str:
    try:
        with warnings.catch_warnings():
            # What Python may read differently one day.
            warnings.simplefilter("error")
            re.compile(pattern)
    except (re.error, Warning, RecursionError, OverflowError) as error:
        message = f"not a regular expression: {error}"
        raise PatternError(message) from error
    return pattern
