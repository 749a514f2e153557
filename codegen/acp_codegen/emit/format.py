"""Format the package with ruff, once, whatever configuration the user has."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from ruff import find_ruff_bin  # type: ignore[import-untyped]  # pyright: ignore[reportMissingTypeStubs]

from acp_codegen.diagnostics import Diagnostic, GenerationError

if TYPE_CHECKING:
    from collections.abc import Mapping

# Import order and imports that a revision does not need; everything else is layout.
_RULES = "F401,I001"
_COMMON = (
    "--isolated",
    "--no-cache",
    "--quiet",
    "--target-version",
    "py311",
    "--line-length",
    "100",
)


def format_files(files: Mapping[str, str]) -> dict[str, str]:
    """Return Python files formatted, by relative path.

    Raises:
        GenerationError: A file is not Python, which is a defect of a template.
    """
    with tempfile.TemporaryDirectory(prefix="acp-codegen-") as name:
        root = Path(name)
        for path, text in files.items():
            target = root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8", newline="\n")
        # Named one by one: in a folder, ruff would leave out what git ignores around it.
        paths = [str(root / path) for path in files]
        _run("check", "--select", _RULES, "--fix", "--exit-zero", *paths)
        _run("format", *paths)
        # A name that nobody defines, even in an annotation that is text.
        _run("check", "--select", "F821", *paths)
        formatted = {path: (root / path).read_text(encoding="utf-8") for path in files}
    for path, text in formatted.items():
        _check(path, text)
    return formatted


def _check(path: str, text: str) -> None:
    """Refuse what parses and is no Python all the same, such as two parameters of one name."""
    try:
        compile(text, path, "exec", dont_inherit=True)
    except SyntaxError as error:
        raise _defect(f"{path} is not Python: {error}") from error


def _run(command: str, *arguments: str) -> None:
    done = subprocess.run(  # noqa: S603
        [find_ruff_bin(), command, *_COMMON, *arguments],
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
    )
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise _defect(f"`ruff {command}` refused the generated code: {said}")


def _defect(message: str) -> GenerationError:
    advice = "This is a defect of the generator; please report it with the schema."
    return GenerationError([Diagnostic("#", message, advice)])
