"""How likely a seat is to win: by the chances to get out and by the gold, fitted to matches."""

from __future__ import annotations

from math import exp, log
from typing import Final

from donjon.games.dragonquest.bot.riches import (
    chance_out,
    expected_gold,
    is_gold_fixed,
)
from donjon.games.dragonquest.bot.weights import usual_weights
from donjon.games.dragonquest.content.bot_tables import FIRST_CHANCE, WIN_SLOPE, WIN_START
from donjon.games.dragonquest.model.state import DEAD, DragonQuest, Hero
from donjon.games.dragonquest.rules.scoring import result

LEAST: Final = 0.002
"""Before the match is over no chance is nearer to 0 or 1."""
OPEN_SPREAD: Final = 800.0
"""How uncertain the lead in gold is while both heroes may still gain some."""
LAST_SPREAD: Final = 200.0
"""The same when both have left the chamber behind: only jewels can change it."""


def evaluate(s: DragonQuest, seat: int) -> float:
    """The chance of a seat to win; a shared win is a part of one."""
    hero = s.heroes[seat]
    if hero.status == DEAD:
        return 0.0
    if not hero.line:
        return FIRST_CHANCE[len(s.heroes) - 1]
    if not [other for other in s.heroes if other.is_inside()]:
        winners = result(s).winners
        return 1.0 / len(winners) if seat in winners else 0.0
    guess = max(LEAST, min(1.0 - LEAST, first_guess(s, hero)))
    return 1.0 / (1.0 + exp(-WIN_START - WIN_SLOPE * log(guess / (1.0 - guess))))


def first_guess(s: DragonQuest, hero: Hero) -> float:
    """The chance to get out and to be beaten in gold by nobody, as if these were independent."""
    mine = expected_gold(s, hero, usual_weights(s))
    guess = chance_out(s, hero)
    for other in s.heroes:
        if other.seat != hero.seat and other.status != DEAD:
            guess *= 1.0 - chance_out(s, other) * more_gold(s, hero, mine, other)
    return guess


def more_gold(s: DragonQuest, hero: Hero, mine: float, other: Hero) -> float:
    """The chance that another hero has more gold in the end, if both get out."""
    weights = usual_weights(s)
    spread = weights.gold_spread
    if is_gold_fixed(hero) == is_gold_fixed(other):
        spread = LAST_SPREAD if is_gold_fixed(hero) else OPEN_SPREAD
    apart = (mine - expected_gold(s, other, weights)) / spread
    return 1.0 / (1.0 + exp(max(-40.0, min(40.0, apart))))
