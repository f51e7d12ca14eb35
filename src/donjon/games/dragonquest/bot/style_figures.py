"""DragonQuest for styles of bots: how a seat fares apart from the win."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.bot.riches import chance_out
from donjon.games.dragonquest.bot.way import Way
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.rules.scoring import gold

SQUARES_A_TURN: Final = 4.0
"""The squares that a hero comes nearer in a turn, on average over the heroes that get out."""
CHAMBER_TURNS: Final = 1.0
USUAL_HARM: Final = 0.4
"""The share of heroes that are lost, before anything is known of their way."""


def harm(s: DragonQuest, seat: int) -> float:
    """How likely the hero is lost: 1 for a dead one, 0 for one that escaped."""
    hero = s.heroes[seat]
    if hero.is_inside() and not hero.line:
        return USUAL_HARM
    return 1.0 - chance_out(s, hero)


def turns_left(s: DragonQuest, seat: int) -> float:
    """The turns of the way out, at a usual pace; no more than there are sun boxes."""
    hero = s.heroes[seat]
    if not hero.is_inside():
        return 0.0
    if not hero.line:
        return float(hero.sun_boxes)
    way = Way(hero)
    squares = float(way.there + way.beyond)
    turns = squares / SQUARES_A_TURN + (0.0 if hero.been else CHAMBER_TURNS)
    return min(turns, float(way.turns))


def in_hand(s: DragonQuest, seat: int) -> float:
    """The gold that the hero carries."""
    return float(gold(s, s.heroes[seat]))
