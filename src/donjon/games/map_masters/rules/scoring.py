"""Map Masters' end and points."""

from __future__ import annotations

from donjon.games.map_masters.content.objectives import matching
from donjon.games.map_masters.content.tables import (
    COINS_FOR_A_POINT,
    EXIT_POINTS,
    OBJECTIVE_OF,
    OBJECTIVE_VP,
)
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.words.message import Message, seat_name


def points_for(found: list[int], objective_card: int) -> int:
    """MM-10.3, MM-10.7, MM-I20  Number of matching discoveries times the objective's value."""
    objective = OBJECTIVE_OF[objective_card]
    return matching(found, objective) * OBJECTIVE_VP[objective]


def scores(s: MapMasters) -> list[int]:
    """MM-12.2, MM-I21  Final score = P + S + T + X + C."""
    exits = exit_points([sum(player.board.exits) for player in s.players])
    return [
        primary_points(player)
        + secondary_points(player)
        + bonus_points(player)
        + exits[player.seat]
        + coin_points(player)
        for player in s.players
    ]


def primary_points(player: Player) -> int:
    """MM-12.3  The sum of the blue column."""
    return sum(player.board.primary)


def secondary_points(player: Player) -> int:
    """MM-12.4  Half the sum of the pink column, rounded down once."""
    return sum(player.board.secondary) // 2


def bonus_points(player: Player) -> int:
    """MM-12.5  The circled bonuses of the green column."""
    return sum(player.board.bonus)


def exit_points(ticks: list[int]) -> list[int]:
    """MM-12.6, MM-R23, MM-R46  2 for the most exit boxes, 1 for the second most; ties share.

    A player without a tick gets nothing, and no rank is skipped.
    """
    ranks = sorted({n for n in ticks if n > 0}, reverse=True)[: len(EXIT_POINTS)]
    return [EXIT_POINTS[ranks.index(n)] if n in ranks else 0 for n in ticks]


def coin_points(player: Player) -> int:
    """MM-2.18, MM-12.7  A point for every three coins left."""
    return player.coins // COINS_FOR_A_POINT


def result(s: MapMasters) -> Result:
    """MM-12.8  The highest final score wins."""
    points = scores(s)
    ranking = places(points, [sum(player.board.secondary) for player in s.players])
    return Result(
        scores=points, ranking=ranking, text=verdict(ranking[0], points), details=details(s, points)
    )


def places(points: list[int], pink: list[int]) -> list[list[int]]:
    """MM-12.9, MM-R24  Ties go to the higher pink column, un-halved; else they are shared."""
    ranks: dict[tuple[int, int], list[int]] = {}
    for seat in range(len(points)):
        ranks.setdefault((points[seat], pink[seat]), []).append(seat)
    return [ranks[rank] for rank in sorted(ranks, reverse=True)]


def verdict(winners: list[int], points: list[int]) -> Message:
    """The sentence that names the map master, or those who share the victory."""
    best = points[winners[0]]
    if len(winners) > 1:
        return Message("mm-share", {"seats": [seat_name(seat) for seat in winners], "n": best})
    return Message("mm-wins", {"seat": seat_name(winners[0]), "n": best})


def details(s: MapMasters, points: list[int]) -> list[ResultRow]:
    """The rows of the count."""
    exits = exit_points([sum(player.board.exits) for player in s.players])
    return [
        row("mm-row-primary", [primary_points(player) for player in s.players]),
        row("mm-row-secondary", [secondary_points(p) for p in s.players]),
        row("mm-row-bonus", [bonus_points(player) for player in s.players]),
        row("mm-row-exits", exits),
        row("mm-row-coins", [coin_points(player) for player in s.players]),
        row("mm-row-total", points),
    ]


def row(key: str, values: list[int]) -> ResultRow:
    """One row of the count."""
    shown: list[int | None] = []
    shown.extend(values)
    return ResultRow(Message(key), shown)
