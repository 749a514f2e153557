"""Move a project to another revision of its schema, as far as no person has to decide.

Imports `project`, `output`, `diff`, `emit` and what lies below; knows no terminal.
"""
