"""Measures the quality of the Map Masters solver on random hands of each stage of the game.

For every hand it compares the best path after 0.1 s and after 1 s with the best path known, and
notes how long the proof took. Run it on the compiled tree:

    PYTHONPATH=build/compiled python bench/solver.py --hands 100

With --overshoot it measures how long a search continues after its time is up, on hands with the
spellbooks that make a search large and with no run table built yet.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path

from donjon.games.map_masters.content.objectives import OBJECTIVES
from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.spellbooks import (
    BARREL_HOP,
    CROSSED_WAYS,
    EAST_WEST_FOLD,
    FAIRY_FAVOUR,
    MONSTER_CALL,
    NORTH_SOUTH_FOLD,
    ON_PATHS,
    SPELLS,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import TimeLimit, without_limit
from donjon.games.map_masters.solver.input.weights import usual_weights, value_of
from donjon.games.map_masters.solver.runs.run_tables import TABLES, run_tables
from donjon.games.map_masters.solver.search import depth_first as search
from donjon.games.map_masters.solver.solve import answer

STARTING = range(9)
COST = {cost: range(9 + 18 * (cost - 3), 9 + 18 * (cost - 2)) for cost in (3, 4, 5, 6)}
STAGES = ["start", "first", "middle", "late", "middle+", "late+"]
"""With a + the seat also has one or two spellbooks."""
CHECKPOINTS = [0.1, 1.0, 10.0]
"""Seconds of a search after which its best path is noted."""
LARGE_BOOKS = [
    MONSTER_CALL | BARREL_HOP,
    EAST_WEST_FOLD | NORTH_SOUTH_FOLD,
    MONSTER_CALL | FAIRY_FAVOUR,
    BARREL_HOP | CROSSED_WAYS,
]
"""Pairs of spellbooks that make a search large."""
PATH_BOOKS = [spell for spell in range(SPELLS) if ON_PATHS >> spell & 1]


class ProgressLog(TimeLimit):
    """Ends a search after `seconds` of CPU time; notes when each better path was found."""

    def __init__(self, seconds: float) -> None:
        self.begun = time.process_time()
        self.seconds = seconds
        self.found: list[tuple[float, int]] = []

    def may_go_on(self, steps: int) -> bool:
        return not self.is_out_of_time()

    def is_out_of_time(self) -> bool:
        return time.process_time() - self.begun >= self.seconds

    def on_better_path(self, value: int, steps: int) -> None:
        self.found.append((time.process_time() - self.begun, value))

    def value_at(self, seconds: float) -> int:
        return max([value for at, value in self.found if at <= seconds], default=0)


def hand(stage: str, chance: random.Random) -> list[int]:
    """Cards that a player may hold in a stage of the game (7.10)."""
    if stage == "start":
        return chance.sample(STARTING, 5)
    if stage == "first":
        costs = chance.choice([[3], [4], [5], [6], [3, 3]])
        bought = [chance.choice(COST[costs[0]])]
        while len(bought) < len(costs):
            bought = chance.sample(COST[3], 2)
        return bought + chance.sample(STARTING, 5 - len(bought))
    if stage.startswith("middle"):
        return chance.sample([*COST[4], *COST[5]], 2) + chance.sample(STARTING, 3)
    return chance.sample([*COST[4], *COST[5], *COST[6]], 4) + chance.sample(STARTING, 1)


def random_question(stage: str, chance: random.Random) -> Question:
    """A hand with an objective; in later stages with up to two tokens, perhaps with spellbooks."""
    faces = hand(stage, chance)
    tokens = [0] * USES
    for _ in range(0 if stage == "start" else chance.randint(0, 2)):
        tokens[chance.randrange(USES)] += 1
    spells = 0
    for spell in chance.sample(PATH_BOOKS, chance.randint(1, 2)) if stage.endswith("+") else []:
        spells |= 1 << spell
    return Question(faces, tokens, spells, usual_weights(chance.randrange(OBJECTIVES)))


def measure(question: Question, seconds: float, longer: float) -> dict[str, object]:
    """Solve one hand and note its progress; the path is checked by the rules."""
    log = ProgressLog(seconds)
    found = answer(question, log)
    seconds_taken = time.process_time() - log.begun
    check(found)
    best = found.value
    if not found.is_proven() and longer > seconds:
        best = max(best, answer(question, ProgressLog(longer)).value)
    return {
        "cards": [FACES[face].name for face in question.faces],
        "spells": question.spells,
        "value": found.value,
        "bound": found.bound,
        "best": best,
        "seconds": round(seconds_taken, 3) if found.is_proven() else None,
        "quality": [log.value_at(checkpoint) / best if best else 1.0 for checkpoint in CHECKPOINTS],
        "search_steps": found.search_steps,
    }


def check(found: Solution) -> None:
    """Check that the rules draw the same path and give it the same value."""
    path = found.path()
    assert path.moves == found.steps
    assert value_of(found.question.weights, path.found, path.is_exit()) == found.value


def report(stage: str, rows: list[dict[str, object]]) -> str:
    """The printed line of a stage."""
    times = [row["seconds"] for row in rows]
    within = [
        sum(1 for each in times if isinstance(each, float) and each <= checkpoint) / len(rows)
        for checkpoint in CHECKPOINTS[1:]
    ]
    qualities = [row["quality"] for row in rows]
    means = [
        sum(each[at] for each in qualities if isinstance(each, list)) / len(rows)
        for at in range(len(CHECKPOINTS))
    ]
    shares = "  ".join(f"{share:7.1%}" for share in within)
    return f"{stage:8}{len(rows):6}  {means[0]:8.2%}  {means[1]:8.2%}  {shares}"


def overshoots(hands: int, seconds: float, seed: int) -> list[float]:
    """How much longer than allowed each search took, including all tables."""
    chance = random.Random(f"{seed} overshoot")
    found = []
    for at in range(hands):
        question = random_question("late+", chance)
        question = question.with_resources(question.tokens, LARGE_BOOKS[at % len(LARGE_BOOKS)])
        TABLES.clear()
        log = ProgressLog(seconds)
        check(answer(question, log))
        found.append(time.process_time() - log.begun - seconds)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=100, help="for each stage")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--longer", type=float, default=0.0, help="for hands without proof")
    parser.add_argument("--stage", choices=STAGES)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--overshoot", action="store_true", help="of --hands hands with books")
    given = parser.parse_args()
    print("compiled" if search.__file__.endswith(".so") else "interpreted")
    if given.overshoot:
        for seconds in (0.0, 0.5):
            over = sorted(overshoots(given.hands, seconds, given.seed))
            print(f"{seconds} s: {over[len(over) // 2]:.3f} s more, at most {over[-1]:.3f} s")
        return
    begun = time.perf_counter()
    for face in range(len(FACES)):
        run_tables(face, 2, 0, without_limit())
    print(f"tables of all cards: {time.perf_counter() - begun:.2f} s")
    print("stage    hands  after .1 s  after 1 s  proof 1 s  proof 10 s")
    rows_by_stage = {}
    for stage in [given.stage] if given.stage else STAGES:
        chance = random.Random(f"{given.seed} {stage}")
        rows = [
            measure(random_question(stage, chance), given.seconds, given.longer)
            for _ in range(given.hands)
        ]
        rows_by_stage[stage] = rows
        print(report(stage, rows), flush=True)
    if given.json:
        given.json.write_text(json.dumps(rows_by_stage, indent=1) + "\n")


if __name__ == "__main__":
    main()
