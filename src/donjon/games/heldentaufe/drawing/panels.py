"""The heroes' panels and all that is counted at Heldentaufe's table."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import MONSTER_AP
from donjon.games.heldentaufe.content.underground_map import HEX_IDS
from donjon.games.heldentaufe.drawing.hero_equipment import gear_id
from donjon.games.heldentaufe.drawing.icons import (
    AP_ICON,
    CHIEF_ICON,
    DEFEAT_ICON,
    HEART_ICON,
    RING_ICON,
    SWORD_ICON,
    TOOTH_ICON,
)
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.view.forms import HeroView, View
from donjon.games.heldentaufe.words.ids import CHIEF_ID
from donjon.games.heldentaufe.words.names import HEX_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import After, Amount, Counter, SeatInfo
from donjon.kernel.words.ids import Icon, Id, Tint
from donjon.kernel.words.message import Message, seat_name

ICONS: Final[dict[str, tuple[Icon, Tint | None]]] = {
    "teeth": (TOOTH_ICON, "gold"),
    "hearts": (HEART_ICON, "blood"),
    "actions": (AP_ICON, None),
    "ring": (RING_ICON, None),
    "sword": (SWORD_ICON, None),
    "defeats": (DEFEAT_ICON, None),
}
AP_LEFT: Final = "ap-left"
HERE: Final = After(
    CHIEF_ID, CHIEF_ICON, Message("ht-monsters-here"), tinted_amount(AP_ICON, MONSTER_AP)
)
PLAYING: Final = [
    After(CHIEF_ID, CHIEF_ICON, Message("ht-monsters-play"), tinted_amount(AP_ICON, left))
    for left in range(MONSTER_AP + 1)
]


def panel(view: View, hero: HeroView, counters: list[Counter]) -> SeatInfo:
    """Teeth, hearts, abilities and place of a hero; the monsters follow the chief's seat."""
    seat = hero.seat
    return SeatInfo(
        seat=seat,
        name=seat_name(seat),
        state="waits",
        counters=[counter.id for counter in counters],
        first=view.first == seat,
        turn=view.active == seat and view.commander is None and not view.over,
        note=whereabouts(view, hero),
        score=Amount(TOOTH_ICON, f"{hero.points}/{view.target}", "gold"),
        peek=gear_id(seat),
        after=monsters_after(view) if view.chief == seat else None,
    )


def monsters_after(view: View) -> After:
    """The monsters' turn between two seats, and what is left of it."""
    return HERE if view.commander is None else PLAYING[view.monster_ap]


def whereabouts(view: View, hero: HeroView) -> Message:
    """«Erla · Mushroom patch», «Erla · commands the monsters»."""
    if hero.hero is None:
        return Message("ht-where-no-hero")
    return Message(
        "ht-where", {"hero": Message(f"ht-hero-{hero.hero}"), "place": place_of(view, hero)}
    )


def place_of(view: View, hero: HeroView) -> Message:
    """What a hero does outside its own turn, or its place."""
    if view.commander == hero.seat:
        return Message("ht-where-commands")
    if hero.hex is not None:
        return Message("ht-where-below", {"hex": HEX_NAMES[HEX_IDS.index(hero.hex)]})
    if hero.tile is not None:
        for tile in view.tiles:
            if (tile.q, tile.r) == hero.tile:
                return Message(f"ht-tile-{tile.tile}")
    return Message("ht-where-fallen")


def seat_counters(hero: HeroView, memory: DrawingMemory) -> list[Counter]:
    """Teeth, hearts, action points, ring and sword; defeats if there are any."""
    found = [
        counter("teeth", hero.seat, hero.points, 0, memory),
        counter("hearts", hero.seat, hero.hearts, hero.most_hearts, memory),
        counter("actions", hero.seat, hero.ap, 0, memory),
        counter("ring", hero.seat, hero.ring, 0, memory),
        counter("sword", hero.seat, hero.sword, 0, memory),
    ]
    if hero.defeats:
        found.append(counter("defeats", hero.seat, hero.defeats, 0, memory))
    return found


def life_id(seat: int) -> Id:
    """The hearts of a hero one by one."""
    return f"life:{seat}"


def life_counter(hero: HeroView, memory: DrawingMemory) -> Counter:
    """The hearts that a hero has and has lost; cached in `memory`."""
    key = (life_id(hero.seat), hero.hearts, hero.most_hearts)
    found = memory.counters.get(key)
    if found is None:
        made = Counter(
            key[0], hero.seat, HEART_ICON, hero.hearts, Message("ht-count-hearts"), "pips",
            hero.most_hearts, "blood",
        )  # fmt: skip
        found = memory.counters.put(key, made)
    return found


def counter(kind: str, seat: int, value: int, most: int, memory: DrawingMemory) -> Counter:
    """A counter of a seat with its value, «4» or «4/5»; cached in `memory`."""
    key = (f"{kind}:{seat}", value, most)
    found = memory.counters.get(key)
    if found is None:
        icon, tint = ICONS[kind]
        shown = f"{value}/{most}" if most else value
        label = Message(f"ht-count-{kind}")
        made = Counter(key[0], seat, icon, shown, label, "number", tint=tint)
        found = memory.counters.put(key, made)
    return found


def ap_counter(view: View, memory: DrawingMemory) -> Counter:
    """What is left of the turn: the hero's action points, or those of all monsters."""
    monsters = view.commander is not None
    left = view.monster_ap if monsters else view.turn.ap_left
    most = MONSTER_AP if monsters else max(view.heroes[view.active].ap, left)
    key = (f"{AP_LEFT}{monsters}", left, most)
    found = memory.counters.get(key)
    if found is None:
        label = Message("ht-count-monsters" if monsters else "ht-count-left")
        made = Counter(AP_LEFT, None, AP_ICON, left, label, "pips", most, "gold")
        found = memory.counters.put(key, made)
    return found
