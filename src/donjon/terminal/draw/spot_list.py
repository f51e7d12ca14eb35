"""A board as a list of its spots, with pieces and neighbours."""

from __future__ import annotations

from rich.text import Text

from donjon.kernel.scene import Board, Link, OnBoard, Piece, Scene, Spot
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.spots import DrawOptions, highlight_glyph, on_spots
from donjon.terminal.glyphs import GLYPHS


def spot_lines(scene: Scene, board: Board, options: DrawOptions) -> list[Text]:
    """A line for each spot that has pieces, can be walked on or can be chosen."""
    pieces = on_spots(scene)
    lines = [
        spot_line(spot, pieces_on(spot, pieces.get(spot.id, []), options), board, options)
        for spot in board.spots
        if spot.id in pieces
        or spot.id in options.highlights
        or spot.style in (None, "room", "cell")
    ]
    loose = [
        options.translator.text(piece.label)
        for piece in scene.pieces
        if isinstance(piece.at, OnBoard) and piece.at.board == board.id
    ]
    return lines + ([Text(", ".join(loose))] if loose else [])


def pieces_on(spot: Spot, pieces: list[Piece], options: DrawOptions) -> list[str]:
    """The pieces on a spot with their counts, without repeating the name of the spot."""
    counts: dict[str, int] = {}
    for piece in pieces:
        words = options.translator.text(piece.label)
        counts[words] = counts.get(words, 0) + 1
    name = options.translator.text(spot.label)
    return [
        (words.removeprefix(name).lstrip(" \u00a0:") + (f" ×{count}" if count > 1 else "")).strip()
        for words, count in counts.items()
        if words != name or count > 1
    ]


def spot_line(spot: Spot, pieces_on: list[str], board: Board, options: DrawOptions) -> Text:
    """The name of a spot, its pieces and its neighbours."""
    line = Text()
    highlight = options.highlights.get(spot.id)
    if highlight is not None:
        spot_glyph = highlight_glyph(highlight, options.plain)
        line.append(spot_glyph.text, spot_glyph.style)
        line.append(" ")
    label = options.translator.text(spot.label)
    if spot.name and not label.startswith(spot.name):
        line.append(f"{spot.name} ", paint.FAINT)
    line.append(label, paint.of_tint(spot.tint) or "bold")
    if pieces_on:
        line.append(" · " + ", ".join(pieces_on))
    ways = neighbours(spot, board, options)
    if ways:
        line.append(" → " + ", ".join(ways), paint.FAINT)
    return line


def neighbours(spot: Spot, board: Board, options: DrawOptions) -> list[str]:
    """The neighbours of a spot by their short names, with the signs of the links."""
    names = {each.id: each.name or options.translator.text(each.label) for each in board.spots}
    ways: list[tuple[Id, Link]] = [
        (link.end, link) for link in board.links if link.start == spot.id
    ]
    ways += [(link.start, link) for link in board.links if link.end == spot.id and not link.one_way]
    return [f"{names[end]}{signs(link)}" for end, link in ways if end in names]


def signs(link: Link) -> str:
    """The glyphs of a link: «☠☠▣»."""
    found = "".join(GLYPHS.get(badge.icon, "") for badge in link.badges)
    return f" {found}" if found else ""
