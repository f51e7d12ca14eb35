"""Why whoever is asked cannot pick a thing of DragonQuest's table now, in a few words."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import OBJECT_IDS
from donjon.games.dragonquest.content.tables import NUMBER, OBJECT_COST, TREASURE_IDS
from donjon.games.dragonquest.drawing.dice_pieces import SKULL_WIDTH
from donjon.games.dragonquest.drawing.goods_pieces import owners_of
from donjon.games.dragonquest.drawing.shut_squares import not_to_square
from donjon.games.dragonquest.view.forms import View
from donjon.games.dragonquest.words.ids import die_id
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import seat_name

BOXES: Final = {
    "sun": "DQ-3.1",
    "bone": "DQ-9.1",
    "find": "DQ-7.2",
    "trap": "DQ-10.1",
    "danger": "DQ-8.4",
    "gold": "DQ-1.3",
    "death": "DQ-9.2",
}
"""The kinds of boxes that are ticked as the rules say, and never picked."""


def why_not(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """What is missing for an object, a treasure, a die, a square; why a box is no choice."""
    kind, _, name = id.partition(":")
    if kind == "object":
        return not_the_object(view, asked, OBJECT_IDS[int(name)])
    if kind == "treasure":
        return not_the_treasure(view, asked, TREASURE_IDS[int(name)])
    if kind == "die":
        return not_the_die(view, asked, id)
    if kind == "wall-tile":
        return because("dq-tip-not-tile", "DQ-4.5") if asked.kind == "NameNumber" else None
    return not_on_sheet(view, asked, int(kind), name) if kind.isdecimal() else None


def not_the_object(view: View, asked: Asked, thing: Id) -> WhyNot | None:
    """DQ-3.4, DQ-3.5, DQ-21.1  Somebody has it, it is gone, or find points are missing."""
    if thing not in view.objects:
        return not_in_supply(view, thing)
    if asked.kind != "BuyObject":
        return because("dq-tip-not-buying", "DQ-3.4")
    cost, has = OBJECT_COST[OBJECT_IDS.index(thing)], find_points(view)
    lack = because("dq-tip-not-finds", "DQ-3.5", {"cost": cost, "has": has})
    return lack if cost > has else None


def not_in_supply(view: View, thing: Id) -> WhyNot | None:
    """DQ-21.1  One's own object is offered at its moment."""
    holder = owners_of(view).get(thing)
    if holder is None:
        return never("dq-tip-not-gone", "DQ-3.10")
    if holder != view.viewer:
        return never("dq-tip-not-anothers", "DQ-3.10", {"seat": seat_name(holder)})
    return never("dq-tip-not-its-moment", "DQ-21.1")


def find_points(view: View) -> int:
    """DQ-3.7  The find points of the viewer's topmost open row."""
    assert view.viewer is not None
    hero = view.heroes[view.viewer]
    return hero.finds[hero.rows.index("open")] if "open" in hero.rows else 0


def not_the_treasure(view: View, asked: Asked, treasure: Id) -> WhyNot | None:
    """DQ-13.8  Somebody has it, or stars are missing."""
    if treasure not in view.treasures:
        holder = owners_of(view).get(treasure)
        return never("dq-tip-not-anothers", "DQ-13.12", {"seat": seat_name(holder or 0)})
    stars = next(each.stars for each in view.all_treasures if each.id == treasure)
    if asked.kind != "TakeTreasure":
        return because("dq-tip-not-taking", "DQ-13.8", {"cost": stars})
    lack = because("dq-tip-not-stars", "DQ-13.8", {"cost": stars, "has": view.stars})
    return lack if stars > view.stars else None


def not_the_die(view: View, asked: Asked, die: Id) -> WhyNot | None:
    """DQ-5.2, DQ-5.8, DQ-13.2  A skull stays; after the dice one walks."""
    if die.startswith("die:chamber"):
        return never("dq-tip-not-chamber-dice", "DQ-13.2")
    for n, face in enumerate(view.dice):
        if die == die_id(n) and face in SKULL_WIDTH:
            return because("dq-tip-not-skull", "DQ-5.2")
    return because("dq-tip-not-dice", "DQ-5.8") if asked.kind == "Walk" else None


def not_on_sheet(view: View, asked: Asked, seat: int, name: str) -> WhyNot | None:
    """A box of a sheet, a square of the castle, or what is drawn on it."""
    if name.startswith("wall:"):
        name = name.removeprefix("wall:")
    box = name.partition("-")[0]
    if box in BOXES:
        return never("dq-tip-not-box", BOXES[box])
    if name not in NUMBER:
        return None
    return not_to_square(view, asked, seat, NUMBER[name])
