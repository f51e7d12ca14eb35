"""What spellbooks are worth to the bot (5.2)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR
from donjon.games.map_masters.content.tables import BOOKS_HELD

BOOK_WORTH: Final = [
    50, 20, 60, 5, 10, 110, 90, 60, 10, 15, 0, 130, 60, 80, 40, 150, 60,
]  # fmt: skip
"""By spellbook, SB-1 first: worth for each turn in parts of a point.

For spells on paths it is the measured gain of the bot's search.
"""
FAVOUR_WORTH: Final = 200
"""The worth of SB-11, which can be used once in the game."""


def book_worth(book: int, turns: int) -> int:
    """The worth of a spellbook in `turns` turns."""
    return FAVOUR_WORTH if 1 << book == FAIRY_FAVOUR else BOOK_WORTH[book] * turns


def least_book(books: list[int], turns: int) -> int:
    """The spellbook that is worth least."""
    least = books[0]
    for book in books:
        if book_worth(book, turns) < book_worth(least, turns):
            least = book
    return least


def book_gain(books: list[int], book: int, turns: int) -> int:
    """The gain of one more spellbook in `turns` turns, minus that of the one it replaces."""
    gain = book_worth(book, turns)
    if len(books) < BOOKS_HELD:
        return gain
    return max(0, gain - book_worth(least_book(books, turns), turns))
