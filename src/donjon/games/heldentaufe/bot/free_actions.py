"""What a bot's hero does without action points: wear, deliver, forge, brew, eat, gather."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.bot.distances import NOWHERE
from donjon.games.heldentaufe.bot.equipment_goals import trade_gain
from donjon.games.heldentaufe.bot.mission_goals import delivery_worth
from donjon.games.heldentaufe.bot.values import (
    defeat_price,
    keep_worth,
    points_missing,
    wanted_foods,
)
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.mission_tables import COST_POTION
from donjon.games.heldentaufe.content.tables import (
    FIRST_FOOD,
    FOODS,
    FURY,
    GIVES,
    HEALING,
    HERO_HEARTS,
    KIND_OF,
    NONE,
    SEATS,
    SECOND_FOOD,
    SLOTS,
    TELEPORT as TELEPORT_POTION,
    TOKENS,
    VALUE_OF,
)
from donjon.games.heldentaufe.content.underground_map import GOLD
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import HOME
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import NEW, WORN
from donjon.games.heldentaufe.rules.hero_board.tokens import free_slots, piece_of
from donjon.games.heldentaufe.rules.potions import BELOW
from donjon.games.heldentaufe.rules.surface.gather_food import may_gather
from donjon.games.heldentaufe.rules.surface.merchant_and_smith import tile_under
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.turn_actions import (
    BREW,
    DELIVER,
    DISCARD,
    DRINK,
    EAT,
    END,
    EQUIP,
    FORGE,
    GATHER,
    SPAN,
    STEAL,
    TELEPORT,
    TRADE,
)

THEFT: Final = 20.0
"""HT-6.15  A thief steals before anything else; the more the victim has the better."""
FIRST_FREE: Final[int] = EAT * SPAN
FIRST_END: Final[int] = END * SPAN
GRAVE: Final = 2
"""With at most this many hearts all food is for eating."""


def free_action(s: Heldentaufe, hero: Hero, options: list[int], weights: Weights) -> int:
    """The free action to take first; NOWHERE if there is none worth it."""
    best, most = NOWHERE, 0.0
    wanted: list[int] = []
    for option in options:
        if FIRST_FREE <= option < FIRST_END:
            action = option // SPAN
            if action in (EAT, BREW, GATHER) and not wanted:
                wanted = wanted_foods(s, hero)
            worth = free_worth(s, hero, action, option % SPAN, wanted, weights)
            if worth > most:
                best, most = option, worth
    return make_room(s, hero, options, weights) if best == NOWHERE else best


def free_worth(
    s: Heldentaufe, hero: Hero, action: int, n: int, wanted: list[int], weights: Weights
) -> float:
    """How much a free action is wanted now; 0 for an action that costs action points."""
    if action == EQUIP:
        return 10.0 if VALUE_OF[n] > hero.worn[KIND_OF[n]] else 0.0
    if action == DELIVER:
        return delivery_worth(s, hero, n, weights)
    if action == STEAL:
        return THEFT + points(s.heroes[n % SEATS])
    if action == FORGE:
        return 1.0
    if action == TRADE:
        return trade_now(s, hero, n, weights)
    if action == BREW:
        return brew_now(hero, n, wanted)
    if action == DRINK:
        return 5.0 if n == HEALING and is_badly_hurt(hero) else 0.0
    if action == EAT:
        return eat_now(s, hero, n, wanted)
    if action == TELEPORT:
        return teleport_now(s, hero, n, weights)
    return gather_now(hero, n, wanted) if action == GATHER else 0.0


def trade_now(s: Heldentaufe, hero: Hero, n: int, weights: Weights) -> float:
    """HT-4.13  Only a piece of the backpack is given away."""
    piece = n // SLOTS
    return trade_gain(s, hero, piece, n % SLOTS, weights) if hero.pack[piece] > 0 else 0.0


def is_badly_hurt(hero: Hero) -> bool:
    """Whether a healing potion is not wasted."""
    return hero.hearts <= GRAVE or hero.hearts <= HERO_HEARTS[hero.kind] - 3


def is_potion_wanted(hero: Hero, potion: int) -> bool:
    """Whether a mission in hand asks for the potion."""
    for card in hero.hand.hidden_cards:
        if COST_POTION[card] == potion:
            return True
    return False


def brew_now(hero: Hero, potion: int, wanted: list[int]) -> float:
    """HT-5.2  What a mission asks for, then fury, then others from food that is not wanted."""
    if is_potion_wanted(hero, potion):
        return 3.0
    if potion == FURY:
        return 2.0
    first, second = FIRST_FOOD[potion], SECOND_FOOD[potion]
    if hero.pack[first] <= wanted[first] or hero.pack[second] <= wanted[second]:
        return 0.0
    return 1.5 if potion == TELEPORT_POTION else 1.0


def eat_now(s: Heldentaufe, hero: Hero, food: int, wanted: list[int]) -> float:
    """HT-5.1  Food that no mission wants or that grows here; in grave danger below, any food."""
    if GIVES[tile_under_or_none(s, hero)] == food and may_gather(s):
        return 4.0
    if hero.pack[food] > wanted[food]:
        return 3.0
    return 2.0 if hero.hex != NO_HEX and hero.hearts <= GRAVE else 0.0


def tile_under_or_none(s: Heldentaufe, hero: Hero) -> int:
    """The kind of tile; below ground the campfire, which gives nothing."""
    return s.surface.kinds[hero.tile] if hero.hex == NO_HEX else HOME


def teleport_now(s: Heldentaufe, hero: Hero, n: int, weights: Weights) -> float:
    """HT-5.8  Home with enough teeth, else onto the chest."""
    if points_missing(s, hero) == 0:
        return 9.0 if n == HOME else 0.0
    strong = hero.hearts > GRAVE or defeat_price(s, hero, weights) < weights.leap_for
    return 2.0 if n == BELOW + GOLD and s.chest and strong else 0.0


def gather_now(hero: Hero, food: int, wanted: list[int]) -> float:
    """HT-4.5  As much as fits, but places are kept for other food that is wanted."""
    if hero.pack[food] < wanted[food] or hero.hearts < HERO_HEARTS[hero.kind]:
        return 0.5
    kept = 0
    for other in FOODS:
        if other != food:
            kept += max(0, wanted[other] - hero.pack[other])
    return 0.4 if free_slots(hero) > kept else 0.0


def make_room(s: Heldentaufe, hero: Hero, options: list[int], weights: Weights) -> int:
    """HT-1.8  With a full backpack on a needed resource, the token worth least is thrown away."""
    tile = tile_under(s, hero)
    food = NONE if tile == NONE else GIVES[tile]
    if food == NONE or free_slots(hero) > 0 or s.reserve[food] == 0 or not may_gather(s):
        return NOWHERE
    is_hurt = hero.hearts < HERO_HEARTS[hero.kind]
    wanted = wanted_foods(s, hero)
    if hero.pack[food] >= wanted[food] and not is_hurt:
        return NOWHERE
    best, least = NOWHERE, weights.wanted_food
    for token in range(TOKENS):
        option = DISCARD * SPAN + token
        if hero.pack[token] > 0 and token != food and option in options:
            worth = keep_worth(s, hero, token, wanted, weights)
            if worth < least:
                best, least = option, worth
    return best


def return_one(s: Heldentaufe, hero: Hero, new: int, options: list[int], weights: Weights) -> int:
    """HT-1.9  When something must go, what is worth least."""
    wanted = wanted_foods(s, hero)
    best, least = options[0], 1000.0
    for option in options:
        worth = 0.0
        if option == NEW:
            worth = keep_worth(s, hero, new, wanted, weights)
        elif option >= WORN:
            kind = option - WORN
            better = VALUE_OF[new] > hero.worn[kind]
            worn = piece_of(kind, hero.worn[kind])
            worth = keep_worth(s, hero, worn, wanted, weights) if better else 100.0
        else:
            worth = keep_worth(s, hero, option, wanted, weights)
        if worth < least:
            best, least = option, worth
    return best
