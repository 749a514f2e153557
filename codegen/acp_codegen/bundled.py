"""What comes with the tool: its own copy of the pinned schemas, the templates, the licences."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def own_copy() -> Path:
    """Return where the tool keeps its schemas and templates.

    That is a folder inside the installed package, or the checkout that the package is part of:
    the nearest folder around it with templates.
    """
    installed = _PACKAGE / "_data"
    if installed.is_dir():
        return installed
    parents = (folder for folder in _PACKAGE.parents if (folder / "templates" / "runtime").is_dir())
    return next(parents, installed)


def is_installed(root: Path) -> bool:
    """Tell whether a folder is the copy inside the installed package, which nobody may change."""
    return root == _PACKAGE / "_data"


def templates_dir() -> Path:
    """Return the folder of the templates that come with the tool."""
    return own_copy() / "templates"


def licence_files() -> dict[str, str]:
    """Return what the licence of every package asks to go along with it, by relative path.

    The schema and what this project adds to it have the same licence: its text, and who wrote what.
    """
    own = own_copy()
    return {
        "LICENSE": (own / "schema" / "LICENSE").read_text(encoding="utf-8"),
        "NOTICE": (own / "templates" / "NOTICE").read_text(encoding="utf-8"),
    }
