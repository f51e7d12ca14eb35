"""Writes or checks the module `model/clones.py` of every game, which copies its state.

    python -m tools.clones            write the module of every game
    python -m tools.clones --check    only show the modules that are out of date

`donjon.clone_writer` does it for one game, also for games of other packages.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from donjon.clone_writer import CannotCopy, bring_up_to_date

PACKAGE: Final = Path(__file__).resolve().parents[1] / "src" / "donjon"


def games() -> list[Path]:
    """The folders of the games, and the toy's."""
    models = sorted((PACKAGE / "games").glob("*/model/state.py"))
    return [*(path.parents[1] for path in models), PACKAGE / "testing" / "toy"]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 after a drift")
    given = parser.parse_args(arguments)
    try:
        drifts = [bring_up_to_date(game, given.check) for game in games()]
    except CannotCopy as error:
        print(error)
        return 1
    if given.check and any(drifts):
        print("".join(drifts), end="")
        print("clones have drifted from the classes of a model: run `make clones`")
        return 1
    print(f"clones of {len(drifts)} games")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
