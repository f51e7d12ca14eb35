"""What an exit is worth to the bot: the lead that the ticked box is likely to bring (MM-12.6)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import EXIT_POINTS, TURNS
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.solver.input.weights import POINT

TICKED: Final = 0.82
"""The share of paths that end in an exit."""
BOXES: Final = TURNS + 1


def exit_lead(mine: int, others: int) -> int:
    """MM-12.6  The lead in points of one player over another by their numbers of ticks."""
    if mine == others:
        return 0
    if mine < others:
        return -exit_lead(others, mine)
    return EXIT_POINTS[0] - (EXIT_POINTS[1] if others else 0)


def tick_odds(turns: int) -> list[float]:
    """The chance of each number of ticks in so many turns."""
    odds = [1.0]
    for _ in range(turns):
        fewer, more = [*odds, 0.0], [0.0, *odds]
        odds = [fewer[n] * (1.0 - TICKED) + more[n] * TICKED for n in range(len(fewer))]
    return odds


def worth_by_ticks(left: int, mine: int, others: int) -> int:
    """What one more tick is worth, in parts of a point, with `left` turns after this one.

    The other player may still tick the box of this turn, too.
    """
    gain = 0.0
    for ours, our_chance in enumerate(tick_odds(left)):
        for theirs, their_chance in enumerate(tick_odds(left + 1)):
            us, them = mine + ours, others + theirs
            gain += our_chance * their_chance * (exit_lead(us + 1, them) - exit_lead(us, them))
    return int(gain * POINT)


EXIT_WORTH: Final = [
    worth_by_ticks(left, mine, others)
    for left in range(TURNS)
    for mine in range(BOXES)
    for others in range(BOXES)
]
"""By turns left, own ticks and ticks of the best other player."""


def exit_worth(s: MapMasters, player: Player) -> int:
    """What an exit of this turn is worth to a player, against the one with the most ticks."""
    mine = sum(player.board.exits)
    others = 0
    for other in s.players:
        if other.seat != player.seat:
            others = max(others, sum(other.board.exits))
    return EXIT_WORTH[((TURNS - 1 - s.turn) * BOXES + mine) * BOXES + others]
