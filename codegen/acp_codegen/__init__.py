"""Generate typed Python bindings of the Agent Client Protocol v2 draft from its JSON Schema."""

__version__ = "0.1.0"
