"""Why whoever is asked cannot pick a thing of Heldentaufe's table now, in a few words."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.underground_map import GOLD, HEX_IDS
from donjon.games.heldentaufe.drawing.far_places import not_down, not_over_land
from donjon.games.heldentaufe.drawing.idle_tiles import not_here
from donjon.games.heldentaufe.drawing.monster_orders import not_commanded
from donjon.games.heldentaufe.drawing.out_of_reach import not_attacked
from donjon.games.heldentaufe.view.forms import HeroView, View
from donjon.games.heldentaufe.words.ids import CHEST_ID, DISCARD_ID, RESERVE_ID, land_id
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import seat_name

UNDERGROUND: Final = {"cave", "danger"}
BELONGINGS: Final = {"slot", "worn", "pack", "backpack", "belt", "belt-slot"}


def why_not(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """What is missing for a place, a figure, a card or a token."""
    if asked.kind == "TakeAction":
        return not_acting(view, asked, id)
    if asked.kind == "Command":
        return not_commanded(view, asked, id)
    return not_placed(view, id) if asked.kind == "PlaceHero" else None


def not_acting(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """What the active hero lacks."""
    assert view.viewer is not None
    hero = view.heroes[view.viewer]
    kind, _, name = id.partition(":")
    if kind == "land" or kind == "tile":
        land = f"land:{name}"
        if hero.tile is None or land_id(*hero.tile) != land:
            return not_over_land(view, hero, name)
        return None if land in asked.targets else not_here(view, hero)
    if kind in UNDERGROUND:
        return not_down(view, hero, name)
    if id == CHEST_ID:
        return not_down(view, hero, HEX_IDS[GOLD])
    if kind == "monster" or kind == "beast" or kind == "hero":
        return not_attacked(view, hero, kind, name)
    if kind in BELONGINGS:
        return None if id in asked.targets else not_ones_own(hero, kind, name)
    return None if id in asked.targets else not_the_card(view, hero, id)


def not_ones_own(hero: HeroView, kind: str, name: str) -> WhyNot | None:
    """HT-1.8, HT-5.2, HT-5.7  Another hero's things, an empty place, a potion that is used."""
    seat, _, place = name.partition(":")
    if int(seat) != hero.seat:
        return never("ht-tip-not-yours", "HT-1.8", {"seat": seat_name(int(seat))})
    if kind == "slot" and not has_piece(hero, place):
        return because("ht-tip-not-to-wear", "HT-1.8")
    if kind == "backpack" and not hero.worn:
        return because("ht-tip-not-to-stow", "HT-1.8")
    if kind == "belt-slot" and hero.potion is None:
        return because("ht-tip-not-brewed", "HT-5.2", {"ring": hero.ring})
    return because("ht-tip-not-twice", "HT-5.7") if kind == "belt" and hero.potion_used else None


def has_piece(hero: HeroView, kind: str) -> bool:
    """Whether the backpack has a piece of equipment for a slot."""
    return any(token.startswith(kind) for token in hero.backpack)


def not_the_card(view: View, hero: HeroView, id: Id) -> WhyNot | None:
    """HT-2.3, HT-6.7  Refusing costs an action; what lies open is done; nothing is bought."""
    kind, _, name = id.partition(":")
    if kind == "mission" and name not in (hero.missions or []):
        return never("ht-tip-not-done-again", "HT-6.2")
    if kind == "mission" or id == DISCARD_ID:
        return None if view.turn.ap_left else because("ht-tip-not-without-actions", "HT-2.3")
    if kind == "back":
        return never("ht-tip-not-hidden", "HT-6.1")
    if kind == "lid" or (kind == RESERVE_ID and name):
        return never("ht-tip-not-from-reserve", "HT-1.8")
    return None


def not_placed(view: View, id: Id) -> WhyNot | None:
    """HT-10.5  A defeated hero is put on a tile that is known."""
    kind, _, name = id.partition(":")
    if kind in UNDERGROUND:
        return never("ht-tip-not-below-again", "HT-10.5")
    laid = [land_id(tile.q, tile.r) for tile in view.tiles]
    unknown = kind == "land" and f"land:{name}" not in laid
    return because("ht-tip-not-on-unknown", "HT-10.5") if unknown else None
