"""What only prose and reviewers say: presence, leniency, roles, and the lock of what was accepted.

Pure. Imports `schema`; Python names are not known here.
"""
