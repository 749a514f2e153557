"""What a document says: read, checked and lowered to the IR, without its JSON Schema spelling.

Pure. Imports the ground alone; only `lower` looks at keywords.
"""
