"""Ask npm, which knows the registry that this machine uses."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from typing import TYPE_CHECKING, cast

from acp_codegen.diagnostics import refusal
from acp_codegen.project.catalogue import NPM_SOURCE
from acp_codegen.versions import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

TIMEOUT = 180.0
"""Seconds that npm or a download may take."""


def newest(name: str, progress: Callable[[str], None]) -> str:
    """Return the newest release of an npm package, as the registry names it.

    Raises:
        GenerationError: npm is missing or does not know it.
    """
    if NPM_SOURCE.fullmatch(f"npm:{name}@0.0.0") is None:
        raise refusal(name, "this is not the name of an npm package", "Write it as npm does.")
    progress(f"npm view {name}")
    with tempfile.TemporaryDirectory(prefix="acp-codegen-") as folder:
        answer = run_npm(name, ["view", "--json", "--", name, "version"], folder)
    found = json_value(answer)
    if not isinstance(found, str) or not VERSION.fullmatch(found):
        raise refusal(name, "npm gave something else than a version", "Check npm.")
    return found


def run_npm(source: str, arguments: list[str], folder: str) -> bytes:
    """Run npm and return what it prints.

    Args:
        source: What is asked for, for problems.
        arguments: Of npm; they are not given to a shell.
        folder: An empty folder to run in.

    Raises:
        GenerationError: npm is missing, takes too long or fails.
    """
    npm = shutil.which("npm")
    if npm is None:
        advice = "Install Node.js, or fetch from a URL or a file."
        raise refusal(source, "npm is not installed", advice)
    try:
        # In the empty folder, so that no package.json around the person has a say.
        done = subprocess.run(  # noqa: S603 (no shell; the name and version were matched)
            [npm, *arguments],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=TIMEOUT,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise refusal(source, f"npm took more than {TIMEOUT:g} seconds", "Try again.") from error
    except OSError as error:
        raise refusal(source, f"npm cannot be run: {error}", "Repair npm.") from error
    if done.returncode != 0:
        reason = json_value(done.stdout, "error", "summary") or f"exit code {done.returncode}"
        raise refusal(source, f"npm failed: {reason}", "Check the name and the version.")
    return done.stdout


def json_value(data: bytes, *keys: str) -> object:
    """Return a value of a JSON document that may be anything; None if it is not there."""
    try:
        node = json.loads(data)
        for key in keys:
            node = node[key]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    return cast("object", node)
