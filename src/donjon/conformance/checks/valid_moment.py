"""What is true of every great moment: faces, seats and numbers fit the scene it comes with."""

from __future__ import annotations

from typing import Final

import msgspec

from donjon.conformance.appearance import translated
from donjon.kernel.scene import Scene
from donjon.kernel.scene.great_moment import GreatMoment
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES

TINY: Final = 1e-9


def check_moment(scene: Scene, moment: GreatMoment, known: set[str]) -> None:
    """Everything that it names is there, it says something, and its words exist."""
    seats = {info.seat for info in scene.seats}
    faces = [drawn.face for drawn in moment.drawn] + [id for dice in moment.thrown for id in dice]
    faces += [*moment.counts, *[id for throw in moment.throws for id in throw.dice]]
    faces += [id for side in moment.sides for id in side.thrown]
    faces += [id for side in moment.sides for id in (side.face, side.back) if id is not None]
    faces += [id for id, _, _ in moment.source.rest] if moment.source is not None else []
    assert set(faces) <= set(scene.faces), set(faces) - set(scene.faces)
    assert set(moment.seats) <= seats
    assert {seat for drawn in moment.drawn for seat in drawn.also} <= seats
    assert {row.seat for row in moment.rows if row.seat is not None} <= seats
    assert {side.seat for side in moment.sides if side.seat is not None} <= seats
    assert all(side.face or side.icon or side.seat is not None for side in moment.sides)
    known = known | {info.after.id for info in scene.seats if info.after is not None}
    assert moment.by is None or moment.by in seats
    for throw in moment.throws:
        assert throw.dice
        assert set(throw.counts) <= set(throw.dice)
        assert len(throw.names) in (0, len(throw.dice))
    assert moment.at is None or moment.at in known, moment.at
    assert moment.step is None or 0 <= moment.step < len(moment.steps)
    assert moment.mine != "line"
    for row in moment.rows + [side.row for side in moment.sides if side.row is not None]:
        assert row.before >= 0 <= row.after
        assert row.most is None or max(row.before, row.after) <= row.most
    if moment.source is not None:
        assert sum(n for _, n, _ in moment.source.rest) == moment.source.left
    assert set(moment.then) <= known, moment.then
    check_odds(moment)
    check_words(moment)


def check_odds(moment: GreatMoment) -> None:
    """The shares of all issues make a whole, and each is that of its outcomes."""
    shares = [each.share for each in moment.odds]
    assert not shares or abs(sum(shares) - 1) < TINY, shares
    if moment.outcomes is not None:
        of = moment.outcomes.of
        assert 0 <= moment.outcomes.fell < len(of)
        assert len(of) % moment.outcomes.across == 0
        for n, share in enumerate(shares):
            assert abs(of.count(n) / len(of) - share) < TINY, (n, share)


def check_words(thing: object) -> None:
    """Every message in it has a text in every language."""
    if isinstance(thing, Message):
        assert all(translated(thing, lang) for lang in LANGUAGES), thing
    elif isinstance(thing, list | tuple):
        for item in thing:
            check_words(item)
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            check_words(getattr(thing, name))
