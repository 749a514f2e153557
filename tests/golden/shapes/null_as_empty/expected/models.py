# Generated from the ACP schema, revision unpinned (unstable).
# sha256 6a555cb6e83fd4f1fc2d8948df76f6606dc004f5b8bb0efd5fe4325a889a0f43
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Opening
"""Models of the schema's objects."""

from msgspec import UNSET, Struct, UnsetType


class Opening(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Not described upstream."""

    servers: list[str]
    """Null stands for the empty list."""

    folders: list[str] | UnsetType = UNSET
