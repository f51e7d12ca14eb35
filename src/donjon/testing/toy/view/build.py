"""Builds the view of Three Chests: everything except the lucky numbers of others."""

from __future__ import annotations

from donjon.kernel.view.view_memory import ViewMemory
from donjon.testing.toy.content.tables import CHEST_IDS
from donjon.testing.toy.model.state import NO_CHEST, Player, ThreeChests
from donjon.testing.toy.rules.scoring import score
from donjon.testing.toy.view.forms import PlayerView, View


def view(s: ThreeChests, seat: int | None, memory: ViewMemory[list[PlayerView]]) -> View:
    """All that the seat may know, None is a spectator: what all see, and what it alone knows."""
    players = memory.shared(public_players, s)[:]
    if seat is not None:
        players[seat] = player_view(s, s.players[seat], seat)
    return View(
        viewer=seat,
        round=s.round,
        rounds=s.rounds,
        over=not s.owed,
        players=players,
    )


def public_players(s: ThreeChests) -> list[PlayerView]:
    """The players as a spectator sees them; looked at once for all viewers of a moment."""
    return [player_view(s, player, None) for player in s.players]


def player_view(s: ThreeChests, player: Player, seat: int | None) -> PlayerView:
    """One player; TY-0.2: its number is known to itself, TY-2.1: and at the end to all."""
    number = player.lucky.seen_by(seat)
    lucky = number[0] if number else None
    chest = CHEST_IDS[player.chest] if player.chest != NO_CHEST else None
    return PlayerView(player.seat, score(s, player), player.wins, chest, lucky)
