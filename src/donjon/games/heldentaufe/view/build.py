"""What a seat may know of a match of Heldentaufe."""

from __future__ import annotations

import msgspec

from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.content.tables import (
    BACKPACK,
    EQUIPMENT_IDS,
    HEARTS_IN_BOX,
    HERO_HEARTS,
    HERO_IDS,
    MONSTER_IDS,
    NONE,
    POTION_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from donjon.games.heldentaufe.content.underground_map import HEX_IDS, SKULLS
from donjon.games.heldentaufe.model.state import (
    NO_DANGER,
    NO_HEX,
    NO_POTION,
    NOBODY,
    Heldentaufe,
    Hero,
)
from donjon.games.heldentaufe.model.surface_map import NO_TILE, SIDES, STEP_Q, STEP_R, Surface
from donjon.games.heldentaufe.rules.action_points import ap_left, most_ap, ring_value, sword_value
from donjon.games.heldentaufe.rules.setup import ChooseHero
from donjon.games.heldentaufe.rules.teeth import points
from donjon.games.heldentaufe.rules.underground.ascent_and_rebuild import full_hearts, monster_sword
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PlaceHero
from donjon.games.heldentaufe.view.forms import HeroView, MonsterView, TileView, TurnView, View
from donjon.games.heldentaufe.view.shortcuts import walks
from donjon.kernel.rules.together import Together
from donjon.kernel.view.view_memory import ViewMemory


def view(s: Heldentaufe, seat: int | None, memory: ViewMemory[View]) -> View:
    """HT-1.11, HT-6.1, HT-9.14, HT-R51  All that the seat may know; None is a spectator.

    Hidden are other hands, the order of stack and pile, and the faces of the danger tokens.
    """
    seen = memory.shared(public_view, s)
    if seat is None:
        return seen
    heroes = seen.heroes[:]
    hand = s.heroes[seat].hand.seen_by(seat) or []
    missions = [MISSION_IDS[card] for card in hand]
    heroes[seat] = msgspec.structs.replace(heroes[seat], missions=missions)
    return msgspec.structs.replace(seen, viewer=seat, heroes=heroes, walks=walks(s, seat))


def public_view(s: Heldentaufe) -> View:
    """The table as a spectator sees it."""
    return View(
        viewer=None,
        moment=moment(s),
        active=s.active,
        first=s.first,
        round=s.round,
        over=not s.owed,
        winner=seat_or_none(s.winner),
        target=s.target,
        heroes=[hero_view(s, hero) for hero in s.heroes],
        turn=turn_view(s),
        tiles=tile_views(s),
        empty=empty_positions(s.surface),
        stack_size=s.stack.size(),
        box=counted(TILE_IDS, list(s.box)),
        monsters=[monster_view(s, at) for at in range(len(s.monsters))],
        dangers=[HEX_IDS[hex] for hex in SKULLS if s.danger[hex] != NO_DANGER],
        chest=s.chest,
        chief=seat_or_none(s.chief),
        commander=seat_or_none(s.commander),
        monster_ap=s.monster_ap,
        fallen=seat_or_none(s.fallen),
        reserve=counted(TOKEN_IDS, s.reserve),
        potions=counted(POTION_IDS, s.potions),
        teeth=teeth_view(s.teeth),
        hearts=hearts_in_reserve(s),
        pile_size=s.pile.size(),
        discard=[MISSION_IDS[card] for card in s.discard],
        two_food=s.house_rules.two_food,
        thief_any_time=s.house_rules.thief_any_time,
        walks=[],
    )


def tile_views(s: Heldentaufe) -> list[TileView]:
    """The laid tiles, each with its position."""
    return [
        TileView(s.surface.q(tile), s.surface.r(tile), TILE_IDS[kind])
        for tile, kind in enumerate(s.surface.kinds)
    ]


def moment(s: Heldentaufe) -> str:
    """The kind of decision that is open."""
    step = s.owed[-1] if s.owed else None
    if isinstance(step, ChooseHero):
        return "hero"
    if isinstance(step, Together):
        return "vote"
    if isinstance(step, PlaceHero):
        return "place"
    return "turn" if s.commander == NOBODY else "monsters"


def hero_view(s: Heldentaufe, hero: Hero) -> HeroView:
    """The public part of a hero; the missions stay hidden."""
    chosen = hero.kind != NONE
    above = hero.hex == NO_HEX and hero.tile != NO_TILE
    return HeroView(
        seat=hero.seat,
        hero=HERO_IDS[hero.kind] if chosen else None,
        hearts=hero.hearts,
        most_hearts=HERO_HEARTS[hero.kind] if chosen else 0,
        ap=most_ap(hero) if chosen else 0,
        ring=ring_value(hero) if chosen else 0,
        sword=sword_value(hero) if chosen else 0,
        tile=(s.surface.q(hero.tile), s.surface.r(hero.tile)) if above else None,
        hex=None if hero.hex == NO_HEX else HEX_IDS[hero.hex],
        worn=counted(EQUIPMENT_IDS, hero.worn),
        backpack=counted(TOKEN_IDS, hero.pack),
        backpack_size=BACKPACK[hero.kind] if chosen else 0,
        potion=None if hero.belt == NO_POTION else POTION_IDS[hero.belt],
        potion_used=hero.used,
        teeth=teeth_view(hero.teeth),
        points=points(hero),
        mission_count=hero.hand.size(),
        missions=None,
        defeats=hero.defeats,
    )


def turn_view(s: Heldentaufe) -> TurnView:
    """What is left of the turn."""
    hero = s.heroes[s.active]
    return TurnView(
        ap_left=ap_left(s, hero) if hero.kind != NONE else 0,
        ap_spent=s.spent,
        ap_lost=s.ap_lost,
        traded=s.traded,
        gathered=s.gathered,
        free_actions=s.free_acts,
        arrived=s.arrived,
    )


def monster_view(s: Heldentaufe, at: int) -> MonsterView:
    """A monster as its card and figure show it."""
    monster = s.monsters[at]
    return MonsterView(
        monster=MONSTER_IDS[at],
        hex=None if monster.hex == NO_HEX else HEX_IDS[monster.hex],
        hearts=monster.hearts,
        most_hearts=full_hearts(s, at),
        sword=monster_sword(s, at),
        teeth=list(monster.stack),
    )


def empty_positions(surface: Surface) -> list[tuple[int, int]]:
    """Every empty position next to a tile."""
    found: dict[tuple[int, int], None] = {}
    for tile in range(len(surface.kinds)):
        for side in range(SIDES):
            if surface.links[tile * SIDES + side] == NO_TILE:
                place = (surface.q(tile) + STEP_Q[side], surface.r(tile) + STEP_R[side])
                found[place] = None
    return list(found)


def hearts_in_reserve(s: Heldentaufe) -> int:
    """HT-S.12  Those that neither heroes nor monsters have."""
    on_heroes = sum([hero.hearts for hero in s.heroes])
    return HEARTS_IN_BOX - on_heroes - sum([monster.hearts for monster in s.monsters])


def seat_or_none(seat: int) -> int | None:
    """The seat, or None for a negative number."""
    return None if seat == NOBODY else seat


def counted(ids: list[str], counts: list[int]) -> dict[str, int]:
    """The counts above zero, by id."""
    return {ids[at]: counts[at] for at in range(len(ids)) if counts[at]}


def teeth_view(teeth: list[int]) -> dict[int, int]:
    """How many teeth of each value."""
    return {value: teeth[value] for value in range(1, len(teeth)) if teeth[value]}
