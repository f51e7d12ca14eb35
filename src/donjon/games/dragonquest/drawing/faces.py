"""The faces of DragonQuest's dice, objects, treasures, tiles and marks."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.content.tables import (
    AMULET,
    AMULET_OF_TIME,
    HEALING_POTION,
    OBJECT_COST,
    OBJECT_GOLD,
    POTION,
    PRINTED_TREASURES,
    WALL_TILES,
)
from donjon.games.dragonquest.drawing.icons import (
    BONE_ICON,
    COIN_ICON,
    DANGER_ICONS,
    FACE_ICONS,
    OBJECT_ICONS,
    SKULL_ICON,
    SWORD_ICON,
    TREASURE_ICONS,
    WALL_ICON,
)
from donjon.games.dragonquest.drawing.memory import DrawingMemory
from donjon.games.dragonquest.view.forms import TreasureView, View
from donjon.games.dragonquest.view.printed_treasures import PRINTED
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import (
    BackFace,
    CardFace,
    DieFace,
    Face,
    MarkFace,
    PawnFace,
    TokenFace,
)
from donjon.kernel.words.ids import Icon, Id, Tint
from donjon.kernel.words.message import Message

FIGHT_ICONS = {"sword": SWORD_ICON, "skull": SKULL_ICON}
VENOM_ICONS = {"blank": "", "cross_coin": COIN_ICON, "lose_2_lp": BONE_ICON}
TEXTS = {"coin_50": "50", "coin_100": "100", "double_skull": "2"}


def faces(view: View, memory: DrawingMemory) -> dict[Id, Face]:
    """Every face that can be seen in a match; most have no other treasures than those printed."""
    if len(view.all_treasures) == PRINTED_TREASURES:
        return PRINTED_FACES
    if memory.faces is None:
        memory.faces = all_faces(view.all_treasures)
    return memory.faces


def all_faces(treasures: list[TreasureView]) -> dict[Id, Face]:
    """Dice, cards, tiles, marks and pawns."""
    found: dict[Id, Face] = {}
    found.update(movement_faces())
    found.update(danger_faces())
    for index, id in enumerate(OBJECT_IDS):
        found[f"face:{id}"] = object_face(index, id)
    for treasure in treasures:
        found[f"face:{treasure.id}"] = treasure_face(treasure)
    for number in WALL_TILES:
        title = Message("dq-tile-number", {"number": number})
        found[f"wall-{number}"] = TokenFace("square", "rock", WALL_ICON, title, number)
    found["wall-back"] = BackFace(WALL_ICON, "rock", "square")
    for seat in range(4):
        found[f"pawn:{seat}"] = PawnFace(seat)
        for mark in MARKS:
            found[f"{mark.mark}:{seat}"] = MarkFace(mark.mark, seat)
    found["brick"] = MarkFace("brick")
    found["demon"] = TokenFace("disc", "blood", "imp", Message("dq-danger-demon"))
    return found


MARKS: Final = [MarkFace("tick"), MarkFace("cross"), MarkFace("strike"), MarkFace("ring")]


def movement_faces() -> dict[Id, Face]:
    """The red and the black dice, and those of the treasure chamber."""
    found: dict[Id, Face] = {}
    for face in SYMBOLS["move_black"]:
        found[f"black-{face}"] = die_face("slate", "move_black", face)
        found[f"red-{face}"] = die_face("garnet", "move_red", face)
    for face in SYMBOLS["chamber"]:
        tint: Tint = "garnet" if face == "dragon" else "paper"
        found[f"chamber-{face}"] = die_face(tint, "chamber", face)
    return found


def die_face(tint: Tint, die: str, face: str) -> DieFace:
    """One face of a die, with the faces that are shown while it rolls."""
    return DieFace(
        tint,
        [FACE_ICONS[symbol] for symbol in SYMBOLS[die]],
        icon_or_none(FACE_ICONS[face]),
        TEXTS.get(face),
    )


def icon_or_none(icon: Icon) -> Icon | None:
    """No icon for a blank face."""
    return icon or None


def danger_faces() -> dict[Id, Face]:
    """The dice of danger, fight and venom."""
    found: dict[Id, Face] = {}
    dangers = list(DANGER_ICONS.values())
    for danger, icon in DANGER_ICONS.items():
        found[f"danger-{danger}"] = DieFace("ochre", dangers, icon)
    for letter in SYMBOLS["letter"]:
        found[f"letter-{letter}"] = DieFace(
            "ochre", [], None, None if letter == "blank" else letter
        )
    for monster in ("ghoul", "troll", "orc"):
        sides = [SWORD_ICON, DANGER_ICONS[monster]]
        found[f"combat_{monster}-sword"] = DieFace("lapis", sides, SWORD_ICON)
        found[f"combat_{monster}-monster"] = DieFace("lapis", sides, DANGER_ICONS[monster])
    for face, icon in FIGHT_ICONS.items():
        found[f"skeleton-{face}"] = DieFace("plum", list(FIGHT_ICONS.values()), icon)
    for points in (0, 1, 2, 3):
        found[f"wound-{points}"] = DieFace("paper", [], pips=points)
    for face, icon in VENOM_ICONS.items():
        found[f"spider-{face}"] = DieFace("rock", list(VENOM_ICONS.values()), icon_or_none(icon))
    return found


def object_face(thing: int, id: str) -> CardFace:
    """An object: its find cost and what it does."""
    return CardFace(
        tint="slate",
        title=Message(f"dq-object-{id}"),
        art=OBJECT_ICONS[id],
        cost=[tinted_amount("semi-closed-eye", OBJECT_COST[thing])],
        text=Message(f"dq-does-{id}", {"n": object_figure(thing)}),
    )


def object_figure(thing: int) -> int:
    """The number in what an object does: sun boxes, life points or gold."""
    if thing == AMULET_OF_TIME:
        return AMULET
    return POTION if thing == HEALING_POTION else OBJECT_GOLD[thing]


def treasure_face(treasure: TreasureView) -> CardFace:
    """A treasure: its stars and gold."""
    return CardFace(
        tint="ochre",
        title=treasure.name or Message(f"dq-treasure-{treasure.id}"),
        art=TREASURE_ICONS[treasure.id],
        cost=[tinted_amount("round-star", treasure.stars)],
        worth=tinted_amount(COIN_ICON, treasure.gold, late=True),
    )


PRINTED_FACES: Final = all_faces(PRINTED)
