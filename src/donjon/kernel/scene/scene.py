"""The whole scene: everything that one viewer sees and may do."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.journal.log_line import LogLine
from donjon.kernel.scene.basics import Amount
from donjon.kernel.scene.beat import Beat
from donjon.kernel.scene.board import Board, Stroke
from donjon.kernel.scene.face import Face
from donjon.kernel.scene.layout import Layout
from donjon.kernel.scene.piece import Counter, Piece, Zone
from donjon.kernel.scene.recap import Recap
from donjon.kernel.scene.styled_choice import ChoicePreview, Mode, SceneChoice, Shortcut, Subset
from donjon.kernel.scene.tip import Tip
from donjon.kernel.words.ids import Icon, Id, Text
from donjon.kernel.words.message import Message


class After(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A turn that is nobody's, between two seats."""

    id: Id
    icon: Icon
    text: Text
    n: Amount | None = None


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the panel of a seat shows. `turn`: it is its turn, whoever is asked meanwhile.

    `score_first`: where there is room for a few numbers alone, the score is the first of them.
    """

    seat: int
    name: Text
    state: Literal["plays", "thinks", "ready", "waits", "gone"]
    counters: list[Id]
    out: bool = False
    first: bool = False
    turn: bool = False
    note: Text | None = None
    score: Amount | None = None
    peek: Id | None = None
    after: After | None = None
    score_first: bool = msgspec.field(name="scoreFirst", default=False)


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is asked, of whom, and the rule that asks."""

    mine: bool
    title: Text
    waiting: list[int]
    detail: Text | None = None
    undo: bool = False
    rule: str | None = None


class CountRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One row of the final count."""

    label: Text
    values: list[int | str | None]
    icon: Icon | None = None


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The places, the sentence, the count, the seed that was sealed, and the points by seat."""

    places: list[list[int]]
    text: Text
    seed: str
    rows: list[CountRow]
    scores: list[int]


class Scene(msgspec.Struct, omit_defaults=True, gc=False):
    """Everything one viewer sees and may do. A game fills what lies on the table.

    `previews`: for a piece, what playing it could lead to, even if it cannot be chosen now.
    `review` names what one may look back at, where the game can tell how it was done best.
    `recap` is there when one of the `beats` shows it. `tips` are those of the whole game: they stay
    the same in every scene of a match.
    """

    format: Literal[1]
    game: str
    viewer: int | None
    title: Text
    seats: list[SeatInfo]
    layout: Layout
    boards: list[Board]
    zones: list[Zone]
    pieces: list[Piece]
    faces: dict[Id, Face]
    counters: list[Counter]
    strokes: list[Stroke]
    prompt: Prompt | None = None
    choices: list[SceneChoice] = []
    log: list[LogLine] = []
    match: Id = ""
    seq: int = 0
    phases: list[Text] = []
    phase: int | None = None
    subset: Subset | None = None
    shortcuts: list[Shortcut] = []
    beats: list[Beat] = []
    result: Outcome | None = None
    previews: dict[Id, ChoicePreview] = {}
    modes: list[Mode] = []
    review: Text | None = None
    recap: Recap | None = None
    tips: dict[Id, Tip] = {}


class SuggestionScene(msgspec.Struct, frozen=True, gc=False):
    """How the table could look for a seat, in words and drawn: a plan, or what was best."""

    seat: int
    text: Message
    scene: Scene
