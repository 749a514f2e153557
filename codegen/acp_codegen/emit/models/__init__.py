"""The module that datamodel-code-generator writes, from a schema rewritten to suit it.

Its output is compared with what was asked for, never edited.
"""
