"""The end of Three Chests: lucky numbers, scores and places."""

from __future__ import annotations

from typing import final

from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.rules.step import Step
from donjon.kernel.words.message import Message, seat_name
from donjon.testing.toy.content.tables import LUCKY_COINS
from donjon.testing.toy.model.state import Player, ThreeChests
from donjon.testing.toy.words import events


@final
class TurnUpNumbers(Step["ThreeChests"]):
    """TY-2.1  At the end everyone's lucky number is turned up."""

    def run(self, s: ThreeChests) -> None:
        for player in s.players:
            player.lucky = player.lucky.turn_up(s)
            events.number_shown(s, player.seat, player.lucky.hidden_values[0])


def bonus(s: ThreeChests, player: Player) -> int:
    """TY-2.1  Five coins for whoever has won as many chests as its number says."""
    number = player.lucky.seen_by(None)
    return LUCKY_COINS if number is not None and number[0] == player.wins else 0


def score(s: ThreeChests, player: Player) -> int:
    """The coins of a player with the bonus."""
    return player.coins + bonus(s, player)


def result(s: ThreeChests) -> Result:
    """TY-2.2  Most coins win; equals share the place."""
    by_score: dict[int, list[int]] = {}
    for player in s.players:
        by_score.setdefault(score(s, player), []).append(player.seat)
    ranking = [by_score[coins] for coins in sorted(by_score, reverse=True)]
    winners = [seat_name(seat) for seat in ranking[0]]
    return Result(
        scores=[score(s, player) for player in s.players],
        ranking=ranking,
        text=Message("ty-winners", {"seats": winners, "coins": max(by_score)}),
        details=[
            ResultRow(Message("ty-row-coins"), [p.coins for p in s.players]),
            ResultRow(Message("ty-row-lucky"), [bonus(s, p) for p in s.players]),
        ],
    )
