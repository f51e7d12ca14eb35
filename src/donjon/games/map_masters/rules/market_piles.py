"""The market's piles and displays: what is turned up, taken and replaced (MM-2.15, MM-R7)."""

from __future__ import annotations

from donjon.games.map_masters.content.tables import COLUMNS
from donjon.games.map_masters.model.state import NO_CARD, MapMasters
from donjon.games.map_masters.words import events


def fill_display(s: MapMasters, column: int) -> None:
    """MM-2.15, MM-I9  Every gap of a column is filled from its pile, as far as it lasts."""
    row = s.display[column]
    for at in range(len(row)):
        if row[at] == NO_CARD and has_pile(s, column):
            row[at] = draw_card(s, column)


def has_pile(s: MapMasters, column: int) -> bool:
    """MM-R7  Whether a card of this cost can come from the pile or its discards."""
    return s.piles[column].size() + len(s.discards[column]) > 0


def draw_card(s: MapMasters, column: int) -> int:
    """MM-R7  The top card of a pile; without one the discards are shuffled first."""
    pile = s.piles[column]
    if pile.is_empty():
        pile.shuffle_in(s, s.discards[column])
        s.discards[column] = []
        events.column_reshuffled(s, column)
    return pile.draw(s)


def take_card(s: MapMasters, column: int, at: int) -> int:
    """MM-2.15  A visible card is taken and replaced at once."""
    card = s.display[column][at]
    s.display[column][at] = NO_CARD
    fill_display(s, column)
    return card


def fill_books(s: MapMasters) -> None:
    """MM-2.15  Every gap among the visible spellbooks is filled."""
    for at in range(len(s.books)):
        if s.books[at] == NO_CARD and has_books(s):
            s.books[at] = draw_book(s)


def has_books(s: MapMasters) -> bool:
    """MM-R7  Whether a spellbook can come from the pile or its discards."""
    return s.book_pile.size() + len(s.book_discard) > 0


def draw_book(s: MapMasters) -> int:
    """MM-R7  The top spellbook; without one the discards are shuffled first."""
    if s.book_pile.is_empty():
        s.book_pile.shuffle_in(s, s.book_discard)
        s.book_discard = []
        events.books_reshuffled(s)
    return s.book_pile.draw(s)


def take_book(s: MapMasters, at: int) -> int:
    """MM-2.15  A visible spellbook is taken and replaced at once."""
    spell = s.books[at]
    s.books[at] = NO_CARD
    fill_books(s)
    return spell


def refresh(s: MapMasters) -> None:
    """MM-2.21  All visible cards and spellbooks are discarded and replaced from the piles."""
    for column in range(COLUMNS):
        old = [card for card in s.display[column] if card != NO_CARD]
        s.display[column] = [NO_CARD] * len(s.display[column])
        fill_display(s, column)
        s.discards[column].extend(old)
        fill_display(s, column)
    old_books = [spell for spell in s.books if spell != NO_CARD]
    s.books = [NO_CARD] * len(s.books)
    fill_books(s)
    s.book_discard.extend(old_books)
    fill_books(s)
