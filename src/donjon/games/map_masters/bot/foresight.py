"""How a match is likely to end, judged as soon as the hands of a turn are known: for the search.

It takes long to play a match to its end, and the luck of later turns hides what a purchase is
worth. What it brings at once is the best path of the own hand; what it may bring later is judged by
the deck, the spellbooks and the coins. The others are taken for usual players, so who would be
ahead says little: the chance to win follows from the lead, as it did in matches (`win_chance`).
"""

from __future__ import annotations

from math import exp
from typing import Final

from donjon.games.map_masters.bot.card_values import CardValues
from donjon.games.map_masters.bot.explore import best_path
from donjon.games.map_masters.bot.spellbook_values import book_worth, favour_price
from donjon.games.map_masters.bot.wanted_discoveries import (
    coin_price,
    turns_left,
    wanted_discoveries,
)
from donjon.games.map_masters.bot.weights import PolicyWeights, policy_weights
from donjon.games.map_masters.content.tables import FACE_OF
from donjon.games.map_masters.model.state import EXPLORATION, MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import path_spells
from donjon.games.map_masters.rules.scoring import coin_points, places, row, scores, verdict
from donjon.games.map_masters.solver.input.question import Question
from donjon.games.map_masters.solver.input.weights import POINT
from donjon.kernel.rules.foreseen import Foreseen
from donjon.kernel.rules.result import Result, ResultRow

STEPS: Final = 200
"""Steps of a search in a world: it finds nearly always what a longer one does."""
DRAWN: Final = 3
"""How many cards of a later hand come from the deck as it is now."""
USUAL_TURN: Final = 10
"""The points that a turn brings on average, for the others, whose hands are not solved."""
FAIR_LEAD: Final[list[float]] = [0.0, 0.0, 1.9, 3.7, 4.8, 5.9]
"""By the number of seats: the lead over all others that wins half of the matches.

These and the spread are fitted to 268 matches at two seats, 59 at three and some at five.
"""
SPREAD: Final = 3.0
SPREAD_A_TURN: Final = 1.1
"""How uncertain a lead is in the last turn, and how much more with every turn to come."""
ROWS: Final = ["mm-row-path", "mm-row-coins", "mm-row-deck", "mm-row-books"]


def foresee(s: MapMasters, seat: int) -> Foreseen | None:
    """The likely points while all explore; None before that, and for a seat that has finished.

    The turns after this one are left out: on average they bring the same to all.
    """
    player = s.players[seat]
    if s.phase != EXPLORATION or player.is_finished:
        return None
    weights = policy_weights(s)
    parts = [
        path_worth(s, player, weights),
        coin_worth(s, player, weights),
        deck_worth(s, player, weights),
        books_worth(s, player, weights),
    ]
    points = [each + USUAL_TURN for each in scores(s)]
    sure = points[seat] - USUAL_TURN - coin_points(player)
    points[seat] = sure + in_points(sum(parts))
    best = max([points[other] for other in range(len(points)) if other != seat])
    lead = sure + sum(parts) / POINT - best
    ranking = places(points, [sum(each.board.secondary) for each in s.players])
    found = Result(
        scores=points,
        ranking=ranking,
        text=verdict(ranking[0], points),
        details=rows(s, seat, [in_points(each) for each in parts], points),
    )
    return Foreseen(win_chance(lead, turns_left(s), len(s.players)), found)


def in_points(parts: int) -> int:
    """Parts of a point as points, rounded."""
    return (parts + POINT // 2) // POINT


def win_chance(lead: float, turns: int, seats: int) -> float:
    """How likely a lead wins with `turns` turns after this one; fitted to matches."""
    spread = SPREAD + SPREAD_A_TURN * turns
    return 1.0 / (1.0 + exp(-(lead - FAIR_LEAD[seats]) / spread))


def rows(s: MapMasters, seat: int, parts: list[int], points: list[int]) -> list[ResultRow]:
    """What the points of the seat are made of; the others have nothing but their points."""
    found: list[ResultRow] = []
    for at, label in enumerate(ROWS):
        values = [parts[at] if each == seat else 0 for each in range(len(s.players))]
        found.append(row(label, values))
    found.append(row("mm-row-total", points))
    return found


def path_worth(s: MapMasters, player: Player, weights: PolicyWeights) -> int:
    """The worth of the path that the player is going to draw, in parts of a point."""
    faces = [FACE_OF[card] for card in player.zone]
    wanted = wanted_discoveries(s, player, weights)
    question = Question(faces, player.tokens[:], path_spells(player), wanted)
    return best_path(question, favour_price(turns_left(s), weights), STEPS).value


def coin_worth(s: MapMasters, player: Player, weights: PolicyWeights) -> int:
    """The worth of the coins that are kept, in parts of a point."""
    return player.coins * coin_price(s, weights)


def deck_worth(s: MapMasters, player: Player, weights: PolicyWeights) -> int:
    """The worth of the deck in the turns after this one, in parts of a point."""
    return CardValues(s, weights).deck(player) * DRAWN * turns_left(s)


def books_worth(s: MapMasters, player: Player, weights: PolicyWeights) -> int:
    """The worth of the spellbooks in the turns after this one, in parts of a point."""
    worth = 0
    for book in player.spells:
        worth += book_worth(book, turns_left(s), weights)
    return worth
