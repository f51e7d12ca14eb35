"""Great moments: what happened, in as many parts as it is worth showing."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.words.ids import Icon, Id, Text, Tint

MomentStage = Literal["full", "inset", "line"]
"""Over the whole table, in a panel beside its place, or told by the log alone."""


class MomentPart(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that counts: «Iron sword +2»; one without a number is only named.

    What is `gone` is struck through.
    """

    icon: Icon
    text: Text
    n: int | str | None = None
    tint: Tint | None = None
    gone: bool = False


class MomentRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number that changed, as a row of icons: hearts, life. Without `most` as figures alone.

    It is that of a `seat`, or of whoever has the `name`. `crossed`: what is lost is crossed out
    with the pen of the seat.
    """

    icon: Icon
    tint: Tint
    before: int
    after: int
    most: int | None = None
    seat: int | None = None
    name: Text | None = None
    crossed: bool = False


class MomentThrow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of several throws: the faces of its dice, what is said of it, and what it comes to.

    `counts` are the faces that count, without any all of them; `names` stand below the dice.
    """

    dice: list[Id]
    text: Text | None = None
    counts: list[Id] = []
    names: list[Text] = []
    issue: MomentPart | None = None


class MomentSide(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of several sides: who, with what, what it threw or named, and its sum.

    `face` or `icon` is its picture, of a seat without them whoever sits there; a face has its
    `back` up until it turns. `thrown` are the faces of its dice, `terms` is how its sum came about
    («5 + 2»), `wins` whether it is ahead.
    """

    name: Text
    icon: Icon | None
    tint: Tint
    seat: int | None = None
    note: Text | None = None
    face: Id | None = None
    parts: list[MomentPart] = []
    thrown: list[Id] = []
    terms: Text | None = None
    sum: int | str | None = None
    row: MomentRow | None = None
    wins: bool = False
    back: Id | None = None


class Drawn(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that was drawn: its face, whose it is, and what it does.

    `also` are those who wanted it and did not get it.
    """

    face: Id
    seat: int | None = None
    text: Text | None = None
    also: list[int] = []


class Source(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where things are drawn from, and what is left there: how many of each kind."""

    icon: Icon
    text: Text
    left: int
    rest: list[tuple[Id, int, int | None]] = []
    """The face of a kind, how many of it are left, and whose they are."""
    again: Text | None = None
    """The words before the share of what is left that is the viewer's."""


class IssueOdds(msgspec.Struct, frozen=True, gc=False):
    """How likely an issue was before it happened: `share` is between 0 and 1."""

    text: Text
    share: float
    tint: Tint


class Outcomes(msgspec.Struct, frozen=True, gc=False):
    """All outcomes that were equally likely, `across` of them in a row, and the one that came.

    Each is told by the number of the issue that it leads to, of those whose odds are told.
    """

    of: list[int]
    across: int
    fell: int


class GreatMoment(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A great moment. Every viewer gets the same one.

    `mine` is how it is shown to the `seats` that it is about, `others` to everyone else, and
    `watchers` to those of them who have looked at the place `at` shortly before. The
    template is its `kind`: things are drawn one by one, sides meet, dice are thrown, hidden things
    are turned up together; of a gain or a loss only the issue is shown. `at` is the piece or spot
    beside which a panel stands. `steps` are the stages of a longer event, `step` is the one it
    has reached. `thrown` are groups of dice thrown together, of which those with the faces in
    `counts` count (without any all of them); `by` is whose throw it is, and `deed` what it is.
    `throws` follow each other. `total` are the terms of a sum, the last of them the result. `parts`
    are what is paid, gained or lost, `note` is a last sentence. `then` are the targets of the
    choice by which the same can be done again, if it is open.
    """

    kind: Literal["draw", "duel", "throw", "reveal", "gain", "loss"]
    title: Text
    icon: Icon
    tint: Tint
    seats: list[int] = []
    mine: MomentStage = "full"
    others: MomentStage = "inset"
    why: Text | None = None
    at: Id | None = None
    steps: list[Text] = []
    step: int | None = None
    drawn: list[Drawn] = []
    source: Source | None = None
    sides: list[MomentSide] = []
    by: int | None = None
    deed: Text | None = None
    thrown: list[list[Id]] = []
    counts: list[Id] = []
    throws: list[MomentThrow] = []
    total: list[MomentPart] = []
    rows: list[MomentRow] = []
    parts: list[MomentPart] = []
    odds: list[IssueOdds] = []
    outcomes: Outcomes | None = None
    note: Text | None = None
    issue: MomentPart | None = None
    then: list[Id] = []
    watchers: MomentStage | None = None
