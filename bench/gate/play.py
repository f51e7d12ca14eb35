"""The work of a simulation: whole matches by random and by sensible choices, and clones."""

from __future__ import annotations

from typing import Final

from bench.gate.work import Work
from donjon import Game
from donjon.bots import bot_named
from donjon.bots.self_play import play_match
from donjon.kernel.rules.chance import Chance, FastChance
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    play_out,
    run_until_choice,
)

SEATS: Final = 4


class Matches(Work):
    """The matches of seed 1, 2, 3 and so on, until there were at least `least` choices."""

    def __init__(self, game: Game, least: int) -> None:
        self.game: Final = game
        self.least: Final = least

    def do(self) -> int:
        made = seed = 0
        while made < self.least:
            seed += 1
            made += self.play(new_state(self.game, seed), FastChance(seed))
        return made

    def play(self, s: State, chance: FastChance) -> int:
        """Play to the end; return how many choices were made."""
        raise NotImplementedError


class RandomPlay(Matches):
    """Matches by random choices."""

    def play(self, s: State, chance: FastChance) -> int:
        return play_out(s, chance)


class GreedyPlay(Matches):
    """Matches by the choices of the game's own policy, which a search also plays."""

    def play(self, s: State, chance: FastChance) -> int:
        chances: list[Chance] = [chance] * SEATS
        return play_match(self.game, s, [bot_named("greedy")] * SEATS, chances)


class Clones(Work):
    """Copies of a match at several moments."""

    def __init__(self, game: Game, moments: int, choices_between: int, times: int) -> None:
        self.times: Final = times
        self.states: Final[list[State]] = []
        s, chance = new_state(game, 1), FastChance(1)
        for _ in range(moments):
            play_random(s, choices_between, chance)
            self.states.append(s.clone())

    def do(self) -> int:
        for s in self.states:
            for _ in range(self.times):
                s.clone()
        return len(self.states) * self.times


def new_state(game: Game, seed: int) -> State:
    """A match before its first choice."""
    return game.new_state(SEATS, game.check_options({}, SEATS), FastChance(seed))


def play_random(s: State, choices: int, chance: FastChance) -> None:
    """Make `choices` further random choices."""
    for _ in range(choices):
        options = run_until_choice(s)
        if not options:
            return
        apply_choice(s, first_decision(s), options[chance.below(len(options))])
