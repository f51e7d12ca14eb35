"""The forms of a view: what a seat may know, as plain data."""

from __future__ import annotations

import msgspec


class PathView(msgspec.Struct, frozen=True):
    """A path: its start (card and slot), its nodes (card and node), and what it has found.

    `jumps`: numbers of nodes that were reached by a jump, where the line is interrupted.
    `circled`, `crossed`: card and icon. `tokens`, `spells`: what it may still use.
    """

    start: tuple[int, int]
    nodes: list[tuple[int, int]]
    jumps: list[int]
    circled: list[tuple[int, int]]
    crossed: list[tuple[int, int]]
    found: dict[str, int]
    items: dict[str, int]
    tokens: dict[str, int]
    spells: list[int]
    is_exit: bool
    is_stuck: bool


class PlacedView(msgspec.Struct, frozen=True):
    """A card of the dungeon and its place, in quadrants."""

    card: int
    x: int
    y: int
    turned: bool


class DungeonView(msgspec.Struct, frozen=True):
    """What a player has built. `fault` says why a draft could not be handed in."""

    placed: list[PlacedView]
    fault: str | None
    path: PathView | None
    primary: int
    coins: int


class BoardView(msgspec.Struct, frozen=True):
    """A score board: the columns, a row for each finished turn."""

    primary: list[int]
    secondary: list[int]
    bonus: list[int]
    exits: list[bool]


class PlayerView(msgspec.Struct, frozen=True):
    """A player. `dungeon` is None for others while it is a draft; `foreseen` for all others.

    `books` are spellbooks with whether they are ready.
    """

    seat: int
    coins: int
    pile_size: int
    discard: list[int]
    zone: list[int]
    dealt: int
    foreseen: int | None
    kept: list[int]
    tokens: dict[str, int]
    books: list[tuple[int, bool]]
    recycles: int
    scissors: int
    has_passed: bool
    is_finished: bool
    dungeon: DungeonView | None
    board: BoardView
    score: int


class ObjectiveView(msgspec.Struct, frozen=True):
    """An objective card."""

    card: int
    id: str
    vp: int
    hourglass: bool


class StepOutcome(msgspec.Struct, frozen=True):
    """The outcome of a step: the nodes from the path's present end, and all it has found then."""

    nodes: list[tuple[int, int]]
    found: dict[str, int]


class ExploredView(msgspec.Struct, frozen=True):
    """The last finished exploration: its turn, its objectives, and a dungeon for each seat."""

    turn: int
    primary: ObjectiveView
    secondary: ObjectiveView
    dungeons: list[DungeonView]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Cards are numbers; `display` has the columns by cost.

    `explored` is the last finished exploration. `steps` is the outcome of each step
    for the seat that explores, by the id of its choice.
    """

    viewer: int | None
    turn: int
    phase: str
    over: bool
    first: int
    buyer: int | None
    finisher: int | None
    order: list[int]
    players: list[PlayerView]
    stock: dict[str, int]
    books: list[int | None]
    book_pile: int
    book_discard: list[int]
    gone_books: list[int]
    display: list[list[int | None]]
    piles: list[int]
    discards: list[list[int]]
    box: list[int]
    primary: ObjectiveView | None
    secondary: ObjectiveView | None
    drawn: list[ObjectiveView]
    objectives_left: int
    explored: ExploredView | None
    steps: dict[int, StepOutcome]
