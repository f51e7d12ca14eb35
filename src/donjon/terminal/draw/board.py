"""Draws a board as text: on a lattice, as tiles, as hexagons, or as a list of its spots."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from donjon.kernel.scene import Board, MarkFace, Piece, Scene, Spot
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.board_labels import draw_axes, draw_boxes, draw_shapes
from donjon.terminal.draw.canvas import Canvas
from donjon.terminal.draw.character_grid import (
    GROUND,
    Place,
    columns_of,
    is_lattice,
    masonry_of,
    places_of,
)
from donjon.terminal.draw.drawn_lines import draw_stroke
from donjon.terminal.draw.hex_board import HexBoard, is_hex_board
from donjon.terminal.draw.plan_cards import PlanMap, is_plan, plan_columns
from donjon.terminal.draw.spot_list import spot_lines
from donjon.terminal.draw.spots import (
    HIGHLIGHT,
    DrawOptions,
    SpotGlyph,
    highlight_glyph,
    on_spots,
    piece_glyph,
    print_glyph,
    weight,
)
from donjon.terminal.draw.tile_map import TileMap, is_tile_map
from donjon.terminal.glyphs import fit, glyph


def board_rows(scene: Scene, board: Board, options: DrawOptions, width: int) -> list[Text]:
    """The board as rows of text; a list of spots if its drawing is wider than `width`."""
    if is_plan(scene, board) and plan_columns(board) <= width:
        return PlanMap(scene, board, options).rows()
    if is_lattice(board) and columns_of(board) <= width:
        rows = LatticeBoard(scene, board, options).canvas.rows()
        return [row for row in rows if row.plain]
    if is_tile_map(scene, board):
        tiles = TileMap(scene, board, options)
        if tiles.columns <= width:
            return tiles.rows()
    if is_hex_board(board):
        hexes = HexBoard(scene, board, options)
        if hexes.columns <= width:
            return hexes.rows()
    return spot_lines(scene, board, options)


def width_of(scene: Scene, board: Board) -> int:
    """How many columns the drawing of a board takes."""
    return plan_columns(board) if is_plan(scene, board) else columns_of(board)


class LatticeBoard:
    """The drawing of a board whose squares lie on a lattice."""

    def __init__(self, scene: Scene, board: Board, options: DrawOptions) -> None:
        self.scene: Final = scene
        self.options: Final = options
        self.places: Final = places_of(board)
        self.pieces: Final = on_spots(scene)
        height = max(place.row + place.height for place in self.places.values())
        self.canvas: Final = Canvas(columns_of(board), height)
        self.draw_ground(board)
        for stroke in scene.strokes:
            if stroke.board == board.id:
                draw_stroke(self.canvas, board, stroke, list(self.places.values()))
        taken = {*self.pieces, *options.highlights}
        draw_boxes(self.canvas, board, self.places, taken, options)
        for spot in board.spots:
            self.draw_spot(spot)
        draw_shapes(self.canvas, board, options.translator)
        draw_axes(self.canvas, board, self.places, options.translator)

    def draw_ground(self, board: Board) -> None:
        """Draw masonry between the squares, and what is printed in them."""
        for place in masonry_of(board, self.places):
            self.canvas.put(place.row, place.col, "█" * place.width, paint.MASONRY)
        for spot in board.spots:
            place = self.places[spot.id]
            if spot.style in GROUND and not place.is_large:
                spot_glyph = print_glyph(spot, self.options)
                self.canvas.put(
                    place.row, place.col, fit(spot_glyph.text, place.width), spot_glyph.style
                )

    def draw_spot(self, spot: Spot) -> None:
        """Draw the number of a spot's choice, else the piece on it."""
        place = self.places[spot.id]
        highlight = self.options.highlights.get(spot.id)
        pieces = self.visible(spot)
        if place.is_large:
            self.draw_large(spot, place, pieces, highlight)
        elif highlight is not None and not (pieces and highlight == HIGHLIGHT):
            spot_glyph = highlight_glyph(highlight, self.options.plain)
            self.canvas.put(place.row, place.col, spot_glyph.text, spot_glyph.style)
        elif pieces:
            self.draw_piece(place, pieces[-1], spot)

    def visible(self, spot: Spot) -> list[Piece]:
        """The pieces on a spot; the one to draw is last."""
        faces = self.scene.faces
        return sorted(self.pieces.get(spot.id, []), key=lambda piece: weight(faces.get(piece.face)))

    def draw_piece(self, place: Place, piece: Piece, spot: Spot) -> None:
        """Draw a piece in the middle of a square, over a line."""
        face = self.scene.faces.get(piece.face)
        spot_glyph = piece_glyph(piece, face, self.options)
        if isinstance(face, MarkFace):
            text = fit(spot_glyph.text, place.width)
            if face.mark == "brick":
                text = spot_glyph.text * place.width
            elif face.mark == "ring" and spot.icon:
                text = f"({glyph(spot.icon)})"
            self.canvas.put(place.row, place.col, text, spot_glyph.style)
        else:
            at = place.col + (place.width - len(spot_glyph.text)) // 2
            self.canvas.put(place.row, at, spot_glyph.text, spot_glyph.style)

    def draw_large(
        self, spot: Spot, place: Place, pieces: list[Piece], highlight: str | None
    ) -> None:
        """Draw a large spot as a frame with its pieces."""
        frame = paint.EMBER_WORDS if highlight else paint.of_tint(spot.tint)
        inside = place.width - 2
        rows = ["┏" + "━" * inside + "┓", *["┃" + " " * inside + "┃"] * (place.height - 2)]
        for row, text in enumerate([*rows, "┗" + "━" * inside + "┛"], place.row):
            self.canvas.put(row, place.col, text, frame)
        spot_glyphs = [print_glyph(spot, self.options)] if spot.icon else []
        spot_glyphs += [
            piece_glyph(each, self.scene.faces.get(each.face), self.options) for each in pieces
        ]
        spot_glyphs += [highlight_glyph(highlight, self.options.plain)] if highlight else []
        self.put_glyphs(place, spot_glyphs)

    def put_glyphs(self, place: Place, spot_glyphs: list[SpotGlyph]) -> None:
        """Write several glyphs in the middle of a large place."""
        at = (
            place.col
            + (place.width - sum(len(spot_glyph.text) + 1 for spot_glyph in spot_glyphs) + 1) // 2
        )
        for spot_glyph in spot_glyphs:
            self.canvas.put(place.row + place.height // 2, at, spot_glyph.text, spot_glyph.style)
            at += len(spot_glyph.text) + 1
