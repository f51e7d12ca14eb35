"""What is true of every scene: ids, references, layouts, choices and beats fit together."""

from __future__ import annotations

import msgspec

from donjon.conformance.appearance import translated
from donjon.conformance.checks.valid_moment import check_moment
from donjon.kernel.drawing.amounts import ICON_TINTS
from donjon.kernel.match.match import Match
from donjon.kernel.scene import (
    Amount,
    Area,
    CounterArea,
    DieFace,
    InZone,
    OnBoard,
    OnPiece,
    OnSpot,
    Piece,
    Scene,
    Show,
    Split,
    Tabs,
)
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES


def check_scene(scene: Scene) -> None:
    """Ids are unique, references are valid, and JSON carries the scene."""
    pieces = {piece.id for piece in scene.pieces}
    boards = {board.id for board in scene.boards}
    zones = {zone.id for zone in scene.zones}
    counters = {counter.id for counter in scene.counters}
    spots = {spot.id for board in scene.boards for spot in board.spots}
    count = len(scene.pieces) + sum(
        len(board.spots) + len(board.links) for board in scene.boards
    ) + sum(len(zone.slots) for zone in scene.zones)  # fmt: skip
    assert len(ids_to_pick(scene)) == count
    assert len(boards | zones) == len(scene.boards) + len(scene.zones)
    assert len(counters) == len(scene.counters)
    for piece in scene.pieces:
        assert piece.face in scene.faces, piece
        assert is_somewhere(piece, zones, spots, boards, pieces), piece
    for board in scene.boards:
        assert all(link.start in spots and link.end in spots for link in board.links)
    for info in scene.seats:
        assert set(info.counters) <= counters
        assert info.peek is None or info.peek in boards | zones
    assert all(stroke.board in boards for stroke in scene.strokes)
    check_layout(scene, boards | zones | counters)
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def check_dice(scene: Scene) -> None:
    """The text on a die is a word of its label, for people who cannot see it."""
    for piece in scene.pieces:
        face = scene.faces[piece.face]
        if isinstance(face, DieFace) and face.text:
            assert isinstance(piece.label, Message)
            names = [translated(piece.label, lang) for lang in LANGUAGES]
            assert all(face.text in name.split() for name in names), names


def check_tint(thing: msgspec.Struct) -> None:
    """An amount of a concept that has a tint comes with one: no client knows icons."""
    if isinstance(thing, Amount) and thing.icon in ICON_TINTS:
        assert thing.tint is not None, thing


def check_layout(scene: Scene, places: set[str]) -> None:
    """The layouts for all screens show the same things, each once."""
    layout = scene.layout
    wide, narrow = leaves(layout.wide), leaves(layout.narrow)
    narrow += leaves(layout.dock) if layout.dock is not None else []
    assert set(wide) == set(narrow) <= places
    for area in (layout.tall, layout.low):
        assert area is None or set(leaves(area)) == set(wide)
    assert layout.low is None or (layout.low.split == "row" and len(layout.low.parts) == 2)
    assert len(set(wide)) == len(wide)


def check_beats(scene: Scene, known: set[str], lines: int) -> None:
    """Beats are in the order of their lines, and their faces and places exist."""
    zones = {zone.id for zone in scene.zones}
    counters = {counter.id for counter in scene.counters}
    lines_of_beats = [beat.line for beat in scene.beats]
    assert lines_of_beats == sorted(lines_of_beats, key=lambda line: line or 0)
    for beat in scene.beats:
        assert beat.line is not None
        assert beat.line >= lines
        if beat.do in ("flip", "roll"):
            assert len(beat.into) == len(beat.pieces)
            assert set(beat.into) <= set(scene.faces)
        if beat.do in ("move", "take"):
            assert set(beat.into) <= known | zones
        seen = len(beat.spots) == len(beat.pieces) and set(beat.spots) <= known
        seen = seen or (beat.zone is None and set(beat.pieces) <= known)
        assert beat.zone in zones or seen
        assert beat.counter is None or beat.counter in counters
        assert set(beat.on) <= known
        assert (beat.moment is None) == (beat.do != "moment")
        if beat.moment is not None:
            check_moment(scene, beat.moment, known)


def check_choices(scene: Scene, match: Match, seat: int) -> None:
    """Every target of a choice is in the scene."""
    targets = ids_to_pick(scene)
    choices = match.choices(seat)
    assert all(id in targets for choice in choices for id in choice.targets)
    assert scene.prompt is not None
    assert scene.prompt.mine
    assert len([choice for choice in scene.choices if choice.weight == "main"]) <= 1
    assert all(reach.target == reach.route[-1] for reach in scene.shortcuts)
    assert {id for reach in scene.shortcuts for id in reach.route} <= targets
    if scene.subset is None:
        assert [choice.id for choice in scene.choices] == [choice.id for choice in choices]
    else:
        assert set(scene.subset.of) <= targets
        assert (scene.subset.least, scene.subset.most) == (1, len(scene.subset.of))


def ids_to_pick(scene: Scene) -> set[str]:
    found = {piece.id for piece in scene.pieces}
    found |= {spot.id for board in scene.boards for spot in board.spots}
    found |= {link.id for board in scene.boards for link in board.links}
    return found | {slot.id for zone in scene.zones for slot in zone.slots}


def is_somewhere(
    piece: Piece, zones: set[str], spots: set[str], boards: set[str], pieces: set[str]
) -> bool:
    at = piece.at
    if isinstance(at, InZone):
        return at.zone in zones
    if isinstance(at, OnSpot):
        return at.spot in spots
    if isinstance(at, OnBoard):
        return at.board in boards
    assert isinstance(at, OnPiece)
    return at.piece in pieces and at.piece != piece.id


def leaves(area: Area) -> list[str]:
    """The boards, zones and counters that a layout shows."""
    if isinstance(area, Show):
        return [area.show]
    if isinstance(area, CounterArea):
        return area.counters
    parts = area.parts if isinstance(area, Split) else [tab.area for tab in area.tabs]
    assert isinstance(area, Split | Tabs)
    return [leaf for part in parts for leaf in leaves(part)]
