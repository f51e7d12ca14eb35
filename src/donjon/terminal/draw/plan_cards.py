"""Draws a dungeon of plan cards: ways, rooms, things, the path and its marks.

A cell is two columns wide. The upper level is drawn over the lower one.
"""

from __future__ import annotations

from itertools import pairwise
from math import floor
from typing import Final

import msgspec
from rich.text import Text

from donjon.kernel.scene import (
    XY,
    Board,
    MarkFace,
    OnBoard,
    OnPiece,
    Piece,
    Place,
    PlanFace,
    PlanThing,
    Scene,
    Spot,
    Stroke,
)
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.choice_list import TURNED
from donjon.terminal.draw.drawn_lines import EAST, LIGHT, joints
from donjon.terminal.draw.spots import HIGHLIGHT, DrawOptions, on_spots, piece_glyph
from donjon.terminal.glyphs import glyph

COLUMNS: Final = 2
FLOOR: Final = "· "
CELLAR: Final = ": "
ROOM: Final = "░░"
CELLAR_ROOM: Final = "::"
CORNERS: Final = "╭╮╰╯"
MARKS: Final = {"ring": "°", "strike": "✗"}
INSIDE: Final = 0.01
HALF: Final = 0.5

Cell = tuple[int, int]


class LaidCard:
    """A plan card on a board, and the places of its cells."""

    def __init__(self, piece: Piece, face: PlanFace, board: Board) -> None:
        assert isinstance(piece.at, OnBoard)
        self.piece: Final = piece
        self.face: Final = face
        self.turned: Final = piece.turn == 180
        self.left: Final = floor(piece.at.xy[0] - face.cols / 2 - board.box[0])
        self.top: Final = floor(piece.at.xy[1] - face.rows / 2 - board.box[1])

    def cell(self, at: XY) -> Cell:
        """The cell of the drawing in which a point of the card lies."""
        x = floor(min(max(at[0], 0.0), self.face.cols - INSIDE))
        y = floor(min(max(at[1], 0.0), self.face.rows - INSIDE))
        if self.turned:
            x, y = self.face.cols - 1 - x, self.face.rows - 1 - y
        return self.left + x, self.top + y

    def way(self, points: list[XY]) -> set[Cell]:
        """The cells through which a line runs."""
        found = {self.cell(point) for point in points}
        for one, other in pairwise(points):
            steps = round(max(abs(other[0] - one[0]), abs(other[1] - one[1])) / HALF)
            for step in range(1, steps):
                part = step / steps
                at = one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part
                found.add(self.cell(at))
        return found

    def room(self, left: float, top: float, wide: float, high: float) -> set[Cell]:
        """The cells of a room."""
        return {
            self.cell((left + x + HALF, top + y + HALF))
            for x in range(round(wide))
            for y in range(round(high))
        }

    def corners(self) -> list[Cell]:
        """The corner cells, in the order of `CORNERS`."""
        right, bottom = self.left + self.face.cols - 1, self.top + self.face.rows - 1
        return [(self.left, self.top), (right, self.top), (self.left, bottom), (right, bottom)]


def laid_on(scene: Scene, board: Board) -> list[LaidCard]:
    """The plan cards on a board."""
    found = []
    for piece in scene.pieces:
        face = scene.faces.get(piece.face)
        if isinstance(piece.at, OnBoard) and piece.at.board == board.id:
            if isinstance(face, PlanFace):
                found.append(LaidCard(piece, face, board))
    return found


def is_plan(scene: Scene, board: Board) -> bool:
    """Whether plan cards lie on the board, or may be laid there."""
    return any(spot.shape == "card" for spot in board.spots) or bool(laid_on(scene, board))


def plan_columns(board: Board) -> int:
    """How many columns the drawing takes."""
    return round(board.box[2]) * COLUMNS


class PlanMap:
    """The drawing of a dungeon."""

    def __init__(self, scene: Scene, board: Board, options: DrawOptions) -> None:
        self.scene: Final = scene
        self.board: Final = board
        self.options: Final = options
        self.cards: Final = laid_on(scene, board)
        self.marks: Final = marks_of(scene)
        self.canvas: Final = Canvas(plan_columns(board), round(board.box[3]))
        self.draw_corners()
        self.draw_level(below=True)
        self.draw_level(below=False)
        self.draw_spots()

    def rows(self) -> list[Text]:
        """The dungeon, and below it the names of its cards."""
        return [*self.picture(), *self.names()]

    def picture(self) -> list[Text]:
        """The dungeon alone."""
        return [row for row in self.canvas.rows() if row.plain]

    def draw_corners(self) -> None:
        """Draw the corners of each card."""
        for card in self.cards:
            for corner, sign in zip(card.corners(), CORNERS):
                self.put(corner, sign, paint.MASONRY)

    def draw_level(self, below: bool) -> None:
        """Draw ways and rooms of one level, then its lines, then its things."""
        for card in self.cards:
            face = card.face
            style = paint.of_tint("moss" if below else "sand")
            for way in face.lower if below else face.upper:
                self.fill(card.way(way), CELLAR if below else FLOOR, style)
            for room in face.cellars if below else face.rooms:
                self.fill(card.room(*room), CELLAR_ROOM if below else ROOM, style)
        for stroke in self.scene.strokes:
            if stroke.board == self.board.id and stroke.below == below:
                self.draw_line(stroke)
        for card in self.cards:
            for thing in card.face.things:
                if thing.below == below:
                    self.draw_thing(card, thing)

    def fill(self, cells: set[Cell], sign: str, style: str) -> None:
        """Write the same sign into many cells."""
        for cell in cells:
            self.put(cell, sign, style)

    def put(self, cell: Cell, text: str, style: str) -> None:
        """Write a text into a cell."""
        self.canvas.put(cell[1], cell[0] * COLUMNS, text, style)

    def draw_line(self, stroke: Stroke) -> None:
        """Draw a line from cell to cell."""
        style = f"bold {paint.of_seat(stroke.seat)}"
        for cell, sides in joints(self.board, stroke).items():
            self.put(cell, LIGHT[sides & 15] + ("─" if sides & EAST else " "), style)

    def draw_thing(self, card: LaidCard, thing: PlanThing) -> None:
        """Draw a printed thing, with a ring if the path met it, crossed out if it is used."""
        mark = self.marks.get((card.piece.id, thing.id))
        style = paint.of_tint(thing.tint)
        if mark is not None:
            seat = paint.of_seat(mark.seat or 0)
            style = f"bold {seat}"
        sign = glyph(thing.icon) + (MARKS.get(mark.mark, "") if mark else "")
        self.put(card.cell(thing.at), f"{sign:<{COLUMNS}}", style)

    def draw_spots(self) -> None:
        """Draw the numbers of choices and the pieces; places for cards are only listed."""
        pieces = on_spots(self.scene)
        for spot in self.board.spots:
            highlight = self.options.highlights.get(spot.id)
            if highlight is not None and spot.shape != "card":
                sign = highlight.rstrip("+")
                style = paint.EMBER_WORDS if highlight == HIGHLIGHT else paint.EMBER
                self.put(self.middle(spot), sign if len(sign) <= COLUMNS else HIGHLIGHT, style)
            for piece in pieces.get(spot.id, []):
                spot_glyph = piece_glyph(piece, self.scene.faces.get(piece.face), self.options)
                self.put(self.middle(spot), spot_glyph.text[:COLUMNS], spot_glyph.style)

    def middle(self, spot: Spot) -> Cell:
        """The cell in the middle of a spot."""
        return floor(spot.at[0] - self.board.box[0]), floor(spot.at[1] - self.board.box[1])

    def names(self) -> list[Text]:
        """The names of the cards with their numbers and places, wrapped to the drawing."""
        lines: list[Text] = []
        for card in self.cards:
            name = self.name(card)
            if lines and len(lines[-1].plain) + len(name.plain) + 3 <= self.canvas.width:
                lines[-1].append(" · ", paint.FAINT)
                lines[-1].append_text(name)
            else:
                lines.append(name)
        return lines

    def name(self, card: LaidCard) -> Text:
        """«31 Guard Room 0,2↻»."""
        highlight = self.options.highlights.get(card.piece.id)
        text = Text(f"{highlight} " if highlight else "", paint.EMBER_WORDS)
        text.append(self.options.translator.text(card.piece.label), "not bold")
        place = self.place(card.piece.at) + (TURNED if card.turned else "")
        return text.append(f" {place}" if place else "", paint.FAINT)

    def place(self, at: Place) -> str:
        """The name of a card's place while cards may still be laid; "" after that."""
        for spot in self.board.spots:
            if spot.shape == "card" and isinstance(at, OnBoard) and spot.at == at.xy:
                return spot.name or ""
        return ""


def marks_of(scene: Scene) -> dict[tuple[Id, str], MarkFace]:
    """The marks on printed things; a strike replaces a ring."""
    found: dict[tuple[Id, str], MarkFace] = {}
    for piece in scene.pieces:
        face = scene.faces.get(piece.face)
        if isinstance(piece.at, OnPiece) and isinstance(face, MarkFace):
            key = piece.at.piece, piece.at.slot
            if key not in found or face.mark == "strike":
                found[key] = face
    return found


def gallery(scene: Scene, pieces: list[Piece], options: DrawOptions, width: int) -> list[Text]:
    """Plan cards side by side, each under its name, in as many rows as needed."""
    cards = [(p, f) for p in pieces if isinstance(f := scene.faces.get(p.face), PlanFace)]
    lines: list[Text] = []
    while cards:
        step = cards[0][1].cols + 1
        beside = max(1, width // (step * COLUMNS))
        lines += gallery_row(scene, cards[:beside], options, step)
        cards = cards[beside:]
    return lines


def gallery_row(
    scene: Scene, cards: list[tuple[Piece, PlanFace]], options: DrawOptions, step: int
) -> list[Text]:
    """One row of cards, drawn on a board made for it."""
    high = max(face.rows for _, face in cards)
    board = Board("gallery", "", (0, 0, step * len(cards), high), "bare", [], [])
    laid = [
        msgspec.structs.replace(
            piece, at=OnBoard(board.id, (n * step + face.cols / 2, face.rows / 2))
        )
        for n, (piece, face) in enumerate(cards)
    ]
    names = "".join(
        f"{options.translator.text(piece.label)[: step * COLUMNS - 1]:<{step * COLUMNS}}"
        for piece in laid
    )
    shown = msgspec.structs.replace(scene, boards=[board], pieces=laid, strokes=[])
    return [Text(names.rstrip(), paint.TITLE), *PlanMap(shown, board, options).picture()]
