"""How likely a seat wins, by a logistic curve that was fitted to matches between bots.

The weights were fitted to 1,600 matches of two bots, half of them on each board. In other matches
the chances hold: of the positions with a chance of about 30 %, about 30 % are won.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from donjon.games.clank.bot.goals import goal_of
from donjon.games.clank.bot.rivals import Rival
from donjon.games.clank.bot.weights import usual_weights
from donjon.games.clank.content.tables import DRAW, HAND, KIND, SKILL, SWORDS
from donjon.games.clank.model.state import IN, LOST, NOBODY, Clank, Thief
from donjon.games.clank.rules.scoring import is_scoring, owned_cards, score

TRIP: Final = 0.693  # for the log odds of the best trip; nothing in the very beginning
TURN_TO_HOME: Final = 0.0514
SKILL_A_HAND: Final = 0.164
SWORDS_A_HAND: Final = 0.158
WOUND: Final = 0.0548
CUBE: Final = 0.0478
COIN: Final = 0.009
FIRST_PLAYER: Final = 0.444  # in the very beginning
TURN_BEHIND: Final = 0.156

LEAST_CHANCE: Final = 0.005
FAR_FROM_HOME: Final = 20.0  # turns
BEGINNING: Final = 24.0  # turns of both


def evaluate(s: Clank, seat: int) -> float:
    """The chance to win, from 0 to 1, against the strongest of the others."""
    thief = s.thieves[seat]
    if thief.status == LOST:
        return 0.0
    if not any(other.status == IN for other in s.thieves):
        return 1.0 if is_best(s, thief) else 0.0
    mine = Standing(s, thief)
    others = [Standing(s, other) for other in s.thieves if other.seat != seat]
    best = others[0]
    for other in others:
        if other.trip > best.trip:
            best = other
    return 1.0 / (1.0 + exp(-advantage(s, mine, best)))


def is_best(s: Clank, thief: Thief) -> bool:
    """Whether nobody who is out alive has more points."""
    for other in s.thieves:
        if is_scoring(other) and score(other) > score(thief):
            return False
    return True


@final
class Standing:
    """How a thief stands: the chance of its best trip, turns to home, and what a hand brings."""

    def __init__(self, s: Clank, thief: Thief) -> None:
        is_in = thief.status == IN
        self.thief: Final = thief
        self.trip: Final = trip_chance(s, thief)
        self.home: Final = min(FAR_FROM_HOME, Rival(s, thief, usual_weights(s)).home)
        self.skill: Final = a_hand(thief, SKILL) if is_in else 0.0
        self.swords: Final = a_hand(thief, SWORDS) if is_in else 0.0
        self.noise: Final = s.bag[thief.seat] + thief.clank


def trip_chance(s: Clank, thief: Thief) -> float:
    """The chance to win by the best trip; of a thief that is out: what the others leave it."""
    if thief.status == LOST:
        return 0.0
    if thief.status == IN:
        return goal_of(s, thief, usual_weights(s)).value
    best = 0.0
    for other in s.thieves:
        if other.status == IN:
            best = max(best, goal_of(s, other, usual_weights(s)).value)
    return 1.0 - best


def a_hand(thief: Thief, numbers: bytes) -> float:
    """What a hand brings on average of what the cards show."""
    cards = owned_cards(thief)
    total = 0
    draws = 0
    for card in cards:
        total += numbers[KIND[card]]
        draws += DRAW[KIND[card]]
    return HAND * total / float(max(HAND, len(cards) - draws))


def log_odds(chance: float) -> float:
    """From minus 5.3 to 5.3, 0 for a half."""
    likely = min(1.0 - LEAST_CHANCE, max(LEAST_CHANCE, chance))
    return log(likely / (1.0 - likely))


def earliness(s: Clank, me: Thief, rival: Thief) -> float:
    """1 in the first turn, 0 when both have had some, or once the countdown runs."""
    if s.runner != NOBODY:
        return 0.0
    return max(0.0, 1.0 - (me.turns + rival.turns) / BEGINNING)


def advantage(s: Clank, mine: Standing, other: Standing) -> float:
    """The log odds of a thief against another one."""
    me, rival = mine.thief, other.thief
    early = earliness(s, me, rival)
    odds = TRIP * (1.0 - early) * (log_odds(mine.trip) - log_odds(other.trip))
    odds += TURN_TO_HOME * (other.home - mine.home)
    odds += SKILL_A_HAND * (mine.skill - other.skill)
    odds += SWORDS_A_HAND * (mine.swords - other.swords)
    odds += WOUND * (rival.damage - me.damage)
    odds += CUBE * (other.noise - mine.noise)
    odds += COIN * (me.gold - rival.gold)
    odds += TURN_BEHIND * (rival.turns - me.turns)
    if s.first == me.seat:
        odds += FIRST_PLAYER * early
    elif s.first == rival.seat:
        odds -= FIRST_PLAYER * early
    return odds
