"""`make play`, or `python3 -m tools.play`: installs what a table needs and starts it.

The arguments are those of the command `donjon`. Written for every Python 3, as tools/setup.py is.
"""

from __future__ import annotations

import os
import sys

from tools.setup import PYTHON, bring_up_to_date
from tools.stages import run_or_explain


def main() -> int:
    bring_up_to_date()
    words = sys.argv[1:] or ["serve", "--open"]
    sys.stdout.flush()
    os.execv(str(PYTHON), [str(PYTHON), "-m", "tools.serve_while_compiling", *words])


if __name__ == "__main__":
    sys.exit(run_or_explain(main))
