"""The glyph to draw on a spot: its print, its piece, or the number of its choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from donjon.kernel.scene import Face, MarkFace, OnSpot, PawnFace, Piece, Scene, Spot
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.character_grid import COLUMNS
from donjon.terminal.glyphs import MARKS, fit, glyph
from donjon.terminal.translator import Translator, letter

MANY: Final = 24
HIGHLIGHT: Final = "◇"


class DrawOptions(NamedTuple):
    """How to draw: translator, whether without colours, and the number or sign of each choice."""

    translator: Translator
    plain: bool
    highlights: Mapping[Id, str]


class SpotGlyph(NamedTuple):
    """A few characters with their style."""

    text: str
    style: str = ""


def highlights_of(scene: Scene) -> dict[Id, str]:
    """For each target of a choice, the number of the choice, or only a sign if there are many.

    With too many targets, first targets keep their numbers longest. Quiet choices are only in the
    list.
    """
    found: dict[Id, list[int]] = {}
    first: set[Id] = set()
    for number, choice in enumerate(scene.choices, 1):
        if choice.weight == "quiet":
            continue
        first.update(choice.targets[:1])
        for thing in choice.targets:
            found.setdefault(thing, []).append(number)
    if scene.subset is not None:
        found.update({thing: [number] for number, thing in enumerate(scene.subset.of, 1)})
    numbered = set(found) if len(found) <= MANY else first if len(first) <= MANY else set()
    return {
        thing: number_of(numbers) if thing in numbered else HIGHLIGHT
        for thing, numbers in found.items()
    }


def number_of(numbers: list[int]) -> str:
    """The number of a choice; of several, the first with a plus."""
    return f"{numbers[0]}+" if len(numbers) > 1 else f"{numbers[0]}"


def on_spots(scene: Scene) -> dict[Id, list[Piece]]:
    """The pieces on each spot."""
    found: dict[Id, list[Piece]] = {}
    for piece in scene.pieces:
        if isinstance(piece.at, OnSpot):
            found.setdefault(piece.at.spot, []).append(piece)
    return found


def highlight_glyph(number: str, plain: bool) -> SpotGlyph:
    """The number of a choice as it is drawn on a spot; in brackets without colours."""
    if plain and number != HIGHLIGHT:
        return SpotGlyph(f"({number})" if len(number) == 1 else f"{number})", "bold")
    return SpotGlyph(
        fit(number, COLUMNS), paint.EMBER_WORDS if number == HIGHLIGHT else paint.EMBER
    )


def piece_glyph(piece: Piece, face: Face | None, options: DrawOptions) -> SpotGlyph:
    """A piece as one or two characters."""
    if isinstance(face, PawnFace):
        style = f"bold reverse {paint.of_seat(face.seat)}"
        return SpotGlyph(letter(face.seat), style)
    if isinstance(face, MarkFace):
        seat = "" if face.seat is None else paint.of_seat(face.seat)
        return SpotGlyph(MARKS[face.mark], seat or paint.MASONRY)
    icon = getattr(face, "icon", None) or getattr(face, "art", None) or ""
    return SpotGlyph(
        glyph(icon, options.translator.text(piece.label)),
        paint.of_tint(getattr(face, "tint", None)),
    )


def weight(face: Face | None) -> int:
    """Which of several pieces is drawn: a pawn before anything else, a mark last."""
    return 2 if isinstance(face, PawnFace) else 0 if isinstance(face, MarkFace) else 1


def print_glyph(spot: Spot, options: DrawOptions) -> SpotGlyph:
    """What is printed on an empty spot."""
    style = paint.of_tint(spot.tint)
    badge = "" if spot.badge is None or spot.badge.n is None else str(spot.badge.n)
    if spot.icon:
        return SpotGlyph(glyph(spot.icon, options.translator.text(spot.label)) + badge, style)
    if badge:
        return SpotGlyph(f"[{badge}]" if spot.style == "slot" else badge, style)
    return SpotGlyph("·" if spot.style == "cell" else "", paint.FAINT)
