"""Write a resolved revision as the files of a package: `{path: text}`, by templates and tools.

Reads templates, runs datamodel-code-generator and ruff, and writes nothing that stays. Imports
`resolve` and below.
"""
