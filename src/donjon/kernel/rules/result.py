"""How a match ended."""

from __future__ import annotations

import msgspec

from donjon.kernel.words.message import Message


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended: points by seat, places (the best first), and how it came about.

    `rounds` is how many it took, in games whose length is open; 0 where nobody counts them.
    """

    scores: list[int]
    ranking: list[list[int]]
    text: Message
    details: list[ResultRow]
    rounds: int = 0

    @property
    def winners(self) -> list[int]:
        """Who won; nobody when the match has no winner."""
        return self.ranking[0] if self.ranking else []


class ResultRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the count, with a value for each seat."""

    label: Message
    values: list[int | None]
