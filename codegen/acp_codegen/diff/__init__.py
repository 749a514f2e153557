"""Two resolved revisions compared in the words of the protocol.

Pure. Imports `resolve` and below; who prints a comparison chooses its form from `render`.
"""
