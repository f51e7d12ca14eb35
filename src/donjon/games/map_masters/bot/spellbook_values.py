"""What a bot thinks of the spellbooks (5.2)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR

BOOK_WORTH: Final = [
    50, 20, 20, 5, 10, 120, 100, 30, 10, 10, 0, 130, 60, 80, 40, 150, 60,
]  # fmt: skip
"""For each turn, in parts of a point, SB-1 first: those of paths as the bot's search gains."""
FAVOUR_WORTH: Final = 200
"""SB-11 can be used once in the game."""


def book_worth(book: int, turns: int) -> int:
    """What a spellbook brings in so many turns."""
    return FAVOUR_WORTH if 1 << book == FAIRY_FAVOUR else BOOK_WORTH[book] * turns


def least_book(books: list[int], turns: int) -> int:
    """The one that can be spared."""
    least = books[0]
    for book in books:
        if book_worth(book, turns) < book_worth(least, turns):
            least = book
    return least
