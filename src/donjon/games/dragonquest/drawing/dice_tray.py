"""DragonQuest's felt tray: movement dice, treasure dice or a wall tile, and dice set aside."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import (
    CHAMBER_DICE,
    DRAGON_WAKES_AT,
    MAX_REROLLS,
    SKULLS_FOR_DANGER,
    WALL_TILES,
)
from donjon.games.dragonquest.drawing.dice_pieces import (
    CHAMBER_PIECES,
    DRAGONS_ASIDE,
    MOVEMENT_PIECES,
    SKULL_WIDTH,
)
from donjon.games.dragonquest.drawing.icons import DRAGON_ICON, SKULL_ICON
from donjon.games.dragonquest.view.forms import View
from donjon.kernel.scene import Amount, Counter, InZone, Piece, Slot, Zone
from donjon.kernel.words.message import Message

MOVEMENT: Final = 0
CHAMBER: Final = 1
WALLS: Final = 2

TRAYS: Final = [
    Zone("tray", "row", Message("dq-tray")),
    Zone("tray", "row", Message("dq-chamber-dice")),
    Zone("tray", "row", Message("dq-wall-tile")),
]
SKULL_SLOTS: Final = [
    Slot(f"skull:{n}", Message("dq-skull-slot", {"n": n}), icon=SKULL_ICON)
    for n in range(1, SKULLS_FOR_DANGER + 1)
]
DRAGON_SLOTS: Final = [
    Slot(f"dragon:{n}", Message("dq-dragon-slot", {"n": n}), icon=DRAGON_ICON)
    for n in range(1, DRAGON_WAKES_AT + 1)
]
SKULLS: Final = [
    Zone(
        "skulls", "row", Message("dq-skulls"), size="s", slots=SKULL_SLOTS,
        badge=Amount(SKULL_ICON, label=Message("dq-of", {"n": n, "of": SKULLS_FOR_DANGER})),
    )
    for n in range(11)
]  # fmt: skip
DRAGONS: Final = [
    Zone(
        "dragons", "row", Message("dq-dragons"), size="s", slots=DRAGON_SLOTS,
        badge=Amount(DRAGON_ICON, label=Message("dq-of", {"n": n, "of": DRAGON_WAKES_AT})
        ),
    )
    for n in range(CHAMBER_DICE + 1)
]  # fmt: skip
ROLLS: Final = [
    Counter("rolls", None, "clockwise-rotation", n, Message("dq-rolls-left"), "pips", MAX_REROLLS)
    for n in range(MAX_REROLLS + 1)
]


def kind(view: View) -> int:
    """What the tray holds now."""
    if view.chamber_dice:
        return CHAMBER
    if view.tile_hidden_by is not None:
        return WALLS
    if not view.dice and view.heroes[view.active].square == "CH":
        return CHAMBER
    return MOVEMENT


def tray_zones(view: View) -> list[Zone]:
    """The tray, the skulls, and the dragons set aside."""
    return [TRAYS[kind(view)], SKULLS[skulls(view)], DRAGONS[view.dragons_aside]]


def skulls(view: View) -> int:
    """The number of skulls on the table."""
    return view.dice.count("skull") + 2 * view.dice.count("double_skull")


def rolls_left(view: View) -> Counter:
    """How often dice may still be thrown again."""
    left = MAX_REROLLS + 1 - view.throws if view.dice else MAX_REROLLS
    return ROLLS[max(left, 0)]


def tray_pieces(view: View) -> list[Piece]:
    """The dice or the tile in the tray, and the dice set aside."""
    held = kind(view)
    if held == CHAMBER:
        return chamber_dice(view)
    aside = chamber_dice(view)
    return aside + (wall_tile(view) if held == WALLS else movement_dice(view))


def movement_dice(view: View) -> list[Piece]:
    """The five dice: skulls lie locked in their own row, a double one in two places."""
    pieces: list[Piece] = []
    tray = aside = 0
    for n, face in enumerate(view.dice):
        width = SKULL_WIDTH.get(face, 0)
        if width:
            pieces.append(MOVEMENT_PIECES[n][face][aside])
            aside += width
        else:
            pieces.append(MOVEMENT_PIECES[n][face][tray])
            tray += 1
    return pieces


def chamber_dice(view: View) -> list[Piece]:
    """The last throw in the chamber; dragons set aside lie in the row of seven, earlier ones first.

    The ten dice are numbered: thrown dice count up from the first, dice set aside earlier count
    down from the last. With none set aside (the dragon's breath, an empty chamber) all are in
    the tray.
    """
    pieces: list[Piece] = []
    thrown = view.chamber_dice
    aside = max(view.dragons_aside - thrown.count("dragon"), 0)
    for n in range(aside):
        pieces.append(DRAGONS_ASIDE[CHAMBER_DICE - 1 - n][n])
    tray = 0
    for n, face in enumerate(thrown):
        if face == "dragon" and view.dragons_aside:
            pieces.append(DRAGONS_ASIDE[n][aside])
            aside += 1
        else:
            pieces.append(CHAMBER_PIECES[n][face][tray])
            tray += 1
    return pieces


def wall_tile(view: View) -> list[Piece]:
    """The hidden tile: its number for the seat that hid it, its back for everyone else."""
    keeper = view.tile_hidden_by
    if keeper is None:
        return []
    return [TILE_PIECES[keeper][0 if view.tile is None else view.tile]]


def wall_tile_piece(keeper: int, number: int) -> Piece:
    """The tile as its keeper knows it; 0 is its back."""
    if number == 0:
        label, face = Message("dq-tile-hidden"), "wall-back"
    else:
        label, face = Message("dq-tile-number", {"number": number}), f"wall-{number}"
    return Piece("wall-tile", face, label, InZone("tray", 0), keeper)


TILE_PIECES: Final = [
    [wall_tile_piece(keeper, number) for number in [0, *WALL_TILES]] for keeper in range(4)
]
