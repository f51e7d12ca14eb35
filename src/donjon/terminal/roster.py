"""A board that is no lattice, as a list: each spot with what lies there and where its ways lead."""

from __future__ import annotations

from rich.text import Text

from donjon.kernel.scene import Board, OnBoard, Scene, Spot
from donjon.terminal import paint
from donjon.terminal.spots import Look, lit_ink, on_spots


def roster(scene: Scene, board: Board, look: Look) -> list[Text]:
    """One line for each spot on which something lies, that has ways, or that may be chosen."""
    pieces = on_spots(scene)
    lines = [
        spot_line(
            spot, [look.voice.text(piece.label) for piece in pieces.get(spot.id, [])], board, look
        )
        for spot in board.spots
        if spot.id in pieces or spot.id in look.lit or spot.style in ("room", "cell")
    ]
    loose = [
        look.voice.text(piece.label)
        for piece in scene.pieces
        if isinstance(piece.at, OnBoard) and piece.at.board == board.id
    ]
    return lines + ([Text(", ".join(loose))] if loose else [])


def spot_line(spot: Spot, things: list[str], board: Board, look: Look) -> Text:
    """A spot's name, what lies on it, and the spots next to it."""
    line = Text()
    lit = look.lit.get(spot.id)
    if lit is not None:
        ink = lit_ink(lit, look.plain)
        line.append(ink.text, ink.style)
        line.append(" ")
    line.append(look.voice.text(spot.label), paint.of_tint(spot.tint) or "bold")
    if things:
        line.append(": " + ", ".join(things))
    ways = neighbours(spot, board, look)
    if ways:
        line.append(" → " + ", ".join(ways), paint.FAINT)
    return line


def neighbours(spot: Spot, board: Board, look: Look) -> list[str]:
    """The names of the spots to which a way leads from here."""
    ends = [link.end for link in board.links if link.start == spot.id]
    ends += [link.start for link in board.links if link.end == spot.id and not link.one_way]
    names = {each.id: look.voice.text(each.label) for each in board.spots}
    return [names[end] for end in ends if end in names]
