"""`python -m codegen` is the command `acp-codegen`."""

from codegen.cli import main

if __name__ == "__main__":
    main()
