# Generated from the ACP schema, revision unpinned (unstable).
# sha256 8b4a2f25d3fd91f3e9643aeb59363465394b1c5344054c2371b5a13b1299cabc
# Do not edit; regenerate with: acp-codegen generate --schema FILE --roots Level
"""Models of the schema's objects."""
