"""What may be chosen, and how it looks."""

from __future__ import annotations

from typing import Literal

import msgspec

from donjon.kernel.scene.basics import Amount
from donjon.kernel.scene.board import Stroke
from donjon.kernel.scene.piece import Piece, Turned
from donjon.kernel.words.ids import Icon, Id, Text

Weight = Literal["main", "quiet", "grave"]
Role = Literal["main", "also", "drawback"]


class ChoicePreview(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the table would look like after a choice, or after playing a piece.

    `spots` are those that it brings within reach, `gains` what each of them would then give; `text`
    is a sentence about it.
    """

    pieces: list[Piece] = []
    strokes: list[Stroke] = []
    counters: dict[Id, int | str] = {}
    spots: list[Id] = []
    gains: dict[Id, list[Amount]] = {}
    text: Text | None = None


class Mode(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One of several kinds of choices that would be in each other's way if all were lit at once.

    Which of them is on is the client's own switch; the choices of the others wait unlit.
    Once one is `due` because what belongs before it is done, the client switches to it.
    """

    id: Id
    label: Text
    icon: Icon
    key: str
    due: bool = False


class ChoiceStyle(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a choice looks beside its words: what a game's drawing says of each kind.

    Its `role` is what it is to the turn: what it is about, what can be done besides, or what one
    rather would not (refuse, discard, give back, take less). Without one a quiet or grave choice
    is a drawback and any other a main one. `verb` stands on the targets of a drawback.
    """

    icon: Icon | None = None
    weight: Weight | None = None
    key: str | None = None
    cost: list[Amount] = []
    turn: Turned | None = None
    preview: ChoicePreview | None = None
    ask: Text | None = None
    mode: Id = ""
    role: Role | None = None
    verb: Icon | None = None


class SceneChoice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A choice with what one clicks for it, in order; without targets it is a button in the bar.

    With a `mode` it is offered only while that one of the scene's modes is on.
    """

    id: int
    label: Text
    targets: list[Id]
    icon: Icon | None = None
    cost: list[Amount] = []
    key: str | None = None
    turn: Turned | None = None
    preview: ChoicePreview | None = None
    weight: Weight | None = None
    ask: Text | None = None
    chosen: bool = False
    mode: Id = ""
    role: Role | None = None
    verb: Icon | None = None


class Subset(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Any of these: the choice is `first` + the sum of 2**i over the picked.

    The label's argument `n` is how many are picked; the client puts its own number there.
    """

    of: list[Id]
    least: int
    most: int
    first: int
    label: Text
    icon: Icon | None = None
    key: str | None = None
    weight: Weight | None = None


class Shortcut(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Several choices in a row offered as one click: walk there.

    With a `label` it is a button of the bar: «Play all 3». It stops where more is asked.
    """

    target: Id
    route: list[Id]
    cost: list[Amount]
    label: Text | None = None
    icon: Icon | None = None
    key: str | None = None
