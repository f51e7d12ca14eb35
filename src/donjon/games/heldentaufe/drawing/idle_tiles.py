"""Why the tile under a hero of Heldentaufe gives nothing now."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import GIVES, NONE, PORTAL_OF_TILE, TILE_IDS, TOKEN_IDS
from donjon.games.heldentaufe.view.forms import HeroView, View
from donjon.kernel.drawing.asked import WhyNot, because, never


def tile_under(view: View, hero: HeroView) -> str:
    """The kind of tile on which a hero stands above ground."""
    return next(tile.tile for tile in view.tiles if (tile.q, tile.r) == hero.tile)


def not_here(view: View, hero: HeroView) -> WhyNot | None:
    """HT-4.5, HT-4.9, HT-4.11  Food without room, a trade without goods; a portal leads down."""
    tile = tile_under(view, hero)
    food = GIVES[TILE_IDS.index(tile)]
    if food != NONE:
        return not_gathered(view, hero, TOKEN_IDS[food])
    if tile == "merchant":
        return not_traded(view, hero)
    if tile == "smith":
        return None if has_pair(hero) else because("ht-tip-not-forged", "HT-4.11")
    if PORTAL_OF_TILE[TILE_IDS.index(tile)]:
        return because("ht-tip-not-portal", "HT-7.1")
    return never("ht-tip-not-here", "HT-4.1")


def room_left(hero: HeroView) -> int:
    """HT-1.3  The free places of a backpack."""
    return hero.backpack_size - sum(hero.backpack.values())


def not_gathered(view: View, hero: HeroView, food: str) -> WhyNot | None:
    """HT-4.5, HT-4.6  The reserve is empty, or the backpack full."""
    if not view.reserve.get(food, 0):
        return because("ht-tip-not-in-reserve", "HT-4.5")
    return None if room_left(hero) > 0 else because("ht-tip-not-packed", "HT-4.5")


def not_traded(view: View, hero: HeroView) -> WhyNot | None:
    """HT-4.9  Once a turn, and only equipment."""
    if view.turn.traded:
        return because("ht-tip-not-traded-twice", "HT-4.9")
    return None if pieces_of(hero) else because("ht-tip-not-traded", "HT-4.9")


def pieces_of(hero: HeroView) -> list[str]:
    """All equipment of a hero, worn or packed: «boots1»."""
    worn = [f"{kind}{value}" for kind, value in hero.worn.items()]
    packed = [id for id in hero.backpack if id[-1].isdecimal() for _ in range(hero.backpack[id])]
    return worn + packed


def has_pair(hero: HeroView) -> bool:
    """HT-4.11  Two pieces of a kind, none of them the best."""
    kinds = [id[:-1] for id in pieces_of(hero) if not id.endswith("3")]
    return len(kinds) > len(set(kinds))
