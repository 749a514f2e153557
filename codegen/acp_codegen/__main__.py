"""`python -m acp_codegen` is the command `acp-codegen`."""

from acp_codegen.commands.app import main

if __name__ == "__main__":
    main()
