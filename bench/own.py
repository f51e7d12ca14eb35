"""Donjon's own rates: random play, copies, what an idle journal costs, and worlds of the search."""

from __future__ import annotations

import sys

from measure import print_rates, rate

import donjon
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.think import think
from donjon.kernel.journal.journal import Journal
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    play_out,
    run_until_choice,
    sample,
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


class Thoughts:
    """Thoughts of 128 worlds at the decisions in the second quarter of a match of the policy."""

    WORLDS = 128

    def __init__(self, game: donjon.Game) -> None:
        self.game = game
        self.positions = self.positions_of(RandomPlay(game, 2).new())
        self.thoughts = 0

    def positions_of(self, s: State) -> list[State]:
        """A state for each decision of a match, then those of its second quarter."""
        found: list[State] = []
        chance = FastChance(5)
        options = run_until_choice(s)
        while options:
            found.append(s.clone())
            decision = first_decision(s)
            apply_choice(s, decision, self.game.brain.policy(s, decision, options, chance))
            options = run_until_choice(s)
        return found[len(found) // 4 : len(found) // 2]

    def __call__(self) -> dict[str, int]:
        s = self.positions[self.thoughts % len(self.positions)]
        self.thoughts += 1
        chance = FastChance(self.thoughts)
        decision, policy = first_decision(s), self.game.brain.policy
        dealt = sample(s, decision.seat, chance)
        options = decision.options(dealt)
        known = Knowledge(self.game, decision, options, chance, dealt, [], policy, self.thoughts)
        return {"worlds": think(known, self.WORLDS).played}


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
        print_rates(f"{name}, search, 2 seats", rate(Thoughts(game), SECONDS))


if __name__ == "__main__":
    main()
