"""The definitions that a package starts from, and the union that its tables dispatch on."""

from __future__ import annotations

DISPATCHED = "SessionUpdate"
"""The union that the generated tables and handlers dispatch on, where the roots reach it."""

DEFAULT_ROOTS = (
    DISPATCHED,
    "UpdateSessionNotification",
    "PromptRequest",
    "PromptResponse",
    "CancelSessionNotification",
    "RequestPermissionRequest",
    "RequestPermissionResponse",
)
"""What a package is made of where nothing else is asked for: updates and the messages around."""
