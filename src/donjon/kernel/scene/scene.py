"""The scene: a view laid out to be drawn. Every client draws these and knows no game.

Ids are stable for the whole match. Tints, icons, shapes and styles are names from closed lists;
every label is a message. Empty fields are left out on the wire. Scenes hold no cycles, so that
the collector need not look through them (`gc=False`).
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import field

from donjon.kernel.words.ids import Icon, Id, Text, Tint
from donjon.kernel.words.message import Message

XY = tuple[float, float]
Skin = Literal["earth", "rock", "meadow", "paper", "felt", "bare"]


class Amount(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """So many of something: «3 swords», «2 laurels for each monster», «at the end».

    `every`: for so many of what it is given `per`: «2 laurels for every 3 coins».
    """

    icon: Icon
    n: int | str | None = None
    tint: Tint | None = None
    per: Icon | None = None
    need: Icon | None = None
    late: bool = False
    label: Text | None = None
    every: int | None = None


class Split(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="split"):
    """Areas beside or below each other. `share` are relative sizes; 0 takes what it needs.

    With a `skin` the parts lie on one panel of that material.
    """

    split: Literal["row", "column"]
    parts: list[Area]
    share: list[float] = []
    skin: Skin | None = None


class Tab(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One sheet of a tabbed area."""

    title: Text
    icon: Icon
    area: Area


class Tabs(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="tabs"):
    """Areas of which one is seen at a time."""

    tabs: list[Tab]


class Show(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="show"):
    """A board or a zone in its place on the screen; `low` cards show picture and name alone."""

    show: Id
    size: Literal["s", "m", "l", "low", "fit"] | None = None
    title: Text | None = None
    note: Text | None = None


class CounterArea(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="counters"
):
    """A group of counters."""

    counters: list[Id]
    title: Text | None = None


Area = Split | Tabs | Show | CounterArea


class Layout(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where things sit: the same leaves on a wide and on a narrow screen.

    `dock` is what stays in sight at the foot of a narrow screen.
    """

    wide: Area
    narrow: Area
    dock: Area | None = None


class After(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A turn that is nobody's, between two seats."""

    id: Id
    icon: Icon
    text: Text
    n: Amount | None = None


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the panel of a seat shows. `turn`: it is its turn, whoever is asked meanwhile."""

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


ShapeStyle = Literal[
    "wall", "floor", "line", "faint", "ink", "title", "sky", "lava", "water", "frame"
]


class PathShape(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="path"
):
    """Scenery: an SVG path."""

    d: str
    style: ShapeStyle


class IconShape(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="icon"
):
    """Scenery: a printed icon."""

    icon: Icon
    at: XY
    size: float
    style: ShapeStyle
    tint: Tint | None = None


class TextShape(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="text"
):
    """Scenery: printed words."""

    text: Text
    at: XY
    size: float
    style: ShapeStyle
    anchor: Literal["start", "middle", "end"] | None = None


Shape = PathShape | IconShape | TextShape


class Spot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place that can hold pieces or be picked. `size` is a radius, or width and height.

    `label` says what it is, `name` is the short one that a person would type. A dot has no
    outline: it is only what is printed there.
    """

    id: Id
    at: XY
    label: Text
    shape: Literal["disc", "square", "octagon", "hex", "flathex", "card", "box", "dot", "bone"]
    size: float | XY
    style: Literal["room", "cell", "slot", "print", "empty"] | None = None
    tint: Tint | None = None
    icon: Icon | None = None
    badge: Amount | None = None
    share: Literal["pile", "ring", "row"] | None = None
    name: str | None = None


class Link(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A way between two spots."""

    id: Id
    start: Id = field(name="from")
    end: Id = field(name="to")
    label: Text
    via: list[XY] = []
    one_way: bool = field(name="oneWay", default=False)
    wraps: bool = False
    badges: list[Amount] = []


class Board(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A drawing with spots. `box` is x, y, width and height in units of its own."""

    id: Id
    label: Text
    box: tuple[float, float, float, float]
    skin: Skin
    shapes: list[Shape]
    spots: list[Spot]
    links: list[Link] = []
    owner: int | None = None
    grows: bool = False


class Slot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A place in a zone that is drawn even when empty."""

    id: Id
    label: Text
    tint: Tint | None = None
    note: Amount | None = None
    icon: Icon | None = None


class Zone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Where loose pieces lie: a row, a fan, a stack, or a list in which each card is one line.

    `count` when only the top one is sent. The slot of a stack is the place below its pieces.
    """

    id: Id
    kind: Literal["row", "fan", "stack", "grid", "list", "free"]
    label: Text
    owner: int | None = None
    cols: int | None = None
    size: Literal["s", "m", "l"] | None = None
    badge: Amount | None = None
    slots: list[Slot] = []
    count: int | None = None


class InZone(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="zone"):
    """The n-th of a zone; a wide piece takes several places from there on."""

    zone: Id
    n: int
    wide: int = 1


class OnSpot(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="spot"):
    """On a spot of a board."""

    spot: Id
    n: int | None = None


class OnBoard(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="board"):
    """Anywhere on a board."""

    board: Id
    xy: XY


class OnPiece(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="piece"):
    """On another piece."""

    piece: Id
    slot: str


Place = InZone | OnSpot | OnBoard | OnPiece
PieceState = Literal["spent", "locked", "ghost", "last", "out"]
Turned = Literal[0, 90, 180, 270]


class Piece(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing that lies somewhere; it keeps its id when it moves.

    Of a tile `open` are the chests that are, `joined` the sides that have met or given what they
    give, `walled` those that never will.
    """

    id: Id
    face: Id
    label: Text
    at: Place
    owner: int | None = None
    turn: Turned | None = None
    state: list[PieceState] = []
    badges: list[Amount] = []
    n: int | None = None
    open: list[int] = []
    joined: list[int] = []
    walled: list[int] = []


class Side(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A connector on the side of a tile."""

    key: bool = False
    gain: list[Amount] = []


class CardFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="card"
):
    """A card."""

    tint: Tint
    title: Text
    art: Icon
    kind: Icon | None = None
    gives: list[Amount] = []
    cost: list[Amount] = []
    worth: Amount | None = None
    marks: list[Icon] = []
    text: Text | None = None


class TileFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="tile"
):
    """A square tile; its sides are north, east, south, west. `text` says it all in words."""

    tint: Tint
    kind: Icon
    title: Text
    art: Icon
    sides: tuple[Side | None, Side | None, Side | None, Side | None]
    cost: list[Amount] = []
    gain: list[Amount] = []
    chests: list[list[Amount]] = []
    text: Text | None = None


class PlanThing(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A thing printed on a plan; `below`: on its lower level."""

    id: str
    at: XY
    icon: Icon
    tint: Tint
    shape: Literal["disc", "square"]
    below: bool = False


class PlanFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="plan"
):
    """A piece of a dungeon's plan. `cellars` are the rooms of its lower level."""

    cols: int
    rows: int
    upper: list[list[XY]]
    lower: list[list[XY]]
    rooms: list[tuple[float, float, float, float]]
    things: list[PlanThing]
    cost: Amount | None = None
    cellars: list[tuple[float, float, float, float]] = []


class HexFace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="hex"):
    """A hexagon of a map."""

    tint: Tint
    title: Text
    icon: Icon | None = None
    many: bool = False
    n: int | None = None


class TokenFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="token"
):
    """A small token."""

    shape: Literal["disc", "square", "diamond", "flathex"]
    tint: Tint
    icon: Icon
    title: Text
    n: int | str | None = None


class DieFace(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="die"):
    """A die; `sides` flicker by while it rolls."""

    tint: Tint
    sides: list[Icon]
    icon: Icon | None = None
    text: str | None = None
    pips: int | None = None


class PawnFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="pawn"
):
    """Somebody's pawn."""

    seat: int
    icon: Icon | None = None


class CubeFace(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="cube"):
    """Somebody's cube; black without a seat."""

    seat: int | None


class MarkFace(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="is", tag="mark"
):
    """Ink on paper."""

    mark: Literal["tick", "cross", "strike", "ring", "dot", "brick", "x"]
    seat: int | None = None


class BackFace(msgspec.Struct, frozen=True, gc=False, tag_field="is", tag="back"):
    """The back of a thing that is face down."""

    icon: Icon
    tint: Tint


Face = (
    CardFace | TileFace | PlanFace | HexFace | TokenFace
    | DieFace | PawnFace | CubeFace | MarkFace | BackFace
)  # fmt: skip


class Stroke(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A line on a board: drawn, hunted or planned. `stops` are the points that get a dot.

    `below`: on a lower level, under what lies above it.
    """

    id: Id
    board: Id
    seat: int
    points: list[XY]
    style: Literal["ink", "hunt", "plan"]
    stops: list[int] = []
    below: bool = False


class Counter(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number of a seat, or of the table; a track prints its steps.

    With a `spot` its value also stands there on the board; `seats` are those who have it.
    A row has a dot for each of its value, open ones for those that are `spent`, and what it is
    `worth`.
    """

    id: Id
    of: int | None
    icon: Icon
    value: int | str
    label: Text
    show: Literal["number", "pool", "pips", "track", "row"]
    max: int | None = None
    tint: Tint | None = None
    steps: list[Amount] = []
    spot: Id | None = None
    seats: list[int] = []
    spent: int = 0
    worth: Amount | None = None


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is asked, of whom, and the rule that asks."""

    mine: bool
    title: Text
    waiting: list[int]
    detail: Text | None = None
    undo: bool = False
    rule: str | None = None


Weight = Literal["main", "quiet", "grave"]


class Shows(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a choice would look like, or a thing that is looked at.

    `spots` are those that it brings within reach, `gains` what each of them would then give;
    `text` is what is to be said of it.
    """

    pieces: list[Piece] = []
    strokes: list[Stroke] = []
    counters: dict[Id, int | str] = {}
    spots: list[Id] = []
    gains: dict[Id, list[Amount]] = {}
    text: Text | None = None


class Mode(msgspec.Struct, frozen=True, gc=False):
    """One of several kinds of choices that would be in each other's way if all were lit at once.

    Which of them is on is the client's own switch; the choices of the others wait unlit.
    """

    id: Id
    label: Text
    icon: Icon
    key: str


class Dress(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a choice looks beside its words: what a decision may say of each option."""

    icon: Icon | None = None
    weight: Weight | None = None
    key: str | None = None
    cost: list[Amount] = []
    turn: Turned | None = None
    shows: Shows | None = None
    ask: Text | None = None
    mode: Id = ""


class SceneChoice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A choice with what one picks for it, in order; nothing means a button in the bar.

    With a `mode` it is offered only while that one of the scene's modes is on.
    """

    id: int
    label: Text
    on: list[Id]
    icon: Icon | None = None
    cost: list[Amount] = []
    key: str | None = None
    turn: Turned | None = None
    shows: Shows | None = None
    weight: Weight | None = None
    ask: Text | None = None
    chosen: bool = False
    mode: Id = ""


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


class Reach(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Several choices in a row, each by picking the next thing: walk there.

    With a `label` it is a button of the bar: «Play all 3». It stops where more is asked.
    """

    on: Id
    route: list[Id]
    cost: list[Amount]
    label: Text | None = None
    icon: Icon | None = None
    key: str | None = None


class Tableau(msgspec.Struct, frozen=True, gc=False):
    """What is over and still worth a look: boards side by side, with what lies on them.

    The lines are drawn before the eyes, and what is marked on pieces appears in the order of
    `pieces`; then come the counters of each board's owner. Zones stand above the boards.
    """

    boards: list[Board]
    zones: list[Zone]
    pieces: list[Piece]
    strokes: list[Stroke]
    counters: list[Counter]


class Beat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing that happened since the last scene, to be shown in order.

    `into`: of a move and a take the spots or zones they go to, of a flip and a roll the faces
    that are then up. A piece that is not on the table is seen for this beat alone: in `zone`, or
    each on its own of the `spots`. `show` lays a `tableau` over the table for a moment, under the
    heading `text`; its `pieces` are turned up when the lines are drawn.
    `line` is the line of the log that tells the same.
    """

    do: Literal["move", "flip", "roll", "take", "hurt", "count", "shuffle", "say", "show"]
    pieces: list[Id] = []
    start: Id | None = field(name="from", default=None)
    into: list[Id] = []
    line: int | None = None
    counter: Id | None = None
    by: int | None = None
    zone: Id | None = None
    text: Text | None = None
    on: list[Id] = []
    big: bool = False
    spots: list[Id] = []
    tableau: Tableau | None = None


class LogLine(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One line of the log."""

    n: int
    seq: int
    text: Text
    seat: int | None = None
    kind: str | None = None
    refs: list[Id] = []


class CountRow(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One row of the final count."""

    label: Text
    values: list[int | str | None]
    icon: Icon | None = None


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """The places, the sentence, the count, and the seed that was sealed."""

    places: list[list[int]]
    text: Text
    seed: str
    rows: list[CountRow]


class Scene(msgspec.Struct, omit_defaults=True, gc=False):
    """Everything one viewer sees and may do. A game fills what lies on the table.

    `foresight` tells of things what could come of them, whether they can be picked now or not.
    `review` names what one may look back at, where the game can tell how it was done best.
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
    reach: list[Reach] = []
    beats: list[Beat] = []
    result: Outcome | None = None
    foresight: dict[Id, Shows] = {}
    modes: list[Mode] = []
    review: Text | None = None


class Sight(msgspec.Struct, frozen=True, gc=False):
    """How the table could look for a seat, in words and drawn: a plan, or what was best."""

    seat: int
    text: Message
    scene: Scene
