"""The command line: options, the order of work, and what a terminal is told.

The only rooms that know typer. They import everything below and nothing imports them.
"""
