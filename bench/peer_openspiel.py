"""OpenSpiel's C++ games: random play and clones driven from Python, and its own C++ tree search."""

from __future__ import annotations

import random
import sys

import pyspiel
from measure import print_rates, rate

SECONDS = float(sys.argv[1])
GAMES = ["pig", "gin_rummy", "backgammon"]
SEARCHED = ["gin_rummy", "backgammon"]  # hidden cards; nothing hidden


class RandomPlay:
    """Whole games by random choices; chance is sampled by its probabilities."""

    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(name)
        self.random = random.Random(1)

    def __call__(self) -> dict[str, int]:
        state = self.game.new_initial_state()
        made = 0
        while not state.is_terminal():
            if state.is_chance_node():
                self.draw(state)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[self.random.randrange(len(actions))])
                made += 1
        return {"decisions": made, "matches": 1}

    def draw(self, state: pyspiel.State) -> None:
        outcomes = state.chance_outcomes()
        left = self.random.random()
        outcome = outcomes[-1]
        for outcome in outcomes:
            left -= outcome[1]
            if left < 0:
                break
        state.apply_action(outcome[0])


class Copies:
    """Clones of a state after some choices."""

    def __init__(self, name: str) -> None:
        play = RandomPlay(name)
        self.state = play.game.new_initial_state()
        for _ in range(20):
            before = self.state.clone()
            if self.state.is_chance_node():
                play.draw(self.state)
            else:
                self.state.apply_action(play.random.choice(self.state.legal_actions()))
            if self.state.is_terminal():
                self.state = before

    def __call__(self) -> dict[str, int]:
        for _ in range(100):
            self.state.clone()
        return {"copies": 100}


class Search:
    """Tree search with random rollouts, over worlds that fit where cards are hidden."""

    SIMULATIONS = 128
    CHOICES_BEFORE = 12

    def __init__(self, name: str) -> None:
        play = RandomPlay(name)
        self.state = play.game.new_initial_state()
        made = 0
        while made < self.CHOICES_BEFORE or self.state.is_chance_node():
            if self.state.is_chance_node():
                play.draw(self.state)
            else:
                self.state.apply_action(play.random.choice(self.state.legal_actions()))
                made += 1
        rollouts = pyspiel.RandomRolloutEvaluator(1, 1)
        if play.game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            self.bot = pyspiel.MCTSBot(
                play.game, rollouts, 1.4, self.SIMULATIONS, 64, False, 1, False
            )
        else:
            self.bot = pyspiel.ISMCTSBot(1, rollouts, 1.4, self.SIMULATIONS)

    def __call__(self) -> dict[str, int]:
        self.bot.step(self.state)
        return {"worlds": self.SIMULATIONS}


if __name__ == "__main__":
    for name in GAMES:
        print_rates(f"OpenSpiel {name}", rate(RandomPlay(name), SECONDS))
        print_rates(f"OpenSpiel {name}, copies", rate(Copies(name), SECONDS))
    for name in SEARCHED:
        print_rates(f"OpenSpiel {name}, search", rate(Search(name), SECONDS))
