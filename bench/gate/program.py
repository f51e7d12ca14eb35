"""Counts the instructions of one game: `program.py GAME COUNTER FOLDER`, a line of JSON each.

Run by `counters.py`, with native code and everything fixed that could change a count.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bench.gate.live import LiveChoices
from bench.gate.marks import marks_of
from bench.gate.play import Clones, GreedyPlay, RandomPlay
from bench.gate.scenes import Patches, Scenes
from bench.gate.work import Work
from donjon import Game, game as game_named

WORKS: Final[dict[str, Callable[[Game, Path], Work]]] = {
    "random choice": lambda game, _: RandomPlay(game, 2000),
    "greedy choice": lambda game, _: GreedyPlay(game, 400),
    "clone": lambda game, _: Clones(game, moments=20, choices_between=5, times=50),
    "scene": lambda game, _: Scenes(game, moments=20, choices_between=5),
    "first scene": lambda game, _: Scenes(game, moments=20, choices_between=5, with_previous=False),
    "patch": lambda game, _: Patches(game, choices=100),
    "live choice": lambda game, folder: LiveChoices(game, 64, folder),
}
"""The name of what is counted, and the work that does it many times."""
NO_SWITCH_SECONDS: Final = 1000.0  # threads never interrupt each other, so their order is fixed


def main(name: str, counter: str, folder: Path) -> None:
    marks = marks_of(counter, folder / name)
    gc.disable()
    sys.setswitchinterval(NO_SWITCH_SECONDS)
    for what, work_of in WORKS.items():
        work = work_of(game_named(name), folder)
        for counts in (False, True):  # the first run fills caches and is not counted
            work.ready()
            gc.collect()
            if counts:
                marks.begin()
            times = work.do()
        print(json.dumps({"what": what, "count": round(marks.end() / times)}), flush=True)
        work.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
