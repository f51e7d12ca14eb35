"""The underground as a board: 21 printed hexagons, and the pieces on them."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import MONSTER_IDS
from donjon.games.heldentaufe.content.underground_map import BOARD as HEX_ENTRIES, GOLD, HEX_IDS
from donjon.games.heldentaufe.drawing.icons import (
    DANGER_ICON,
    EMPTY_CHEST_ICON,
    HEART_ICON,
    LAIR_ICON,
    PORTAL_ICON,
)
from donjon.games.heldentaufe.drawing.memory import DrawingMemory
from donjon.games.heldentaufe.view.forms import MonsterView, View
from donjon.games.heldentaufe.words.ids import CHEST_ID, danger_id, hex_id
from donjon.games.heldentaufe.words.names import HEX_NAMES, MONSTER_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, Board, OnSpot, Piece, Spot, TextShape
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message

DEPTHS: Final = "underground"
SIZE: Final = 50.0
LEFT: Final = -12.0
TOP: Final = -46.0
WIDTH: Final = 424.0
HEIGHT: Final = 626.0
GROUNDS: Final[dict[str, Tint]] = {
    "floor": "deep",
    "danger": "deep",
    "treasure": "gold",
    "lair": "garnet",
    "portal": "arcane",
}
PRINTED: Final[dict[str, Icon]] = {
    "danger": DANGER_ICON,
    "treasure": EMPTY_CHEST_ICON,
    "lair": LAIR_ICON,
    "portal": PORTAL_ICON,
}
MONSTER_AT: Final = 3
"""The place of a monster on its hex: danger and chest are below it, heroes next to it."""


def cave_spot(at: int) -> Spot:
    """A hex: icon, number and label show its kind."""
    entry = HEX_ENTRIES[at]
    return Spot(
        id=hex_id(at),
        at=(entry.x * SIZE, entry.y * SIZE),
        label=HEX_NAMES[at],
        shape="flathex",
        size=SIZE - 3,
        style="room",
        tint=GROUNDS[entry.kind],
        icon=PRINTED.get(entry.kind),
        badge=Amount("", entry.portal) if entry.portal else None,
        share="ring",
        name=entry.id,
        tip=f"cave-{entry.kind}",
    )


DEPTHS_BOARD: Final = Board(
    id=DEPTHS,
    label=Message("ht-underground"),
    box=(LEFT, TOP, WIDTH, HEIGHT),
    skin="rock",
    shapes=[
        TextShape(Message("ht-underground"), (200.0, TOP + 32), 22.0, "title", "middle"),
    ],
    spots=[cave_spot(at) for at in range(len(HEX_ENTRIES))],
)
DANGERS: Final[dict[str, Piece]] = {
    id: Piece(danger_id(at), "danger", Message("ht-danger"), OnSpot(hex_id(at), 0))
    for at, id in enumerate(HEX_IDS)
}
CHEST: Final = Piece(CHEST_ID, "chest", Message("ht-chest"), OnSpot(hex_id(GOLD), 0))


def cave_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """Danger tokens face down, the chest, and the monsters on the board."""
    found = [DANGERS[hex] for hex in view.dangers]
    if view.chest:
        found.append(CHEST)
    for monster in view.monsters:
        if monster.hex is not None:
            found.append(figure(monster, monster.hex, memory))
    return found


def figure(monster: MonsterView, hex: str, memory: DrawingMemory) -> Piece:
    """A monster with its hearts; cached in `memory`."""
    key = (monster.monster, hex, monster.hearts, monster.most_hearts, monster.sword)
    found = memory.monster_figures.get(key)
    if found is None:
        id = f"monster:{monster.monster}"
        made = Piece(
            id, id, monster_label(monster), OnSpot(f"cave:{hex}", MONSTER_AT),
            badges=[tinted_amount(HEART_ICON, monster.hearts)],
        )  # fmt: skip
        found = memory.monster_figures.put(key, made)
    return found


def monster_label(monster: MonsterView) -> Message:
    """«Zibber: 2 of 3 hearts, sword value 2»."""
    return Message(
        "ht-monster-is",
        {
            "monster": MONSTER_NAMES[MONSTER_IDS.index(monster.monster)],
            "hearts": monster.hearts,
            "most": monster.most_hearts,
            "sword": monster.sword,
        },
    )
