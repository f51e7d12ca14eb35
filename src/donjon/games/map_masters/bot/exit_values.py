"""What an exit is worth to the bot: the lead that the ticked box is likely to bring (MM-12.6)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import EXIT_POINTS, TURNS
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.solver.input.weights import POINT

BOXES: Final = TURNS + 1


def exit_lead(mine: int, others: int) -> int:
    """MM-12.6  The lead in points of one player over another by their numbers of ticks."""
    if mine == others:
        return 0
    if mine < others:
        return -exit_lead(others, mine)
    return EXIT_POINTS[0] - (EXIT_POINTS[1] if others else 0)


def tick_odds(turns: int, share: float) -> list[float]:
    """The chance of each number of ticks in `turns` turns, if a `share` of them end in an exit."""
    odds = [1.0]
    for _ in range(turns):
        fewer, more = [*odds, 0.0], [0.0, *odds]
        odds = [fewer[n] * (1.0 - share) + more[n] * share for n in range(len(fewer))]
    return odds


def worth_by_ticks(left: int, mine: int, others: int, share: float) -> int:
    """What one more tick is worth, in parts of a point, with `left` turns after this one.

    The other player may still tick the box of this turn, too.
    """
    gain = 0.0
    for ours, our_chance in enumerate(tick_odds(left, share)):
        for theirs, their_chance in enumerate(tick_odds(left + 1, share)):
            us, them = mine + ours, others + theirs
            gain += our_chance * their_chance * (exit_lead(us + 1, them) - exit_lead(us, them))
    return int(gain * POINT)


def exit_worths(share: float) -> list[int]:
    """The same by turns left, own ticks and ticks of the best other player."""
    return [
        worth_by_ticks(left, mine, others, share)
        for left in range(TURNS)
        for mine in range(BOXES)
        for others in range(BOXES)
    ]


def exit_worth(s: MapMasters, player: Player, worths: list[int]) -> int:
    """What an exit of this turn is worth to a player, against the one with the most ticks."""
    mine = sum(player.board.exits)
    others = 0
    for other in s.players:
        if other.seat != player.seat:
            others = max(others, sum(other.board.exits))
    return worths[((TURNS - 1 - s.turn) * BOXES + mine) * BOXES + others]
