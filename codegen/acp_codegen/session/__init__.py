"""What a session stores and does: the roles of the overlay, resolved in a layout.

Pure. Imports `layout`, `meaning` and `schema`.
"""
