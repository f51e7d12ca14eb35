"""Finds pieces, faces and counters in a scene."""

from __future__ import annotations

from donjon.kernel.scene import InZone, OnSpot, Piece, Scene
from donjon.kernel.words.ids import Text
from donjon.kernel.words.translate import translate


def words(text: Text | None, lang: str = "en") -> str:
    assert text is not None
    return text if isinstance(text, str) else translate(text, lang)


def piece(picture: Scene, id: str) -> Piece:
    (found,) = [each for each in picture.pieces if each.id == id]
    return found


def in_zone(picture: Scene, zone: str) -> list[Piece]:
    """The pieces of a zone, in its order."""
    found = [
        (each.at.n, each)
        for each in picture.pieces
        if isinstance(each.at, InZone) and each.at.zone == zone
    ]
    return [each for _, each in sorted(found, key=lambda pair: pair[0])]


def faces_in(picture: Scene, zone: str) -> list[str]:
    return [each.face for each in in_zone(picture, zone)]


def on_spot(picture: Scene, spot: str) -> list[str]:
    return [
        each.id for each in picture.pieces if isinstance(each.at, OnSpot) and each.at.spot == spot
    ]


def values(picture: Scene) -> dict[str, int | str]:
    return {counter.id: counter.value for counter in picture.counters}
