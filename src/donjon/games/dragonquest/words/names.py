"""What things are called, as messages: squares, faces, objects, treasures, dangers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.games.dragonquest.content.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.content.tables import (
    DANGERS,
    NAMES,
    PRINTED_TREASURES,
    TRAP_LOSS,
    TRAP_SKIPS,
    TRAP_WOUND_DICE,
    TREASURE_IDS,
)
from donjon.kernel.words.message import Message

if TYPE_CHECKING:
    from donjon.games.dragonquest.model.state import DragonQuest


def square_name(square: int) -> Message:
    """A square: «K4», or «the treasure chamber»."""
    if NAMES[square] == "CH":
        return Message("dq-chamber")
    return Message("dq-square", {"name": NAMES[square]})


def object_name(thing: int) -> Message:
    """An object: «Rope»."""
    return Message(f"dq-object-{OBJECT_IDS[thing]}")


def treasure_name(s: DragonQuest, treasure: int) -> Message:
    """«Golden apple», or what the players called a blank one (DQ-20.2)."""
    if treasure >= PRINTED_TREASURES:
        blank = treasure - PRINTED_TREASURES
        given = s.variant.treasure_names[blank]
        if given:
            return Message("dq-own-treasure", {"name": given, "n": blank + 1})
    return Message(f"dq-treasure-{TREASURE_IDS[treasure]}")


def danger_name(danger: int) -> Message:
    """A danger: «Arrow trap», «Orc», «Skeleton»."""
    return Message(f"dq-danger-{DANGERS[danger]}")


def trap_cost(trap: int, times: int) -> list[Message]:
    """All that a trap costs a hero who has fallen into `times` traps of its kind before."""
    if times == len(TRAP_LOSS[trap]):
        return [Message("dq-cost-life")]
    cost = [Message("dq-cost-points", {"n": TRAP_LOSS[trap][times]})]
    if TRAP_WOUND_DICE[trap]:
        cost.append(Message("dq-cost-wound", {"n": TRAP_WOUND_DICE[trap]}))
    if TRAP_SKIPS[trap]:
        cost.append(Message("dq-cost-turn"))
    return cost


def face_name(face: int) -> Message:
    """The symbol on a movement die."""
    return Message(f"dq-face-{SYMBOLS['move_black'][face]}")


def dice_faces(dice: list[int]) -> list[Message]:
    """The symbols of several movement dice."""
    return [face_name(face) for face in dice]
