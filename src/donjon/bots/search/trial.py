"""Trials: how an idea did in the worlds, and whether it did better than the policy's choice."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from donjon.bots.deadline import Deadline
from donjon.bots.search.worlds import Worlds
from donjon.bots.style import PLAIN, Style
from donjon.kernel.rules.idea import Idea

NO_WORLD: Final = -1
LEAST_MARGIN: Final = 0.2
"""The share of its weight that the margin keeps in a match that is as good as decided."""


@final
class Figure:
    """A mean and its standard error."""

    def __init__(self, mean: float, error: float) -> None:
        self.mean: Final = mean
        self.error: Final = error


@final
class Trial:
    """An idea and how it did, world by world: its share of the win, its margin, its score sheet.

    The values of a score sheet are in the order of the labels that the worlds collect. For a bot
    with a style there is also what the style adds in each world, its own points, and how much it
    likes the idea for its own sake.
    """

    def __init__(self, idea: Idea, style: Style = PLAIN, liking: float = 0.0) -> None:
        self.idea: Final = idea
        self.style: Final = style
        self.liking: Final = liking
        self.added_by_style: list[float] = []
        self.points: list[float] = []
        self.shares: list[float] = []
        self.margins: list[float] = []
        self.sheets: list[list[int]] = []
        self.last_world = NO_WORLD

    def play(self, worlds: Worlds, number: int, scale: float) -> None:
        """Play the idea in the world with this number."""
        self.last_world = number
        ending = worlds.play(number, self.idea)
        result = ending.result
        self.shares.append(ending.share)
        self.margins.append(margin(result.scores, worlds.seat, scale))
        self.sheets.append(worlds.labels.values(result, worlds.seat))
        if self.style is not PLAIN:
            self.added_by_style.append(worlds.added_by_style)
            self.points.append(result.scores[worlds.seat] / scale)

    def win_share(self) -> Figure:
        """Its share of the wins."""
        return figure(self.shares)

    def gain(self, usual: Trial, margin_weight: float) -> Figure:
        """How much better it did than the usual choice in the same worlds.

        The margin counts less the surer the match is won or lost.
        """
        won = usual.win_share().mean
        weight = margin_weight * (LEAST_MARGIN + (1.0 - LEAST_MARGIN) * 4.0 * won * (1.0 - won))
        gains: list[float] = []
        for at in range(min(len(self.shares), len(usual.shares))):
            share = self.shares[at] - usual.shares[at]
            gains.append(share + weight * (self.margins[at] - usual.margins[at]))
        if self.style is not PLAIN:
            self.add_style(gains, usual)
        return figure(gains)

    def add_style(self, gains: list[float], usual: Trial) -> None:
        """Add what the style counts besides the share of the win and the lead."""
        bold = self.style.boldness
        middle = figure(usual.points).mean
        for at in range(len(gains)):
            gains[at] += (
                self.liking - usual.liking + self.added_by_style[at] - usual.added_by_style[at]
            )
            gains[at] += bold * (
                upside(self.points[at] - middle) - upside(usual.points[at] - middle)
            )


def play_all(
    worlds: Worlds,
    trials: list[Trial],
    first: int,
    stop: int,
    scale: float,
    deadline: Deadline,
) -> bool:
    """Play all trials in the worlds from `first` up to, not including, `stop`.

    A world that a trial was played in already is left out. False if the deadline passed earlier.
    """
    for number in range(first, stop):
        for trial in trials:
            if trial.last_world >= number:
                continue
            if deadline.has_passed():
                return False
            trial.play(worlds, number, scale)
    return True


def margin(scores: list[int], seat: int, scale: float) -> float:
    """The lead over the best of the others, from -1 to 1; of a seat alone its score."""
    others = [score for other, score in enumerate(scores) if other != seat]
    lead = float(scores[seat] - max(others)) if others else float(scores[seat])
    return max(-1.0, min(1.0, lead / scale))


def upside(above: float) -> float:
    """The part above the mean, squared and at most 1; 0 below the mean."""
    return min(1.0, above) * min(1.0, above) if above > 0.0 else 0.0


def figure(values: list[float]) -> Figure:
    """The mean of some values, and its standard error."""
    n = len(values)
    if n == 0:
        return Figure(0.0, 0.0)
    mean = 0.0
    for value in values:
        mean += value
    mean /= n
    if n == 1:
        return Figure(mean, 0.0)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return Figure(mean, sqrt(squares / (n - 1) / n))
