"""What a seat may know of a match of Three Chests: everything but the others' lucky numbers."""

from __future__ import annotations

from donjon.testing.toy.content.tables import CHEST_IDS
from donjon.testing.toy.model.state import NO_CHEST, Player, ThreeChests
from donjon.testing.toy.rules.scoring import score
from donjon.testing.toy.view.forms import PlayerView, View


def view(s: ThreeChests, seat: int | None) -> View:
    """All that the seat may know; None is a spectator."""
    return View(
        viewer=seat,
        round=s.round,
        rounds=s.rounds,
        over=not s.owed,
        players=[player_view(s, player, seat) for player in s.players],
    )


def player_view(s: ThreeChests, player: Player, seat: int | None) -> PlayerView:
    """One player; TY-0.2: its number is known to itself, TY-2.1: and at the end to all."""
    number = player.lucky.seen_by(seat)
    lucky = number[0] if number else None
    chest = CHEST_IDS[player.chest] if player.chest != NO_CHEST else None
    return PlayerView(player.seat, score(s, player), player.wins, chest, lucky)
