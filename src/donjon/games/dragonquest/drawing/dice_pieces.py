"""DragonQuest's dice as pieces: every die with every face in every place where it can lie.

They follow from the box alone, so they are made once for all matches.
"""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import CHAMBER_DICE, MOVEMENT_DICE
from donjon.games.dragonquest.words.ids import chamber_die_id, die_face_id, die_id
from donjon.kernel.scene import InZone, Piece
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

SKULL_WIDTH: Final = {"skull": 1, "double_skull": 2}
"""The faces that lie in the row of skulls, and how many places each takes."""


def movement_die(die: int) -> dict[str, list[Piece]]:
    """The pieces of a movement die by face and place; at most the dice before it lie before it."""
    found: dict[str, list[Piece]] = {}
    for symbol in SYMBOLS["move_black"]:
        zone = "skulls" if symbol in SKULL_WIDTH else "tray"
        places = die * max(SKULL_WIDTH.values()) + 1 if zone == "skulls" else die + 1
        id, face, label = die_id(die), die_face_id(die, symbol), Message(f"dq-face-{symbol}")
        wide = SKULL_WIDTH.get(symbol, 1)
        found[symbol] = [new_die(id, face, label, InZone(zone, n, wide)) for n in range(places)]
    return found


def chamber_die(die: int) -> dict[str, list[Piece]]:
    """The pieces of a treasure die in the tray, by face and place."""
    return {symbol: chamber_pieces(die, symbol, "tray", die + 1) for symbol in SYMBOLS["chamber"]}


def chamber_pieces(die: int, symbol: str, zone: Id, places: int) -> list[Piece]:
    """The pieces of a treasure die with one face, one for each place of a zone."""
    id, face, label = chamber_die_id(die), f"chamber-{symbol}", Message(f"dq-chamber-{symbol}")
    return [new_die(id, face, label, InZone(zone, n)) for n in range(places)]


def new_die(id: Id, face: Id, label: Message, at: InZone) -> Piece:
    """A die; in the rows next to the tray it is locked."""
    if at.zone == "tray":
        return Piece(id, face, label, at)
    return Piece(id, face, label, at, state=["locked"])


MOVEMENT_PIECES: Final = [movement_die(die) for die in range(MOVEMENT_DICE)]
CHAMBER_PIECES: Final = [chamber_die(die) for die in range(CHAMBER_DICE)]
DRAGONS_ASIDE: Final = [
    chamber_pieces(die, "dragon", "dragons", CHAMBER_DICE) for die in range(CHAMBER_DICE)
]
"""The treasure dice that show a dragon and are set aside, by place."""
