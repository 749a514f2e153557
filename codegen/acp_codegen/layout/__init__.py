"""Which classes a package has, what they are called and which attribute stands where.

Pure. Imports `meaning` and `schema`, and knows nothing of sessions or templates.
"""
