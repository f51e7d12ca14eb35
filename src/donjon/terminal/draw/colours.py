"""Colours of seats and tints, and styles; ember marks what may be chosen."""

from __future__ import annotations

from typing import Final

EMBER: Final = "bold #241402 on #ffb24a"
EMBER_WORDS: Final = "bold #ffb24a"
FAINT: Final = "dim"
MASONRY: Final = "#6b5a4b"
TITLE: Final = "bold"
HUNT: Final = "bold #ef6f63"

SEATS: Final = ["#d9525f", "#2c86e0", "#4ccf8a", "#b07be0", "#e8a33d"]
TINTS: Final = {
    "slate": "#9aa5b1",
    "lapis": "#5b8def",
    "garnet": "#e0606c",
    "plum": "#b87bd0",
    "teal": "#49b6ad",
    "moss": "#8fb35a",
    "ochre": "#d9a441",
    "umber": "#b08968",
    "paper": "#f0e4cb",
    "sand": "#cbb58a",
    "crystal": "#a9bfe0",
    "rock": "#9b8676",
    "deep": "#c06a55",
    "gold": "#e8c163",
    "blood": "#ef6f63",
    "life": "#6fcf8d",
    "arcane": "#7db8ef",
}


def of_seat(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def of_tint(tint: str | None) -> str:
    """The colour of a tint; "" for none."""
    return TINTS.get(tint, "") if tint else ""
