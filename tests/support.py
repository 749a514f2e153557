"""What the tool is called: the only place where tests name it as text.

Everything else imports what it needs, so that a module can move without a test noticing.
"""

import os
import sys
from pathlib import Path

import acp_codegen

MODULE = acp_codegen.__name__
"""The tool's package: `python -m MODULE` is its command."""

COMMAND = (sys.executable, "-m", MODULE)

SOURCE = Path(acp_codegen.__file__).resolve().parents[1]
"""The folder that has to be on the path for the tool of this checkout to be found."""

CHECKOUT = Path(__file__).resolve().parent.parent


def environment(**variables):
    """Return variables for a process that runs this checkout, whatever is installed."""
    path = os.pathsep.join([str(SOURCE), str(CHECKOUT)])
    return {**os.environ, "PYTHONPATH": path, **variables}


def dotted(module, name):
    """Return the full name of something in a module, for a process that replaces it there."""
    assert hasattr(module, name)
    return f"{module.__name__}.{name}"
