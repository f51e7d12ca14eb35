"""A match goes to the bots' processes whole: with its options, its names and its choices."""

from __future__ import annotations

from donjon import Match, game
from donjon.table.thinking import KNOWN, position_of, reached


def test_a_bot_sits_at_the_very_same_match() -> None:
    """A game may look at the names before the first choice, so they go along."""
    match = Match(game("clank"), 3, 7, {"board": "dusk"}, ["Ann", "Bo", "Cy"])
    for _ in range(3):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0])
    KNOWN.clear()
    twin = reached(position_of("table", match))
    assert (twin.names, twin.options, twin.made) == (match.names, match.options, match.made)
    assert twin.waiting == match.waiting
    assert reached(position_of("table", match)) is twin
    KNOWN.clear()
