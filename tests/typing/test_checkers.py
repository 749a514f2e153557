"""What mypy and pyright, both strict, make of the package as its users see it.

Files in `accept` have no error; a comment `reveal: TYPE` says what `reveal_type` shows on its line.
Files in `reject` have an error on each line marked `error: CODE ... / CODE ...`, and on no other.
Where two parts are written, the first is for mypy and the second for pyright, whose codes are
written without `report`. A name in braces stands for the known classes of a union.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, get_args

import acp_v2
import pytest

HERE = Path(__file__).resolve().parent
PACKAGES = Path(acp_v2.__file__).resolve().parents[1]
FOLDERS = ("accept", "reject")

Place = tuple[str, int]


@dataclass
class Found:
    """What a checker says: types that were revealed, and codes of errors, by line."""

    revealed: dict[Place, str] = field(default_factory=dict)
    errors: defaultdict[Place, set[str]] = field(default_factory=lambda: defaultdict(set))
    texts: defaultdict[Place, list[str]] = field(default_factory=lambda: defaultdict(list))

    def add(self, place: Place, code: str, text: str) -> None:
        self.errors[place].add(code)
        self.texts[place].append(f"{text.splitlines()[0]} [{code}]")


def run(folder: Path, *command: str) -> str:
    """Run a checker, which exits with 1 where it found errors."""
    environment = os.environ | {"MYPYPATH": str(PACKAGES), "PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"}
    result = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert result.returncode == 1, result.stdout + result.stderr
    return result.stdout


def run_mypy(folder: Path) -> Found:
    (folder / "mypy.ini").write_text(
        "[mypy]\nstrict = True\nwarn_unreachable = True\ncache_dir = cache\n"
        "enable_error_code = redundant-expr, truthy-bool\n"
        "[mypy-acp_v2.*]\nfollow_imports = silent\n",
        encoding="utf-8",
    )
    found = Found()
    for line in run(folder, "mypy", "-O", "json", *FOLDERS).splitlines():
        item = json.loads(line)
        place = item["file"].replace(os.sep, "/"), item["line"]
        revealed = re.fullmatch(r'Revealed type is "(.*)"', item["message"])
        if revealed:
            found.revealed[place] = re.sub(r"\b(?:\w+\.)+(?=\w)", "", revealed[1])
        elif item["severity"] == "error":
            found.add(place, item["code"], item["message"])
    return found


def run_pyright(folder: Path) -> Found:
    settings = {"typeCheckingMode": "strict", "extraPaths": [str(PACKAGES)], "include": FOLDERS}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    output = json.loads(run(folder, "pyright", "--pythonpath", sys.executable, "--outputjson"))
    found = Found()
    for item in output["generalDiagnostics"]:
        path = Path(item["file"]).resolve().relative_to(folder.resolve())
        place = path.as_posix(), item["range"]["start"]["line"] + 1
        revealed = re.fullmatch(r'Type of ".*" is "(.*)"', item["message"], re.DOTALL)
        if revealed and item["severity"] == "information":
            found.revealed[place] = revealed[1]
        else:
            found.add(place, item.get("rule", "syntax").removeprefix("report"), item["message"])
    return found


CHECKERS = {"mypy": run_mypy, "pyright": run_pyright}


def comments(folder: str, word: str, column: int) -> dict[Place, str]:
    """Return what comments of a kind say to one of the checkers, by line."""
    found: dict[Place, str] = {}
    for path in sorted((HERE / folder).glob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            _, mark, text = line.partition(f"  # {word}: ")
            if mark:
                columns = text.split(" / ")
                found[f"{folder}/{path.name}", number] = columns[min(column, len(columns) - 1)]
    return found


def members(name: str) -> list[str]:
    """Return the known classes that a name in braces stands for."""
    classes: Any
    if name == "SESSION_UPDATES":
        classes = acp_v2.SESSION_UPDATES.values()
    elif name == "State":
        # The run-time alias leaves out the variant that msgspec does not decode by itself.
        tags = ("running", "idle", "requires_action", "unknown")
        classes = [type(acp_v2.convert({"state": tag}, acp_v2.State)) for tag in tags]
    else:
        classes = get_args(getattr(acp_v2, name))
    assert len(classes) > 1
    return [cls.__name__ for cls in classes]


def parts(union: str) -> list[str]:
    """Return the sorted members of a union; checkers do not agree on the order."""
    expanded = re.sub(r"\{(\w+)\}", lambda match: " | ".join(members(match[1])), union)
    return sorted(re.split(r" \| (?![^\[]*\])", expanded))


def where(place: Place) -> str:
    return f"{place[0]}:{place[1]}"


def compare_revealed(found: Found, expected: dict[Place, str]) -> list[str]:
    problems = [f"{where(place)}: not shown" for place in expected.keys() - found.revealed.keys()]
    for place, shown in found.revealed.items():
        wanted = expected.get(place)
        if wanted is None:
            problems.append(f"{where(place)}: shows {shown}, without a comment")
        elif parts(shown) != parts(wanted):
            problems.append(f"{where(place)}: shows {shown}, not {wanted}")
    return problems


def compare_errors(found: Found, expected: dict[Place, str]) -> list[str]:
    problems = [f"{where(place)}: no error" for place in expected.keys() - found.errors.keys()]
    for place, codes in found.errors.items():
        wanted = set(expected.get(place, "").split())
        # What pyright does not find is of an unknown type, which it says as well.
        others = {code for code in codes if not (wanted and code.startswith("Unknown"))}
        if not others or not others <= wanted:
            problems.append(f"{where(place)}: {' '.join(found.texts[place])}")
    return problems


@pytest.mark.parametrize("checker", CHECKERS)
def test_the_package_means_to_a_checker_what_its_users_expect(checker, tmp_path):
    column = list(CHECKERS).index(checker)
    revealed = comments("accept", "reveal", column)
    errors = comments("reject", "error", column)
    assert comments("accept", "error", column) == comments("reject", "reveal", column) == {}
    assert (len(revealed), len(errors)) == (67, 65)
    for folder in FOLDERS:
        shutil.copytree(HERE / folder, tmp_path / folder)
    found = CHECKERS[checker](tmp_path)
    problems = compare_revealed(found, revealed) + compare_errors(found, errors)
    assert not problems, "\n".join(["", *sorted(problems)])
