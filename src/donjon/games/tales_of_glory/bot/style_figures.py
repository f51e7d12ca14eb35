"""Tales of Glory for styles of bots: how a seat fares apart from the win."""

from __future__ import annotations

from donjon.games.tales_of_glory.model.state import TalesOfGlory


def in_hand(s: TalesOfGlory, seat: int) -> float:
    """The Prestige that the player has."""
    return float(s.players[seat].prestige)
