# Generated from the ACP schema, revision unpinned (unstable).
# sha256 05e81eb38e321b9494be2bd941bac2451932debd28152d43fad41d9c8c4806e2
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Use
"""Open enums: known values, and room for the values of other revisions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._runtime.enums import OpenStrEnum


class Keyword(OpenStrEnum):
    """Not described upstream."""

    if TYPE_CHECKING:
        # Without a value of unknown content, type checkers take the known values for all there are.
        _unknown = str()

    CLASS = "class"
    NONE = "None"
    TRUE = "True"
    IS = "is"
    MRO = "mro"
    NAME = "name"
    VALUE = "value"
    PRIVATE = "_private"
    INIT = "__init__"
    IS_KNOWN = "is_known"
    SELF = "self"
    A_B = "a.b"
    NLAUT = "ünlaut"
    U0022 = '"'
    U005C = "\\"
    U000A = "\n"
    X = "{{ x }}"
    VALUE_1 = "1"
