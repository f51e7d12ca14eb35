"""Golden records: whole matches that must replay to the same hashes, interpreted and compiled.

    python tools/golden.py            write them all anew, after a change of the rules
    python tools/golden.py --check    only say which would change

A record is named by what it proves. The seed is the first with which everything that it is to
prove happens, so a name stays true when the rules change.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "golden"
PATIENCE: Final = 20000

if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))

from donjon import FastChance, Game, Match, game as game_of  # noqa: E402
from donjon.testing.toy import GAME as TOY  # noqa: E402


class Golden(NamedTuple):
    """A match to be found: what must happen in it, and how sensibly it is played (in percent)."""

    game: str
    name: str
    seats: int
    happens: tuple[str, ...]
    sense: int = 80
    options: dict[str, object] = {}  # noqa: RUF012
    sealed: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.json"


BLANKS: Final[dict[str, object]] = {
    "custom_treasures": True,
    "blank_1_name": "Œuf de Fabergé",
    "blank_1_stars": 2,
    "blank_1_gold": 9000,
    "blank_2_name": "Map of the moon",
    "blank_2_stars": 3,
    "blank_2_gold": 10000,
}
GOLDEN: Final = [
    Golden("dragonquest", "alone_escapes", 1, ("dq-log-escaped", "dq-log-treasure")),
    Golden("dragonquest", "alone_lost_at_sunset", 1, ("dq-log-died-5",), sense=40),
    Golden("dragonquest", "alone_dies_of_wounds", 1, ("dq-log-died-1", "dq-log-strikes"), sense=20),
    Golden("dragonquest", "two_seats_spider_bites", 2, ("dq-log-bitten",), sense=60),
    Golden("dragonquest", "two_seats_demon_kills", 2, ("dq-log-demon-woken", "dq-log-died-4")),
    Golden("dragonquest", "two_seats_third_trap_kills", 2, ("dq-log-died-2",), sense=30),
    Golden("dragonquest", "three_seats_dragon_wakes", 3, ("dq-log-dragon-wakes",)),
    Golden("dragonquest", "three_seats_dragon_kills", 3, ("dq-log-died-6",), sense=70),
    Golden("dragonquest", "three_seats_two_escape", 3, ("dq-log-escaped", "dq-log-escaped")),
    Golden("dragonquest", "four_seats_skeleton_kills", 4, ("dq-log-died-3",), sense=60),
    Golden(
        "dragonquest", "four_seats_skeleton_is_beaten", 4,
        ("dq-log-skeleton-woken", "dq-log-escaped"),
    ),
    Golden("dragonquest", "four_seats_at_random", 4, ("dq-log-blocked", "dq-log-bought"), sense=0),
    Golden(
        "dragonquest", "option_orange_square", 3, ("dq-log-chamber",),
        options={"start_square": "orange"},
    ),
    Golden(
        "dragonquest", "option_each_begins_anywhere", 4, ("dq-log-chamber",), sense=50,
        options={"start_square": "each"},
    ),
    Golden(
        "dragonquest", "option_automaton_for_who_is_out", 2, ("dq-log-escaped",),
        options={"neighbour_when_out": "automaton"},
    ),
    Golden(
        "dragonquest", "option_own_treasures", 2, ("dq-own-treasure", "dq-log-escaped"),
        options=BLANKS,
    ),
    Golden("dragonquest", "sealed_two_seats", 2, ("dq-log-escaped",), sealed=True),
    Golden("toy", "three_seats_lose_a_flip", 3, ("ty-log-won", "ty-log-doubled"), sense=30),
    Golden("toy", "sealed_nine_rounds", 4, ("ty-log-took",), options={"rounds": 9}, sealed=True),
]  # fmt: skip


def game_named(name: str) -> Game:
    return TOY if name == TOY.name else game_of(name)


def keys(thing: Any) -> Iterator[str]:
    """The keys of a message and of those within it."""
    yield thing.key
    for arg in thing.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if hasattr(inner, "key"):
                yield from keys(inner)


def happened(match: Match) -> list[str]:
    """The keys of everything that was told in public."""
    return [key for event in match.journal() for key in keys(event.message)]


def proves(match: Match, golden: Golden) -> bool:
    """Whether the match has ended and everything happened, as often as it is listed."""
    told = happened(match)
    return match.is_over and all(
        told.count(key) >= golden.happens.count(key) for key in golden.happens
    )


def played(golden: Golden, seed: int) -> Match:
    """A match with this seed, played sensibly or not."""
    game = game_named(golden.game)
    sealed_seed = f"golden {seed}" if golden.sealed else seed
    match = Match(game, golden.seats, sealed_seed, dict(golden.options))
    chance = FastChance(seed)
    while match.waiting:
        seat = match.waiting[chance.below(len(match.waiting))]
        decision = match.decision(seat)
        assert decision is not None
        s = match.sample(seat, chance.clone())
        options = decision.options(s)
        option = options[chance.below(len(options))]
        if chance.below(100) < golden.sense:
            option = game.policy(s, decision, options, chance)
        match.play(seat, option)
    return match


def found(golden: Golden) -> Match:
    """The match with the first seed that proves it."""
    for seed in count(1):
        match = played(golden, seed)
        if proves(match, golden):
            return match
        if seed == PATIENCE:
            raise SystemExit(f"{golden.name}: {golden.happens} happened in none of {seed} matches")
    raise AssertionError


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the golden records anew.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    check = parser.parse_args(arguments).check
    changed = 0
    for golden in GOLDEN:
        text = found(golden).record().to_json() + "\n"
        path = golden.path
        same = path.exists() and path.read_text(encoding="utf-8") == text
        changed += not same
        print(f"{'same   ' if same else 'changed'}  {path.relative_to(ROOT)}", flush=True)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    strays = sorted({*FOLDER.rglob("*.json")} - {golden.path for golden in GOLDEN})
    for path in strays:
        print(f"stray    {path.relative_to(ROOT)}")
        if not check:
            path.unlink()
    print(f"{len(GOLDEN)} records, {changed} changed, {len(strays)} strays")
    return int(check and bool(changed or strays))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
