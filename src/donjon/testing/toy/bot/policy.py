"""What bots know about playing Three Chests."""

from __future__ import annotations

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import AnyDecision
from donjon.testing.toy.model.state import ThreeChests
from donjon.testing.toy.rules.scoring import score
from donjon.testing.toy.rules.turn import DOUBLE, TakeOrDouble


def policy(s: ThreeChests, decision: AnyDecision, options: list[int], chance: Chance) -> int:
    """Double in the last round if one coin would not catch up; else take the safe default."""
    if isinstance(decision, TakeOrDouble) and DOUBLE in options and s.round == s.rounds:
        most = max(player.coins for player in s.players)
        if most - s.players[decision.seat].coins > 1:
            return DOUBLE
    return decision.default(s, chance)


def evaluate(s: ThreeChests, seat: int) -> float:
    """How good the position is for a seat, from 0 to 1: its share of all coins."""
    coins = [score(s, player) for player in s.players]
    return (1 + coins[seat]) / (len(coins) + sum(coins))
