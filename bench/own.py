"""Donjon's own rates: random play, copies, and what an idle journal costs."""

from __future__ import annotations

import sys

from measure import print_rates, rate

import donjon
from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    play_out,
    run_until_choice,
)

SECONDS = float(sys.argv[1])
WANTED = sys.argv[2:]
"""Only these games; all games if the list is empty."""


class RandomPlay:
    """Whole matches of one game by random choices, the loop inside the compiled unit."""

    def __init__(self, game: donjon.Game, seats: int, journal: bool = False) -> None:
        self.game = game
        self.seats = seats
        self.options = game.check_options({}, seats)
        self.journal = journal
        self.seed = 0

    def new(self) -> State:
        self.seed += 1
        s = self.game.new_state(self.seats, self.options, FastChance(self.seed))
        if self.journal:
            s.journal = Journal()
        return s

    def __call__(self) -> dict[str, int]:
        matches = 10
        return {
            "decisions": sum(play_out(self.new(), FastChance(self.seed)) for _ in range(matches)),
            "matches": matches,
        }


class Copies:
    """Clones of a state in the middle of a match."""

    def __init__(self, game: donjon.Game, seats: int) -> None:
        self.state = RandomPlay(game, seats).new()
        chance = FastChance(3)
        for _ in range(30 * seats):
            options = run_until_choice(self.state)
            if options:
                apply_choice(
                    self.state, first_decision(self.state), options[chance.below(len(options))]
                )

    def __call__(self) -> dict[str, int]:
        for _ in range(200):
            self.state.clone()
        return {"copies": 200}


def main() -> None:
    for name, game in donjon.all_games().items():
        if WANTED and name not in WANTED:
            continue
        most = game.seats[1]
        few = min(4, most)  # what the peers are compared with
        for seats in sorted({2, few, most}):
            print_rates(f"{name}, {seats} seats", rate(RandomPlay(game, seats), SECONDS))
        print_rates(f"{name}, copies, {few} seats", rate(Copies(game, few), SECONDS))
        print_rates(
            f"{name}, 2 seats, with journal", rate(RandomPlay(game, 2, journal=True), SECONDS)
        )


if __name__ == "__main__":
    main()
