"""`python -m donjon.clone_writer FOLDER`: write the clones of one game, or check them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from donjon.clone_writer import CannotCopy, bring_up_to_date


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m donjon.clone_writer")
    parser.add_argument("game", type=Path, help="the folder of the game's package")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when it has drifted")
    given = parser.parse_args(arguments)
    try:
        difference = bring_up_to_date(given.game, given.check)
    except CannotCopy as error:
        print(error, file=sys.stderr)
        return 1
    print(difference, end="")
    return 1 if given.check and difference else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
