"""Checks of scenes, beats, logs and views."""

from __future__ import annotations

import msgspec

from donjon.conformance.appearance import said
from donjon.conformance.size import IS_PROOF
from donjon.conformance.walk import Check, Moment, Walk, eye, slowdown, viewers
from donjon.kernel.drawing.amounts import ICON_TINTS
from donjon.kernel.journal.event import Event
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

WATCHERS = (-1, 0)  # a spectator and a seat follow whole matches; in a sample they take turns
LEAST_BEATS = 2  # so many at least are seen in every match


class EverythingInASceneIsThere(Check):
    """Ids are unique, references are valid, messages have texts, and JSON carries the scene.

    At the end there is a result.
    """

    pace = 7

    def begin(self, walk: Walk) -> None:
        self.said: dict[int, object] = {}

    def at(self, moment: Moment) -> None:
        viewer = moment.viewers[moment.n // self.pace % len(moment.viewers)]
        self.check(moment.scene(viewer))

    def end(self, match: Match) -> None:
        for viewer in viewers(match.seats):
            scene = match.scene(eye(viewer))
            self.check(scene)
            assert scene.result is not None

    def check(self, scene: Scene) -> None:
        self.looks += 1
        check_scene(scene)
        check_dice(scene)
        for thing in scene.__struct_fields__:
            self.can_be_said(getattr(scene, thing))

    def can_be_said(self, thing: object) -> None:
        """Check that every message in it has a text; objects checked before are skipped."""
        if self.said.get(id(thing)) is thing:
            return
        if isinstance(thing, list):
            for item in thing:
                self.can_be_said(item)
        elif isinstance(thing, dict):
            for item in thing.values():
                self.can_be_said(item)
        elif isinstance(thing, Message):
            assert all(said(thing, lang) for lang in LANGUAGES), thing
        elif isinstance(thing, msgspec.Struct):
            self.said[id(thing)] = thing
            check_tint(thing)
            for name in thing.__struct_fields__:
                self.can_be_said(getattr(thing, name))


class WhatOnePicksLiesOnTheTable(Check):
    """The choices of a scene are those of the match, and their targets are in the scene."""

    pace = 3

    def at(self, moment: Moment) -> None:
        self.looks += 1
        check_choices(moment.scene(moment.seat), moment.match, moment.seat)


class BeatsAndRefsLeadToWhatWasThere(Check):
    """A beat is about a piece that some scene has shown, or that is seen in a zone.

    A line refers to such a thing, or to one that whoever chose has seen: a card that is played
    from the hand and shuffled away at once.
    """

    misses_nothing = True

    def begin(self, walk: Walk) -> None:
        watchers = WATCHERS if IS_PROOF else WATCHERS[walk.seed % 2 :][:1]
        self.known: dict[int, set[str]] = {viewer: set() for viewer in watchers}
        self.upto = dict.fromkeys(watchers, (0, 0))

    def at(self, moment: Moment) -> None:
        for viewer, known in self.known.items():
            seq, lines = self.upto[viewer]
            scene = moment.match.scene(eye(viewer), seq, lines)
            known |= ids_to_pick(scene)
            self.looks += len(scene.beats)
            check_beats(scene, known, lines)
            self.check_refs(scene, known, moment.match)
            self.upto[viewer] = scene.seq, lines + len(scene.log)

    def check_refs(self, scene: Scene, known: set[str], match: Match) -> None:
        """Lines refer to what was shown, comes with a beat, or was shown to the seat that chose."""
        refs = {id for line in scene.log for id in line.refs} - known
        refs -= {id for beat in scene.beats for id in beat.pieces}
        if refs:
            before = match.replayed_to(len(match.choices_made) - 1, hashes_each_step=False)
            assert refs <= ids_to_pick(before.scene(match.choices_made[-1][0]))

    def end(self, match: Match) -> None:
        for viewer in self.known:
            whole = match.scene(eye(viewer))
            assert [line.n for line in whole.log] == list(range(len(whole.log)))
            assert whole.beats == []


class WhatWasToldNeverChanges(Check):
    """A viewer who reads after every choice reads the same as one who reads at the end.

    What was told belongs to the choice that it came of.
    """

    misses_nothing = True

    def begin(self, walk: Walk) -> None:
        self.told: dict[int, list[Event]] = {viewer: [] for viewer in WATCHERS}

    def at(self, moment: Moment) -> None:
        self.read_on(moment.match)

    def end(self, match: Match) -> None:
        self.read_on(match)
        for viewer, told in self.told.items():
            late = match.fork()  # nobody has read in its journal yet
            assert late.journal(eye(viewer)) == told
            beats = [beat for event in told for beat in event.beats]
            assert len(beats) >= LEAST_BEATS
            for reader in (match, late):
                shown = reader.scene(eye(viewer), since=-1).beats
                assert [msgspec.structs.replace(beat, line=None) for beat in shown] == beats

    def read_on(self, match: Match) -> None:
        """Read the new events; the earlier ones must be unchanged."""
        for viewer, told in self.told.items():
            now = match.journal(eye(viewer))
            new = now[len(told) :]
            self.looks += len(new)
            assert now[: len(told)] == told
            assert {event.seq for event in new} <= {len(match.choices_made)}
            told.extend(new)


class WhatHasNotChangedIsTheSameObject(Check):
    """Parts that are equal in two scenes are the same object: the server compares identities."""

    misses_nothing = True

    def begin(self, walk: Walk) -> None:
        self.before: dict[bytes, object] = {}

    def at(self, moment: Moment) -> None:
        since = moment.n % (9 * slowdown(moment.n))
        if since < 2:
            things = {msgspec.json.encode(thing): thing for thing in lasting(moment.scene(0))}
            if since == 1:
                self.looks += len(things.keys() & self.before.keys())
                for sent, thing in things.items():
                    assert self.before.get(sent, thing) is thing, thing
            self.before = things


class AViewIsJson(Check):
    """A view survives the way through JSON."""

    pace = 5

    def at(self, moment: Moment) -> None:
        for viewer in moment.viewers:
            view = moment.game.view(moment.s, eye(viewer))
            sent = msgspec.json.encode(view)
            self.looks += 1
            assert isinstance(msgspec.json.decode(sent), dict)
            assert msgspec.json.decode(sent, type=type(view)) == view


def lasting(scene: Scene) -> list[object]:
    """The parts of a scene that last: layout, boards, zones, pieces, faces."""
    return [scene.layout, *scene.boards, *scene.zones, *scene.pieces, *scene.faces.values()]


def check_beats(scene: Scene, known: set[str], lines: int) -> None:
    """Beats are in the order of their lines, and their faces and places exist."""
    zones = {zone.id for zone in scene.zones}
    counters = {counter.id for counter in scene.counters}
    told = [beat.line for beat in scene.beats]
    assert told == sorted(told, key=lambda line: line or 0)
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
            names = [said(piece.label, lang) for lang in LANGUAGES]
            assert all(face.text in name.split() for name in names), names


def check_tint(thing: msgspec.Struct) -> None:
    """An amount of a concept that has a tint comes with one: no client knows icons."""
    if isinstance(thing, Amount) and thing.icon in ICON_TINTS:
        assert thing.tint is not None, thing


def check_layout(scene: Scene, places: set[str]) -> None:
    """Wide and narrow layouts show the same things, each once."""
    wide, narrow = leaves(scene.layout.wide), leaves(scene.layout.narrow)
    narrow += leaves(scene.layout.dock) if scene.layout.dock is not None else []
    assert set(wide) == set(narrow) <= places
    assert len(set(wide)) == len(wide)


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
