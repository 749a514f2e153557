"""What is wrong with an input, said once for each place and all at once."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from acp_codegen.text import json_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

BAD_INPUT = 2
"""Exit code: the arguments, the schema or a file cannot be used."""

NEEDS_DECISION = 3
"""Exit code: nothing is broken, but a person must decide before the tool may go on."""


_LONGEST = 1000
"""More characters of a schema's text than this tell a person nothing new."""
_MOST = 10
"""How many names a sentence lists."""


def printable(text: str) -> str:
    r"""Escape what a terminal could act on; schema text is untrusted.

    Control characters, lone surrogates and characters that reorder text come out as ``\\uXXXX``.
    """
    if text.isprintable():
        return text  # character by character takes most of the time of `check` on a long diff
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape", "surrogatepass").decode()
        for char in text
    )


def shortened(text: str, longest: int = _LONGEST) -> str:
    """Return text without its middle where it is too long to be read."""
    if len(text) <= longest:
        return text
    half = longest // 2
    return f"{text[:half]} [{len(text) - 2 * half} characters] {text[-half:]}"


def listed(names: Sequence[str]) -> str:
    """Return names as part of a sentence, the first few and the number of the others."""
    shown = ", ".join(names[:_MOST])
    return f"{shown} and {len(names) - _MOST} more" if len(names) > _MOST else shown


@dataclass(frozen=True, order=True)
class Diagnostic:
    """One problem, the place it is at and what to do about it.

    Attributes:
        pointer: JSON pointer into the schema as a URI fragment (``#/$defs/X/properties/y``), or
            the path of a file where the problem is not in a schema.
        message: What is wrong, in one sentence.
        suggestion: What a person can do about it.
    """

    pointer: str
    message: str
    suggestion: str

    def __str__(self) -> str:
        """Return the lines that a terminal shows; only those of the suggestion are indented."""
        advice = [f"  {printable(line)}" for line in self.suggestion.split("\n")]
        place, message = printable(shortened(self.pointer)), printable(shortened(self.message))
        return "\n".join([f"{place}: {message}", *advice])


class GenerationError(Exception):
    """The input was refused; carries every problem that was found.

    Attributes:
        diagnostics: The problems, sorted by pointer, without repetition.
        exit_code: `BAD_INPUT` or `NEEDS_DECISION`.
    """

    def __init__(self, diagnostics: Iterable[Diagnostic], exit_code: int = BAD_INPUT) -> None:
        self.diagnostics = tuple(sorted(set(diagnostics)))
        self.exit_code = exit_code
        super().__init__("\n".join(str(diagnostic) for diagnostic in self.diagnostics))


def refusal(place: object, message: str, suggestion: str) -> GenerationError:
    """Return the error for an input that is refused for one reason at one place."""
    return GenerationError([Diagnostic(str(place), message, suggestion)])


def as_json(diagnostics: Iterable[Diagnostic]) -> str:
    """Return diagnostics as a JSON array of objects, for programs that read them."""
    return json_text([asdict(diagnostic) for diagnostic in diagnostics])
