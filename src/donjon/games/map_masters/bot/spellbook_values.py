"""What spellbooks are worth to the bot (5.2)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.bot.weights import PolicyWeights
from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR
from donjon.games.map_masters.content.tables import BOOKS_HELD

FAVOUR: Final = FAIRY_FAVOUR.bit_length() - 1
"""The number of SB-11, which can be used once in the game."""


def book_worth(book: int, turns: int, weights: PolicyWeights) -> int:
    """The worth of a spellbook in `turns` turns."""
    return weights.books[book] if book == FAVOUR else weights.books[book] * turns


def favour_price(turns: int, weights: PolicyWeights) -> int:
    """MM-14.5  What SB-11 must gain to be used with `turns` turns after this one to save it for."""
    return weights.books[FAVOUR] if turns > 0 else 0


def least_book(books: list[int], turns: int, weights: PolicyWeights) -> int:
    """The spellbook that is worth least."""
    least = books[0]
    for book in books:
        if book_worth(book, turns, weights) < book_worth(least, turns, weights):
            least = book
    return least


def book_gain(books: list[int], book: int, turns: int, weights: PolicyWeights) -> int:
    """The gain of one more spellbook in `turns` turns, minus that of the one it replaces."""
    gain = book_worth(book, turns, weights)
    if len(books) < BOOKS_HELD:
        return gain
    return max(0, gain - book_worth(least_book(books, turns, weights), turns, weights))
