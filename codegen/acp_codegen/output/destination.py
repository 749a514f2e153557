"""Where a package may be written: under which name, and not among what a project keeps."""

from __future__ import annotations

import keyword
import sys
import unicodedata
from typing import TYPE_CHECKING

from acp_codegen.diagnostics import Diagnostic, GenerationError, refusal
from acp_codegen.output import tree as disk

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

# What msgspec imports, besides the standard library, when it is there.
_TAKEN = sys.stdlib_module_names | {"msgspec", "typing_extensions"}


def check_name(folder: Path) -> None:
    """Refuse a folder whose name cannot be imported, or takes that of something it needs.

    Raises:
        GenerationError: Says what is wrong with the name.
    """
    with disk.refusing(folder, "read"):
        name = disk.target(folder).name
    problems: list[str] = []
    if not name.isidentifier():
        problems.append("This name cannot be imported: it is no identifier.")
    if keyword.iskeyword(name):
        problems.append("This name cannot be imported: it is a keyword.")
    if unicodedata.normalize("NFKC", name) != name:
        # Python looks for the normalised name, and finds no such folder.
        problems.append("This name cannot be imported: Python would write it otherwise (NFKC).")
    if name.startswith("__"):
        problems.append("Names that begin with two underscores have a meaning to Python.")
    if name in _TAKEN:
        problems.append("The package, or something that it needs, imports a module of this name.")
    if problems:
        advice = "End the path with the name that the package is to have, such as acp_v2."
        raise GenerationError(Diagnostic(str(folder), text, advice) for text in problems)


def check_place(folder: Path, kept: Mapping[str, Path]) -> None:
    """Refuse a folder that a project has for something else, or that holds such a one.

    Args:
        folder: Where the package is to be written.
        kept: The project's folders by what they hold, in words.

    Raises:
        GenerationError: Says whose folder it is.
    """
    with disk.refusing(folder, "read"):
        place = disk.target(folder).resolve()
        for what, own in kept.items():
            home = own.resolve()
            if place.is_relative_to(home) or home.is_relative_to(place):
                problem = f"the project has this folder for its {what}"
                raise refusal(folder, problem, "Name another folder.")
