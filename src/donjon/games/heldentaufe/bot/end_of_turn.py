"""How a bot's hero ends a turn."""

from __future__ import annotations

from donjon.games.heldentaufe.bot.distances import NOWHERE
from donjon.games.heldentaufe.bot.equipment_goals import best_raise
from donjon.games.heldentaufe.bot.goal_value import GoalSearch
from donjon.games.heldentaufe.bot.mission_goals import mission, watch_option
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.mission_tables import MISSION_KIND, OBSERVER, PLACE
from donjon.games.heldentaufe.content.tables import FURY, LABORATORY
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.rules.action_points import ap_left
from donjon.games.heldentaufe.rules.surface.merchant_and_smith import tile_under
from donjon.games.heldentaufe.rules.turn_actions import DRINK, END, REFUSE, SPAN
from donjon.games.heldentaufe.rules.turn_end import RAISE, WATCH_FOR_TOOTH


def end_of_turn(s: Heldentaufe, hero: Hero, weights: Weights) -> int:
    """HT-2.9  With an observer or the laboratory if one can."""
    tile = tile_under(s, hero)
    for card in hero.hand.hidden_cards:
        if MISSION_KIND[card] == OBSERVER and PLACE[card] == tile:
            return watch_option(s, hero, card, weights)
    if tile == LABORATORY:
        piece = best_raise(s, hero, weights)
        if piece != NOWHERE:
            return END * SPAN + RAISE + piece
    return END * SPAN


def before_end(
    s: Heldentaufe, hero: Hero, options: list[int], ending: int, weights: Weights
) -> int:
    """HT-2.5  What still fits into the turn: AP that would lapse exchange a bad card.

    HT-5.6  A hero that stays below drinks the fury now: it also helps a hero that is attacked.
    """
    if hero.hex != NO_HEX:
        drink = DRINK * SPAN + FURY
        return drink if drink in options and is_any_monster_left(s) else ending
    if ap_left(s, hero) > 0:
        refusal = refusal_of_worst(s, hero, ending % SPAN, weights)
        if refusal in options:
            return refusal
    return ending


def refusal_of_worst(s: Heldentaufe, hero: Hero, effect: int, weights: Weights) -> int:
    """Refuse the worst card if it is a bad one; not the observer that the end completes."""
    search = GoalSearch(s, hero, weights)
    worst, least = NOWHERE, weights.poor_card
    for card in hero.hand.hidden_cards:
        if effect < WATCH_FOR_TOOTH or card != effect % WATCH_FOR_TOOTH:
            rate = mission(search, card)
            if rate < least:
                worst, least = REFUSE * SPAN + card, rate
    return worst


def is_any_monster_left(s: Heldentaufe) -> bool:
    """Whether the monsters have a turn."""
    for monster in s.monsters:
        if monster.hex != NO_HEX:
            return True
    return False
