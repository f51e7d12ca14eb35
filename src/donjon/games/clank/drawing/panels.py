"""The thieves' panels and all that is counted at Clank!'s table."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import HEALTH
from donjon.games.clank.drawing.icons import (
    BAG_ICON,
    BOOT_ICON,
    CHEST_ICON,
    DRAGON_ICON,
    GOLD_ICON,
    HEART_ICON,
    IDOL_ICON,
    NOISE_ICON,
    ODDS_ICONS,
    SKILL_ICON,
    SWORD_ICON,
)
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.games.clank.view.attack_odds import odds
from donjon.games.clank.view.forms import ThiefView, View
from donjon.kernel.scene import Counter, SeatInfo
from donjon.kernel.words.ids import Icon, Id, Tint
from donjon.kernel.words.message import Message, seat_name

POOLS: Final[list[tuple[Id, Icon, Tint]]] = [
    ("skill", SKILL_ICON, "arcane"),
    ("swords", SWORD_ICON, "blood"),
    ("boots", BOOT_ICON, "life"),
    ("teleports", "portal", "arcane"),
    ("credit", NOISE_ICON, "life"),
]
LASTING_POOLS: Final = 3
PERCENT: Final = "\u202f%"


def panel(view: View, thief: ThiefView, memory: DrawingMemory) -> SeatInfo:
    """Health, gold, cards, noise and what else a thief has; and where it is."""
    seat = thief.seat
    return SeatInfo(
        seat=seat,
        name=seat_name(seat),
        state="waits",
        counters=[counter.id for counter in seat_counters(thief, memory)],
        out=thief.status != "in",
        first=view.first == seat,
        turn=view.active == seat and not view.over,
        note=whereabouts(thief),
        peek=f"loot:{seat}",
    )


def whereabouts(thief: ThiefView) -> Message:
    """The room of the thief, or how the thief ended."""
    if thief.status == "in":
        return Message(f"cl-room-{thief.room}")
    return Message(f"cl-where-{thief.status}")


def seat_counters(thief: ThiefView, memory: DrawingMemory) -> list[Counter]:
    """The counters of a thief; artifacts, idols and goods only if there are any."""
    found = [
        counter("life", thief.seat, HEALTH - thief.damage, memory),
        counter("gold", thief.seat, thief.gold, memory),
        counter("cards", thief.seat, cards_of(thief), memory),
        counter("noise", thief.seat, thief.clank, memory),
    ]
    for kind, n in (
        ("artifacts", len(thief.artifacts)),
        ("keys", thief.items.get("master_key", 0)),
        ("packs", thief.items.get("backpack", 0)),
        ("idols", thief.idols),
        ("secrets", sum(thief.secrets.values())),
    ):
        if n:
            found.append(counter(kind, thief.seat, n, memory))
    return found


def cards_of(thief: ThiefView) -> int:
    """All cards that the thief owns."""
    return thief.deck_size + thief.hand_size + len(thief.played) + len(thief.discard)


SEAT_ICONS: Final[dict[str, tuple[Icon, Tint | None]]] = {
    "life": (HEART_ICON, "blood"),
    "gold": (GOLD_ICON, "gold"),
    "cards": ("card-draw", None),
    "noise": (NOISE_ICON, None),
    "artifacts": (CHEST_ICON, "gold"),
    "keys": ("skeleton-key", None),
    "packs": ("knapsack", None),
    "idols": (IDOL_ICON, None),
    "secrets": ("round-potion", "life"),
}


def counter(kind: str, seat: int, value: int, memory: DrawingMemory) -> Counter:
    """A counter of a seat with its value; cached in `memory`."""
    key = (f"{kind}:{seat}", value)
    found = memory.counters.get(key)
    if found is None:
        found = memory.counters.put(key, new_counter(kind, seat, value))
    return found


def new_counter(kind: str, seat: int, value: int) -> Counter:
    """A new counter: health is a track; noise is drawn on the board too."""
    icon, tint = SEAT_ICONS[kind]
    id, label = f"{kind}:{seat}", Message(f"cl-count-{kind}")
    if kind == "life":
        return Counter(id, seat, icon, value, label, "track", HEALTH, tint)
    spot = f"noise-n:{seat}" if kind == "noise" else None
    return Counter(id, seat, icon, value, label, "number", tint=tint, spot=spot)


def pool_counters(view: View, memory: DrawingMemory) -> list[Counter]:
    """Skill, swords and boots of the turn; teleports and credit when there are any."""
    resources = view.resources
    values = [
        resources.skill,
        resources.swords,
        resources.boots,
        resources.teleports,
        resources.credit,
    ]
    return [
        pool_counter(n, value, memory)
        for n, value in enumerate(values)
        if value or n < LASTING_POOLS
    ]


def pool_counter(n: int, value: int, memory: DrawingMemory) -> Counter:
    """What is left of one resource; cached in `memory`."""
    id, icon, tint = POOLS[n]
    found = memory.counters.get((id, value))
    if found is None:
        label = Message(f"cl-pool-{id}")
        made = Counter(id, None, icon, value, label, "pool", tint=tint)
        found = memory.counters.put((id, value), made)
    return found


def dragon_counters(view: View, memory: DrawingMemory) -> list[Counter]:
    """The cubes of the next attack, and what they may do to the viewer."""
    found = [
        table_counter("attack", DRAGON_ICON, "blood", view.rage_cubes + view.danger, memory),
        table_counter("bag", BAG_ICON, None, sum(view.bag), memory),
    ]
    if may_be_hurt(view):
        chances = odds(view)
        if chances is not None:
            for wounds, percent in enumerate(chances.percent()):
                found.append(odds_counter(wounds, percent, memory))
    return found


def may_be_hurt(view: View) -> bool:
    """Whether the viewer is in the dungeon."""
    return view.viewer is not None and not view.over and view.thieves[view.viewer].status == "in"


def table_counter(
    id: Id, icon: Icon, tint: Tint | None, value: int, memory: DrawingMemory
) -> Counter:
    """A counter of the table; that of the bag is drawn below the bag too; cached in `memory`."""
    found = memory.counters.get((id, value))
    if found is None:
        label = Message(f"cl-count-{id}")
        spot = "bag-n" if id == "bag" else None
        made = Counter(id, None, icon, value, label, "number", tint=tint, spot=spot)
        found = memory.counters.put((id, value), made)
    return found


def odds_counter(wounds: int, percent: int, memory: DrawingMemory) -> Counter:
    """The chance of this number of `wounds`, drawn next to the bag too."""
    id = f"odds:{wounds}"
    found = memory.counters.get((id, percent))
    if found is None:
        label, icon = Message(f"cl-odds-{wounds}"), ODDS_ICONS[wounds]
        value = f"{percent}{PERCENT}"
        made = Counter(id, None, icon, value, label, "number", spot=id)
        found = memory.counters.put((id, percent), made)
    return found
