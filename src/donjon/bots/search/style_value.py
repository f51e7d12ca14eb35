"""What a style looks at in a world besides its result: harm, turns, and what is soon in hand."""

from __future__ import annotations

from typing import Any, Final, final

from donjon.bots.search.ending import Ending
from donjon.bots.style import Style
from donjon.kernel.match.game_parts import Brain
from donjon.kernel.rules.state import State

SOON: Final = 2
"""A seat looks at what it has in hand after this many more turns of its own."""
MANY_TURNS: Final = 10.0


@final
class StyleValue:
    """Follows a seat through one world after another, and values what a style counts there."""

    def __init__(self, style: Style, brain: Brain[Any], seat: int, scale: float) -> None:
        self.style: Final = style
        self.harm: Final = brain.harm
        self.in_hand: Final = brain.in_hand
        self.turns_left: Final = brain.turns_left
        self.seat: Final = seat
        self.scale: Final = scale
        self.turn = 0
        self.turns = 0
        self.soon = 0.0

    def begin(self, turn: int) -> None:
        """A world begins in this turn."""
        self.turn = turn
        self.turns = 0
        self.soon = 0.0

    def watch(self, s: State, turn: int) -> None:
        """The seat chooses in this turn."""
        if turn != self.turn:
            self.turn = turn
            self.turns += 1
            if self.turns == SOON:
                self.soon = self.held(s)

    def held(self, s: State) -> float:
        """What the seat has in hand; 0 in a game that cannot tell."""
        return 0.0 if self.in_hand is None else self.in_hand(s, self.seat) / self.scale

    def value(self, s: State, ending: Ending) -> float:
        """What the style adds to the share of the win and the lead when a world has ended.

        In a world that was judged early, harm and turns are estimates, too.
        """
        style, seat = self.style, self.seat
        value = (style.win - 1.0) * ending.share
        if style.haste != 0.0:
            value -= style.haste * self.all_turns(s, ending) / MANY_TURNS
        if style.survival != 0.0 and self.harm is not None:
            value -= style.survival * self.harm(s, seat)
        if style.soon != 0.0:
            value += style.soon * (self.soon if self.turns >= SOON else self.held(s))
        if style.spite != 0.0:
            value -= style.spite * best_of_others(ending.result.scores, seat) / self.scale
        return value

    def all_turns(self, s: State, ending: Ending) -> float:
        """The turns that the seat took, and those that it is likely to take still."""
        if ending.is_over or self.turns_left is None:
            return float(self.turns)
        return self.turns + self.turns_left(s, self.seat)


def best_of_others(scores: list[int], seat: int) -> float:
    """The highest score of the other seats; 0 if there are none."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(max(others)) if others else 0.0
