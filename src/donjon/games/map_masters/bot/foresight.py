"""How a match is likely to end, judged as soon as the hands of a turn are known: for the search.

It takes long to play a match to its end, and the luck of later turns hides what a purchase is
worth. What it brings at once is the best path of the own hand; what it may bring later is judged by
the deck, the spellbooks and the coins.
"""

from __future__ import annotations

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
from donjon.kernel.rules.result import Result

STEPS: Final = 200
"""Steps of a search in a world: it finds nearly always what a longer one does."""
DRAWN: Final = 3
"""So many cards of a later hand come from the deck as it is now."""
USUAL_TURN: Final = 10
"""The points that a turn brings on average, for the others, whose hands are not solved."""


def foresee(s: MapMasters, seat: int) -> Result | None:
    """The likely points when all explore; None before that, and for who has finished exploring.

    The turns after this one are left out: on average they bring the same to all.
    """
    player = s.players[seat]
    if s.phase != EXPLORATION or player.is_finished:
        return None
    points = [each + USUAL_TURN for each in scores(s)]
    weights = policy_weights(s)
    parts = path_worth(s, player, weights) + later_worth(s, player, weights)
    points[seat] += (parts + POINT // 2) // POINT - USUAL_TURN - coin_points(player)
    ranking = places(points, [sum(each.board.secondary) for each in s.players])
    return Result(
        scores=points,
        ranking=ranking,
        text=verdict(ranking[0], points),
        details=[row("mm-row-total", "laurels", points)],
    )


def path_worth(s: MapMasters, player: Player, weights: PolicyWeights) -> int:
    """The worth of the path that the player is going to draw, in parts of a point."""
    faces = [FACE_OF[card] for card in player.zone]
    wanted = wanted_discoveries(s, player, weights)
    question = Question(faces, player.tokens[:], path_spells(player), wanted)
    return best_path(question, favour_price(turns_left(s), weights), STEPS).value


def later_worth(s: MapMasters, player: Player, weights: PolicyWeights) -> int:
    """The worth of coins, deck and spellbooks in the turns after this one, in parts of a point."""
    turns = turns_left(s)
    worth = player.coins * coin_price(s, weights)
    worth += CardValues(s, weights).deck(player) * DRAWN * turns
    for book in player.spells:
        worth += book_worth(book, turns, weights)
    return worth
