"""How a bot's hero ends a turn."""

from __future__ import annotations

from donjon.games.heldentaufe.bot.distances import NOWHERE
from donjon.games.heldentaufe.bot.equipment_goals import best_raise
from donjon.games.heldentaufe.bot.mission_goals import watch_option
from donjon.games.heldentaufe.bot.weights import Weights
from donjon.games.heldentaufe.content.mission_tables import MISSION_KIND, OBSERVER, PLACE
from donjon.games.heldentaufe.content.tables import LABORATORY
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.rules.surface.merchant_and_smith import tile_under
from donjon.games.heldentaufe.rules.turn_actions import END, SPAN
from donjon.games.heldentaufe.rules.turn_end import RAISE


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
