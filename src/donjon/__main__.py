"""`python -m donjon` is the command `donjon`."""

import sys

from donjon.cli import main

if __name__ == "__main__":
    sys.exit(main())
