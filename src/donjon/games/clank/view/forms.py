"""The forms of a view: what a seat may know, as plain data."""

from __future__ import annotations

import msgspec


class CardView(msgspec.Struct, frozen=True):
    """A single card: its number in this match and its kind."""

    card: int
    kind: str


class ResourcesView(msgspec.Struct, frozen=True):
    """The rest of the active thief's turn. `banishes`: what is to be banished, a kind or «any»."""

    skill: int
    swords: int
    boots: int
    teleports: int
    credit: int
    clank_added: int
    gem_discount: int
    exhausted: bool
    ignores_monsters: bool
    waiting: int
    banishes: list[str]


class ThiefView(msgspec.Struct, frozen=True):
    """A thief. `hand` is None for everyone but its owner; piles have the top card last.

    `plain`: the cards of the owner's hand that need no decision and can be played in one gesture.
    """

    seat: int
    status: str
    room: str
    supply: int
    clank: int
    damage: int
    gold: int
    deck_size: int
    hand_size: int
    hand: list[CardView] | None
    plain: list[int]
    played: list[CardView]
    discard: list[CardView]
    artifacts: list[str]
    idols: int
    items: dict[str, int]
    secrets: dict[str, int]
    mastery: bool
    turns: int


class RoomView(msgspec.Struct, frozen=True):
    """The tokens in a room: face-down secrets by number, idols, an artifact."""

    room: str
    majors: int
    minors: int
    idols: int
    artifact: str | None


class WalkView(msgspec.Struct, frozen=True):
    """A walk through several tunnels without a decision: its rooms, and the boots it costs."""

    rooms: list[str]
    boots: int


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it.

    `bag` and `cubes_set_aside`: cubes of each seat, black ones last.
    `may_act`: the viewer must choose the next action; `walks` are the walks open to it then.
    """

    viewer: int | None
    board: str
    active: int
    first: int
    over: bool
    thieves: list[ThiefView]
    resources: ResourcesView
    row: list[CardView | None]
    deck_size: int
    dungeon_discard: list[CardView]
    removed_cards: list[CardView]
    reserve: list[CardView | None]
    reserve_left: list[int]
    staying: list[CardView]
    rooms: list[RoomView]
    stock: dict[str, int]
    secrets_spent: dict[str, int]
    bag: list[int]
    cubes_set_aside: list[int]
    rage: int
    rage_cubes: int
    danger: int
    runner: int | None
    countdown: int
    may_act: bool
    walks: list[WalkView]
