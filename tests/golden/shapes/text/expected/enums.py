# Generated from the ACP schema, revision unpinned (unstable).
# sha256 36999a81f3fc013e55034f4f81ef49ef6023f4867af4422a13cb0e445c326c10
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Message,PlainRequest
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class Kind(OpenStrEnum):
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\
    """

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    IMPORT_OS_7_7_RAW_N_BULLET_U_0041_INDENTED = '"""\nimport os # \\" \'\'\' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}\n    indented \\'
    """\"\""
    import os # \\" ''' {{ 7 * 7 }} {% raw %} \\N{BULLET} \\u0041 \u202e\x07\x00 #}
        indented \\
    """
