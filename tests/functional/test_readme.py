"""The README's samples do what it shows."""

import os
import re
import subprocess
import sys

import pytest

from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
SAMPLES = re.findall(r"```python\n(.*?)```\n\n```\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize(("code", "shown"), SAMPLES, ids=range(len(SAMPLES)))
def test_a_sample_prints_what_is_shown(code, shown):
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        capture_output=True,
        check=False,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": str(ROOT / "generated")},
    )
    printed, _, raised = shown.partition("Traceback (most recent call last):\n  ...\n")
    assert done.stdout == printed
    assert done.stderr.endswith(raised)
    assert bool(done.returncode) is bool(raised)


def test_the_readme_has_samples():
    assert len(SAMPLES) == 2
    for name in ("generate", "check", "ir", "fetch", "semantics", "explain"):
        assert f"| `{name} " in README or f"| `{name}`" in README
