"""The figures on both boards: heroes by their seats, and after them the monsters."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import SEATS
from donjon.games.heldentaufe.model.state import NO_HEX, Heldentaufe
from donjon.games.heldentaufe.words.ids import hero_id, hex_id, monster_id, tile_id
from donjon.games.heldentaufe.words.names import MONSTER_NAMES, hero_name
from donjon.kernel.words.message import Message


def figure_name(s: Heldentaufe, figure: int) -> Message:
    """The name of a hero or a monster."""
    return MONSTER_NAMES[figure - SEATS] if figure >= SEATS else hero_name(s, figure)


def figure_id(figure: int) -> str:
    """The piece of a hero or a monster."""
    return monster_id(figure - SEATS) if figure >= SEATS else hero_id(figure)


def figure_spot(s: Heldentaufe, figure: int) -> str:
    """The spot on which a hero or a monster stands."""
    if figure >= SEATS:
        return hex_id(s.monsters[figure - SEATS].hex)
    hero = s.heroes[figure]
    return tile_id(s, hero.tile) if hero.hex == NO_HEX else hex_id(hero.hex)
