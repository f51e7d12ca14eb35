"""Styles: what a bot that searches counts besides the win, and how much."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.rules.immutable import Immutable

USUAL_WEIGHTS: Final[dict[str, float]] = {
    "win": 1.0,
    "points": 1.0,
    "caution": 1.0,
    "survival": 0.0,
    "spite": 0.0,
    "haste": 0.0,
    "soon": 0.0,
    "boldness": 0.0,
}
"""The weights by name, as they are without a style."""
TASTE: Final = "taste."
"""Before the name of an action that a style likes: `taste.Walk=0.2`."""


@final
class Style(Immutable):
    """Weights of the value by which a search compares ideas; 1 is as much as a win.

    `win` is the win itself. `points` and `caution` are factors of what the game advises: how much
    the lead in points counts, and how sure an idea must be. `survival` counts against coming to
    harm, where a game knows harm; `spite` against what the best of the others has; `haste`
    against every ten turns of its own that the match still takes. `soon` is what the seat has in
    hand two turns later, where a game can tell. `boldness` is for worlds that end far above the
    usual, squared. Points are counted in the scale that the game advises. `taste` adds to ideas
    whose first option is an action of that name.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights: Final = weights
        self.win: Final = weight_in(weights, "win")
        self.points: Final = weight_in(weights, "points")
        self.caution: Final = weight_in(weights, "caution")
        self.survival: Final = weight_in(weights, "survival")
        self.spite: Final = weight_in(weights, "spite")
        self.haste: Final = weight_in(weights, "haste")
        self.soon: Final = weight_in(weights, "soon")
        self.boldness: Final = weight_in(weights, "boldness")
        self.has_taste: Final = any(name.startswith(TASTE) for name in weights)

    def liking(self, action: str) -> float:
        """How much it likes an action for its own sake."""
        return self.weights.get(TASTE + action, 0.0)

    def words(self) -> str:
        """The weights as they are written after `search:worlds=64,`."""
        return ",".join([f"{name}={weight:g}" for name, weight in self.weights.items()])


def weight_in(weights: dict[str, float], name: str) -> float:
    """The weight of that name; the usual one if it is not given."""
    return weights.get(name, USUAL_WEIGHTS[name])


PLAIN: Final = Style({})
"""Nothing but the win and the points, as the game advises."""
