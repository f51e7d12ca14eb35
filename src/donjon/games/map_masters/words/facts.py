"""What a rule knows of a great event: the facts that its great moment is drawn from."""

from __future__ import annotations

from donjon.kernel.journal.facts import Facts


class TimeBonusFacts(Facts, frozen=True):
    """MM-9.3  Who finishes first with a path, and the points for it."""

    seat: int
    bonus: int


class SecondGoalFacts(Facts, frozen=True):
    """MM-10.6, MM-10.7  The second goal of a turn, and the points of every seat for it."""

    turn: int
    goal: int
    points: list[int]


class BookSaleFacts(Facts, frozen=True):
    """MM-2.11  A spellbook goes to its owner."""

    seat: int
    spell: int
    price: int


class CardSaleFacts(Facts, frozen=True):
    """MM-2.12  A dungeon card goes to its owner."""

    seat: int
    card: int
    price: int
