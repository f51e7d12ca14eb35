"""A fight with a monster, blow by blow: what is told of it when it is over."""

from __future__ import annotations

from typing import Final, final


@final
class Fight:
    """DQ-11.3  The blows of a monster so far: the wound dice of each and the points it cost.

    `bones` are those that the hero had before it. The skeleton throws no wound dice.
    """

    def __init__(self, monster: int, bones: int) -> None:
        self.monster: Final = monster
        self.bones: Final = bones
        self.dice: list[list[int]] = []
        self.points: list[int] = []

    def strike(self, dice: list[int], points: int) -> None:
        """Another blow."""
        self.dice.append(dice)
        self.points.append(points)
