# Generated from the ACP schema, revision unpinned (unstable).
# sha256 647ed99bcf73ce2d411c0bbb17de8749c946d2b3b434cdb50163d3f227944896
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots PromptRequest,PromptResponse,CancelNotification,ClientCancelNotification,Block
"""Models of the schema's objects."""

from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import field

if TYPE_CHECKING:
    from .unions import Block


from msgspec import Struct


class CancelNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Stops the work."""

    session_id: str = field(name="sessionId")


class ClientCancelNotification(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """The same method on the other side."""


class PromptRequest(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Sends a prompt."""

    prompt: "list[Block]"


class PromptResponse(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
):
    """Says that it was received."""


class TextBlock(
    Struct,
    frozen=True,
    gc=False,
    kw_only=True,
    tag_field="type",
    tag="text",
):
    """Not described upstream."""

    type: ClassVar[Literal["text"]] = "text"

    text: str
