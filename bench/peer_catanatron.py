"""catanatron: random play, copies of a game in its middle, and such copies played to the end.

The last is what a search by playouts costs there; the package itself has no tree search.
"""

from __future__ import annotations

import random
import sys

from catanatron import Color, Game, RandomPlayer
from catanatron.players.weighted_random import WeightedRandomPlayer
from measure import print_rates, rate

SECONDS = float(sys.argv[1])
COLORS = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]


class RandomPlay:
    """Whole games by random players."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.seed = 0

    def new(self) -> Game:
        self.seed += 1
        random.seed(self.seed)
        return Game([RandomPlayer(color) for color in COLORS[: self.seats]], seed=self.seed)

    def __call__(self) -> dict[str, int]:
        game = self.new()
        game.play()
        made = getattr(game.state, "action_records", None) or game.state.actions
        return {"decisions": len(made), "matches": 1}


class Copies:
    """Copies of a game after 150 ticks."""

    def __init__(self) -> None:
        self.game = RandomPlay(4).new()
        for _ in range(150):
            self.game.play_tick()

    def __call__(self) -> dict[str, int]:
        for _ in range(20):
            self.game.copy()
        return {"copies": 20}


class Playouts:
    """Copies of a game after 60 ticks, played to the end by players who prefer to build."""

    def __init__(self) -> None:
        players = [WeightedRandomPlayer(color) for color in COLORS[:2]]
        self.game = Game(players, seed=1)
        for _ in range(60):
            self.game.play_tick()

    def __call__(self) -> dict[str, int]:
        self.game.copy().play()
        return {"worlds": 1}


if __name__ == "__main__":
    print_rates("catanatron, 2 seats", rate(RandomPlay(2), SECONDS))
    print_rates("catanatron, 4 seats", rate(RandomPlay(4), SECONDS))
    print_rates("catanatron, copies, 4 seats", rate(Copies(), SECONDS))
    print_rates("catanatron, search, 2 seats", rate(Playouts(), SECONDS))
