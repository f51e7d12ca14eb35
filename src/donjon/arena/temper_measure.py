"""Measures a character's temper: it and its twin play the same deals, in every seat."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, median, stdev
from typing import Final, NamedTuple

from donjon.arena.simulation import SimulationSetup, alone_among, chances_of, new_state
from donjon.arena.summary import NORMAL_95
from donjon.arena.watched_bot import WatchedBot
from donjon.bots import bot_named
from donjon.bots.characters import CHARACTERS
from donjon.bots.measured_tempers import MeasuredTemper, TemperFigure
from donjon.bots.search.ending import share_of_win
from donjon.bots.self_play import play_match
from donjon.bots.tempers import CLAIMS, twin_of
from donjon.registry import game as game_of

OTHERS: Final = "level2"
"""The bot on all other seats."""
DIGITS: Final = 4


class SeatPlay(NamedTuple):
    """How one seat played a match."""

    points: float
    others: float
    wins: float
    harm: float
    kinds: int
    held: list[float]


class Pair(NamedTuple):
    """A character and its twin on the same deal and seat."""

    deal: int
    character: SeatPlay
    twin: SeatPlay


class TemperMeasure:
    """Plays matches of one game, and keeps those of twins: several characters have the same."""

    def __init__(self, game: str, seats: int, seed: str) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.options: Final = game_of(game).check_options({}, seats)
        self._kept: Final[dict[tuple[str, ...], dict[int, list[SeatPlay]]]] = {}

    def measure(self, character: str, matches: int) -> MeasuredTemper:
        """Play `matches` matches of the character, and as many of its twin."""
        pairs: list[Pair] = []
        for deal in range(max(2, -(-matches // self.seats))):
            for seat in range(self.seats):
                found = [self.play(bot, seat, deal) for bot in (character, twin_of(character))]
                pairs.append(Pair(deal, *found))
        names = [claim.figure for claim in CLAIMS[character]]
        return MeasuredTemper(
            character=character,
            game=self.game,
            style=CHARACTERS[character].style.words(),
            twin=twin_of(character),
            seats=self.seats,
            matches=len(pairs),
            seed=self.seed,
            figures=[
                figure_of(name, pairs)
                for name in sorted({*names, "points", "others", "wins", "harm"})
            ],
        )

    def play(self, bot: str, seat: int, deal: int) -> SeatPlay:
        """How a bot plays a deal from a seat, with level 2 on all others."""
        bots = tuple(alone_among(bot, OTHERS, seat, self.seats))
        kept = self._kept.setdefault(bots, {})
        if deal not in kept:
            kept[deal] = play_watched(
                SimulationSetup(self.game, [*bots], self.options, self.seed), deal
            )
        return kept[deal][seat]


def play_watched(setup: SimulationSetup, number: int) -> list[SeatPlay]:
    """Play one match, and tell how every seat played it."""
    game = game_of(setup.game)
    bots = [WatchedBot(bot_named(name)) for name in setup.bots]
    s = new_state(game, setup, number)
    play_match(game, s, [*bots], chances_of(setup, number))
    result = game.rules.result(s)
    brain = game.brain
    return [
        SeatPlay(
            points=float(result.scores[seat]),
            others=fmean(score for other, score in enumerate(result.scores) if other != seat),
            wins=share_of_win(result.winners, seat),
            harm=0.0 if brain.harm is None else brain.harm(s, seat),
            kinds=len(bot.kinds),
            held=[*bot.held, 0.0 if brain.in_hand is None else brain.in_hand(s, seat)],
        )
        for seat, bot in enumerate(bots)
    ]


def figure_of(name: str, pairs: list[Pair]) -> TemperFigure:
    """The figure of that name, compared with the twin's; the seats of a deal count as one."""
    if name == "turns":
        pairs = [pair for pair in pairs if pair.character.harm == 0 == pair.twin.harm]
    mine = values(name, [pair.character for pair in pairs], pairs)
    usual = values(name, [pair.twin for pair in pairs], pairs)
    by_deal: dict[int, list[float]] = {}
    for pair, one, other in zip(pairs, mine, usual, strict=True):
        by_deal.setdefault(pair.deal, []).append(one - other)
    differences = [fmean(some) for some in by_deal.values()]
    if len(differences) < 2:
        return TemperFigure(name, 0.0, 0.0, 0.0, 0.0)
    mean = fmean(differences)
    half = NORMAL_95 * stdev(differences) / sqrt(len(differences))
    found = [fmean(mine), mean, mean - half, mean + half]
    return TemperFigure(name, *[round(each, DIGITS) for each in found])


def values(name: str, plays: list[SeatPlay], pairs: list[Pair]) -> list[float]:
    """One value for each play."""
    if name == "spread":
        middle = fmean(play.points for play in plays)
        return [(play.points - middle) ** 2 for play in plays]
    if name == "turns":
        return [float(len(play.held)) for play in plays]
    if name == "early":
        half = int(median(len(pair.twin.held) for pair in pairs)) // 2
        return [play.held[min(half, len(play.held) - 1)] for play in plays]
    return [float(getattr(play, name)) for play in plays]
