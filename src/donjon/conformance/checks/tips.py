"""Checks of tips: what is said about the kinds of things on a table."""

from __future__ import annotations

import re
from collections.abc import Iterator

from donjon.conformance.appearance import translated
from donjon.conformance.check import Check
from donjon.conformance.checks.decisions import catalogue
from donjon.conformance.moment import Moment, viewer_or_none
from donjon.conformance.table import Walk
from donjon.kernel.scene import (
    BackFace,
    CardFace,
    Counter,
    Link,
    OnSpot,
    Piece,
    PlanFace,
    Scene,
    Slot,
    Spot,
    TileFace,
    Tip,
    tip_of,
)
from donjon.kernel.words.ids import Text
from donjon.kernel.words.translate import LANGUAGES

MOST_WORDS = 20
RULE_ID = re.compile(r"\b[A-Z]{2,3}-[A-Z]?\d")
COORDINATE = re.compile(r"\b[A-Z]\d{1,2}\b")


class EverythingButCardsHasATip(Check):
    """Each piece, spot, link, slot and counter has a tip, except what is read large instead.

    A piece without one has that of its spot: a tick is read as the box it is in.

    A tip is one sentence of at most twenty words in every language, without ids and coordinates,
    and names a rule of the catalogue. The tips stay the same in the whole match.
    """

    pace = 7
    seeks_rare_things = True

    def begin(self, walk: Walk) -> None:
        self.rules = catalogue(walk.table.game)
        self.tips: dict[str, Tip] | None = None

    def at(self, moment: Moment) -> None:
        viewer = moment.viewers[moment.n // self.pace % len(moment.viewers)]
        scene = moment.scene(viewer)
        if self.tips is None:
            self.tips = scene.tips
            for tip in scene.tips.values():
                check_tip(tip, self.rules)
        if self.tips:
            assert scene.tips is self.tips
            self.look(scene)
        else:
            assert not scene.tips

    def look(self, scene: Scene) -> None:
        """Look at everything that lies on the table."""
        spots = {spot.id: spot for board in scene.boards for spot in board.spots}
        for thing in things(scene):
            self.looks += 1
            at = thing.at if isinstance(thing, Piece) else None
            place = spots[at.spot] if isinstance(at, OnSpot) else thing
            assert tip_of(scene.tips, thing) or tip_of(scene.tips, place), thing


class NoReasonIsGivenAgainstWhatMayBePicked(Check):
    """Nothing that may be picked now gets a reason why it cannot be; a spectator gets none.

    What is said about all other things is one short sentence with a rule of the catalogue.
    """

    pace = 5
    seeks_rare_things = True

    def begin(self, walk: Walk) -> None:
        self.rules = catalogue(walk.table.game)

    def at(self, moment: Moment) -> None:
        match, seat = moment.match, moment.seat
        told, asked = match.drawing.why_not, match.asked(seat)
        if told is None:
            return
        assert asked is not None
        view = match.view(seat)
        for id in asked.targets:
            self.looks += 1
            against = told(view, asked, id)
            assert against is None, (id, against)
        for thing in everything(moment.scene(seat)):
            found = match.why_not(seat, thing.id)
            if found is not None:
                self.looks += 1
                assert found[1] in self.rules, found
                check_sentence(found[0])
            assert match.why_not(None, thing.id) is None


class WhatAThingMeansNowIsSaidInWords(Check):
    """What a thing on the table means now is one short sentence for whoever looks at it."""

    pace = 11
    seeks_rare_things = True

    def at(self, moment: Moment) -> None:
        viewer = moment.viewers[moment.n // self.pace % len(moment.viewers)]
        for thing in everything(moment.scene(viewer)):
            found = moment.match.means_now(viewer_or_none(viewer), thing.id)
            if found is not None:
                self.looks += 1
                check_sentence(found)


def check_tip(tip: Tip, rules: set[str]) -> None:
    """It is short, and says what it says in words."""
    assert tip.rule is None or tip.rule in rules, tip
    check_sentence(tip.text)
    for lang in LANGUAGES:
        assert tip.name is None or in_words(tip.name, lang), tip


def check_sentence(text: Text) -> None:
    """It is short in every language, without ids and coordinates."""
    for lang in LANGUAGES:
        said = in_words(text, lang)
        assert 0 < len(said.split()) <= MOST_WORDS, said
        assert not RULE_ID.search(said), said
        assert not COORDINATE.search(said), said


def in_words(text: Text, lang: str) -> str:
    """What is said, in a language; signs that stand alone are no words."""
    said = text if isinstance(text, str) else translated(text, lang)
    return re.sub(r"[\s\u00a0][:;!?»–](?=\s|$)|«[\s\u00a0]", "", said)


def things(scene: Scene) -> Iterator[Piece | Spot | Link | Slot | Counter]:
    """What a pointer can rest on, without what is shown large then."""
    for thing in everything(scene):
        if not isinstance(thing, Piece) or not is_read_large(scene, thing):
            yield thing


def everything(scene: Scene) -> Iterator[Piece | Spot | Link | Slot | Counter]:
    """What a pointer can rest on."""
    yield from scene.pieces
    for board in scene.boards:
        yield from board.spots
        yield from board.links
    for zone in scene.zones:
        yield from zone.slots
    yield from scene.counters


def is_read_large(scene: Scene, piece: Piece) -> bool:
    """Whether the face of a piece says everything by itself."""
    face = scene.faces[piece.face]
    if isinstance(face, BackFace):
        return face.of == "card"
    return isinstance(face, CardFace | TileFace | PlanFace)
