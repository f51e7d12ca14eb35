"""Map Masters 4.2: the market, one purchase at a time."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.model.state import MARKET, NOBODY, MapMasters, Player
from donjon.games.map_masters.rules.articles import ARTICLE_SPAN, ARTICLES, PASS
from donjon.games.map_masters.words import events
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.menu import Action, Menu
from donjon.kernel.rules.step import Step
from donjon.kernel.words.message import Message


@final
class Market(Step["MapMasters"]):
    """MM-1.8, MM-R5  Only the first buyer is determined; then clockwise."""

    def run(self, s: MapMasters) -> None:
        s.phase = MARKET
        s.first = first_buyer(s)
        for player in s.players:
            player.has_passed = False
        events.first_buyer(s, s.first)
        s.owe(NextBuyer(s.first))


def first_buyer(s: MapMasters) -> int:
    """MM-2.1, MM-2.2, MM-2.3  The fewest coins, then the fewest points of the last turn.

    MM-2.4, MM-R4: then the first seat after the last first buyer. In turn 1 the youngest.
    """
    if s.turn == 0:
        return s.first
    seats = len(s.players)
    order = [(s.first + 1 + place) % seats for place in range(seats)]
    best = order[0]
    for seat in order[1:]:
        if buys_before(s, seat, best):
            best = seat
    return best


def buys_before(s: MapMasters, seat: int, other: int) -> bool:
    """MM-2.2, MM-2.3  Whether coins and points put one before the other."""
    one, two = s.players[seat], s.players[other]
    if one.coins != two.coins:
        return one.coins < two.coins
    return one.board.last_points() < two.board.last_points()


@final
class NextBuyer(Step["MapMasters"]):
    """MM-2.5, MM-2.6, MM-2.7  The next player who has not passed buys or passes, until all have."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: MapMasters) -> None:
        seats = len(s.players)
        for place in range(seats):
            seat = (self.seat + place) % seats
            if not s.players[seat].has_passed:
                s.buyer = seat
                s.owe(NextBuyer((seat + 1) % seats))
                s.owe(Buy(seat))
                return
        s.buyer = NOBODY


@final
class Buy(Menu["MapMasters", "Player"]):
    """MM-2.5, MM-2.8, MM-2.20, MM-15.3  Exactly one article, or pass; no credit."""

    def player(self, s: MapMasters) -> Player:
        return s.players[self.seat]

    def actions(self) -> list[Action[MapMasters, Player]]:
        """MM-2.8  Everything that coins and stock allow."""
        return ARTICLES

    def action_of(self, option: int) -> Action[MapMasters, Player]:
        return ARTICLES[option // ARTICLE_SPAN]

    def prompt(self, s: MapMasters) -> Message:
        return Message("mm-ask-buy", {"coins": s.players[self.seat].coins})

    def rule(self) -> str:
        return "MM-2.5"

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-15.4  An absent player passes."""
        return PASS


def market_order(s: MapMasters) -> list[int]:
    """MM-11.9, MM-R21  The seats in the order of this turn's market."""
    seats = len(s.players)
    return [(s.first + place) % seats for place in range(seats)]
