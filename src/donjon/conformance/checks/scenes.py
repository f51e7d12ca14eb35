"""Checks of scenes, beats, logs and views."""

from __future__ import annotations

import msgspec

from donjon.conformance.appearance import translated
from donjon.conformance.check import Check, slowdown
from donjon.conformance.checks.valid_scene import (
    check_beats,
    check_choices,
    check_dice,
    check_scene,
    check_tint,
    ids_to_pick,
)
from donjon.conformance.moment import Moment, viewer_or_none, viewers
from donjon.conformance.size import IS_PROOF
from donjon.conformance.table import Walk
from donjon.kernel.journal.event import Event
from donjon.kernel.match.beats import drawn_beat
from donjon.kernel.match.match import Match
from donjon.kernel.scene import Scene
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES

WATCHERS = (-1, 0)  # a spectator and a seat follow whole matches; in a sample they take turns
LEAST_BEATS = 2  # every viewer sees at least this many in every match


class EverythingInASceneIsThere(Check):
    """Ids are unique, references are valid, messages have texts, and JSON carries the scene.

    At the end there is a result.
    """

    pace = 7

    def begin(self, walk: Walk) -> None:
        self.checked: dict[int, object] = {}

    def at(self, moment: Moment) -> None:
        viewer = moment.viewers[moment.n // self.pace % len(moment.viewers)]
        self.check(moment.scene(viewer))

    def end(self, match: Match) -> None:
        for viewer in viewers(match.seats):
            scene = match.scene(viewer_or_none(viewer))
            self.check(scene)
            assert scene.result is not None

    def check(self, scene: Scene) -> None:
        self.looks += 1
        check_scene(scene)
        check_dice(scene)
        for thing in scene.__struct_fields__:
            self.check_texts(getattr(scene, thing))

    def check_texts(self, thing: object) -> None:
        """Check that every message in it has a text; objects checked before are skipped."""
        if self.checked.get(id(thing)) is thing:
            return
        if isinstance(thing, list):
            for item in thing:
                self.check_texts(item)
        elif isinstance(thing, dict):
            for item in thing.values():
                self.check_texts(item)
        elif isinstance(thing, Message):
            assert all(translated(thing, lang) for lang in LANGUAGES), thing
        elif isinstance(thing, msgspec.Struct):
            self.checked[id(thing)] = thing
            check_tint(thing)
            for name in thing.__struct_fields__:
                self.check_texts(getattr(thing, name))


class WhatOnePicksLiesOnTheTable(Check):
    """The choices of a scene are those of the match, and their targets are in the scene."""

    pace = 3

    def at(self, moment: Moment) -> None:
        self.looks += 1
        check_choices(moment.scene(moment.seat), moment.match, moment.seat)


class BeatsAndRefsLeadToWhatWasThere(Check):
    """A beat is about a piece that some scene has shown, or that is seen in a zone.

    A line refers to one of these, or to a thing that the seat that chose has seen: a card that is
    played from the hand and shuffled away at once.
    """

    misses_nothing = True

    def begin(self, walk: Walk) -> None:
        watchers = WATCHERS if IS_PROOF else WATCHERS[walk.seed % 2 :][:1]
        self.known: dict[int, set[str]] = {viewer: set() for viewer in watchers}
        self.upto = dict.fromkeys(watchers, (0, 0))

    def at(self, moment: Moment) -> None:
        for viewer, known in self.known.items():
            seq, lines = self.upto[viewer]
            scene = moment.match.scene(viewer_or_none(viewer), seq, lines)
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
            whole = match.scene(viewer_or_none(viewer))
            assert [line.n for line in whole.log] == list(range(len(whole.log)))
            assert whole.beats == []


class WhatWasToldNeverChanges(Check):
    """A viewer who reads after every choice reads the same as one who reads at the end.

    Each event belongs to the choice that caused it.
    """

    misses_nothing = True

    def begin(self, walk: Walk) -> None:
        self.read: dict[int, list[Event]] = {viewer: [] for viewer in WATCHERS}

    def at(self, moment: Moment) -> None:
        self.read_on(moment.match)

    def end(self, match: Match) -> None:
        self.read_on(match)
        for viewer, events in self.read.items():
            late = match.fork()  # nobody has read in its journal yet
            assert late.journal(viewer_or_none(viewer)) == events
            beats = [drawn_beat(match.drawing, told) for event in events for told in event.told]
            assert len(beats) >= LEAST_BEATS
            for reader in (match, late):
                shown = reader.scene(viewer_or_none(viewer), since=-1).beats
                assert [msgspec.structs.replace(beat, line=None) for beat in shown] == beats

    def read_on(self, match: Match) -> None:
        """Read the new events; the earlier ones must be unchanged."""
        for viewer, events in self.read.items():
            now = match.journal(viewer_or_none(viewer))
            new = now[len(events) :]
            self.looks += len(new)
            assert now[: len(events)] == events
            assert {event.seq for event in new} <= {len(match.choices_made)}
            events.extend(new)


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
            view = moment.game.view(moment.s, viewer_or_none(viewer))
            sent = msgspec.json.encode(view)
            self.looks += 1
            assert isinstance(msgspec.json.decode(sent), dict)
            assert msgspec.json.decode(sent, type=type(view)) == view


def lasting(scene: Scene) -> list[object]:
    """The parts of a scene that last: layout, boards, zones, pieces, faces."""
    return [scene.layout, *scene.boards, *scene.zones, *scene.pieces, *scene.faces.values()]
