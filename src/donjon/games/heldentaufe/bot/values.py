"""What things are worth to a bot, in victory points."""

from __future__ import annotations

from donjon.games.heldentaufe.bot.distances import food_bit
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.mission_tables import (
    COST_POTION,
    COST_TOKENS,
    DELIVERER,
    MISSION_KIND,
    OBSERVER,
    REWARD_PIECE,
    REWARD_TEETH,
)
from donjon.games.heldentaufe.content.tables import (
    BEST_VALUE,
    FIRST_FOOD,
    FOODS,
    FURY,
    KIND_OF,
    NEEDS_RING,
    NONE,
    PIECES,
    SECOND_FOOD,
    SLOTS,
    TOKENS,
    TREASURE_PIECE,
    TREASURE_TEETH,
    VALUE_OF,
)
from donjon.games.heldentaufe.model.state import NO_POTION, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.action_points import ring_value
from donjon.games.heldentaufe.rules.hero_board.tokens import free_slots, owned
from donjon.games.heldentaufe.rules.teeth import points


def points_missing(s: Heldentaufe, hero: Hero) -> int:
    """The points that are still missing."""
    return max(0, s.target - points(hero))


def future_use(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """How much use equipment still has, from 0 (the match is nearly won) to 1."""
    return min(1.0, points_missing(s, hero) / weights.far_off)


def piece_worth(s: Heldentaufe, hero: Hero, piece: int, future: float, weights: Weights) -> float:
    """What one more piece would bring: worn, or kept to be delivered or forged.

    `future` is the hero's `future_use`.
    """
    worths = weights.worn[KIND_OF[piece]]
    gain = worths[VALUE_OF[piece]] - worths[hero.worn[KIND_OF[piece]]]
    return max(gain, weights.spare) * future + wanted_worth(s, hero, piece, weights)


def wanted_worth(s: Heldentaufe, hero: Hero, piece: int, weights: Weights) -> float:
    """What a mission in hand would pay for a piece that the hero has not."""
    for card in hero.hand.hidden_cards:
        if MISSION_KIND[card] != DELIVERER or owned(hero, piece) > 0:
            continue
        if piece in COST_TOKENS[s.house_rules.two_food][card]:
            return weights.hoped_pay * REWARD_TEETH[card]
    return 0.0


def roll_worth(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """What one roll of the treasure die brings."""
    worth, future = 0.0, future_use(s, hero, weights)
    for face in range(len(TREASURE_PIECE)):
        if TREASURE_PIECE[face] == NONE:
            worth += TREASURE_TEETH[face]
        else:
            worth += piece_worth(s, hero, TREASURE_PIECE[face], future, weights)
    return worth / len(TREASURE_PIECE)


def gear_worth(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """What all that is worn is worth."""
    worth = 0.0
    for kind in range(SLOTS):
        worth += weights.worn[kind][hero.worn[kind]]
    return worth * future_use(s, hero, weights)


def defeat_price(s: Heldentaufe, hero: Hero, weights: Weights) -> float:
    """HT-10.2  What a defeat by a monster costs."""
    return weights.setback + gear_worth(s, hero, weights)


def reward_worth(s: Heldentaufe, hero: Hero, card: int, weights: Weights) -> float:
    """What a mission pays; an observer pays one of the two."""
    teeth = float(REWARD_TEETH[card])
    if REWARD_PIECE[card] == NONE or s.reserve[REWARD_PIECE[card]] == 0:
        return teeth
    piece = piece_worth(s, hero, REWARD_PIECE[card], future_use(s, hero, weights), weights)
    return max(teeth, piece) if MISSION_KIND[card] == OBSERVER else teeth + piece


def foods_for(s: Heldentaufe, hero: Hero, card: int) -> int:
    """The foods that a delivery needs and the hero has not, as a set."""
    foods = 0
    tokens = COST_TOKENS[s.house_rules.two_food][card]
    for token in tokens:
        if token >= PIECES and hero.pack[token] < tokens.count(token):
            foods |= food_bit(token)
    potion = COST_POTION[card]
    if potion != NONE and (hero.belt != potion or hero.used):
        foods |= foods_to_brew(hero, potion)
    return foods


def foods_to_brew(hero: Hero, potion: int) -> int:
    """The ingredients that the hero has not, as a set."""
    foods = 0
    if hero.pack[FIRST_FOOD[potion]] == 0:
        foods |= food_bit(FIRST_FOOD[potion])
    if hero.pack[SECOND_FOOD[potion]] == 0:
        foods |= food_bit(SECOND_FOOD[potion])
    return foods


def wanted_foods(s: Heldentaufe, hero: Hero) -> list[int]:
    """How many of each food missions in hand and a fury ask for, by token."""
    wanted = [0] * TOKENS
    for card in hero.hand.hidden_cards:
        if MISSION_KIND[card] == DELIVERER:
            for token in COST_TOKENS[s.house_rules.two_food][card]:
                wanted[token] += 1
            potion = COST_POTION[card]
            if potion != NONE and hero.belt != potion:
                want_potion(wanted, potion)
    if may_rage(hero):
        want_potion(wanted, FURY)
    return wanted


def want_potion(wanted: list[int], potion: int) -> None:
    """Count the two foods that a potion is brewed from."""
    wanted[FIRST_FOOD[potion]] += 1
    wanted[SECOND_FOOD[potion]] += 1


def may_rage(hero: Hero) -> bool:
    """Whether a fury could be brewed."""
    return hero.belt == NO_POTION and ring_value(hero) >= NEEDS_RING[FURY]


def keep_worth(
    s: Heldentaufe, hero: Hero, token: int, wanted: list[int], weights: Weights
) -> float:
    """What a token of the backpack is worth; `wanted` is what `wanted_foods` counts."""
    if token >= PIECES:
        return weights.wanted_food if hero.pack[token] <= wanted[token] else weights.any_food
    worn, worths = hero.worn[KIND_OF[token]], weights.worn[KIND_OF[token]]
    gain = worths[VALUE_OF[token]] - worths[worn]
    spare = weights.spare if worn < BEST_VALUE else weights.spare / 3.0
    return max(gain, spare) * future_use(s, hero, weights) + wanted_worth(s, hero, token, weights)


def room_for(s: Heldentaufe, hero: Hero, weights: Weights) -> int:
    """How many tokens find a place if what is of little worth goes."""
    room = free_slots(hero)
    if hero.packed == 0:
        return room
    wanted = wanted_foods(s, hero)
    for token in range(TOKENS):
        if hero.pack[token] > 0:
            worth = keep_worth(s, hero, token, wanted, weights)
            room += 1 if worth < weights.wanted_food else 0
    return room


def count_foods(foods: int) -> int:
    """How many are in a set."""
    return (foods & 1) + (foods >> 1 & 1) + (foods >> 2 & 1)


def are_there(s: Heldentaufe, foods: int) -> bool:
    """Whether the reserve has all foods of a set."""
    for food in FOODS:
        if foods & food_bit(food) and s.reserve[food] == 0:
            return False
    return True
