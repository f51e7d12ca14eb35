"""What a thing of Heldentaufe's table means now, in figures: odds, room, what a mission lacks."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.mission_tables import (
    COSTS,
    DELIVERER,
    LATER_COSTS,
    MISSION_IDS,
    MISSION_KIND,
    PLACE,
)
from donjon.games.heldentaufe.content.tables import (
    GIVES,
    NONE,
    PORTAL_OF_TILE,
    TILE_IDS,
    TOKEN_IDS,
)
from donjon.games.heldentaufe.content.underground_map import HEX_IDS, PORTAL_HEX, SKULLS
from donjon.games.heldentaufe.drawing.far_places import figures_below
from donjon.games.heldentaufe.drawing.idle_tiles import pieces_of, room_left
from donjon.games.heldentaufe.drawing.mission_text import cost_words
from donjon.games.heldentaufe.view.fight_chance import blow_percent
from donjon.games.heldentaufe.view.forms import HeroView, View
from donjon.games.heldentaufe.words.names import TILE_NAMES
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

FIGURES: Final = {"monster", "beast"}


def means_now(view: View, id: Id) -> Message | None:
    """Odds against a figure, what a tile holds, what a mission still needs."""
    kind, _, name = id.partition(":")
    if kind == "danger":
        return Message("ht-tip-dangers-left", {"n": len(view.dangers), "of": len(SKULLS)})
    if kind == "teeth":
        points = view.heroes[int(name)].points
        return Message("ht-tip-points", {"n": points, "of": view.target})
    if view.viewer is None or view.heroes[view.viewer].hero is None:
        return None
    hero = view.heroes[view.viewer]
    if kind in FIGURES:
        return against_monster(view, hero, name)
    if kind == "hero" and int(name) != hero.seat:
        return against_hero(hero, view.heroes[int(name)])
    if kind == "mission" and name in (hero.missions or []):
        return of_mission(view, hero, MISSION_IDS.index(name))
    return of_tile(view, hero, name) if kind == "land" or kind == "tile" else None


def against_monster(view: View, hero: HeroView, name: str) -> Message | None:
    """HT-8.4  The chance of a blow, and how many hearts there are to take."""
    monster = next(each for each in view.monsters if each.monster == name)
    if monster.hex is None:
        return None
    percent = blow_percent(hero, monster.sword)
    return Message("ht-tip-odds", {"percent": percent, "hearts": monster.hearts})


def against_hero(hero: HeroView, other: HeroView) -> Message | None:
    """HT-8.6  Heroes fight below ground only."""
    if other.hex is None:
        return None
    percent = blow_percent(hero, other.sword)
    return Message("ht-tip-odds", {"percent": percent, "hearts": other.hearts})


def of_tile(view: View, hero: HeroView, name: str) -> Message | None:
    """HT-4.5, HT-7.1, HT-13.1  Food and the room for it, a free portal, the points of a winner."""
    kind = {f"{tile.q},{tile.r}": tile.tile for tile in view.tiles}.get(name)
    if kind is None:
        return Message("ht-tip-tiles-left", {"n": view.stack_size})
    if kind == "campfire":
        return Message("ht-tip-points", {"n": hero.points, "of": view.target})
    food, portal = GIVES[TILE_IDS.index(kind)], PORTAL_OF_TILE[TILE_IDS.index(kind)]
    if food != NONE:
        left = view.reserve.get(TOKEN_IDS[food], 0)
        return Message("ht-tip-food", {"n": left, "room": room_left(hero)})
    if portal:
        is_taken = HEX_IDS[PORTAL_HEX[portal - 1]] in figures_below(view)
        return Message("ht-tip-portal-taken" if is_taken else "ht-tip-portal-free")
    return None


def of_mission(view: View, hero: HeroView, card: int) -> Message | None:
    """HT-6.9, HT-6.12  What a delivery still lacks, or where it is made."""
    if MISSION_KIND[card] != DELIVERER:
        return None
    lacking = lacking_words(hero, (LATER_COSTS if view.two_food else COSTS)[card])
    if lacking:
        return Message("ht-tip-lacks", {"cost": [cost_words(word) for word in lacking]})
    return Message("ht-tip-complete", {"tile": TILE_NAMES[PLACE[card]]})


def lacking_words(hero: HeroView, cost: list[str]) -> list[str]:
    """HT-6.9, HT-R11  The parts of a cost that the hero does not have, each by itself."""
    owned = [*pieces_of(hero), *[id for id, n in hero.backpack.items() for _ in range(n)]]
    lacking: list[str] = []
    for word in cost:
        token = word.replace(":", "")
        if token in owned:
            owned.remove(token)
        elif not has_special(hero, word):
            lacking.append(word)
    return lacking


def has_special(hero: HeroView, word: str) -> bool:
    """HT-5.10  A potion that is not used, or a point in teeth."""
    kind, _, rest = word.partition(":")
    if kind == "potion":
        return hero.potion == rest and not hero.potion_used
    return kind == "tooth" and hero.points >= int(rest)
