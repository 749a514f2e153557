"""A folder of pinned schema revisions and their locks: found, read, fetched and written.

Imports `resolve` and below; not `output`, `diff` or `emit`, which stand beside it.
"""
