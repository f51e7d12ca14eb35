"""The heroes' boards: a portrait, slots for equipment, backpack and belt, the tokens in them."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import (
    BACKPACK,
    EQUIPMENT_IDS,
    HERO_IDS,
    SEATS,
    TOKEN_IDS,
)
from donjon.games.heldentaufe.drawing.icons import BELT_ICON, KIND_ICONS, PACK_ICON
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.view.forms import HeroView
from donjon.games.heldentaufe.words.ids import backpack_id, belt_id, slot_id
from donjon.games.heldentaufe.words.names import HERO_NAMES, KIND_NAMES, POTION_LABELS, TOKEN_LABELS
from donjon.kernel.scene import InZone, Piece, Slot, Zone
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

MOST: Final[int] = max(BACKPACK)


def gear_id(seat: int) -> Id:
    """The zone of the equipment that a hero wears."""
    return f"gear:{seat}"


def bag_id(seat: int) -> Id:
    """The zone of the backpack's tokens."""
    return f"bag:{seat}"


def waist_id(seat: int) -> Id:
    """The zone of the belt with the potion."""
    return f"waist:{seat}"


def portrait_id(seat: int) -> Id:
    """The id of the zone of a hero's portrait, and of the portrait itself."""
    return f"portrait:{seat}"


PORTRAITS: Final = [
    Zone(portrait_id(seat), "row", Message("ht-portrait", {"seat": seat_name(seat)}), seat)
    for seat in range(SEATS)
]
PORTRAIT_PIECES: Final = [
    {
        id: Piece(
            portrait_id(seat), f"portrait:{id}:{seat}", HERO_NAMES[at],
            InZone(portrait_id(seat), 0), seat,
        )
        for at, id in enumerate(HERO_IDS)
    }
    for seat in range(SEATS)
]  # fmt: skip
GEAR: Final = [
    Zone(
        gear_id(seat), "row", Message("ht-gear", {"seat": seat_name(seat)}), seat, size="s",
        slots=[
            Slot(slot_id(seat, kind), KIND_NAMES[kind], icon=KIND_ICONS[id])
            for kind, id in enumerate(EQUIPMENT_IDS)
        ],
    )
    for seat in range(SEATS)
]  # fmt: skip
BAGS: Final = [
    [
        Zone(
            bag_id(seat), "row", Message("ht-backpack", {"seat": seat_name(seat)}), seat, size="s",
            slots=[
                Slot(backpack_id(seat, n), Message("ht-pack-slot", {"n": n + 1}), icon=PACK_ICON)
                for n in range(size)
            ],
        )
        for size in range(MOST + 1)
    ]
    for seat in range(SEATS)
]  # fmt: skip
WAISTS: Final = [
    Zone(
        waist_id(seat), "row", Message("ht-belt", {"seat": seat_name(seat)}), seat, size="s",
        slots=[Slot(f"belt-slot:{seat}", Message("ht-belt-slot"), icon=BELT_ICON)],
    )
    for seat in range(SEATS)
]  # fmt: skip


def hero_zones(hero: HeroView) -> list[Zone]:
    """The portrait and the slots of a hero's board."""
    seat = hero.seat
    return [PORTRAITS[seat], GEAR[seat], BAGS[seat][hero.backpack_size], WAISTS[seat]]


def hero_pieces(hero: HeroView, memory: DrawingMemory) -> list[Piece]:
    """The hero, and the tokens on the board: worn, packed, on the belt."""
    found: list[Piece] = []
    if hero.hero is not None:
        found.append(PORTRAIT_PIECES[hero.seat][hero.hero])
    for kind, id in enumerate(EQUIPMENT_IDS):
        value = hero.worn.get(id, 0)
        if value:
            worn = f"worn:{hero.seat}:{id}"
            found.append(token(worn, f"{id}{value}", gear_id(hero.seat), kind, False, memory))
    add_packed(found, hero, memory)
    if hero.potion is not None:
        belt, waist = belt_id(hero.seat), waist_id(hero.seat)
        found.append(token(belt, hero.potion, waist, 0, hero.potion_used, memory))
    return found


def add_packed(found: list[Piece], hero: HeroView, memory: DrawingMemory) -> None:
    """Add the backpack in the order of the tokens; the first of a kind has an id without number."""
    place = 0
    for id in TOKEN_IDS:
        for n in range(hero.backpack.get(id, 0)):
            name = f"pack:{hero.seat}:{id}" if n == 0 else f"pack:{hero.seat}:{id}:{n + 1}"
            found.append(token(name, id, bag_id(hero.seat), place, False, memory))
            place += 1


def token(id: Id, kind: str, zone: Id, place: int, used: bool, memory: DrawingMemory) -> Piece:
    """A token in its place; cached in `memory`."""
    key = (id, kind, place, used)
    found = memory.hero_tokens.get(key)
    if found is None:
        label = TOKEN_LABELS[kind] if kind in TOKEN_LABELS else POTION_LABELS[kind]
        at = InZone(zone, place)
        made = Piece(id, f"token:{kind}", label, at, state=["spent"] if used else [])
        found = memory.hero_tokens.put(key, made)
    return found
