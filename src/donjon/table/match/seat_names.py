"""What the seats of a table are called: people by their names, bots in the reader's language."""

from __future__ import annotations

from collections import Counter
from typing import Final

from donjon.bots.characters import CHARACTERS
from donjon.kernel.words.ids import Text
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from donjon.table.store.table_register import SeatRow

LETTERS: Final = "ABCDEFGH"
TITLES: Final = {
    "random": Message("table-bot-random"),
    "greedy": Message("table-bot-greedy"),
    "level1": Message("table-bot-level1"),
    "level2": Message("table-bot-level2"),
    "level3": Message("table-bot-level3"),
    "level4": Message("table-bot-level4"),
    **{character.name: character.title() for character in CHARACTERS.values()},
}
"""What the bots that may sit at a table are called."""


def seat_names(seats: list[SeatRow]) -> list[Text]:
    """What each seat is called; bots with the same title have the letters of their seats, too."""
    sitting = Counter(seat.bot for seat in seats)
    return [seat_name(seat, sitting[seat.bot] > 1) for seat in seats]


def seat_name(seat: SeatRow, is_one_of_several: bool) -> Text:
    """A person's name, a bot's title, or what a bot of another package was called."""
    title = TITLES.get(seat.bot or "")
    if title is None:
        return seat.name
    if is_one_of_several:
        return Message("table-bot-at-seat", {"bot": title, "letter": LETTERS[seat.seat]})
    return title


def names_in(lang: str, seats: list[SeatRow]) -> list[str]:
    """What each seat is called in one language."""
    names = seat_names(seats)
    return [name if isinstance(name, str) else translate(name, lang) for name in names]
