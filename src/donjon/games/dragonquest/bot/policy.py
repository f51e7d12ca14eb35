"""What a bot knows of DragonQuest: how good a position is, and a sensible choice everywhere."""

from __future__ import annotations

from typing import Any, Final

from donjon.games.dragonquest.content.tables import (
    AMULET_OF_TIME,
    BLANK,
    BOXES,
    CHAINMAIL_COAT,
    CHAMBER_DICE,
    CORNERS,
    DRAGON_TALISMAN,
    DRAGON_WAKES_AT,
    FIND,
    GOLDEN_BELT_BUCKLE,
    GOLDEN_NECKLACE,
    HEALING_POTION,
    KEY_TO_SECRET_DOORS,
    LEATHER_HOOD,
    MAGIC_RING,
    NONE,
    ORB_OF_LIGHT,
    ROPE,
    SILVER_RING,
    SKULLS_FOR_DANGER,
)
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LEAVE, STAY, StayOrLeave
from donjon.games.dragonquest.rules.hero_line import free_doors
from donjon.games.dragonquest.rules.movement import HALT, Walk
from donjon.games.dragonquest.rules.movement_dice import STOP, Reroll, loose_dice, skulls
from donjon.games.dragonquest.rules.objects import NOTHING, BuyObject, find_points
from donjon.games.dragonquest.rules.route import route_length, shortest_route
from donjon.games.dragonquest.rules.scoring import gold
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision

PACE: Final = 1.67  # squares a movement turn brings on average, dangers included
STEP_WORTH: Final = 1.0
FIND_WORTH: Final = 0.35
DANGER_PRICE: Final = 2.6
BOLDEST_WAKE: Final = 0.06
SPARE_TURNS: Final = 2.0
FIRST_HOPE: Final = 0.2  # before the line begins all seats are alike


def policy(s: DragonQuest, decision: Decision[Any], options: list[int], chance: Chance) -> int:
    """A sensible player's choice; where there is nothing to weigh, the safe default."""
    hero = s.heroes[decision.seat]
    if isinstance(decision, Reroll):
        return dice_to_rethrow(s, hero)
    if isinstance(decision, Walk):
        return next_square(hero, options)
    if isinstance(decision, BuyObject):
        return object_to_buy(hero, options)
    if isinstance(decision, StayOrLeave):
        return stay_or_leave(s, hero, options)
    return decision.default(s, chance)


def turns_left(hero: Hero) -> int:
    """Own turns still to come, this one included."""
    return hero.sun_boxes - hero.suns + 1


def turns_needed(hero: Hero) -> float:
    """Movement turns that the rest of the route will take."""
    length = route_length(hero, NONE)
    if length < 0:
        return 99.0
    free_step = 1 if hero.is_in_chamber() or not hero.been else 0
    return (length - free_step) / PACE + free_step


def dice_to_rethrow(s: DragonQuest, hero: Hero) -> int:
    """Throw blanks again while what they may bring is worth the risk of a third skull."""
    loose = loose_dice(s.dice)
    lean = turns_left(hero) - turns_needed(hero)
    wanted = [index for index, die in enumerate(loose) if is_useless(hero, s.dice[die])]
    kept = sum(face_worth(hero, s.dice[die]) for die in loose)
    margin = SKULLS_FOR_DANGER - skulls(s.dice)
    best = 0
    best_gain = 0.0
    for count in range(1, len(wanted) + 1):
        risk = chance_of_skulls(count, margin)
        gain = (1 - risk) * count * black_die_worth(hero) - risk * (kept + price(hero, lean))
        if gain > best_gain:
            best_gain = gain
            best = count
    return sum(1 << index for index in wanted[:best]) if best else STOP


def is_useless(hero: Hero, face: int) -> bool:
    """A blank, or a find that would wake a danger."""
    return face == BLANK or (face == FIND and face_worth(hero, FIND) < 0)


def face_worth(hero: Hero, face: int) -> float:
    """What a loose die is worth as it lies."""
    if face == BLANK:
        return 0.0
    if face == FIND:
        return FIND_WORTH if find_points(hero) < BOXES else -1.5
    return STEP_WORTH


def black_die_worth(hero: Hero) -> float:
    """What one more black die brings on average if it shows no skull."""
    return (2 * STEP_WORTH + max(face_worth(hero, FIND), 0.0)) / 6


def price(hero: Hero, lean: float) -> float:
    """What a danger costs: more for the wounded, less for who has no time to lose."""
    weak = 3.0 if hero.bones <= 4 else 1.0 if hero.bones <= 7 else 0.0
    return max(0.5, DANGER_PRICE + weak + min(lean, 3.0) * 0.4)


def chance_of_skulls(dice: int, margin: int) -> float:
    """The chance that so many black dice, one face in six a skull, show `margin` skulls or more."""
    total = 0.0
    ways = 1
    for count in range(dice + 1):
        if count >= margin:
            total += ways * (1 / 6) ** count * (5 / 6) ** (dice - count)
        ways = ways * (dice - count) // (count + 1)
    return total


def next_square(hero: Hero, options: list[int]) -> int:
    """Along a shortest route; cut off, by orb or key wherever they lead."""
    route = shortest_route(hero)
    if route and route[0] in options:
        return route[0]
    steps = [option for option in options if option != HALT]
    if route or not steps:
        return HALT if HALT in options else options[0]
    return steps[0]


WISHES: Final = [
    HEALING_POTION, AMULET_OF_TIME, MAGIC_RING, DRAGON_TALISMAN, GOLDEN_NECKLACE, LEATHER_HOOD,
    ROPE, CHAINMAIL_COAT, GOLDEN_BELT_BUCKLE, ORB_OF_LIGHT, SILVER_RING, KEY_TO_SECRET_DOORS,
]  # fmt: skip


def object_to_buy(hero: Hero, options: list[int]) -> int:
    """From five points on, what helps most to survive, then what is worth gold."""
    if ORB_OF_LIGHT in options and is_shut_in(hero):
        return ORB_OF_LIGHT
    if find_points(hero) < 5 and turns_left(hero) > 3:
        return NOTHING
    for wish in WISHES:
        if wish in options and not (wish == DRAGON_TALISMAN and hero.been):
            return wish
    return NOTHING


def is_shut_in(hero: Hero) -> bool:
    """In the chamber with every side closed, and a corner that the orb would open."""
    if not hero.is_in_chamber() or free_doors(hero):
        return False
    return any(hero.marks[corner] == 0 for corner in CORNERS)


def stay_or_leave(s: DragonQuest, hero: Hero, options: list[int]) -> int:
    """Stay while there is time to get out and the dragon is likely to sleep on."""
    spare = turns_left(hero) - 1 - turns_needed(hero)
    if LEAVE in options and (spare < SPARE_TURNS or wake_chance(s.aside) > BOLDEST_WAKE):
        return LEAVE
    return STAY


def wake_chance(aside: int) -> float:
    """The chance that the next throw wakes the dragon."""
    return chance_of_skulls(CHAMBER_DICE - aside, DRAGON_WAKES_AT - aside)


def evaluate(s: DragonQuest, seat: int) -> float:
    """How good the position is for a seat: 0 is lost, 1 is the best that is thinkable."""
    hero = s.heroes[seat]
    if not hero.line:
        return FIRST_HOPE
    if hero.status == DEAD:
        return 0.0
    wealth = min(gold(s, hero), 8000) / 8000
    if hero.status == ESCAPED:
        return 0.5 + 0.5 * wealth
    lean = turns_left(hero) - turns_needed(hero)
    hope = 0.5 + 0.06 * max(-6.0, min(lean, 6.0)) + 0.02 * (min(hero.bones, 13) - 8)
    return max(0.01, min(0.9, hope)) * (0.4 + 0.4 * wealth)
