"""What a seat may know of a match of DragonQuest: everything but a hidden wall tile."""

from __future__ import annotations

from typing import Final

import msgspec

from donjon.games.dragonquest.content.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.content.tables import (
    CHAMBER_DICE,
    DANGERS,
    NAMES,
    NONE,
    PRINTED_TREASURES,
    TREASURE_IDS,
    TREASURES,
)
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.chamber.dragon import Flee
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber, StayOrLeave
from donjon.games.dragonquest.rules.chamber.treasure_chamber import TakeTreasure, UseTalisman
from donjon.games.dragonquest.rules.dangers.demon import SteerDemon
from donjon.games.dragonquest.rules.dangers.monsters import UseRing
from donjon.games.dragonquest.rules.dangers.spider import CrossCoin
from donjon.games.dragonquest.rules.dangers.traps import CancelTrap
from donjon.games.dragonquest.rules.movement import Walk
from donjon.games.dragonquest.rules.movement_dice import Reroll
from donjon.games.dragonquest.rules.objects import BuyObject
from donjon.games.dragonquest.rules.scoring import gold
from donjon.games.dragonquest.rules.walls import BlockSquare, HideTile, NameNumber
from donjon.games.dragonquest.view.forms import HeroView, TreasureView, View
from donjon.games.dragonquest.view.printed_treasures import PRINTED
from donjon.games.dragonquest.view.shortcuts import shortcuts, within_reach
from donjon.kernel.rules.step import AnyDecision, Decision
from donjon.kernel.view.view_memory import ViewMemory

MOVEMENT_SYMBOLS: Final = SYMBOLS["move_black"]
CHAMBER_SYMBOLS: Final = SYMBOLS["chamber"]
STATUS: Final = ["inside", "escaped", "dead"]
DEATHS: Final = ["", "wounds", "trap", "skeleton", "demon", "sunset", "dragon", "fire", "venom"]
ROW_STATES: Final = ["open", "bought", "woken"]
SKIPS: Final = ["", "marker", "circle"]


def view(s: DragonQuest, seat: int | None, memory: ViewMemory[View]) -> View:
    """DQ-0.8, DQ-4.3  All that the seat may know; None is a spectator."""
    seen = memory.shared(public_view, s)
    if seat is None:
        return seen
    tile = s.tile.seen_by(seat)
    return msgspec.structs.replace(
        seen,
        viewer=seat,
        tile=tile[0] if tile else None,
        shown=sheet_to_show(s, seat),
        shortcuts=shortcuts(s, seat),
        within_reach=within_reach(s, seat),
    )


def public_view(s: DragonQuest) -> View:
    """The table as a spectator sees it."""
    tile = s.tile.seen_by(None)
    step = s.owed[-1] if s.owed else None
    return View(
        viewer=None,
        active=s.active,
        first=s.first,
        over=not s.owed,
        heroes=[hero_view(s, hero) for hero in s.heroes],
        objects=object_ids(s.objects),
        treasures=treasure_ids(s.treasures),
        all_treasures=all_treasures(s),
        skip_markers=s.skip_markers,
        spider_tiles=s.spider_tiles,
        demon_tiles=s.demon_tiles,
        dice=[MOVEMENT_SYMBOLS[face] for face in s.dice],
        throws=s.throws,
        chamber_dice=[CHAMBER_SYMBOLS[face] for face in s.chamber_dice],
        dice_in_pool=CHAMBER_DICE - s.aside,
        dragons_aside=s.aside,
        tile_hidden_by=s.tile.keeper if s.tile.size() else None,
        tile=tile[0] if tile else None,
        phase=phase(s),
        shown=s.active,
        steps_left=step.left if isinstance(step, Walk) else 0,
        stars=step.stars if isinstance(step, TakeTreasure) else 0,
        shortcuts=[],
        within_reach=[],
    )


def hero_view(s: DragonQuest, hero: Hero) -> HeroView:
    """One hero's sheet; DQ-I34: the dead have no gold."""
    return HeroView(
        seat=hero.seat,
        status=STATUS[hero.status],
        death=DEATHS[hero.death],
        suns=hero.suns,
        sun_boxes=hero.sun_boxes,
        bones=hero.bones,
        bones_lost=hero.bones_lost,
        square=NAMES[hero.square] if hero.line else "",
        line=[NAMES[square] for square in hero.line],
        stops=list(hero.stops),
        blocked=[NAMES[square] for square in hero.blocked],
        been_in_chamber=hero.been,
        finds=list(hero.finds),
        rows=[ROW_STATES[row] for row in hero.rows],
        traps={DANGERS[trap]: times for trap, times in enumerate(hero.traps)},
        danger=[DANGERS[die] for die in hero.danger],
        skip=SKIPS[hero.skip],
        objects=object_ids(hero.objects),
        treasures=treasure_ids(hero.treasures),
        coins_50=hero.coins_50,
        coins_100=hero.coins_100,
        crossed_50=hero.crossed_50,
        crossed_100=hero.crossed_100,
        bitten=hero.bitten,
        demon=NAMES[hero.demon] if hero.demon != NONE else None,
        demon_line=[NAMES[square] for square in hero.demon_line],
        gold=gold(s, hero),
    )


def object_ids(objects: int) -> list[str]:
    """The objects of a set, by id."""
    return [id for thing, id in enumerate(OBJECT_IDS) if objects >> thing & 1]


def treasure_ids(treasures: int) -> list[str]:
    """The treasures of a set, by id."""
    return [TREASURE_IDS[t] for t in range(TREASURES) if treasures >> t & 1]


def all_treasures(s: DragonQuest) -> list[TreasureView]:
    """The treasures in play with their figures (DQ-20.2)."""
    variant = s.variant
    if not variant.custom_treasures:
        return PRINTED
    return PRINTED + [
        TreasureView(TREASURE_IDS[t], variant.stars[t], variant.gold[t], name)
        for t, name in enumerate(variant.treasure_names, PRINTED_TREASURES)
    ]


PHASES: Final[dict[type[AnyDecision], int]] = {
    CrossCoin: 0,
    BuyObject: 1,
    HideTile: 2,
    NameNumber: 2,
    BlockSquare: 2,
    StayOrLeave: 3,
    Reroll: 3,
    CancelTrap: 3,
    UseRing: 3,
    TakeTreasure: 3,
    Walk: 4,
    UseTalisman: 4,
    LeaveChamber: 4,
    Flee: 4,
    SteerDemon: 4,
}
"""The part of the turn of each decision: sun, objects, walls, dice, move."""


def phase(s: DragonQuest) -> int | None:
    """The part of the turn of the open decision; None outside these parts."""
    step = s.owed[-1] if s.owed else None
    if isinstance(step, StayOrLeave) and step.early:
        return 0
    return PHASES.get(type(step)) if isinstance(step, Decision) else None


def sheet_to_show(s: DragonQuest, seat: int) -> int | None:
    """The seat whose sheet a player is shown: its own, or the one that it is to write on."""
    step = s.owed[-1] if s.owed else None
    if isinstance(step, Decision) and step.seat == seat:
        return getattr(step, "owner", seat)
    return seat
