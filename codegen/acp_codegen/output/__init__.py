"""A package on disk: what is there, what becomes of it, and writing it without losing anything.

Knows files and bytes, never a schema: imports the ground alone.
"""
