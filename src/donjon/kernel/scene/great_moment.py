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
    """A great moment. Every viewer gets the same one; what is empty is not shown."""

    kind: Literal["draw", "duel", "throw", "reveal", "gain", "loss"]
    """The form: things drawn one by one, sides that meet, dice, hidden things turned up together.

    Of a gain or a loss only the issue is shown.
    """
    title: Text
    """What happens: «The dragon attacks»."""
    icon: Icon
    """The picture beside the title."""
    tint: Tint
    """The colour of the title and of the picture."""
    seats: list[int] = []
    """Whom it is about."""
    mine: MomentStage = "full"
    """How large it is for the `seats`."""
    others: MomentStage = "inset"
    """How large it is for everyone else."""
    why: Text | None = None
    """A sentence under the title: the reason, or the rule."""
    at: Id | None = None
    """The piece or spot beside which a panel stands."""
    steps: list[Text] = []
    """The stages of a longer event, which comes in several moments."""
    step: int | None = None
    """The stage that this moment tells, counted from 0."""
    drawn: list[Drawn] = []
    """The cards, cubes or tiles that were drawn or turned up, in order."""
    source: Source | None = None
    """Where they were drawn from."""
    sides: list[MomentSide] = []
    """Those who meet, or whose hidden things are turned up."""
    by: int | None = None
    """The seat that throws `thrown`."""
    deed: Text | None = None
    """What it throws for."""
    thrown: list[list[Id]] = []
    """The faces of dice that were thrown together, in groups."""
    counts: list[Id] = []
    """The faces among `thrown` that count; none named: all of them."""
    throws: list[MomentThrow] = []
    """Several throws that followed each other."""
    total: list[MomentPart] = []
    """The terms of a sum; the last one is the sum."""
    rows: list[MomentRow] = []
    """Numbers that have changed: hearts, bones, points."""
    parts: list[MomentPart] = []
    """What was paid, gained or lost, one by one."""
    odds: list[IssueOdds] = []
    """How likely each issue was before it happened."""
    outcomes: Outcomes | None = None
    """All that could have been thrown, and what was."""
    note: Text | None = None
    """A last sentence."""
    issue: MomentPart | None = None
    """How it ended."""
    then: list[Id] = []
    """What one picks to do the same again; as long as one may, the moment has a button for it."""
    watchers: MomentStage | None = None
    """How large it is for those of the others who looked at the place `at` shortly before."""
