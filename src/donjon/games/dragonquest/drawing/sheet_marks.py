"""The ink and the figures on DragonQuest's sheets, as pieces and strokes.

A piece is made once for each seat and place, so an unchanged one is the same object in every scene.
"""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import (
    BOXES,
    CHAMBER,
    COIN_50_BOXES,
    COIN_100_BOXES,
    NAMES,
    NUMBER,
    ROWS,
)
from donjon.games.dragonquest.drawing.printed_castle import CENTERS
from donjon.games.dragonquest.drawing.sheet_board import MOST_BONES, MOST_SUNS, danger_label
from donjon.games.dragonquest.view.forms import HeroView
from donjon.kernel.scene import XY, OnSpot, Piece, Stroke
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message, seat_name

SEATS: Final = range(4)
DANGER_SLOTS: Final = 3
TRAPS: Final = ["arrow", "trapdoor", "fog"]
TRAP_BOXES: Final = 2


def mark(seat: int, spot: str, kind: str) -> Piece:
    """Ink of a seat on a spot of its sheet."""
    return Piece(
        f"{seat}:{kind}:{spot}", f"{kind}:{seat}", Message(f"dq-mark-{kind}"),
        OnSpot(f"{seat}:{spot}"), seat,
    )  # fmt: skip


def marks(seat: int, prefix: str, count: int, kind: str) -> list[Piece]:
    """The same ink on the boxes of a row."""
    return [mark(seat, f"{prefix}-{n}", kind) for n in range(1, count + 1)]


def on_squares(seat: int, id: Id, face: Id, label: Message, owner: int | None) -> list[Piece]:
    """A figure that walks, as one piece for each square."""
    return [Piece(id, face, label, OnSpot(f"{seat}:{name}"), owner) for name in NAMES]


class SheetInk:
    """All pieces that can be on one seat's sheet: ink and figures."""

    def __init__(self, seat: int) -> None:
        self.suns: Final = marks(seat, "sun", MOST_SUNS, "cross")
        self.circles: Final = marks(seat, "sun", MOST_SUNS, "ring")
        self.bones: Final = marks(seat, "bone", MOST_BONES, "strike")
        self.finds: Final = [marks(seat, f"find-{row}", BOXES, "tick") for row in range(ROWS)]
        self.closed: Final = [marks(seat, f"find-{row}", BOXES, "strike") for row in range(ROWS)]
        self.woken: Final = [mark(seat, f"find-{row}-danger", "ring") for row in range(ROWS)]
        self.averted: Final = [mark(seat, f"find-{row}-danger", "strike") for row in range(ROWS)]
        self.traps: Final = [
            [mark(seat, f"trap-{trap}-{time}", "cross") for time in range(TRAP_BOXES)]
            for trap in range(len(TRAPS))
        ]
        self.ticked_50: Final = marks(seat, "coin-50", COIN_50_BOXES, "tick")
        self.ticked_100: Final = marks(seat, "coin-100", COIN_100_BOXES, "tick")
        self.crossed_50: Final = marks(seat, "coin-50", COIN_50_BOXES, "cross")
        self.crossed_100: Final = marks(seat, "coin-100", COIN_100_BOXES, "cross")
        self.death: Final = mark(seat, "death", "cross")
        self.walls: Final = [
            Piece(
                f"{seat}:wall:{name}", "brick", Message("dq-mark-brick"), OnSpot(f"{seat}:{name}")
            )
            for name in NAMES
        ]
        self.danger: Final = [danger_dice(seat, slot) for slot in range(DANGER_SLOTS)]
        hero = Message("dq-hero", {"seat": seat_name(seat)})
        self.hero: Final = on_squares(seat, f"pawn:{seat}", f"pawn:{seat}", hero, seat)
        self.demon: Final = on_squares(seat, f"demon:{seat}", "demon", danger_label("demon"), None)


def danger_dice(seat: int, slot: int) -> dict[str, Piece]:
    """The die in a slot, for each of its faces."""
    return {
        face: Piece(
            f"{seat}:danger-die-{slot}", f"danger-{face}", danger_label(face),
            OnSpot(f"{seat}:danger-{slot}"),
        )
        for face in SYMBOLS["danger"]
    }  # fmt: skip


INKS: Final = [SheetInk(seat) for seat in SEATS]


def sheet_pieces(hero: HeroView) -> list[Piece]:
    """The ink on the sheet, and the pawns on it."""
    ink = INKS[hero.seat]
    pieces = ink.suns[: hero.suns]
    pieces.extend(ink.bones[: hero.bones_lost])
    add_finds(pieces, ink, hero)
    for trap, kind in enumerate(TRAPS):
        pieces.extend(ink.traps[trap][: hero.traps[kind]])
    add_coins(pieces, ink.crossed_50, ink.ticked_50, hero.crossed_50, hero.coins_50)
    add_coins(pieces, ink.crossed_100, ink.ticked_100, hero.crossed_100, hero.coins_100)
    if hero.skip == "circle" and hero.suns < hero.sun_boxes:
        pieces.append(ink.circles[hero.suns])
    if hero.status == "dead":
        pieces.append(ink.death)
    pieces.extend([ink.walls[NUMBER[name]] for name in hero.blocked])
    pieces.extend([ink.danger[slot][face] for slot, face in enumerate(hero.danger)])
    add_walkers(pieces, ink, hero)
    return pieces


def add_finds(pieces: list[Piece], ink: SheetInk, hero: HeroView) -> None:
    """Ticks in the boxes; a closed row is struck through, a woken danger circled."""
    for row, state in enumerate(hero.rows):
        points = hero.finds[row]
        pieces.extend(ink.finds[row][:points])
        if state != "open":
            pieces.extend(ink.closed[row])
            pieces.append(ink.woken[row] if state == "woken" else ink.averted[row])


def add_coins(
    pieces: list[Piece], crosses: list[Piece], ticks: list[Piece], crossed: int, ticked: int
) -> None:
    """Boxes crossed out come first, then the ticked ones."""
    pieces.extend(crosses[:crossed])
    pieces.extend(ticks[crossed : crossed + ticked])


def add_walkers(pieces: list[Piece], ink: SheetInk, hero: HeroView) -> None:
    """The hero and the demon."""
    if hero.square and hero.status != "dead":
        pieces.append(ink.hero[NUMBER[hero.square]])
    if hero.demon is not None:
        pieces.append(ink.demon[NUMBER[hero.demon]])


def hero_line(hero: HeroView, board: Id) -> Stroke:
    """The line from square to square; the chamber is entered and left straight through its wall."""
    squares = [NUMBER[name] for name in hero.line]
    points: list[XY] = []
    at: list[int] = []
    for n, square in enumerate(squares):
        if square == CHAMBER and n > 0:
            points.append(just_inside(squares[n - 1]))
        at.append(len(points))
        points.append(CENTERS[square])
        if square == CHAMBER and n + 1 < len(squares):
            points.append(just_inside(squares[n + 1]))
    stops = [0, *[at[stop] for stop in hero.stops]]
    return Stroke(f"line:{hero.seat}", board, hero.seat, points, "ink", stops)


def just_inside(square: int) -> XY:
    """The point inside the chamber that is nearest to an adjacent square."""
    (x, y), (middle, center) = CENTERS[square], CENTERS[CHAMBER]
    return (min(max(x, middle - 1), middle + 1), min(max(y, center - 1), center + 1))


def sheet_strokes(hero: HeroView) -> list[Stroke]:
    """The hero's line and the demon's hunt."""
    seat = hero.seat
    board = f"sheet:{seat}"
    strokes: list[Stroke] = []
    if hero.line:
        strokes.append(hero_line(hero, board))
    if hero.demon_line:
        hunt = [CENTERS[NUMBER[name]] for name in hero.demon_line]
        strokes.append(Stroke(f"hunt:{seat}", board, seat, hunt, "hunt"))
    return strokes
