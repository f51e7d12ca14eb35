"""Draws a map of square tiles: each is a frame with name, gains and connectors."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from donjon.kernel.scene import Board, Piece, Scene, Side, Spot, TileFace
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.amounts import amounts_words
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.spots import DrawOptions, highlight_glyph, on_spots
from donjon.terminal.glyphs import fit, glyph

WIDE: Final = 18
HIGH: Final = 5
PLAIN: Final = "◇"
GIVING: Final = "◈"
JOINED: Final = "◆"
WALLED: Final = "▦"


def is_tile_map(scene: Scene, board: Board) -> bool:
    """Whether tiles lie on the board, on squares of one size."""
    pieces = on_spots(scene)
    faces = [
        scene.faces.get(piece.face) for spot in board.spots for piece in pieces.get(spot.id, [])
    ]
    sizes = {spot.size for spot in board.spots}
    return len(sizes) == 1 and any(isinstance(face, TileFace) for face in faces)


class TileMap:
    """The drawing of a map of tiles."""

    def __init__(self, scene: Scene, board: Board, options: DrawOptions) -> None:
        self.scene: Final = scene
        self.options: Final = options
        self.pieces: Final = on_spots(scene)
        self.spots: Final = [
            spot for spot in board.spots if spot.id in self.pieces or spot.id in options.highlights
        ]
        self.step: Final = side_of(board.spots[0])
        self.left: Final = min(spot.at[0] for spot in self.spots)
        self.top: Final = min(spot.at[1] for spot in self.spots)
        right = max(spot.at[0] for spot in self.spots)
        bottom = max(spot.at[1] for spot in self.spots)
        self.columns: Final = (round((right - self.left) / self.step) + 1) * WIDE
        self.height: Final = (round((bottom - self.top) / self.step) + 1) * HIGH

    def rows(self) -> list[Text]:
        """The map, row by row."""
        canvas = Canvas(self.columns, self.height)
        for spot in self.spots:
            col = round((spot.at[0] - self.left) / self.step) * WIDE
            row = round((spot.at[1] - self.top) / self.step) * HIGH
            self.draw_spot(canvas, spot, row, col)
        return [row for row in canvas.rows() if row.plain]

    def draw_spot(self, canvas: Canvas, spot: Spot, row: int, col: int) -> None:
        """Draw the tile on a spot, and the number of its choice."""
        highlight = self.options.highlights.get(spot.id)
        for piece in self.pieces.get(spot.id, []):
            face = self.scene.faces.get(piece.face)
            if isinstance(face, TileFace):
                self.draw_tile(canvas, piece, face, row, col)
                highlight = self.options.highlights.get(piece.id)
        if highlight is not None:
            spot_glyph = highlight_glyph(highlight, self.options.plain)
            if spot.id not in self.pieces:
                draw_frame(canvas, row, col, "┌┐└┘╌╎", paint.EMBER_WORDS)
            on_tile = spot.id in self.pieces
            down, across = (
                (HIGH - 1, 2) if on_tile else (HIGH // 2, (WIDE - len(spot_glyph.text)) // 2)
            )
            canvas.put(row + down, col + across, spot_glyph.text, spot_glyph.style)

    def draw_tile(self, canvas: Canvas, piece: Piece, face: TileFace, row: int, col: int) -> None:
        """Draw name, gain and chests of a tile, and the connectors on its frame."""
        style = paint.of_tint(face.tint)
        draw_frame(canvas, row, col, "┌┐└┘─│", style)
        inside = WIDE - 2
        name = self.options.translator.text(face.title)
        canvas.put(row + 1, col + 1, fit(name, inside), f"bold {style}")
        canvas.put(row + 2, col + 1, fit(amounts_words(face.gain), inside))
        canvas.put(row + 3, col + 1, fit(chest_words(piece, face), inside))
        places = [(0, WIDE // 2), (2, WIDE - 1), (HIGH - 1, WIDE // 2), (2, 0)]
        for side, (down, across) in enumerate(places):
            sign = connector(piece, face.sides[side], side)
            if sign:
                canvas.put(row + down, col + across, sign, paint.EMBER_WORDS)


def side_of(spot: Spot) -> float:
    """The width of a square."""
    return spot.size[0] if isinstance(spot.size, tuple) else 2 * spot.size


def draw_frame(canvas: Canvas, row: int, col: int, signs: str, style: str) -> None:
    """Draw a frame; `signs` are its corners and its two lines."""
    inside = WIDE - 2
    canvas.put(row, col, signs[0] + signs[4] * inside + signs[1], style)
    for down in range(1, HIGH - 1):
        canvas.put(row + down, col, signs[5], style)
        canvas.put(row + down, col + WIDE - 1, signs[5], style)
    canvas.put(row + HIGH - 1, col, signs[2] + signs[4] * inside + signs[3], style)


def connector(piece: Piece, connects: Side | None, side: int) -> str:
    """The sign of a connector: its icon, whether it gives, is joined or is walled off."""
    if connects is None:
        return ""
    if side in piece.joined:
        return JOINED
    if side in piece.walled:
        return WALLED
    return glyph(connects.icon) if connects.icon else GIVING if connects.gain else PLAIN


def chest_words(piece: Piece, face: TileFace) -> str:
    """The chests of a tile: «▣2¤ ▤», shut ones with what they hold."""
    return " ".join(
        glyph(chest.open_icon)
        if n in piece.open
        else glyph(chest.shut_icon) + amounts_words(chest.gain)
        for n, chest in enumerate(face.chests)
    )
