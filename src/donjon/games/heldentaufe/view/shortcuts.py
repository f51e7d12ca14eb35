"""Several steps in one gesture: walks over explored tiles, and through free hexes."""

from __future__ import annotations

from donjon.games.heldentaufe.content.underground_map import GOLD, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_DANGER, NO_HEX, Heldentaufe, Hero
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES
from donjon.games.heldentaufe.rules.action_points import ap_left
from donjon.games.heldentaufe.rules.missions.thefts import holds_thief, is_prey
from donjon.games.heldentaufe.rules.turn_actions import TakeAction
from donjon.games.heldentaufe.rules.underground.enter_and_move import occupied
from donjon.games.heldentaufe.words.ids import hex_id, tile_id
from donjon.kernel.words.ids import Id


def walks(s: Heldentaufe, seat: int) -> list[list[Id]]:
    """For whoever acts now, a shortest way to every place more than one step away, by spots."""
    step = s.owed[-1] if s.owed else None
    if not isinstance(step, TakeAction) or step.seat != seat:
        return []
    hero = s.heroes[seat]
    return [
        [place_id(s, hero, place) for place in route] for route in routes(s, hero) if len(route) > 1
    ]


def routes(s: Heldentaufe, hero: Hero) -> list[list[int]]:
    """A shortest way to each place within reach, the nearest first."""
    start = hero.hex if hero.hex != NO_HEX else hero.tile
    seen = [start]
    found: list[list[int]] = [[]]
    at = 0
    while at < len(found):
        route = found[at]
        at += 1
        here = route[-1] if route else start
        if len(route) < ap_left(s, hero) and (not route or not stops_walk(s, hero, here)):
            for place in neighbours(s, hero, here):
                if place not in seen:
                    seen.append(place)
                    found.append([*route, place])
    return found[1:]


def neighbours(s: Heldentaufe, hero: Hero, here: int) -> list[int]:
    """HT-3.2, HT-7.4  The tiles, or the hexes without a figure, one step away."""
    if hero.hex == NO_HEX:
        links = s.surface.links[here * SIDES : (here + 1) * SIDES]
        return [tile for tile in links if tile != NO_TILE]
    figures = occupied(s)
    return [hex for hex in NEXT_HEXES[here] if not figures >> hex & 1]


def stops_walk(s: Heldentaufe, hero: Hero, here: int) -> bool:
    """HT-7.6, HT-6.15  Whether a walk ends here: danger, chest, or a place to steal."""
    if hero.hex == NO_HEX:
        return holds_thief(hero) and has_prey(s, hero, here)
    return s.danger[here] != NO_DANGER or (here == GOLD and s.chest)


def has_prey(s: Heldentaufe, hero: Hero, tile: int) -> bool:
    """Whether a thief would find something on a tile."""
    for other in s.heroes:
        if is_prey(s, hero, other, tile):
            return True
    return False


def place_id(s: Heldentaufe, hero: Hero, place: int) -> Id:
    """The spot of a tile or a hex."""
    return tile_id(s, place) if hero.hex == NO_HEX else hex_id(place)
