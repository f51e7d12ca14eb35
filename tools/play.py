"""`make play`, and without make `python3 -m tools.play`: everything a table needs, and the table.

The words are those of the command `donjon`. Written for every Python 3, as tools/setup.py is.
"""

from __future__ import annotations

import os
import sys

from tools.setup import PYTHON, bring_up_to_date
from tools.stages import told


def main() -> int:
    bring_up_to_date()
    words = sys.argv[1:] or ["serve", "--open"]
    sys.stdout.flush()
    os.execv(str(PYTHON), [str(PYTHON), "-m", "tools.beside", *words])


if __name__ == "__main__":
    sys.exit(told(main))
